/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <glib/gi18n.h>

/* The rats that search the maze, and then follow a route. All of them use the same traversal with
 * another structure of open cells. */

#define SOURCE_DFS N_("Trémaux, about 1880; Tarjan, 1972. Cells plus passages.")
#define SOURCE_BFS N_("Moore, 1959. Cells plus passages.")
#define SOURCE_DIJKSTRA N_("Dijkstra, 1959; Dial, 1969. Cells plus passages, plus the turns.")

/* How a kind searches. */
typedef struct
{
  const LabRatClass *klass;
  LabTraversalOrder order;
  gboolean is_sorted;
  gboolean stops;               /* at the first cheese */
} Search;

static const Search searches[] = {
  { &lab_rat_dfs, LAB_TRAVERSAL_STACK, FALSE, FALSE },
  { &lab_rat_dfs_sorted, LAB_TRAVERSAL_STACK, TRUE, FALSE },
  { &lab_rat_dfs_early, LAB_TRAVERSAL_STACK, FALSE, TRUE },
  { &lab_rat_bfs, LAB_TRAVERSAL_QUEUE, FALSE, FALSE },
  { &lab_rat_bfs_early, LAB_TRAVERSAL_QUEUE, FALSE, TRUE },
  { &lab_rat_dijkstra, LAB_TRAVERSAL_BUCKETS, FALSE, FALSE },
  { &lab_rat_greedy, LAB_TRAVERSAL_BUCKETS, FALSE, TRUE },
};

/* Private helpers */

static const Search *
get_search (const LabRat *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      if (searches[i].klass == self->klass)
        return &searches[i];
    }
  return &searches[0];
}

static LabTraversalOptions
get_options (const Search            *search,
             const LabCheesePosition *position)
{
  return (LabTraversalOptions) {
    .order = search->order,
    .is_sorted = search->is_sorted,
    .stops = search->stops ? position->cheese : NULL,
    .n_stops = search->stops ? position->n_cheese : 0,
  };
}

/* A rat that stops goes to the cheese that it found; any other one to the first of the list. */
static gboolean
plan (LabRat                  *self,
      const LabCheesePosition *position)
{
  const Search *search = get_search (self);
  LabTraversal *traversal = lab_rat_ensure_traversal (self);
  LabTraversalOptions options = get_options (search, position);

  self->target = LAB_CHEESE_NO_CELL;
  self->n_route = 0;
  options.cancellable = self->cancellable;
  if (position->n_cheese == 0 || traversal == NULL
      || !lab_traversal_run (traversal, lab_rat_get_cell (self, position), &options, NULL))
    return FALSE;
  if (search->stops)
    return lab_traversal_get_stop (traversal) != LAB_NO_NODE
           && lab_rat_take_route (self, lab_traversal_get_stop (traversal));
  for (guint i = 0; i < position->n_cheese; i++)
    {
      if (lab_rat_take_route (self, position->cheese[i]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
prepare (LabRat                   *self,
         const LabCheesePosition  *position,
         GError                  **error G_GNUC_UNUSED)
{
  plan (self, position);
  return TRUE;
}

static LabCheeseAction
choose (LabRat                  *self,
        const LabCheesePosition *position)
{
  guint cell = lab_rat_get_cell (self, position);
  LabCheeseAction action;

  if (self->target != LAB_CHEESE_NO_CELL
      && lab_cheese_position_has_cheese (position, self->target))
    {
      action = lab_rat_follow (self, cell);
      if (action != LAB_CHEESE_NOTHING)
        return action;
    }
  plan (self, position);
  return lab_rat_follow (self, cell);
}

static void
think (LabRat                  *self,
       const LabCheesePosition *position,
       LabRatThought           *thought)
{
  const Search *search = get_search (self);
  guint cell = lab_rat_get_cell (self, position);
  guint n_steps;

  if (self->target == LAB_CHEESE_NO_CELL
      || !lab_cheese_position_has_cheese (position, self->target))
    plan (self, position);
  else
    lab_rat_follow (self, cell);
  /* The traversal is the one at the begin of the route. */
  lab_rat_tell_traversal (self, self->n_route > 0 ? self->route[0] : cell,
                          get_options (search, position), thought);
  lab_rat_tell_route (self, thought);
  n_steps = thought->route->len > 0 ? thought->route->len - 1 : 0;
  if (thought->route->len == 0)
    thought->text = g_strdup (_("I know no way to cheese."));
  else if (search->stops)
    thought->text = g_strdup_printf (
        g_dngettext (NULL,
                     /* Translators: what a rat thinks. */
                     "My search stopped at the first cheese that it found. It is %u step away.",
                     "My search stopped at the first cheese that it found. It is %u steps away.",
                     n_steps), n_steps);
  else
    thought->text = g_strdup_printf (
        g_dngettext (NULL,
                     /* Translators: what a rat thinks. */
                     "I searched the whole maze. My cheese is %u step away.",
                     "I searched the whole maze. My cheese is %u steps away.", n_steps), n_steps);
}

/* The kinds */

const LabRatClass lab_rat_dfs = {
  .kind = { "dfs", N_("Depth-First"),
            N_("Searches depth-first: from the newest cell on. Its way can be long."),
            SOURCE_DFS },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_dfs_sorted = {
  .kind = { "dfs-sorted", N_("Depth-First, Sorted"),
            N_("Searches depth-first, and sorts the cells next to each cell by their numbers."),
            SOURCE_DFS },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_dfs_early = {
  .kind = { "dfs-early", N_("Depth-First, Stopping"),
            N_("Searches depth-first, and stops at the first cheese."), SOURCE_DFS },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_bfs = {
  .kind = { "bfs", N_("Breadth-First"),
            N_("Searches breadth-first: from the oldest cell on. Its way has the fewest steps."),
            SOURCE_BFS },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_bfs_early = {
  .kind = { "bfs-early", N_("Breadth-First, Stopping"),
            N_("Searches breadth-first, and stops at the first cheese."), SOURCE_BFS },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_dijkstra = {
  .kind = { "dijkstra", N_("Dijkstra"),
            N_("Finds the way with the fewest turns, mud included."), SOURCE_DIJKSTRA },
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_greedy = {
  .kind = { "greedy", N_("Greedy"),
            N_("Always goes to the nearest cheese, mud included."), SOURCE_DIJKSTRA },
  .prepare = prepare, .choose = choose, .think = think,
};
