/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-solver.h"

#include <glib/gi18n.h>

#include "lab-robots-search-private.h"

struct _LabRobotsSolver
{
  LabRobotsFast *fast;
};

static const struct
{
  const char *id;
  const char *name;
  const char *short_name;
} ALGORITHMS[LAB_N_ROBOTS_ALGORITHMS] = {
  /* Translators: the second name of each solver is for places with little room. */
  [LAB_ROBOTS_FAST] = { "fast", NC_("solver of robots", "Fast solver"),
                        NC_("solver of robots", "Fast") },
  [LAB_ROBOTS_BFS] = { "bfs", NC_("solver of robots", "Breadth-first search"),
                       NC_("solver of robots", "BFS") },
  [LAB_ROBOTS_ASTAR_H1] = { "astar-h1", NC_("solver of robots", "A* with h1"),
                            NC_("solver of robots", "A* h1") },
  [LAB_ROBOTS_ASTAR_H2] = { "astar-h2", NC_("solver of robots", "A* with h2"),
                            NC_("solver of robots", "A* h2") },
  [LAB_ROBOTS_DFS] = { "dfs", NC_("solver of robots", "Depth-first search"),
                       NC_("solver of robots", "DFS") },
};

/* Functions of the other files */

/* Sets @self to an empty solution. */
void
lab_robots_solution_init (LabRobotsSolution *self)
{
  *self = (LabRobotsSolution) {
    .outcome = LAB_ROBOTS_UNSOLVABLE,
    .solutions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref),
  };
}

/* Adds a solution as the last one. */
void
lab_robots_solution_take (LabRobotsSolution *self,
                          GArray            *moves)
{
  self->n_moves = moves->len;
  g_ptr_array_add (self->solutions, moves);
}

/* Public functions */

/**
 * lab_robots_solver_new:
 *
 * Returns: (transfer full): a solver without tables
 */
LabRobotsSolver *
lab_robots_solver_new (void)
{
  LabRobotsSolver *self = g_new0 (LabRobotsSolver, 1);

  self->fast = lab_robots_fast_new ();
  return self;
}

/** lab_robots_solver_free: frees @self and its tables. */
void
lab_robots_solver_free (LabRobotsSolver *self)
{
  lab_robots_fast_free (self->fast);
  g_free (self);
}

/**
 * lab_robots_solver_run:
 * @self: a solver
 * @board: a board
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves a board.
 */
void
lab_robots_solver_run (LabRobotsSolver        *self,
                       const LabRobotsBoard   *board,
                       const LabRobotsOptions *options,
                       LabRobotsSolution      *solution)
{
  LabRobotsPosition start;

  lab_robots_position_init (&start, board);
  lab_robots_solution_init (solution);
  if (options->algorithm == LAB_ROBOTS_FAST)
    lab_robots_fast_run (self->fast, board, &start, options, solution);
  else
    lab_robots_classical_run (board, &start, options, solution);
}

/**
 * lab_robots_solve:
 * @board: a board
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves one board, see lab_robots_solver_run().
 */
void
lab_robots_solve (const LabRobotsBoard   *board,
                  const LabRobotsOptions *options,
                  LabRobotsSolution      *solution)
{
  LabRobotsPosition start;

  lab_robots_position_init (&start, board);
  lab_robots_solve_from (board, &start, options, solution);
}

/**
 * lab_robots_solve_from:
 * @board: a board
 * @position: where its robots are, and how they have moved
 * @options: how to search
 * @solution: (out caller-allocates): the result
 *
 * Solves a board on which robots have moved already.
 */
void
lab_robots_solve_from (const LabRobotsBoard    *board,
                       const LabRobotsPosition *position,
                       const LabRobotsOptions  *options,
                       LabRobotsSolution       *solution)
{
  lab_robots_solution_init (solution);
  if (options->algorithm == LAB_ROBOTS_FAST)
    {
      LabRobotsFast *fast = lab_robots_fast_new ();

      lab_robots_fast_run (fast, board, position, options, solution);
      lab_robots_fast_free (fast);
    }
  else
    lab_robots_classical_run (board, position, options, solution);
}

/**
 * lab_robots_solution_is_solved:
 * @self: a solution
 *
 * Returns: whether @self has a solution that is proved to be shortest
 */
gboolean
lab_robots_solution_is_solved (const LabRobotsSolution *self)
{
  return self->outcome == LAB_ROBOTS_SOLVED;
}

/**
 * lab_robots_solution_get_moves:
 * @self: a solution
 *
 * Returns: (nullable) (transfer none) (element-type LabRobotsMove): the moves of the nicest
 *   solution found
 */
GArray *
lab_robots_solution_get_moves (const LabRobotsSolution *self)
{
  return self->solutions->len > 0 ? g_ptr_array_index (self->solutions, 0) : NULL;
}

/** lab_robots_solution_clear: frees what @self has. */
void
lab_robots_solution_clear (LabRobotsSolution *self)
{
  g_clear_pointer (&self->solutions, g_ptr_array_unref);
}

/** lab_robots_outcome_get_id: returns a word for programs, such as `solved`. */
const char *
lab_robots_outcome_get_id (LabRobotsOutcome outcome)
{
  static const char * const ids[LAB_N_ROBOTS_OUTCOMES] = {
    [LAB_ROBOTS_SOLVED] = "solved",
    [LAB_ROBOTS_UNSOLVABLE] = "no-solution",
    [LAB_ROBOTS_NONE_FOUND] = "none-found",
    [LAB_ROBOTS_BOUNDED] = "none-in-max-moves",
    [LAB_ROBOTS_NO_MEMORY] = "out-of-memory",
    [LAB_ROBOTS_CANCELLED] = "interrupted",
  };

  return ids[outcome];
}

/**
 * lab_robots_algorithm_get_id:
 * @algorithm: an algorithm
 *
 * Returns: (transfer none): its name on the command line, such as `astar-h2`
 */
const char *
lab_robots_algorithm_get_id (LabRobotsAlgorithm algorithm)
{
  return ALGORITHMS[algorithm].id;
}

/**
 * lab_robots_algorithm_get_name:
 * @algorithm: an algorithm
 *
 * Returns: (transfer none): its name for people, translated
 */
const char *
lab_robots_algorithm_get_name (LabRobotsAlgorithm algorithm)
{
  return g_dpgettext2 (NULL, "solver of robots", ALGORITHMS[algorithm].name);
}

/** lab_robots_algorithm_get_short_name: returns its name where there is little room, translated. */
const char *
lab_robots_algorithm_get_short_name (LabRobotsAlgorithm algorithm)
{
  return g_dpgettext2 (NULL, "solver of robots", ALGORITHMS[algorithm].short_name);
}

/**
 * lab_robots_algorithm_parse:
 * @id: a text
 * @algorithm: (out): the algorithm with this id
 *
 * Returns: %FALSE if there is none
 */
gboolean
lab_robots_algorithm_parse (const char         *id,
                            LabRobotsAlgorithm *algorithm)
{
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    {
      if (g_str_equal (id, ALGORITHMS[i].id))
        {
          *algorithm = (LabRobotsAlgorithm) i;
          return TRUE;
        }
    }
  return FALSE;
}
