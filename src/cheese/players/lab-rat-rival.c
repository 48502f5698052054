/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rat-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-lookahead.h"

/* A rat that looks ahead against its rivals. It expects each other rat to go to the nearest cheese
 * again and again, and looks for the order of pieces that is best against that. It looks again
 * when some cheese is gone, or when a rival does something else. */

typedef struct
{
  LabCheeseOrder order;         /* the pieces that it wants */
  guint n_cheese;               /* how many pieces were left when it looked for them */
  LabCheeseRacer expected[LAB_CHEESE_MAX_RATS];
} Plan;

typedef struct
{
  LabCheeseWays ways;           /* empty if the rat is greedy */
  LabCheeseLookahead *lookahead;
  Plan plan;
} Rival;

/* Private helpers */

static gboolean
prepare (LabRat                   *self,
         const LabCheesePosition  *position,
         GError                  **error G_GNUC_UNUSED)
{
  Rival *rival = self->data;
  LabTraversal *traversal = lab_rat_ensure_traversal (self);

  if (rival == NULL)
    {
      rival = self->data = g_new0 (Rival, 1);
      rival->lookahead = lab_cheese_lookahead_new ();
    }
  if (self->goals == NULL)
    self->goals = g_array_new (FALSE, FALSE, sizeof (guint));
  rival->plan.order.n = 0;
  rival->plan.n_cheese = 0;
  rival->ways.n = 0;
  if (traversal != NULL)
    lab_cheese_ways_measure (&rival->ways, self->maze, traversal, position->cheese,
                             position->n_cheese);
  return TRUE;
}

static void
free_rival (gpointer data)
{
  Rival *rival = data;

  lab_cheese_ways_clear (&rival->ways);
  lab_cheese_lookahead_free (rival->lookahead);
  g_free (rival);
}

/* In a race that is too large to look ahead. */
static void
be_greedy (LabRat                  *self,
           const LabCheesePosition *position)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS,
                                        .stops = position->cheese,
                                        .n_stops = position->n_cheese };

  if (lab_rat_ensure_traversal (self) != NULL
      && lab_traversal_run (self->traversal, lab_rat_get_cell (self, position), &options, NULL)
      && lab_traversal_get_stop (self->traversal) != LAB_NO_NODE)
    lab_rat_take_route (self, lab_traversal_get_stop (self->traversal));
}

/* Whether the plan holds: all cheese is still there, and the rivals do what was expected. */
static gboolean
is_as_planned (const LabRat            *self,
               const LabCheesePosition *position,
               const LabCheeseForecast *forecast)
{
  const Plan *plan = &((const Rival *) self->data)->plan;

  if (plan->order.n == 0 || position->n_cheese != plan->n_cheese)
    return FALSE;
  for (guint i = 0; i < position->n_rats; i++)
    {
      if (i != self->number && plan->expected[i].arrival != LAB_CHEESE_NEVER
          && !lab_cheese_forecast_is_as_expected (forecast, i, &plan->expected[i]))
        return FALSE;
    }
  return TRUE;
}

static void
look_ahead (LabRat                  *self,
            const LabCheesePosition *position)
{
  Rival *rival = self->data;
  Plan *plan = &rival->plan;
  LabCheeseForecast forecast;

  lab_cheese_forecast_init (&forecast, &rival->ways, position, self->number,
                            plan->n_cheese > 0 ? plan->expected : NULL);
  if (is_as_planned (self, position, &forecast))
    return;
  lab_cheese_lookahead_run (rival->lookahead, &forecast, &plan->order);
  plan->n_cheese = position->n_cheese;
  /* Rivals choose before the own rat does, so that their targets are known then. */
  lab_cheese_forecast_let_choose (&forecast);
  for (guint i = 0; i < position->n_rats; i++)
    plan->expected[i] = forecast.racers[i];
}

/* Sets the target and the goals after it. */
static void
plan (LabRat                  *self,
      const LabCheesePosition *position)
{
  Rival *rival = self->data;

  self->n_route = 0;
  self->target = LAB_CHEESE_NO_CELL;
  g_array_set_size (self->goals, 0);
  if (position->n_cheese == 0)
    return;
  if (rival->ways.n == 0)
    {
      be_greedy (self, position);
      return;
    }
  look_ahead (self, position);
  for (guint i = 0; i < rival->plan.order.n; i++)
    {
      guint cell = rival->ways.cheese[rival->plan.order.pieces[i]];

      if (!lab_cheese_position_has_cheese (position, cell))
        continue;
      if (self->target == LAB_CHEESE_NO_CELL)
        self->target = cell;
      else
        g_array_append_val (self->goals, cell);
    }
}

static LabCheeseAction
choose (LabRat                  *self,
        const LabCheesePosition *position)
{
  const Rival *rival = self->data;
  guint cell = lab_rat_get_cell (self, position);

  plan (self, position);
  if (self->target == LAB_CHEESE_NO_CELL)
    return LAB_CHEESE_NOTHING;
  if (rival->ways.n == 0)
    return lab_rat_follow (self, cell);
  return lab_cheese_maze_find_action (
      self->maze, cell,
      lab_cheese_ways_get_next (&rival->ways,
                                lab_cheese_ways_get_piece (&rival->ways, self->target), cell));
}

/* What it thinks in a turn in which it does not choose must not change what it does later. */
static void
think (LabRat                  *self,
       const LabCheesePosition *position,
       LabRatThought           *thought)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };
  guint cell = lab_rat_get_cell (self, position);
  Rival *rival = self->data;
  Plan before = rival->plan;

  plan (self, position);
  rival->plan = before;
  lab_rat_tell_traversal (self, cell, options, thought);
  if (self->target != LAB_CHEESE_NO_CELL && self->n_route == 0
      && lab_rat_ensure_traversal (self) != NULL
      && lab_traversal_run (self->traversal, cell, &options, NULL))
    lab_rat_take_route (self, self->target);
  lab_rat_tell_route (self, thought);
  thought->text = g_strdup (_("I compare plans against rats that go to the nearest cheese, and "
                              "take the one with the best result."));
}

/* The kind */

const LabRatClass lab_rat_rival = {
  .kind = { "rival", N_("Rival"),
            N_("Looks ahead, and takes cheese before others get there."),
            N_("Our own: a beam search over simulated races.") },
  .prepare = prepare, .choose = choose, .think = think, .free = free_rival,
};
