/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <glib/gi18n.h>

/* The rats that choose at random. The first four choose as the examples of the original do, each
 * from the same list with the same chances; from which random numbers is not part of the original.
 * The other three are our own: no definition of them is known. A study of the practical tells how
 * strong they are, and these definitions are about as strong in the same mazes. */

#define VISITED 1
#define REMOVED 2
#define FOUND 4                 /* in a search for a way on */

#define SOURCE_RANDOM N_("An example of the original game. One random number for each turn.")
#define SOURCE_OURS N_("Our own: the original game does not define this rat.")

/* Private helpers: what they remember */

/* Fills in the neighbors without any of the marks, and returns their number. */
static guint
list_neighbors (LabRat *self,
                guint   cell,
                guint8  marks,
                guint  *list)
{
  guint n_neighbors;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (self->maze, cell, &n_neighbors);
  guint n = 0;

  for (guint i = 0; i < n_neighbors; i++)
    {
      if ((self->marks[edges[i].node] & marks) == 0)
        list[n++] = edges[i].node;
    }
  return n;
}

/* Removes dead ends, pass after pass, until none is left, but not the start or cheese. */
static void
prepare_reduced (LabRat *self)
{
  guint list[LAB_N_CHEESE_ACTIONS];
  gboolean is_changed;

  do
    {
      is_changed = FALSE;
      for (guint i = 0; i < self->maze->n_cells; i++)
        {
          guint cell = self->maze->cells[i];

          if ((self->marks[cell] & REMOVED) != 0 || list_neighbors (self, cell, REMOVED, list) != 1
              || cell == lab_rat_get_cell (self)
              || lab_cheese_position_has_cheese (self->position, cell))
            continue;
          self->marks[cell] |= REMOVED;
          is_changed = TRUE;
        }
    }
  while (is_changed);
}

/* The parents of a search for a way on are kept, because a rat is often stuck. */
static void
prepare_ways (LabRat *self)
{
  self->data = g_renew (guint, self->data, self->n_cells);
  prepare_reduced (self);
}

/* Private helpers: lists to choose from */

/* Draws also from a single cell, so that there is a random number for each choice. */
static LabCheeseAction
go_to_one_of (LabRat      *self,
              guint        cell,
              const guint *list,
              guint        n)
{
  if (n == 0)
    return LAB_CHEESE_NOTHING;
  return lab_cheese_maze_find_action (self->maze, cell, list[lab_random_below (&self->random, n)]);
}

static guint64
get_straight_distance (LabRat *self,
                       guint   cell)
{
  guint width = self->maze->width;
  guint64 least = G_MAXUINT64;

  for (guint i = 0; i < self->position->n_cheese; i++)
    {
      gint64 rows = (gint64) (self->position->cheese[i] / width) - (gint64) (cell / width);
      gint64 columns = (gint64) (self->position->cheese[i] % width) - (gint64) (cell % width);

      least = MIN (least, (guint64) (rows * rows + columns * columns));
    }
  return least;
}

/* Keeps those that are nearest to some cheese in a straight line. */
static guint
keep_nearest (LabRat *self,
              guint  *list,
              guint   n)
{
  guint64 least = G_MAXUINT64;
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    {
      guint64 distance = get_straight_distance (self, list[i]);

      if (distance > least)
        continue;
      if (distance < least)
        n_kept = 0;
      least = distance;
      list[n_kept++] = list[i];
    }
  return n_kept;
}

/* Private helpers: choices */

static LabCheeseAction
choose_any_action (LabRat *self)
{
  return (LabCheeseAction) lab_random_below (&self->random, LAB_N_CHEESE_ACTIONS);
}

static LabCheeseAction
choose_any_neighbor (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);
  guint list[LAB_N_CHEESE_ACTIONS];

  return go_to_one_of (self, cell, list, list_neighbors (self, cell, 0, list));
}

static LabCheeseAction
choose_new_neighbor (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);
  guint list[LAB_N_CHEESE_ACTIONS];
  guint n;

  self->marks[cell] |= VISITED;
  n = list_neighbors (self, cell, VISITED | REMOVED, list);
  if (n == 0)
    n = list_neighbors (self, cell, REMOVED, list);
  return go_to_one_of (self, cell, list, n);
}

/* The path leads from the start to the cell; a rat that is stuck walks back on it. */
static guint
list_without_going_back (LabRat *self,
                         guint   cell,
                         guint  *list)
{
  guint n;

  if (self->path->len == 0 || g_array_index (self->path, guint, self->path->len - 1) != cell)
    g_array_append_val (self->path, cell);
  self->marks[cell] |= VISITED;
  n = list_neighbors (self, cell, VISITED | REMOVED, list);
  if (n > 0)
    return n;
  if (self->path->len < 2)
    return 0;
  g_array_set_size (self->path, self->path->len - 1);
  list[0] = g_array_index (self->path, guint, self->path->len - 1);
  return 1;
}

