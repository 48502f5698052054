/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-cheese-tour.h"
#include "lab-rat-private.h"

/* The rats that search the maze, and then follow a route. All of them use the same traversal with
 * another structure of open cells. */

#define SOURCE_DFS N_("Trémaux, about 1880; Tarjan, 1972. Cells plus passages.")
#define SOURCE_BFS N_("Moore, 1959. Cells plus passages.")
#define SOURCE_DIJKSTRA N_("Dijkstra, 1959; Dial, 1969. Cells plus passages, plus the turns.")

static LabTraversalOptions
get_options (const LabRat *self)
{
  return (LabTraversalOptions) {
    .order = self->klass->order,
    .is_sorted = self->klass->is_sorted,
    .stops = self->position->cheese,
    .n_stops = self->klass->stops ? self->position->n_cheese : 0,
  };
}

/** lab_rat_plan_search: searches as the kind says. A rat that stops goes to the cheese that it
 * found; any other one to the first of the list. */
void
lab_rat_plan_search (LabRat *self)
{
  LabTraversal *traversal = lab_rat_ensure_traversal (self);
  LabTraversalOptions options = get_options (self);

  self->target = LAB_CHEESE_NO_CELL;
  self->n_route = 0;
  options.cancellable = self->cancellable;
  if (self->position->n_cheese == 0 || traversal == NULL
      || !lab_traversal_run (traversal, lab_rat_get_cell (self), &options, NULL)
      || (self->klass->stops && traversal->stop == LAB_NO_NODE))
    return;
  if (self->klass->stops)
    lab_rat_take_route (self, traversal->stop);
  for (guint i = 0; i < self->position->n_cheese && self->target == LAB_CHEESE_NO_CELL; i++)
    lab_rat_take_route (self, self->position->cheese[i]);
}

/* Returns whether the cheese that it goes to is still there. */
static gboolean
wants_target (const LabRat *self)
{
  return self->target != LAB_CHEESE_NO_CELL
         && lab_cheese_position_has_cheese (self->position, self->target);
}

static LabCheeseAction
choose (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);
  LabCheeseAction action = wants_target (self) ? lab_rat_follow (self, cell) : LAB_CHEESE_NOTHING;

  if (action != LAB_CHEESE_NOTHING)
    return action;
  lab_rat_plan_search (self);
  return lab_rat_follow (self, cell);
}

static void
think (LabRat        *self,
       LabRatThought *thought)
{
  guint cell = lab_rat_get_cell (self);
  guint n_steps;

  if (wants_target (self))
    lab_rat_follow (self, cell);
  else
    lab_rat_plan_search (self);
  /* The traversal is the one at the begin of the route. */
  lab_rat_tell_traversal (self, self->n_route > 0 ? self->route[0] : cell,
                          get_options (self), thought);
  lab_rat_tell_route (self, thought);
  n_steps = thought->route->len > 0 ? thought->route->len - 1 : 0;
  if (thought->route->len == 0)
    thought->text = g_strdup (_("I know no way to cheese."));
  else if (self->klass->stops)
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
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_STACK,
};

const LabRatClass lab_rat_dfs_sorted = {
  .kind = { "dfs-sorted", N_("Depth-First, Sorted"),
            N_("Searches depth-first, and sorts the cells next to each cell by their numbers."),
            SOURCE_DFS },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_STACK, .is_sorted = TRUE,
};

const LabRatClass lab_rat_dfs_early = {
  .kind = { "dfs-early", N_("Depth-First, Stopping"),
            N_("Searches depth-first, and stops at the first cheese."), SOURCE_DFS },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_STACK, .stops = TRUE,
};

const LabRatClass lab_rat_bfs = {
  .kind = { "bfs", N_("Breadth-First"),
            N_("Searches breadth-first: from the oldest cell on. Its way has the fewest steps."),
            SOURCE_BFS },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_QUEUE,
};

const LabRatClass lab_rat_bfs_early = {
  .kind = { "bfs-early", N_("Breadth-First, Stopping"),
            N_("Searches breadth-first, and stops at the first cheese."), SOURCE_BFS },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_QUEUE, .stops = TRUE,
};

const LabRatClass lab_rat_dijkstra = {
  .kind = { "dijkstra", N_("Dijkstra"),
            N_("Finds the way with the fewest turns, mud included."), SOURCE_DIJKSTRA },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_BUCKETS,
};

const LabRatClass lab_rat_greedy = {
  .kind = { "greedy", N_("Greedy"),
            N_("Always goes to the nearest cheese, mud included."), SOURCE_DIJKSTRA },
  .prepare = lab_rat_plan_search, .choose = choose, .think = think,
  .order = LAB_TRAVERSAL_BUCKETS, .stops = TRUE,
};

/* The rats that plan a tour of all cheese. If another rat takes a piece, they leave it out: the
 * exact one plans again, when it has come to the next piece. */

/* How long the exact tour is searched for, the same on every machine. Before a race this is enough
 * to prove 99 of 100 tours of 41 pieces, and takes seconds for the others; the best tour that was
 * found is as good as ever. In a turn there is less time. */
#define MAX_NODES 200000
#define MAX_NODES_IN_TURN 20000

