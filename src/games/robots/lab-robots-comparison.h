/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-experiment.h"
#include "lab-plot.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"
#include "lab-statistics.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_COMPARISON_MAX_SIZES: there are only so many sizes of boards. */
#define LAB_ROBOTS_COMPARISON_MAX_SIZES ((LAB_ROBOTS_MAX_SIZE - LAB_ROBOTS_MIN_SIZE) / 2 + 1)

/** LAB_ROBOTS_COMPARISON_MAX_BOARDS: the most boards of each size and number of robots. */
#define LAB_ROBOTS_COMPARISON_MAX_BOARDS 10000

/** LAB_ROBOTS_COMPARISON_MEMORY: the usual limit of memory for each search, in bytes. */
#define LAB_ROBOTS_COMPARISON_MEMORY (256U << 20)

/**
 * LabRobotsComparisonSetup:
 * @sizes: (array length=n_sizes): the numbers of rows
 * @n_sizes: how many sizes there are
 * @robots: (array length=n_robots): the numbers of robots
 * @n_robots: how many numbers of robots there are
 * @algorithms: (array length=n_algorithms): the algorithms
 * @n_algorithms: how many algorithms there are
 * @n_boards: how many boards there are of each size with each number of robots
 * @seed: the seed of the first board of each kind; each other one has the next seed
 * @density: how many walls there are, as in #LabRobotsRecipe
 * @any_robot: whether any robot may stop on the target
 * @must_ricochet: whether a straight way does not count
 * @max_memory: how many bytes each search may use
 *
 * What is compared. All algorithms solve the same boards. Boards of one size with the same seed
 * have the same walls and target, and the same first robots.
 */
typedef struct
{
  guint              sizes[LAB_ROBOTS_COMPARISON_MAX_SIZES];
  guint              n_sizes;
  guint              robots[LAB_ROBOTS_MAX_ROBOTS];
  guint              n_robots;
  LabRobotsAlgorithm algorithms[LAB_N_ROBOTS_ALGORITHMS];
  guint              n_algorithms;
  guint              n_boards;
  guint64            seed;
  guint              density;
  gboolean           any_robot;
  gboolean           must_ricochet;
  guint64            max_memory;
} LabRobotsComparisonSetup;

/**
 * LabRobotsTrial:
 * @outcome: how the search ended
 * @n_moves: the moves of the solution, if there is one
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated
 * @seconds: how long it took
 *
 * One algorithm on one board.
 */
typedef struct
{
  LabRobotsOutcome outcome;
  guint            n_moves;
  guint64          n_expanded;
  guint64          n_generated;
  double           seconds;
} LabRobotsTrial;

/**
 * LabRobotsKind:
 * @size: a number of rows, or 0 for boards of all sizes
 * @n_robots: a number of robots, or 0 for all
 *
 * Some of the boards.
 */
typedef struct
{
  guint size;
  guint n_robots;
} LabRobotsKind;

/**
 * LabRobotsTally:
 * @n_boards: how many boards are finished
 * @n_solved: how many were solved
 * @n_unsolvable: on how many there is no solution
 * @n_missed: on how many no solution was found, although there may be one
 * @n_stopped: on how many the memory was not enough
 * @moves: the moves of the solutions; the interval of the mean does not go below 0
 * @expanded: the mean number of expanded states, of all boards
 * @generated: the mean number of generated states, of all boards
 * @seconds: the times for all boards, in the same way
 *
 * What an algorithm did on some of the boards.
 */
typedef struct
{
  guint      n_boards;
  guint      n_solved;
  guint      n_unsolvable;
  guint      n_missed;
  guint      n_stopped;
  LabSummary moves;
  double     expanded;
  double     generated;
  LabSummary seconds;
} LabRobotsTally;

/**
 * LabRobotsComparison:
 * @base: the boards; those of one size with one number of robots are a group
 * @setup: what is compared
 * @n_boards: the number of boards of all kinds
 * @trials: those of a board are together
 *
 * Solves many random boards by several algorithms, in several threads. Boards are numbered from 0,
 * by size, then by number of robots, then by seed.
 */
typedef struct
{
  LabExperiment            base;
  LabRobotsComparisonSetup setup;
  guint                    n_boards;
  LabRobotsTrial          *trials;
} LabRobotsComparison;

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

/**
 * LabRobotsFigureKind:
 * @title: its title for people, untranslated
 * @is_of_time: whether it shows times, not moves
 * @is_by_board: whether it has a point for each board
 *
 * What a figure is about.
 */
typedef struct
{
  const char *title;
  gboolean    is_of_time;
  gboolean    is_by_board;
} LabRobotsFigureKind;

extern const LabRobotsFigureKind lab_robots_figures[LAB_N_ROBOTS_FIGURES];

void                 lab_robots_comparison_setup_init  (LabRobotsComparisonSetup       *setup);
LabRobotsComparison *lab_robots_comparison_new         (const LabRobotsComparisonSetup *setup);
LabRobotsTally       lab_robots_comparison_tally       (const LabRobotsComparison      *self,
                                                        LabRobotsKind                   kind,
                                                        guint                           algorithm);
GStrv                lab_robots_comparison_list_headings
                                                       (void);
GStrv                lab_robots_comparison_list_numbers
                                                       (const LabRobotsComparison      *self,
                                                        LabRobotsKind                   kind,
                                                        guint                           algorithm);
char                *lab_robots_comparison_format_value
                                                       (gboolean                        is_time,
                                                        double                          value);
char                *lab_robots_comparison_format_progress
                                                       (guint                           n_done,
                                                        guint                           n_tasks,
                                                        const char                     *left);
char                *lab_robots_comparison_format_title
                                                       (const LabRobotsComparison      *self);
GStrv                lab_robots_comparison_list_notes  (const LabRobotsComparison      *self,
                                                        LabRobotsKind                   kind);
void                 lab_robots_comparison_draw        (const LabRobotsComparison      *comparison,
                                                        LabRobotsFigure                 figure,
                                                        LabRobotsKind                   kind,
                                                        LabPlot                         plot,
                                                        cairo_t                        *cr,
                                                        int                             width,
                                                        int                             height);
GBytes              *lab_robots_comparison_render      (const LabRobotsComparison      *comparison,
                                                        LabRobotsKind                   kind,
                                                        LabFigureFormat                 format,
                                                        GError                        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsComparison, lab_experiment_free)

G_END_DECLS
