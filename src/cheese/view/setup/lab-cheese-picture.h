/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_PICTURE (lab_cheese_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabCheesePicture, lab_cheese_picture, LAB, CHEESE_PICTURE, GtkWidget)

G_END_DECLS
