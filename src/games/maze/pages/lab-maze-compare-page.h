/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-maze-generator.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PATTERN_PICTURE (lab_maze_pattern_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePatternPicture, lab_maze_pattern_picture, LAB, MAZE_PATTERN_PICTURE,
                      GtkWidget)

void lab_maze_pattern_picture_set_generator (LabMazePatternPicture *self,
                                             LabMazeGenerator       generator);

G_END_DECLS
