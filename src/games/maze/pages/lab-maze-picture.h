/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PICTURE (lab_maze_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePicture, lab_maze_picture, LAB, MAZE_PICTURE, GtkWidget)

gboolean lab_maze_picture_is_walking   (LabMazePicture *self);
double   lab_maze_picture_get_progress (LabMazePicture *self);

G_END_DECLS
