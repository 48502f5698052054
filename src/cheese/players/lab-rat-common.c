/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <string.h>

/* The most steps of a traversal that a thought shows. */
#define MAX_EVENTS 4000000

/* Functions for all kinds of rats */

/** lab_rat_ensure_traversal: (transfer none): returns the traversal of the maze. */
LabTraversal *
lab_rat_ensure_traversal (LabRat *self)
{
  if (self->traversal == NULL)
    self->traversal = lab_traversal_new (lab_cheese_maze_get_graph (self->maze));
  return self->traversal;
}

/** lab_rat_clear_marks: (transfer none): returns a byte of zeros for each cell. */
guint8 *
lab_rat_clear_marks (LabRat *self)
{
  if (self->n_cells > self->n_marks)
    {
      g_free (self->marks);
      self->marks = g_new (guint8, self->n_cells);
      self->n_marks = self->n_cells;
    }
  memset (self->marks, 0, self->n_cells);
  return self->marks;
}

/**
 * lab_rat_set_route:
 * @self: a rat
 * @parents: the cell before each cell; %LAB_NO_NODE for the first one of the route
 * @target: the last cell of the route
 *
 * Plans to follow a route.
 */
void
lab_rat_set_route (LabRat      *self,
                   const guint *parents,
                   guint        target)
{
  guint n = 1;

  for (guint cell = target; parents[cell] != LAB_NO_NODE; cell = parents[cell])
    n++;
  if (n > self->n_allocated)
    {
      self->n_allocated = MAX (n, 2 * self->n_allocated);
      self->route = g_renew (guint, self->route, self->n_allocated);
      self->actions = g_renew (guint8, self->actions, self->n_allocated);
    }
  self->at = 0;
  self->n_route = n;
  for (guint cell = target; n > 0; cell = parents[cell])
    self->route[--n] = cell;
  for (guint i = 0; i + 1 < self->n_route; i++)
    self->actions[i] = (guint8) lab_cheese_maze_find_action (self->maze, self->route[i],
                                                             self->route[i + 1]);
  self->actions[self->n_route - 1] = LAB_CHEESE_NOTHING;
}

/**
 * lab_rat_take_route:
 * @self: a rat whose traversal was run
 * @target: a cell with cheese
 *
 * Plans to follow the route that the traversal found.
 *
 * Returns: %FALSE if it did not find the target
 */
gboolean
lab_rat_take_route (LabRat *self,
                    guint   target)
{
  self->n_route = self->at = 0;
  self->target = LAB_CHEESE_NO_CELL;
  if (!lab_traversal_is_visited (self->traversal, target))
    return FALSE;
  lab_rat_set_route (self, lab_traversal_get_table (self->traversal)->parents, target);
  self->target = target;
  return TRUE;
}

/**
 * lab_rat_follow:
 * @self: a rat
 * @cell: where it is
 *
 * Returns: the next action of its route; %LAB_CHEESE_NOTHING if it is not on the route
 */
LabCheeseAction
lab_rat_follow (LabRat *self,
                guint   cell)
{
  if (self->at + 1 < self->n_route && self->route[self->at + 1] == cell)
    self->at++;
  if (self->at >= self->n_route || self->route[self->at] != cell)
    return LAB_CHEESE_NOTHING;
  return (LabCheeseAction) self->actions[self->at];
}

/** lab_rat_tell_route: adds the route to a thought, and the cheese at its end and after it. */
void
lab_rat_tell_route (LabRat        *self,
                    LabRatThought *thought)
{
  if (self->at < self->n_route)
    g_array_append_vals (thought->route, self->route + self->at, self->n_route - self->at);
  if (self->target != LAB_CHEESE_NO_CELL)
    g_array_append_val (thought->goals, self->target);
  if (self->goals != NULL && self->goals->len > 0)
    g_array_append_vals (thought->goals, self->goals->data, self->goals->len);
}

/**
 * lab_rat_tell_traversal:
 * @self: a rat
 * @source: where the traversal begins
 * @options: which traversal it is
 * @thought: a thought
 *
 * Runs a traversal again, and adds its steps and its tables to a thought.
 */
void
lab_rat_tell_traversal (LabRat              *self,
                        guint                source,
                        LabTraversalOptions  options,
                        LabRatThought       *thought)
{
  g_autoptr (LabTraversal) traversal
      = lab_traversal_new (lab_cheese_maze_get_graph (self->maze));
  const LabRoutingTable *table;

  if (traversal == NULL)
    return;
  thought->log = lab_event_log_new (MAX_EVENTS);
  options.log = thought->log;
  if (!lab_traversal_run (traversal, source, &options, NULL))
    return;
  table = lab_traversal_get_table (traversal);
  thought->source = source;
  thought->parents = g_memdup2 (table->parents, self->n_cells * sizeof table->parents[0]);
  thought->distances = g_memdup2 (table->distances, self->n_cells * sizeof table->distances[0]);
}
