/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

char *lab_maze_compare_format_name    (const LabMazeComparison *comparison,
                                       guint                    row);
char *lab_maze_compare_format_row     (const LabMazeComparison *comparison,
                                       guint                    row,
                                       LabMazeQuantity          quantity);
GStrv lab_maze_compare_list_numbers   (const LabMazeComparison *comparison,
                                       guint                    row,
                                       LabMazeQuantity          quantity);
char *lab_maze_compare_describe_plot  (const LabMazeComparison *comparison,
                                       LabMazeQuantity          quantity);
char *lab_maze_compare_tell_result    (const LabMazeComparison *comparison,
                                       LabMazeQuantity          quantity);

G_END_DECLS
