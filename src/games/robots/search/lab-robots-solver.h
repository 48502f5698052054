/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-event-log.h"
#include "lab-robots-field.h"
#include "lab-state-table.h"

G_BEGIN_DECLS

/**
 * LabRobotsAlgorithm:
 * @LAB_ROBOTS_FAST: the solver of this program, see lab-robots-fast.c; its id is `fast`
 * @LAB_ROBOTS_BFS: breadth-first search (Moore 1959) over all robots; `bfs`
 * @LAB_ROBOTS_ASTAR_H1: A* (Hart, Nilsson, and Raphael 1968) with h1: 0 on the target, 1 in its row
 *   or column, else 2; `astar-h1`
 * @LAB_ROBOTS_ASTAR_H2: A* with h2: the moves that robot 1 needs if it can stop anywhere;
 *   `astar-h2`
 * @LAB_ROBOTS_DFS: depth-first search (Tarjan 1972) that moves robot 1 only, up to a number of
 *   moves; `dfs`
 *
 * A way to solve a board. All but the last one find a shortest solution. What they cost is told in
 * lab-robots-solver.c.
 */
typedef enum
{
  LAB_ROBOTS_FAST,
  LAB_ROBOTS_BFS,
  LAB_ROBOTS_ASTAR_H1,
  LAB_ROBOTS_ASTAR_H2,
  LAB_ROBOTS_DFS,
} LabRobotsAlgorithm;

#define LAB_N_ROBOTS_ALGORITHMS 5

/**
 * LabRobotsOutcome:
 * @LAB_ROBOTS_SOLVED: a solution was found; it is a shortest one, except by depth-first search
 * @LAB_ROBOTS_UNSOLVABLE: there is no solution
 * @LAB_ROBOTS_NONE_FOUND: depth-first search found none, which proves nothing: it moves one robot
 * @LAB_ROBOTS_BOUNDED: no solution has at most as many moves as the options allow
 * @LAB_ROBOTS_NO_MEMORY: the memory allowed was used up
 * @LAB_ROBOTS_CANCELLED: the search was cancelled
 *
 * How a search ended. After the last two, a solution may be known without proof.
 */
typedef enum
{
  LAB_ROBOTS_SOLVED,
  LAB_ROBOTS_UNSOLVABLE,
  LAB_ROBOTS_NONE_FOUND,
  LAB_ROBOTS_BOUNDED,
  LAB_ROBOTS_NO_MEMORY,
  LAB_ROBOTS_CANCELLED,
} LabRobotsOutcome;

#define LAB_N_ROBOTS_OUTCOMES 6

/**
 * LabRobotsProgress:
 * @lower_bound: no solution has fewer moves
 * @best: the moves of the best solution known so far; 0 if none is known
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated
 * @seconds: the time since the start
 *
 * How far a search has come.
 */
typedef struct
{
  guint   lower_bound;
  guint   best;
  guint64 n_expanded;
  guint64 n_generated;
  double  seconds;
} LabRobotsProgress;

/**
 * LabRobotsProgressFunc:
 * @progress: how far the search has come
 * @data: as in the options
 *
 * Is called now and then, in the thread that called lab_robots_solve(), and when a bound rises or a
 * better solution is found.
 */
typedef void (*LabRobotsProgressFunc) (const LabRobotsProgress *progress,
                                       gpointer                 data);

/**
 * LabRobotsOptions:
 * @algorithm: how to solve
 * @n_threads: how many threads to use, one or two; 0 for two, or one where there is one processor.
 *   Only the fast solver uses two. Which one of several optimal solutions it finds can then be
 *   another one each time, unless all are listed
 * @max_memory: how many bytes may be used; 0 for 1 GB
 * @max_moves: the longest solution to look for; 0 for no limit. Depth-first search then stops at as
 *   many moves as the board has rows
 * @max_solutions: how many optimal solutions to list; 0 for one. Only the fast solver lists more
 *   than one, and counts them if this is above 1
 * @cancellable: (nullable): stops the search from another thread
 * @progress: (nullable): is told how far the search has come
 * @data: passed to @progress
 *
 * How to search. All zeros are sensible options.
 */
