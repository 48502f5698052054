/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-bench-cheese.h"
#include "lab-traversal.h"

/* Measures how many nodes each structure visits in a second, and what a traversal saves that stops
 * at the cheese: in the mazes of the original's default race with one piece of cheese. */

#define N_MAZES 2000
/* The largest maze of the cheese race that is made here. */
#define SIDE 300
#define N_REPEATS 3

static const struct
{
  const char *name;
  LabTraversalOrder order;
} orders[] = {
  { "stack", LAB_TRAVERSAL_STACK },
  { "queue", LAB_TRAVERSAL_QUEUE },
  { "heap", LAB_TRAVERSAL_HEAP },
  { "buckets", LAB_TRAVERSAL_BUCKETS },
  { "recursive", LAB_TRAVERSAL_RECURSIVE },
};

/* Private helpers */

static LabCheeseDeal *
deal (LabCheeseMaker *maker,
      guint64         seed,
      guint           width,
      guint           height,
      double          mud)
{
  LabCheeseDealSettings settings = lab_bench_cheese_settings (seed, width, height);

  settings.maze.mud_percentage = mud;
  settings.maze.style = width == SIDE ? LAB_CHEESE_UNIFORM_HOLES : LAB_CHEESE_BIG_HOLES;
  return lab_bench_cheese_deal (&settings, maker);
}

static void
measure_speed (LabCheeseMaker *maker)
{
  g_autoptr (LabCheeseDeal) large = deal (maker, 0, SIDE, SIDE, 20);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&large->maze->graph);

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      const LabTraversalOptions options = { .order = orders[i].order };
      gint64 fastest = G_MAXINT64;

      for (guint repeat = 0; repeat < N_REPEATS; repeat++)
        {
          gint64 start = g_get_monotonic_time ();

          lab_traversal_run (traversal, large->starts[0], &options, NULL);
          fastest = MIN (fastest, MAX (g_get_monotonic_time () - start, 1));
        }
      g_print ("%-9s %6.1f million nodes/s (%u nodes)\n", orders[i].name,
               (double) traversal->n_visited / (double) fastest, traversal->n_visited);
    }
}

/* Compares traversals of all mazes with and without a stop at the cheese. */
static void
measure_stop (LabCheeseDeal     **deals,
              LabTraversal      **traversals,
              const char         *name,
              LabTraversalOrder   order)
{
  guint64 n_visited[2] = { 0, 0 }, n_routes[2] = { 0, 0 };
  gint64 times[2] = { G_MAXINT64, G_MAXINT64 };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint repeat = 0; repeat < 2 * N_REPEATS; repeat++)
    {
      guint stops = repeat % 2;
      gint64 start = g_get_monotonic_time ();

      n_visited[stops] = n_routes[stops] = 0;
      for (guint i = 0; i < N_MAZES; i++)
        {
          const LabTraversalOptions options = { .order = order, .stops = deals[i]->cheese,
                                                .n_stops = stops };

          lab_traversal_run (traversals[i], deals[i]->starts[0], &options, NULL);
          n_visited[stops] += traversals[i]->n_visited;
          lab_traversal_find_route (traversals[i], deals[i]->cheese[0], route, NULL);
          n_routes[stops] += route->len;
        }
      times[stops] = MIN (times[stops], g_get_monotonic_time () - start);
    }
  g_print ("%-9s visits %5.1f %% of the nodes in %5.1f %% of the time, routes %s\n", name,
           100 * (double) n_visited[1] / (double) n_visited[0],
           100 * (double) times[1] / (double) times[0],
           n_routes[0] == n_routes[1] ? "equal" : "DIFFERENT");
}

int
main (void)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseDeal *deals[N_MAZES];
  LabTraversal *traversals[N_MAZES];

  g_print ("build type %s; best of %d\n%d x %d cells with mud:\n", BUILD_TYPE, N_REPEATS, SIDE,
           SIDE);
  measure_speed (maker);
  for (guint mud = 0; mud <= 20; mud += 20)
    {
      g_print ("stopping at the cheese in %d mazes of 15 x 13 with %u %% mud:\n", N_MAZES, mud);
      for (guint i = 0; i < N_MAZES; i++)
        {
          deals[i] = deal (maker, i, 15, 13, mud);
          traversals[i] = lab_traversal_new (&deals[i]->maze->graph);
        }
      for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
        measure_stop (deals, traversals, orders[i].name, orders[i].order);
      for (guint i = 0; i < N_MAZES; i++)
        {
          lab_traversal_free (traversals[i]);
          lab_cheese_deal_unref (deals[i]);
        }
    }
  return 0;
}
