/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-stopping.h"

#include <string.h>

#include "lab-cheese-deal.h"
#include "lab-traversal.h"

/* A task is this many mazes. */
#define MAZES_OF_A_TASK 16

/* A search takes microseconds, so some are timed together. The fastest of several times counts: the
 * first one also fetches the memory, and another program may take the processor. */
#define SEARCHES_OF_A_TIME 4
#define N_TIMES 4

/* What one maze gave. */
typedef struct
{
  gboolean is_done;
  gboolean is_same;             /* whether the routes are the same */
  double share[LAB_N_CHEESE_SEARCHES];
  gint64 whole_time[LAB_N_CHEESE_SEARCHES];
  gint64 early_time[LAB_N_CHEESE_SEARCHES];
} Measure;

/* A measure is written by one thread, and only read after the threads have ended. */
struct _LabCheeseStopping
{
  LabCheeseMazeSettings settings;
  guint n_mazes;
  guint64 seed;
  Measure *measures;
  LabWorkers *workers;
};

static const LabTraversalOrder orders[LAB_N_CHEESE_SEARCHES] = {
  [LAB_CHEESE_SEARCH_DEPTH_FIRST] = LAB_TRAVERSAL_STACK,
  [LAB_CHEESE_SEARCH_BREADTH_FIRST] = LAB_TRAVERSAL_QUEUE,
  [LAB_CHEESE_SEARCH_DIJKSTRA] = LAB_TRAVERSAL_BUCKETS,
};

/* Private helpers */

/* Searches, and returns the time. */
static gint64
run (LabTraversal              *traversal,
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
                Measure             *measure)
{
  const LabTraversalOptions whole = { .order = orders[search] };
  const LabTraversalOptions early = { .order = orders[search], .stops = deal->cheese,
                                      .n_stops = 1 };
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) second = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n;

  measure->whole_time[search] = run (traversal, deal->starts[0], &whole);
  n = lab_traversal_get_n_visited (traversal);
  lab_traversal_find_route (traversal, deal->cheese[0], first, NULL);
  measure->early_time[search] = run (traversal, deal->starts[0], &early);
  measure->share[search] = (double) lab_traversal_get_n_visited (traversal) / n;
  lab_traversal_find_route (traversal, deal->cheese[0], second, NULL);
  measure->is_same = measure->is_same && first->len > 0 && first->len == second->len
                     && memcmp (first->data, second->data, first->len * sizeof (guint)) == 0;
}

static void
measure_maze (LabCheeseStopping *self,
              LabCheeseMaker    *maker,
              guint              number)
{
  guint64 seed = self->seed + number;
  const LabCheeseDealSettings settings = {
    .maze = self->settings, .n_rats = 1, .n_cheese = 1,
    .maze_seed = seed, .cheese_seed = seed, .players_seed = seed,
  };
  g_autoptr (LabCheeseDeal) deal = lab_cheese_deal_new (&settings, maker, NULL);
  g_autoptr (LabTraversal) traversal = NULL;
  Measure *measure = &self->measures[number];

  if (deal == NULL)
    return;
  traversal = lab_traversal_new (lab_cheese_maze_get_graph (deal->maze));
  if (traversal == NULL)
    return;
  measure->is_same = TRUE;
  for (guint search = 0; search < LAB_N_CHEESE_SEARCHES; search++)
    measure_search (deal, traversal, search, measure);
  measure->is_done = TRUE;
}

static gboolean
work (gpointer      data,
      gpointer      state,
      guint         number,
      GCancellable *cancellable)
{
  LabCheeseStopping *self = data;
  guint end = MIN ((number + 1) * MAZES_OF_A_TASK, self->n_mazes);

  for (guint maze = number * MAZES_OF_A_TASK; maze < end; maze++)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      measure_maze (self, state, maze);
    }
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

  self = g_new0 (LabCheeseStopping, 1);
  self->settings = *settings;
  self->n_mazes = n_mazes;
  self->seed = seed;
  self->measures = g_new0 (Measure, n_mazes);
  self->workers = lab_workers_new ((n_mazes + MAZES_OF_A_TASK - 1) / MAZES_OF_A_TASK, work, self);
  lab_workers_set_state (self->workers, open_maker, close_maker);
  return self;
}

/**
 * lab_cheese_stopping_free:
 * @self: (transfer full): a measurement
 *
 * Stops and frees a measurement.
 */
void
lab_cheese_stopping_free (LabCheeseStopping *self)
{
  g_return_if_fail (self != NULL);

  lab_workers_free (self->workers);
  g_free (self->measures);
  g_free (self);
}

/** lab_cheese_stopping_get_workers: (transfer none): returns the threads that measure. */
LabWorkers *
lab_cheese_stopping_get_workers (LabCheeseStopping *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->workers;
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
  g_autofree double *shares = g_new (double, self->n_mazes);
  gsize n = 0;

  for (guint i = 0; i < self->n_mazes; i++)
    {
      if (self->measures[i].is_done)
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

  for (guint i = 0; i < self->n_mazes; i++)
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
  for (guint i = 0; i < self->n_mazes; i++)
    {
      if (self->measures[i].is_done && !self->measures[i].is_same)
        return FALSE;
    }
  return TRUE;
}

/** lab_cheese_stopping_count: returns how many mazes were measured. */
guint
lab_cheese_stopping_count (const LabCheeseStopping *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_mazes; i++)
    n += self->measures[i].is_done;
  return n;
}