typedef struct
{
  LabRobotsAlgorithm     algorithm;
  guint                  n_threads;
  guint64                max_memory;
  guint                  max_moves;
  guint                  max_solutions;
  GCancellable          *cancellable;
  LabRobotsProgressFunc  progress;
  gpointer               data;
} LabRobotsOptions;

/**
 * LabRobotsSolution:
 * @outcome: how the search ended
 * @n_moves: the number of moves of the best solution found; undefined if @solutions is empty
 * @lower_bound: no solution has fewer moves; equal to @n_moves if that is proved
 * @solutions: (element-type GArray of LabRobotsMove): the solutions found, the nicest first: few
 *   robots, few changes between robots, a short travel. All of them have @n_moves moves
 * @n_optimal: how many optimal solutions there are; at most %G_MAXUINT64, also if there are more; 0
 *   if they were not counted, or not with the memory allowed
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated, whether they were new or not
 * @memory: the bytes that were allocated at most
 * @seconds: how long the search took
 *
 * The result of a search. Clear it with lab_robots_solution_clear().
 */
typedef struct
{
  LabRobotsOutcome  outcome;
  guint             n_moves;
  guint             lower_bound;
  GPtrArray        *solutions;
  guint64           n_optimal;
  guint64           n_expanded;
  guint64           n_generated;
  guint64           memory;
  double            seconds;
} LabRobotsSolution;

/**
 * LabRobotsSolver:
 *
 * Solves one board after the other and keeps its tables between them, which makes small boards much
 * faster. Use it in one thread at a time.
 */
typedef struct _LabRobotsSolver LabRobotsSolver;

LabRobotsSolver *lab_robots_solver_new         (void);
void             lab_robots_solver_free        (LabRobotsSolver         *self);
void             lab_robots_solver_run         (LabRobotsSolver         *self,
                                                const LabRobotsBoard    *board,
                                                const LabRobotsPosition *position,
                                                const LabRobotsOptions  *options,
                                                LabRobotsSolution       *solution);
void             lab_robots_solve              (const LabRobotsBoard    *board,
                                                const LabRobotsPosition *position,
                                                const LabRobotsOptions  *options,
                                                LabRobotsSolution       *solution);
GArray          *lab_robots_solution_get_moves (const LabRobotsSolution *self);
void             lab_robots_solution_init      (LabRobotsSolution       *self);
void             lab_robots_solution_take      (LabRobotsSolution       *self,
                                                GArray                  *moves);
void             lab_robots_solution_clear     (LabRobotsSolution       *self);

const char *lab_robots_outcome_get_id           (LabRobotsOutcome    outcome);
const char *lab_robots_algorithm_get_id         (LabRobotsAlgorithm  algorithm);
const char *lab_robots_algorithm_get_name       (LabRobotsAlgorithm  algorithm);
const char *lab_robots_algorithm_get_short_name (LabRobotsAlgorithm  algorithm);
gboolean    lab_robots_algorithm_parse          (const char         *id,
                                                 LabRobotsAlgorithm *algorithm);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsSolver, lab_robots_solver_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabRobotsSolution, lab_robots_solution_clear)

/**
 * LabRobotsTrace:
 * @log: the steps of the search; nodes are indices of states
 * @field: the board as the search knows it
 * @states: the states: the place of each robot and how it has moved, see LAB_ROBOTS_NODE_PLACE()
 * @estimates: for each state, the least number of moves that it still needs, as far as the
 *   algorithm knows
 * @n_movers: how many robots are moved, from the first
 * @max_states: how many states may be kept
 *
 * What a search did, step by step.
 */
typedef struct
{
  LabEventLog    *log;
  LabRobotsField  field;
  LabStateTable  *states;
  guint8         *estimates;
  guint           n_movers;
  guint           max_states;
} LabRobotsTrace;

void lab_robots_trace_init  (LabRobotsTrace         *self,
                             const LabRobotsBoard   *board,
                             const LabRobotsOptions *options,
                             guint                   max_states,
                             LabRobotsSolution      *solution);

G_END_DECLS
