/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-thought.h"

/**
 * lab_rat_thought_new:
 * @n_cells: width times height of the maze
 *
 * Returns: (transfer full): an empty thought
 */
LabRatThought *
lab_rat_thought_new (guint n_cells)
{
  LabRatThought *self = g_new0 (LabRatThought, 1);

  self->n_cells = n_cells;
  self->source = LAB_CHEESE_NO_CELL;
  self->route = g_array_new (FALSE, FALSE, sizeof (guint));
  self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/**
 * lab_rat_thought_free:
 * @self: (transfer full): a thought
 *
 * Frees a thought with all that belongs to it.
 */
void
lab_rat_thought_free (LabRatThought *self)
{
  g_free (self->parents);
  g_free (self->distances);
  g_clear_pointer (&self->log, lab_event_log_free);
  g_array_unref (self->route);
  g_array_unref (self->goals);
  g_free (self->text);
  g_free (self);
}