/* A rat that is stuck takes the shortest way that it knows to a cell from where it can go on. */
static gboolean
find_way_on (LabRat *self,
             guint   cell)
{
  guint *parents = self->data;
  GArray *queue = self->path;
  guint list[LAB_N_CHEESE_ACTIONS];
  gboolean has_way = FALSE;

  g_array_set_size (queue, 0);
  g_array_append_val (queue, cell);
  parents[cell] = LAB_CHEESE_NO_CELL;
  self->marks[cell] |= FOUND;
  for (guint i = 0; i < queue->len && !has_way; i++)
    {
      guint at = g_array_index (queue, guint, i);
      guint n;

      if (list_neighbors (self, at, VISITED | REMOVED, list) > 0)
        {
          lab_rat_set_route (self, parents, at);
          has_way = TRUE;
        }
      n = list_neighbors (self, at, REMOVED | FOUND, list);
      for (guint j = 0; j < n; j++)
        {
          self->marks[list[j]] |= FOUND;
          parents[list[j]] = at;
          g_array_append_val (queue, list[j]);
        }
    }
  for (guint i = 0; i < queue->len; i++)
    self->marks[g_array_index (queue, guint, i)] &= (guint8) ~FOUND;
  return has_way;
}

static LabCheeseAction
choose_new_or_walk_back (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);
  guint list[LAB_N_CHEESE_ACTIONS];
  guint n;
  LabCheeseAction action;

  self->marks[cell] |= VISITED;
  n = list_neighbors (self, cell, VISITED | REMOVED, list);
  if (n > 0)
    return go_to_one_of (self, cell, list, n);
  action = lab_rat_follow (self, cell);
  if (action != LAB_CHEESE_NOTHING)
    return action;
  return find_way_on (self, cell) ? lab_rat_follow (self, cell) : LAB_CHEESE_NOTHING;
}

static LabCheeseAction
choose_nearest_neighbor (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);
  guint list[LAB_N_CHEESE_ACTIONS];
  guint n = list_without_going_back (self, cell, list);

  n = keep_nearest (self, list, n);
  return go_to_one_of (self, cell, list, n);
}

/* Private helpers: thoughts */

/* Tells where it has been, as the steps of a traversal. */
static void
tell_visited (LabRat        *self,
              LabRatThought *thought)
{
  guint cell = lab_rat_get_cell (self);
  guint list[LAB_N_CHEESE_ACTIONS];
  guint n;

  thought->log = lab_event_log_new (self->n_cells);
  for (guint i = 0; i < self->n_cells; i++)
    {
      if ((self->marks[i] & VISITED) != 0 && i != cell)
        lab_event_log_add (thought->log, LAB_EVENT_EXPANDED, i, 0);
    }
  n = list_neighbors (self, cell, VISITED | REMOVED, list);
  thought->text = n > 0
      ? g_strdup_printf (
            g_dngettext (NULL,
                         /* Translators: what a rat thinks that walks at random. */
                         "There is %u way to a cell where I have not been yet.",
                         "There are %u ways to cells where I have not been yet.", n), n)
      : g_strdup (_("I have been everywhere around here, so I go back."));
}

static void
tell_any (LabRat        *self,
          LabRatThought *thought)
{
  guint n;

  lab_cheese_maze_get_neighbors (self->maze, lab_rat_get_cell (self), &n);
  thought->text = g_strdup_printf (
      g_dngettext (NULL,
                   /* Translators: what a rat thinks that walks at random. */
                   "I remember nothing. One of %u way is drawn at random.",
                   "I remember nothing. One of %u ways is drawn at random.", n), n);
}

static void
tell_action (LabRat        *self G_GNUC_UNUSED,
             LabRatThought *thought)
{
  thought->text = g_strdup (_("I draw one of five actions at random, even if it leads into a "
                              "wall."));
}

/* The kinds */

const LabRatClass lab_rat_random1 = {
  .kind = { "random1", N_("Random 1"),
            N_("Draws one of the five actions, also toward walls."), SOURCE_RANDOM },
  .choose = choose_any_action,
  .think = tell_action,
};

const LabRatClass lab_rat_random2 = {
  .kind = { "random2", N_("Random 2"), N_("Draws one of the cells next to it."),
            SOURCE_RANDOM },
  .choose = choose_any_neighbor,
  .think = tell_any,
};

const LabRatClass lab_rat_random3 = {
  .kind = { "random3", N_("Random 3"), N_("Prefers cells where it has not been."),
            SOURCE_RANDOM },
  .choose = choose_new_neighbor,
  .think = tell_visited,
};

const LabRatClass lab_rat_random4 = {
  .kind = { "random4", N_("Random 4"),
            N_("Prefers cells where it has not been, and avoids dead ends."), SOURCE_RANDOM },
  .prepare = prepare_reduced,
  .choose = choose_new_neighbor,
  .think = tell_visited,
};

const LabRatClass lab_rat_random5 = {
  .kind = { "random5", N_("Random 5"),
            N_("Avoids dead ends, and goes back only when it is stuck, by the shortest way that "
               "it knows."), SOURCE_OURS },
  .prepare = prepare_ways,
  .choose = choose_new_or_walk_back,
  .think = tell_visited,
  .free = g_free,
};

const LabRatClass lab_rat_random6 = {
  .kind = { "random6", N_("Random 6"),
            N_("Avoids dead ends, goes to the new cell that is nearest to cheese, and goes back "
               "only when it is stuck."), SOURCE_OURS },
  .prepare = prepare_reduced,
  .choose = choose_nearest_neighbor,
  .think = tell_visited,
};

const LabRatClass lab_rat_random7 = {
  .kind = { "random7", N_("Random 7"),
            N_("As Random 6, but it learns of dead ends only by entering them, and remembers "
               "them."), SOURCE_OURS },
  .choose = choose_nearest_neighbor,
  .think = tell_visited,
};
