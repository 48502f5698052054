/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-interval-plot.h"
#include "lab-maze-comparison.h"

G_BEGIN_DECLS

/**
 * LabMazeComparisonNameFunc:
 * @comparison: a comparison
 * @row: a row of it
 *
 * Returns: (transfer full): the name of the row in a figure
 */
typedef char *(*LabMazeComparisonNameFunc) (const LabMazeComparison *comparison,
                                            guint                    row);

void    lab_maze_comparison_draw   (const LabMazeComparison   *comparison,
                                    LabMazeQuantity            quantity,
                                    LabMazeComparisonNameFunc  format_name,
                                    LabIntervalPlot            plot,
                                    cairo_t                   *cr,
                                    int                        width,
                                    int                        height);
GBytes *lab_maze_comparison_render (const LabMazeComparison   *comparison,
                                    LabMazeComparisonNameFunc  format_name,
                                    LabFigureFormat            format,
                                    GError                   **error);

G_END_DECLS
