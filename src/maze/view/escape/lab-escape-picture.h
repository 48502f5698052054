/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-escape-art.h"
#include "lab-escape-level.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_PICTURE (lab_escape_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapePicture, lab_escape_picture, LAB, ESCAPE_PICTURE, GtkWidget)

GtkWidget     *lab_escape_picture_new      (LabEscapeThing thing,
                                            int            size);
LabEscapeThing lab_escape_picture_get_item (LabEscapeItem  item);

G_END_DECLS
