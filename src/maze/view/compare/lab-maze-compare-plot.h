/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COMPARE_PLOT (lab_maze_compare_plot_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeComparePlot, lab_maze_compare_plot, LAB, MAZE_COMPARE_PLOT, GtkWidget)

void lab_maze_compare_plot_show (LabMazeComparePlot      *self,
                                 const LabMazeComparison *comparison,
                                 LabMazeQuantity          quantity);

G_END_DECLS
