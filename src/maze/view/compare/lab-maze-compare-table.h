/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COMPARE_TABLE (lab_maze_compare_table_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCompareTable, lab_maze_compare_table, LAB, MAZE_COMPARE_TABLE,
                      GtkWidget)

void     lab_maze_compare_table_show     (LabMazeCompareTable     *self,
                                          const LabMazeComparison *comparison,
                                          LabMazeQuantity          quantity);
gboolean lab_maze_compare_table_get_wide (LabMazeCompareTable     *self);

G_END_DECLS
