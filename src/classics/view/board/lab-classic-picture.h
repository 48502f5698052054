/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_PICTURE (lab_classic_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicPicture, lab_classic_picture, LAB, CLASSIC_PICTURE, GtkWidget)

GtkWidget *lab_classic_picture_new       (void);
void       lab_classic_picture_set_state (LabClassicPicture *self,
                                          const LabClassic  *classic,
                                          gconstpointer      state);
void       lab_classic_picture_set_size  (LabClassicPicture *self,
                                          int                size);

G_END_DECLS