static gboolean
plan_route (LabRat *self)
{
  LabTraversal *traversal = lab_rat_ensure_traversal (self);
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS, .n_stops = 1,
                                  .cancellable = self->cancellable };
  guint target;

  while (self->goals->len > 0
         && !lab_cheese_position_has_cheese (self->position, g_array_index (self->goals, guint, 0)))
    g_array_remove_index (self->goals, 0);
  self->target = LAB_CHEESE_NO_CELL;
  self->n_route = 0;
  if (self->goals->len == 0 || traversal == NULL)
    return FALSE;
  target = g_array_index (self->goals, guint, 0);
  options.stops = &target;
  if (!lab_traversal_run (traversal, lab_rat_get_cell (self), &options, NULL)
      || !lab_rat_take_route (self, target))
    return FALSE;
  g_array_remove_index (self->goals, 0);
  return TRUE;
}

/* Lists the cheese that can be reached; a tour of anything else does not exist. */
static GArray *
list_reachable (LabRat *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));
  LabTraversal *traversal = lab_rat_ensure_traversal (self);

  if (traversal == NULL
      || !lab_traversal_run (traversal, lab_rat_get_cell (self), NULL, NULL))
    return list;
  for (guint i = 0; i < self->position->n_cheese; i++)
    {
      if (lab_traversal_is_visited (traversal, self->position->cheese[i]))
        g_array_append_val (list, self->position->cheese[i]);
    }
  return list;
}

static void
plan_tour (LabRat  *self,
           guint64  n_nodes)
{
  g_autoptr (GArray) cheese = list_reachable (self);
  g_auto (LabCheeseTour) tour = { 0 };
  const LabLimits limits = { .nodes = n_nodes };
  const guint *cells = (const guint *) (void *) cheese->data;
  guint start = lab_rat_get_cell (self);

  g_array_set_size (self->goals, 0);
  if (self->klass == &lab_rat_insertion)
    lab_cheese_tour_insertion (&tour, self->maze, start, cells, cheese->len);
  else
    lab_cheese_tour_find (&tour, self->maze, start, cells, cheese->len, &limits,
                          self->cancellable, NULL);
  if (tour.cells != NULL && tour.cells->len > 0)
    g_array_append_vals (self->goals, tour.cells->data, tour.cells->len);
  plan_route (self);
}

/* Whether all cheese that is left is in the plan, and no piece of the plan is gone. */
static gboolean
is_as_planned (LabRat *self)
{
  if (self->goals->len != self->position->n_cheese)
    return FALSE;
  for (guint i = 0; i < self->goals->len; i++)
    {
      if (!lab_cheese_position_has_cheese (self->position, g_array_index (self->goals, guint, i)))
        return FALSE;
    }
  return TRUE;
}

static void
tour_prepare (LabRat *self)
{
  plan_tour (self, MAX_NODES);
}

static void
plan_again (LabRat *self)
{
  if ((self->klass == &lab_rat_tour && self->position->n_rats > 1 && !is_as_planned (self))
      || (!plan_route (self) && self->position->n_cheese > 0))
    plan_tour (self, MAX_NODES_IN_TURN);
}

static LabCheeseAction
tour_choose (LabRat *self)
{
  guint cell = lab_rat_get_cell (self);

  if (wants_target (self))
    {
      LabCheeseAction action = lab_rat_follow (self, cell);

      if (action != LAB_CHEESE_NOTHING)
        return action;
      /* It is not where it should be: the target is still wanted. */
      g_array_prepend_val (self->goals, self->target);
      plan_route (self);
    }
  else
    plan_again (self);
  return lab_rat_follow (self, cell);
}

static void
tour_think (LabRat        *self,
            LabRatThought *thought)
{
  guint cell = lab_rat_get_cell (self);
  guint n;

  if (wants_target (self))
    lab_rat_follow (self, cell);
  else
    plan_again (self);
  lab_rat_tell_traversal (self, cell,
                          (LabTraversalOptions) { .order = LAB_TRAVERSAL_BUCKETS }, thought);
  lab_rat_tell_route (self, thought);
  n = thought->goals->len;
  thought->text = g_strdup_printf (
      g_dngettext (NULL,
                   /* Translators: what a rat thinks that plans a tour. */
                   "I plan to fetch %u piece of cheese.",
                   "I plan to fetch %u pieces of cheese in the order of the numbers.", n), n);
}

/* The kinds */

const LabRatClass lab_rat_insertion = {
  .kind = { "insertion", N_("Nearest Insertion"),
            N_("Plans a good tour of all cheese by inserting the nearest piece again and again."),
            N_("Rosenkrantz, Stearns, and Lewis, 1977. The square of the pieces.") },
  .prepare = tour_prepare, .choose = tour_choose, .think = tour_think,
};

const LabRatClass lab_rat_tour = {
  .kind = { "tour", N_("Shortest Tour"),
            N_("Fetches all cheese in the fewest turns, and proves it."),
            N_("Held and Karp, 1962, 1970, and 1971. Exponential in the pieces.") },
  .prepare = tour_prepare, .choose = tour_choose, .think = tour_think,
};
