/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-stopping.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-traversal.h"

/* A search takes microseconds, so some are timed together. The fastest of several times counts: the
 * first one also fetches the memory, and another program may take the processor. */
#define SEARCHES_OF_A_TIME 4
#define N_TIMES 4

static const LabTraversalOrder orders[LAB_N_CHEESE_SEARCHES] = {
  [LAB_CHEESE_SEARCH_DEPTH_FIRST] = LAB_TRAVERSAL_STACK,
  [LAB_CHEESE_SEARCH_BREADTH_FIRST] = LAB_TRAVERSAL_QUEUE,
  [LAB_CHEESE_SEARCH_DIJKSTRA] = LAB_TRAVERSAL_BUCKETS,
};

/* Private helpers */

/* Searches, and returns the time. */
static gint64
time_search (LabTraversal              *traversal,
             guint                      start,
             const LabTraversalOptions *options)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < N_TIMES; i++)
    {
      gint64 begin = g_get_monotonic_time ();

      for (guint k = 0; k < SEARCHES_OF_A_TIME; k++)
        lab_traversal_run (traversal, start, options, NULL);
      least = MIN (least, g_get_monotonic_time () - begin);
    }
  return least;
}

static void
measure_search (const LabCheeseDeal *deal,
                LabTraversal        *traversal,
                guint                search,
                LabStoppingMeasure  *measure)
{
  const LabTraversalOptions whole = { .order = orders[search] };
  const LabTraversalOptions early = { .order = orders[search], .stops = deal->cheese,
                                      .n_stops = 1 };
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) second = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n;

  measure->whole_time[search] = time_search (traversal, deal->starts[0], &whole);
  n = traversal->n_visited;
  lab_traversal_find_route (traversal, deal->cheese[0], first, NULL);
  measure->early_time[search] = time_search (traversal, deal->starts[0], &early);
  measure->share[search] = (double) traversal->n_visited / n;
  lab_traversal_find_route (traversal, deal->cheese[0], second, NULL);
  measure->is_same = measure->is_same && first->len > 0 && first->len == second->len
                     && memcmp (first->data, second->data, first->len * sizeof (guint)) == 0;
}

static gboolean
measure_maze (LabExperiment *experiment,
              gpointer       maker,
              guint          number,
              GCancellable  *cancellable G_GNUC_UNUSED,
              GError       **error)
{
  LabCheeseStopping *self = (gpointer) experiment;
  guint64 seed = lab_experiment_get_seed (experiment, number);
  const LabCheeseDealSettings settings = {
    .maze = self->settings, .n_rats = 1, .n_cheese = 1,
    .maze_seed = seed, .cheese_seed = seed, .players_seed = seed,
  };
  g_autoptr (LabCheeseDeal) deal = lab_cheese_deal_new (&settings, maker, error);
  g_autoptr (LabTraversal) traversal = NULL;
  LabStoppingMeasure *measure = &self->measures[number];

  if (deal == NULL)
    return FALSE;
  traversal = lab_traversal_new (&deal->maze->graph);
  if (traversal == NULL)
    return FALSE;
  measure->is_same = TRUE;
  for (guint search = 0; search < LAB_N_CHEESE_SEARCHES; search++)
    measure_search (deal, traversal, search, measure);
  return TRUE;
}

static gpointer
open_maker (gpointer data G_GNUC_UNUSED)
{
  return lab_cheese_maker_new ();
}

static void
close_maker (gpointer data)
{
  lab_cheese_maker_free (data);
}

static void
clear (LabExperiment *experiment)
{
  LabCheeseStopping *self = (gpointer) experiment;

  g_free (self->measures);
}

static char *
format_progress (guint       n_done,
                 guint       n_tasks,
                 const char *left G_GNUC_UNUSED)
{
  guint percent = n_tasks > 0 ? (guint) (100 * (guint64) n_done / n_tasks) : 100;

  /* Translators: which share of the mazes is finished. */
  return g_strdup_printf (_("Mazes: %u %%"), percent);
}

static const LabExperimentKind stopping_kind = {
  .n_of_a_task = 16,
  .open = open_maker,
  .close = close_maker,
  .run = measure_maze,
  .clear = clear,
  .format_progress = format_progress,
};

/* Public functions */

/**
 * lab_cheese_stopping_new:
 * @settings: what the mazes are like
 * @n_mazes: how many mazes
 * @seed: the seed of the first one; each other one has the next seed
 *
 * Returns: (transfer full): a measurement; start its workers
 */
LabCheeseStopping *
lab_cheese_stopping_new (const LabCheeseMazeSettings *settings,
                         guint                        n_mazes,
                         guint64                      seed)
{
  LabCheeseStopping *self;

  g_return_val_if_fail (settings != NULL && n_mazes > 0, NULL);

  self = lab_experiment_new (&stopping_kind, sizeof *self, 1, n_mazes, seed);
  self->settings = *settings;
  self->measures = g_new0 (LabStoppingMeasure, n_mazes);
  return self;
}

/**
 * lab_cheese_stopping_summarize:
 * @self: a measurement whose threads have ended
 * @search: a search
 *
 * Returns: which share of the cells is visited if the search stops at the cheese, in percent
 */
LabSummary
lab_cheese_stopping_summarize (const LabCheeseStopping *self,
                               LabCheeseSearch          search)
{
  g_autofree double *shares = g_new (double, self->base.n_seeds);
  gsize n = 0;

  for (guint i = 0; i < self->base.n_seeds; i++)
    {
      if (lab_experiment_has (&self->base, i))
        shares[n++] = 100 * self->measures[i].share[search];
    }
  return lab_statistics_summarize (shares, n);
}

/**
 * lab_cheese_stopping_get_time:
 * @self: a measurement whose threads have ended
 * @search: a search
 *
 * Returns: which share of the time a search takes that stops at the cheese, in percent
 */
double
lab_cheese_stopping_get_time (const LabCheeseStopping *self,
                              LabCheeseSearch          search)
{
  gint64 whole = 0, early = 0;

  for (guint i = 0; i < self->base.n_seeds; i++)
    {
      whole += self->measures[i].whole_time[search];
      early += self->measures[i].early_time[search];
    }
  return whole > 0 ? 100 * (double) early / (double) whole : 100;
}

/** lab_cheese_stopping_is_same: returns whether all routes are the same with and without. */
gboolean
lab_cheese_stopping_is_same (const LabCheeseStopping *self)
{
  for (guint i = 0; i < self->base.n_seeds; i++)
    {
      if (lab_experiment_has (&self->base, i) && !self->measures[i].is_same)
        return FALSE;
    }
  return TRUE;
}
