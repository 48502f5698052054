/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "lab-maze-run.h"

struct _LabMazeRun { LabMaze *maze; guint8 *marks; LabMazeAlgorithm algorithm; LabMazeSolution solution; guint64 n_steps, step; };

LabMazeRun *
lab_maze_run_new_shape (const LabMaze *shape, LabMazeGenerator generator, guint64 seed, GCancellable *cancellable, LabMazeRunProgress progress, gpointer data, GError **error)
{
  LabMazeRun *self = g_new0 (LabMazeRun, 1);
  LabRandom random;

  lab_random_init (&random, seed);
  self->maze = lab_maze_copy (shape, error);
  self->algorithm = generator;
  if (self->maze == NULL || !lab_maze_generate (self->maze, generator, &random, error))
    {
      lab_maze_run_free (self);
      return NULL;
    }
  self->n_steps = lab_maze_get_n_cells (shape);
  self->marks = g_new0 (guint8, (gsize) lab_maze_get_height (shape) * lab_maze_get_width (shape));
  return self;
}

LabMazeRun *
lab_maze_run_new_generator (guint height, guint width, LabMazeGenerator generator, guint64 seed, GCancellable *cancellable, LabMazeRunProgress progress, gpointer data, GError **error)
{
  g_autoptr (LabMaze) shape = lab_maze_new (height, width, error);

  return shape != NULL ? lab_maze_run_new_shape (shape, generator, seed, cancellable, progress, data, error) : NULL;
}

LabMazeRun *
lab_maze_run_new_solver (const LabMaze *maze, LabMazeSolver solver, LabMazeCell start, LabMazeCell goal, GCancellable *cancellable, LabMazeRunProgress progress, gpointer data, GError **error)
{
  LabMazeRun *self = g_new0 (LabMazeRun, 1);

  self->maze = lab_maze_copy (maze, error);
  self->algorithm = LAB_MAZE_ALGORITHM_SOLVER (solver);
  if (self->maze == NULL || !lab_maze_solve (maze, solver, start, goal, &self->solution, error))
    {
      lab_maze_run_free (self);
      return NULL;
    }
  self->n_steps = lab_maze_get_n_cells (maze);
  self->marks = g_new0 (guint8, (gsize) lab_maze_get_height (maze) * lab_maze_get_width (maze));
  return self;
}
void lab_maze_run_free (LabMazeRun *self) { g_clear_pointer (&self->maze, lab_maze_free); lab_maze_solution_clear (&self->solution); g_free (self->marks); g_free (self); }
LabMazeAlgorithm lab_maze_run_get_algorithm (const LabMazeRun *self) { return self->algorithm; }
const LabMazeSolution *lab_maze_run_get_solution (const LabMazeRun *self) { return self->algorithm < LAB_N_MAZE_GENERATORS ? NULL : &self->solution; }
guint64 lab_maze_run_get_n_steps (const LabMazeRun *self) { return self->n_steps; }
guint64 lab_maze_run_get_step (const LabMazeRun *self) { return self->step; }
void lab_maze_run_go_to (LabMazeRun *self, guint64 step) { self->step = MIN (step, self->n_steps); }
const LabMaze *lab_maze_run_get_maze (const LabMazeRun *self) { return self->maze; }
const guint8 *lab_maze_run_get_marks (const LabMazeRun *self) { return self->marks; }
LabMazeMark lab_maze_run_get_mark (const LabMazeRun *self, LabMazeCell cell) { return LAB_MAZE_MARK_UNVISITED; }
gboolean lab_maze_run_get_current (const LabMazeRun *self, LabMazeCell *cell) { return FALSE; }
void lab_maze_run_get_counters (const LabMazeRun *self, LabMazeRunCounters *counters) { *counters = (LabMazeRunCounters) { self->step }; }
gboolean lab_maze_run_get_changes (const LabMazeRun *self, const LabMazeCell **cells, guint *n_cells) { return FALSE; }
gboolean lab_maze_run_get_line (const LabMazeRun *self, guint *line) { *line = 0; return self->step > 0; }
char *lab_maze_run_describe (const LabMazeRun *self) { return g_strdup ("Step."); }
gsize lab_maze_run_get_memory (const LabMazeRun *self) { return 0; }
