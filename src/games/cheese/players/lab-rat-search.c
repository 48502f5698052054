/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-tour.h"

/* The rats that plan a tour of all cheese. If another rat takes a piece, they leave it out: the
 * exact one plans again, when it has come to the next piece. */

/* How long the exact tour is searched for, the same on every machine. Before a race this is enough
 * to prove 99 of 100 tours of 41 pieces, and takes seconds for the others; the best tour that was
 * found is as good as ever. In a turn there is less time. */
#define MAX_NODES 200000
#define MAX_NODES_IN_TURN 20000

/* Private helpers */

static gboolean
plan_route (LabRat                  *self,
            const LabCheesePosition *position)
{
  LabTraversal *traversal = lab_rat_ensure_traversal (self);
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS, .n_stops = 1,
                                  .cancellable = self->cancellable };
  guint target;

  while (self->goals->len > 0
         && !lab_cheese_position_has_cheese (position, g_array_index (self->goals, guint, 0)))
    g_array_remove_index (self->goals, 0);
  self->target = LAB_CHEESE_NO_CELL;
  self->n_route = 0;
  if (self->goals->len == 0 || traversal == NULL)
    return FALSE;
  target = g_array_index (self->goals, guint, 0);
  options.stops = &target;
  if (!lab_traversal_run (traversal, lab_rat_get_cell (self, position), &options, NULL)
      || !lab_rat_take_route (self, target))
    return FALSE;
  g_array_remove_index (self->goals, 0);
  return TRUE;
}

/* Lists the cheese that can be reached; a tour of anything else does not exist. */
static GArray *
list_reachable (LabRat                  *self,
                const LabCheesePosition *position)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));
  LabTraversal *traversal = lab_rat_ensure_traversal (self);

  if (traversal == NULL
      || !lab_traversal_run (traversal, lab_rat_get_cell (self, position), NULL, NULL))
    return list;
  for (guint i = 0; i < position->n_cheese; i++)
    {
      if (lab_traversal_is_visited (traversal, position->cheese[i]))
        g_array_append_val (list, position->cheese[i]);
    }
  return list;
}

static void
plan_tour (LabRat                  *self,
           const LabCheesePosition *position,
           guint64                  n_nodes)
{
  g_autoptr (GArray) cheese = list_reachable (self, position);
  g_auto (LabCheeseTour) tour = { 0 };
  const LabLimits limits = { .nodes = n_nodes };
  const guint *cells = (const guint *) (void *) cheese->data;
  guint start = lab_rat_get_cell (self, position);

  if (self->goals == NULL)
    self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_set_size (self->goals, 0);
  if (self->klass == &lab_rat_insertion)
    lab_cheese_tour_insertion (&tour, self->maze, start, cells, cheese->len);
  else
    lab_cheese_tour_find (&tour, self->maze, start, cells, cheese->len, &limits,
                          self->cancellable, NULL);
  if (tour.cells != NULL && tour.cells->len > 0)
    g_array_append_vals (self->goals, tour.cells->data, tour.cells->len);
  plan_route (self, position);
}

/* Whether all cheese that is left is in the plan, and no piece of the plan is gone. */
static gboolean
is_as_planned (LabRat                  *self,
               const LabCheesePosition *position)
{
  if (self->goals->len != position->n_cheese)
    return FALSE;
  for (guint i = 0; i < self->goals->len; i++)
    {
      if (!lab_cheese_position_has_cheese (position, g_array_index (self->goals, guint, i)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
prepare (LabRat                   *self,
         const LabCheesePosition  *position,
         GError                  **error G_GNUC_UNUSED)
{
  plan_tour (self, position, MAX_NODES);
  return TRUE;
}

static void
plan_again (LabRat                  *self,
            const LabCheesePosition *position)
{
  if ((self->klass == &lab_rat_tour && position->n_rats > 1 && !is_as_planned (self, position))
      || (!plan_route (self, position) && position->n_cheese > 0))
    plan_tour (self, position, MAX_NODES_IN_TURN);
}

static LabCheeseAction
choose (LabRat                  *self,
        const LabCheesePosition *position)
{
  guint cell = lab_rat_get_cell (self, position);

  if (self->target != LAB_CHEESE_NO_CELL
      && lab_cheese_position_has_cheese (position, self->target))
    {
      LabCheeseAction action = lab_rat_follow (self, cell);

      if (action != LAB_CHEESE_NOTHING)
        return action;
      /* It is not where it should be: the target is still wanted. */
      g_array_prepend_val (self->goals, self->target);
      plan_route (self, position);
    }
  else
    plan_again (self, position);
  return lab_rat_follow (self, cell);
}

static void
think (LabRat                  *self,
       const LabCheesePosition *position,
       LabRatThought           *thought)
{
  guint cell = lab_rat_get_cell (self, position);
  guint n;

  if (self->target == LAB_CHEESE_NO_CELL
      || !lab_cheese_position_has_cheese (position, self->target))
    plan_again (self, position);
  else
    lab_rat_follow (self, cell);
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
  .prepare = prepare, .choose = choose, .think = think,
};

const LabRatClass lab_rat_tour = {
  .kind = { "tour", N_("Shortest Tour"),
            N_("Fetches all cheese in the fewest turns, and proves it."),
            N_("Held and Karp, 1962, 1970, and 1971. Exponential in the pieces.") },
  .prepare = prepare, .choose = choose, .think = think,
};
