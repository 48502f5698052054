/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"
#include "lab-cheese-palette.h"

G_BEGIN_DECLS

typedef struct _LabCheesePictures LabCheesePictures;

LabCheesePictures *lab_cheese_pictures_new        (void);
void               lab_cheese_pictures_free       (LabCheesePictures      *self);
void               lab_cheese_pictures_set_look   (LabCheesePictures      *self,
                                                   const LabCheesePalette *palette,
                                                   int                     size);
GdkTexture        *lab_cheese_pictures_get_rat    (LabCheesePictures      *self,
                                                   guint                   rat,
                                                   gboolean                looks_left);
GdkTexture        *lab_cheese_pictures_get_cheese (LabCheesePictures      *self);
cairo_surface_t   *lab_cheese_pictures_get_arrow  (LabCheesePictures      *self,
                                                   LabCheeseAction         action);
cairo_surface_t   *lab_cheese_pictures_get_number (LabCheesePictures      *self,
                                                   guint                   number);

G_END_DECLS
