/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-gate.h"

/** lab_maze_gate_init: opens a gate. */
void
lab_maze_gate_init (LabMazeGate *self)
{
  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  self->n_readers = self->n_writers = 0;
}

/** lab_maze_gate_clear: frees what a gate holds; nobody is in or waits. */
void
lab_maze_gate_clear (LabMazeGate *self)
{
  g_assert (self->n_readers == 0 && self->n_writers == 0);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
}

/** lab_maze_gate_begin_read: waits until nobody wants to change anything, then begins to read. */
void
lab_maze_gate_begin_read (LabMazeGate *self)
{
  g_mutex_lock (&self->mutex);
  while (self->n_writers > 0)
    g_cond_wait (&self->changed, &self->mutex);
  self->n_readers++;
  g_mutex_unlock (&self->mutex);
}

/** lab_maze_gate_end_read: stops reading. */
void
lab_maze_gate_end_read (LabMazeGate *self)
{
  g_mutex_lock (&self->mutex);
  if (--self->n_readers == 0)
    g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
}

/** lab_maze_gate_begin_write: waits until nobody reads, then begins to change things. Only one
 * thread does so. */
void
lab_maze_gate_begin_write (LabMazeGate *self)
{
  g_mutex_lock (&self->mutex);
  self->n_writers++;
  while (self->n_readers > 0)
    g_cond_wait (&self->changed, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/** lab_maze_gate_end_write: lets readers in again. */
void
lab_maze_gate_end_write (LabMazeGate *self)
{
  g_mutex_lock (&self->mutex);
  if (--self->n_writers == 0)
    g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
}
