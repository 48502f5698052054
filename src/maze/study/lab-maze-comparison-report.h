/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

char *lab_maze_comparison_format_title    (const LabMazeComparison *self);
GStrv lab_maze_comparison_list_headings   (void);
char *lab_maze_comparison_format_name     (const LabMazeComparison *self,
                                           guint                    row);
char *lab_maze_comparison_format_interval (LabMazeQuantity          quantity,
                                           const LabSummary        *summary);
char *lab_maze_comparison_format_table    (const LabMazeComparison *self);
char *lab_maze_comparison_format_csv      (const LabMazeComparison *self);
char *lab_maze_comparison_format_json     (const LabMazeComparison *self);

G_END_DECLS
