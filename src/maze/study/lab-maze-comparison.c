/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-comparison.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-maze-measures.h"
#include "lab-refuse.h"

/* The values of a row are together, and in it those of a quantity. Each value is written by one
 * thread, and is only read after the threads have ended. */
struct _LabMazeComparison
{
  LabMazeComparisonSetup setup;
  guint n_rows;
  double *values;       /* NaN for those that do not exist */
  gboolean *finished;   /* for each maze, those of the same seed together */
  LabWorkers *workers;
  GError *error;        /* the first one, accessed atomically */
};

/* Private helpers */

static double *
get_place (const LabMazeComparison *self,
           guint                    row,
           LabMazeQuantity          quantity,
           guint                    maze)
{
  gsize column = (gsize) row * LAB_N_MAZE_QUANTITIES + quantity;

  return &self->values[column * self->setup.n_mazes + maze];
}

static void
set_value (const LabMazeComparison *self,
           guint                    row,
           LabMazeQuantity          quantity,
           guint                    maze,
           guint64                  value)
{
  *get_place (self, row, quantity, maze) = (double) value;
}

/* Returns how often a way changes its direction. */
static guint
count_turns (const GArray *path)
{
  const LabMazeCell *cells = (const LabMazeCell *) (gconstpointer) path->data;
  guint n_turns = 0;

  for (guint i = 2; i < path->len; i++)
    n_turns += (cells[i - 2].row == cells[i - 1].row) != (cells[i - 1].row == cells[i].row) ? 1 : 0;
  return n_turns;
}

static LabMaze *
generate (const LabMazeComparison *self,
          LabMazeGenerator         generator,
          guint                    number,
          GError                 **error)
{
  const LabMazeComparisonSetup *setup = &self->setup;
  g_autoptr (LabMaze) maze = lab_maze_new (setup->height, setup->width, error);
  LabRandom random;

  lab_random_init (&random, setup->seed + number);
  if (maze == NULL || !lab_maze_generate (maze, generator, &random, error)
      || !lab_maze_braid (maze, setup->braid, &random, error))
    return NULL;
  return g_steal_pointer (&maze);
}

static gboolean
measure (LabMazeComparison *self,
         const LabMaze     *maze,
         guint              row,
         guint              number,
         GError           **error)
{
  LabMazeCell start = { 0, 0 }, goal = { self->setup.height - 1, self->setup.width - 1 };
  g_auto (LabMazeSolution) solution = { 0 };
  LabMazeMeasures measures;

  if (!lab_maze_measure (maze, start, goal, &measures, error)
      || !lab_maze_solve (maze, LAB_MAZE_DEAD_ENDS, start, goal, &solution, error))
    return FALSE;
  *get_place (self, row, LAB_MAZE_QUANTITY_DEAD_ENDS, number)
      = 100.0 * (double) measures.by_degree[1] / (double) lab_maze_get_n_cells (maze);
  set_value (self, row, LAB_MAZE_QUANTITY_DIAMETER, number, measures.diameter);
  set_value (self, row, LAB_MAZE_QUANTITY_SOLUTION, number, measures.geodesic);
  set_value (self, row, LAB_MAZE_QUANTITY_DECISIONS, number, measures.decisions);
  set_value (self, row, LAB_MAZE_QUANTITY_TURNS, number, count_turns (solution.path));
  return TRUE;
}

static gboolean
solve (LabMazeComparison *self,
       const LabMaze     *maze,
       guint              row,
       guint              number,
       GError           **error)
{
  LabMazeCell start = { 0, 0 }, goal = { self->setup.height - 1, self->setup.width - 1 };
  g_auto (LabMazeSolution) solution = { 0 };

  if (!lab_maze_solve (maze, lab_maze_comparison_get_solver (self, row), start, goal, &solution,
                       error))
    return FALSE;
  if (solution.outcome == LAB_MAZE_FOUND)
    set_value (self, row, LAB_MAZE_QUANTITY_SOLUTION, number, solution.path->len - 1);
  set_value (self, row, LAB_MAZE_QUANTITY_VISITED, number, solution.n_visited);
  set_value (self, row, LAB_MAZE_QUANTITY_STEPS, number, solution.n_steps);
  set_value (self, row, LAB_MAZE_QUANTITY_FRONTIER, number, solution.max_frontier);
  return TRUE;
}

