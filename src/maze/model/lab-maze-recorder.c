/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-recorder-private.h"

/* How many steps there are between two looks at the cancellable. */
#define N_BETWEEN (1 << 16)

/* Private functions of the family */

/**
 * lab_maze_recorder_init:
 * @self: (out caller-allocates): the recorder
 * @maze: the maze of the algorithm
 * @max_steps: how many steps are possible at most
 * @cancellable: (nullable): stops the recording
 *
 * Prepares the recording of an algorithm.
 */
void
lab_maze_recorder_init (LabMazeRecorder *self,
                        const LabMaze   *maze,
                        gsize            max_steps,
                        GCancellable    *cancellable)
{
  *self = (LabMazeRecorder) { .width = maze->width, .stride = maze->n_words * 64,
                              .max_steps = max_steps, .cancellable = cancellable };
}

/** lab_maze_recorder_clear: frees the steps. */
void
lab_maze_recorder_clear (LabMazeRecorder *self)
{
  g_clear_pointer (&self->steps, g_free);
  g_clear_pointer (&self->cells, g_free);
}

/**
 * lab_maze_recorder_grow:
 * @self: a recorder
 *
 * Makes room for more steps, and looks at the cancellable.
 *
 * Returns: whether there is room; otherwise the recorder has stopped
 */
gboolean
lab_maze_recorder_grow (LabMazeRecorder *self)
{
  if (self->forgets)
    self->n_steps = self->n_cells = 0;
  if (self->progress != NULL && !self->stopped)
    self->progress (self->n_steps, self->data);
  self->stopped = self->stopped || (self->n_steps >= self->max_steps && !self->forgets)
                  || g_cancellable_is_cancelled (self->cancellable);
  if (self->stopped)
    return FALSE;
  if (self->n_steps == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, N_BETWEEN);
      if (!self->forgets)
        self->n_allocated = MIN (self->n_allocated, self->max_steps);
      self->steps = g_realloc (self->steps, self->n_allocated);
    }
  self->limit = MIN (self->n_steps + N_BETWEEN, self->n_allocated);
  return TRUE;
}

/** lab_maze_recorder_add_cell: notes the number of the cell of a step. */
void
lab_maze_recorder_add_cell (LabMazeRecorder *self,
                            guint32          number)
{
  if (self->n_cells == self->n_cells_allocated && !self->stopped)
    {
      self->n_cells_allocated = MAX (2 * self->n_cells_allocated, N_BETWEEN);
      self->cells = g_renew (guint32, self->cells, self->n_cells_allocated);
    }
  if (self->n_cells < self->n_cells_allocated)
    self->cells[self->n_cells++] = number;
}
