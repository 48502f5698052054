/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-escape-art.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_CHUNK: the height and width of a part of the garden, in cells. */
#define LAB_ESCAPE_CHUNK 6

typedef struct _LabEscapePictures LabEscapePictures;

LabEscapePictures *lab_escape_pictures_new         (void);
void               lab_escape_pictures_free        (LabEscapePictures      *self);
void               lab_escape_pictures_set_look    (LabEscapePictures      *self,
                                                    const LabEscapePalette *palette,
                                                    int                     size,
                                                    int                     scale);
void               lab_escape_pictures_take_maze   (LabEscapePictures      *self,
                                                    LabMaze                *maze,
                                                    LabMaze                *before);
GdkTexture        *lab_escape_pictures_get_thing   (LabEscapePictures      *self,
                                                    LabEscapeThing          thing);
void               lab_escape_pictures_show_garden (LabEscapePictures      *self,
                                                    GtkSnapshot            *snapshot,
                                                    double                  x,
                                                    double                  y,
                                                    const graphene_rect_t  *visible);

G_END_DECLS