/* Generates a maze, and measures or solves it. */
static gboolean
try_maze (LabMazeComparison *self,
          guint              generator,
          guint              number,
          GError           **error)
{
  g_autoptr (LabMaze) maze = generate (self, self->setup.generators[generator], number, error);
  guint n_solvers = self->setup.n_solvers;

  if (maze == NULL)
    return FALSE;
  if (n_solvers == 0)
    return measure (self, maze, generator, number, error);
  for (guint i = 0; i < n_solvers; i++)
    {
      if (!solve (self, maze, generator * n_solvers + i, number, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
work (gpointer      data,
      gpointer      state G_GNUC_UNUSED,
      guint         number,
      GCancellable *cancellable G_GNUC_UNUSED)
{
  LabMazeComparison *self = data;
  guint n_generators = self->setup.n_generators;
  GError *error = NULL;

  if (try_maze (self, number % n_generators, number / n_generators, &error))
    {
      self->finished[number] = TRUE;
      return TRUE;
    }
  if (!g_atomic_pointer_compare_and_exchange (&self->error, NULL, error))
    g_error_free (error);
  lab_workers_cancel (self->workers);
  return FALSE;
}

/* Public functions */

/**
 * lab_maze_comparison_new:
 * @setup: what to compare
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a comparison that has not started yet; %NULL if there is too
 *   little memory for its results
 */
LabMazeComparison *
lab_maze_comparison_new (const LabMazeComparisonSetup *setup,
                         GError                      **error)
{
  gsize n_values, n_tasks;
  LabMazeComparison *self;

  g_return_val_if_fail (setup != NULL && setup->n_generators > 0, NULL);
  g_return_val_if_fail (setup->n_mazes <= LAB_MAZE_COMPARISON_MAX_MAZES, NULL);

  self = g_new0 (LabMazeComparison, 1);
  self->setup = *setup;
  self->n_rows = setup->n_generators * MAX (setup->n_solvers, 1);
  n_values = (gsize) self->n_rows * LAB_N_MAZE_QUANTITIES * setup->n_mazes;
  n_tasks = (gsize) setup->n_mazes * setup->n_generators;
  self->values = g_try_new (double, n_values);
  self->finished = g_try_new0 (gboolean, n_tasks);
  self->workers = lab_workers_new ((guint) n_tasks, work, self);
  if (self->values == NULL || self->finished == NULL)
    {
      lab_maze_comparison_free (self);
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                  _("There is not enough memory for this many mazes."));
      return NULL;
    }
  for (gsize i = 0; i < n_values; i++)
    self->values[i] = NAN;
  return self;
}

/** lab_maze_comparison_free: stops the work, waits for its threads, and frees @self. */
void
lab_maze_comparison_free (LabMazeComparison *self)
{
  lab_workers_free (self->workers);
  g_clear_error (&self->error);
  g_free (self->finished);
  g_free (self->values);
  g_free (self);
}

/**
 * lab_maze_comparison_get_workers:
 * @self: a comparison
 *
 * Returns: (transfer none): the threads that do the work, one task for each maze. The values are
 *   the same for any number of threads. Read no values while they work.
 */
LabWorkers *
lab_maze_comparison_get_workers (LabMazeComparison *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->workers;
}

/**
 * lab_maze_comparison_check:
 * @self: a comparison that has ended
 * @error: return location for an error
 *
 * Returns: %FALSE if the work stopped because there was not enough memory for a maze
 */
gboolean
lab_maze_comparison_check (LabMazeComparison *self,
                           GError           **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->error != NULL)
    g_propagate_error (error, g_error_copy (self->error));
  return self->error == NULL;
}

/** lab_maze_comparison_get_setup: returns what is compared. */
const LabMazeComparisonSetup *
lab_maze_comparison_get_setup (const LabMazeComparison *self)
{
  return &self->setup;
}

/** lab_maze_comparison_get_n_rows: returns the number of rows. */
guint
lab_maze_comparison_get_n_rows (const LabMazeComparison *self)
{
  return self->n_rows;
}

/** lab_maze_comparison_get_generator: returns the generator of a row. */
LabMazeGenerator
lab_maze_comparison_get_generator (const LabMazeComparison *self,
                                   guint                    row)
{
  return self->setup.generators[row / MAX (self->setup.n_solvers, 1)];
}

/** lab_maze_comparison_get_solver: returns the solver of a row, if solvers are compared. */
LabMazeSolver
lab_maze_comparison_get_solver (const LabMazeComparison *self,
                                guint                    row)
{
  return self->setup.solvers[row % MAX (self->setup.n_solvers, 1)];
}

/** lab_maze_comparison_has: returns whether a quantity is compared. */
gboolean
lab_maze_comparison_has (const LabMazeComparison *self,
                         LabMazeQuantity          quantity)
{
  return quantity == LAB_MAZE_QUANTITY_SOLUTION
         || (quantity >= LAB_MAZE_QUANTITY_VISITED) == (self->setup.n_solvers > 0);
}

/** lab_maze_comparison_is_finished: returns whether the values of a maze are known. */
gboolean
lab_maze_comparison_is_finished (const LabMazeComparison *self,
                                 guint                    row,
                                 guint                    maze)
{
  gsize generator = row / MAX (self->setup.n_solvers, 1);

  return self->finished[(gsize) maze * self->setup.n_generators + generator];
}

/**
 * lab_maze_comparison_get_value:
 * @self: a comparison whose threads have ended
 * @row: a row
 * @quantity: what was measured
 * @maze: the number of a maze, from 0
 *
 * Returns: the value; NaN if there is none
 */
double
lab_maze_comparison_get_value (const LabMazeComparison *self,
                               guint                    row,
                               LabMazeQuantity          quantity,
                               guint                    maze)
{
  g_return_val_if_fail (self != NULL && row < self->n_rows, NAN);
  g_return_val_if_fail (maze < self->setup.n_mazes, NAN);

  return lab_maze_comparison_is_finished (self, row, maze) ? *get_place (self, row, quantity, maze)
                                                           : NAN;
}

/**
 * lab_maze_comparison_summarize:
 * @self: a comparison whose threads have ended
 * @row: a row
 * @quantity: what was measured
 *
 * Returns: a summary of the values that there are. Its interval holds no impossible values, such as
 *   those below 0.
 */
LabSummary
lab_maze_comparison_summarize (const LabMazeComparison *self,
                               guint                    row,
                               LabMazeQuantity          quantity)
{
  g_autofree double *values = g_new (double, self->setup.n_mazes);
  gsize n_values = 0;
  LabSummary summary;

  for (guint maze = 0; maze < self->setup.n_mazes; maze++)
    {
      double value = lab_maze_comparison_get_value (self, row, quantity, maze);

      if (!isnan (value))
        values[n_values++] = value;
    }
  summary = lab_statistics_summarize (values, n_values);
  if (isfinite (summary.interval.low))
    summary.interval.low = MAX (summary.interval.low, 0);
  if (isfinite (summary.interval.high) && quantity == LAB_MAZE_QUANTITY_DEAD_ENDS)
    summary.interval.high = MIN (summary.interval.high, 100);
  return summary;
}

/** lab_maze_comparison_count_unsolved: returns in how many mazes a solver found no way. */
guint
lab_maze_comparison_count_unsolved (const LabMazeComparison *self,
                                    guint                    row)
{
  guint n = 0;

  for (guint maze = 0; maze < self->setup.n_mazes; maze++)
    {
      double steps = lab_maze_comparison_get_value (self, row, LAB_MAZE_QUANTITY_SOLUTION, maze);

      n += lab_maze_comparison_is_finished (self, row, maze) && isnan (steps) ? 1 : 0;
    }
  return n;
}
