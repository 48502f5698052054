/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-plot.h"
#include "lab-robots-comparison.h"

G_BEGIN_DECLS

/**
 * LabRobotsFigure:
 * @LAB_ROBOTS_FIGURE_TIME_BY_ROBOTS: the mean time for each number of robots
 * @LAB_ROBOTS_FIGURE_MOVES_BY_ROBOTS: the mean number of moves for each number of robots
 * @LAB_ROBOTS_FIGURE_TIME_BY_BOARD: the time for each board
 * @LAB_ROBOTS_FIGURE_MOVES_BY_BOARD: the moves for each board
 *
 * A figure with a line for each algorithm. Times are on a logarithmic scale. Boards are ordered
 * from easy to hard: for times by the states that were expanded, for moves by the fewest moves.
 */
typedef enum
{
  LAB_ROBOTS_FIGURE_TIME_BY_ROBOTS,
  LAB_ROBOTS_FIGURE_MOVES_BY_ROBOTS,
  LAB_ROBOTS_FIGURE_TIME_BY_BOARD,
  LAB_ROBOTS_FIGURE_MOVES_BY_BOARD,
} LabRobotsFigure;

#define LAB_N_ROBOTS_FIGURES 4

const char *lab_robots_figure_get_title   (LabRobotsFigure             figure);
gboolean    lab_robots_figure_is_of_time  (LabRobotsFigure             figure);
gboolean    lab_robots_figure_is_by_board (LabRobotsFigure             figure);
void        lab_robots_comparison_draw    (const LabRobotsComparison  *comparison,
                                           LabRobotsFigure             figure,
                                           LabRobotsKind               kind,
                                           LabPlot                     plot,
                                           cairo_t                    *cr,
                                           int                         width,
                                           int                         height);
GBytes     *lab_robots_comparison_render  (const LabRobotsComparison  *comparison,
                                           LabRobotsKind               kind,
                                           LabFigureFormat             format,
                                           GError                    **error);

G_END_DECLS
