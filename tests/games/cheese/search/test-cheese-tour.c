/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-tour-search.h"
#include "lab-traversal.h"

/* Tests the shortest tours: the search, the table, and trying all orders must agree. */

#define MAX_TRIED 7

/* Private helpers */

static LabCheeseDeal *
deal_cheese (guint seed,
             guint n_cheese)
{
  LabCheeseDealSettings settings = {
    .maze = LAB_CHEESE_MAZE_DEFAULTS, .n_rats = 1, .n_cheese = n_cheese,
    .maze_seed = seed, .cheese_seed = seed, .players_seed = seed,
  };
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (GError) error = NULL;
  LabCheeseDeal *deal = lab_cheese_deal_new (&settings, maker, &error);

  g_assert_no_error (error);
  return deal;
}

static LabCheeseDistances
measure (const LabCheeseDeal *deal)
{
  LabCheeseDistances distances = { .n = deal->n_cheese + 1 };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&deal->maze->graph);
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_HEAP };

  distances.turns = g_new0 (guint32, (gsize) distances.n * distances.n);
  for (guint a = 0; a < distances.n; a++)
    {
      guint from = a == 0 ? deal->starts[0] : deal->cheese[a - 1];

      g_assert_true (lab_traversal_run (traversal, from, &options, NULL));
      for (guint b = 0; b < distances.n; b++)
        distances.turns[a * distances.n + b] = lab_traversal_get_distance (
            traversal, b == 0 ? deal->starts[0] : deal->cheese[b - 1]);
    }
  return distances;
}

static guint
try_all (const LabCheeseDistances *distances,
         guint                     last,
         guint                     done,
         guint                     sum)
{
  guint best = G_MAXUINT;

  if (done == (1u << distances->n) - 1)
    return sum;
  for (guint i = 1; i < distances->n; i++)
    {
      if ((done >> i & 1) == 0)
        best = MIN (best, try_all (distances, i, done | 1u << i,
                                   sum + lab_cheese_distances_get (distances, last, i)));
    }
  return best;
}

/* A tour must have each piece once, and take as long as it says. */
static void
check_tour (const LabCheeseTour      *tour,
            const LabCheeseDeal      *deal,
            const LabCheeseDistances *distances)
{
  guint last = 0;
  guint64 turns = 0;
  guint64 seen = 0;

  g_assert_cmpuint (tour->cells->len, ==, deal->n_cheese);
  for (guint i = 0; i < tour->cells->len; i++)
    {
      guint place = 0;

      while (deal->cheese[place] != g_array_index (tour->cells, guint, i))
        place++;
      g_assert_cmpuint (seen >> place & 1, ==, 0);
      seen |= G_GUINT64_CONSTANT (1) << place;
      turns += lab_cheese_distances_get (distances, last, place + 1);
      last = place + 1;
    }
  g_assert_cmpuint (tour->turns, ==, turns);
}

/* Tests */

LAB_TEST ("/cheese-tour/all-orders", test_all_orders)
{
  for (guint seed = 0; seed < 60; seed++)
    {
      guint n = 1 + seed % MAX_TRIED;
      g_autoptr (LabCheeseDeal) deal = deal_cheese (seed, n);
      LabCheeseDistances distances = measure (deal);
      g_autofree guint32 *turns = distances.turns;
      g_auto (LabCheeseTour) tour = { 0 };

      g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], deal->cheese, n,
                                           NULL, NULL, NULL));
      g_assert_true (tour.is_proved);
      check_tour (&tour, deal, &distances);
      g_assert_cmpuint (tour.turns, ==, try_all (&distances, 0, 1, 0));
    }
}

/* From ten pieces on, lab_cheese_tour_find() searches; here, the table is its witness. */
LAB_TEST ("/cheese-tour/table", test_table)
{
  for (guint seed = 0; seed < 60; seed++)
    {
      guint n = 10 + seed % 5;
      g_autoptr (LabCheeseDeal) deal = deal_cheese (seed, n);
      LabCheeseDistances distances = measure (deal);
      g_autofree guint32 *turns = distances.turns;
      g_autofree guint *order = g_new (guint, n + 1);
      LabCheeseTourSearch search = { .distances = &distances, .order = order };
      g_auto (LabCheeseTour) tour = { 0 };

      g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], deal->cheese, n,
                                           NULL, NULL, NULL));
      g_assert_true (tour.is_proved);
      g_assert_cmpuint (tour.bound, ==, tour.turns);
      check_tour (&tour, deal, &distances);
      g_assert_true (lab_cheese_tour_table (&search));
      g_assert_cmpuint (search.turns, ==, tour.turns);
      g_assert_cmpuint (lab_cheese_tour_measure (&distances, order), ==, tour.turns);
    }
}

/* The search from a bad tour must find the best one, too. */
LAB_TEST ("/cheese-tour/bad-begin", test_bad_begin)
{
  for (guint seed = 0; seed < 30; seed++)
    {
      guint n = 6 + seed % 5;
      g_autoptr (LabCheeseDeal) deal = deal_cheese (seed, n);
      LabCheeseDistances distances = measure (deal);
      g_autofree guint32 *turns = distances.turns;
      g_autofree guint *order = g_new (guint, n + 1);
      g_autofree guint *other = g_new (guint, n + 1);
      LabCheeseTourSearch table = { .distances = &distances, .order = order };
      LabCheeseTourSearch search = { .distances = &distances, .order = other };

      for (guint i = 0; i <= n; i++)
        other[i] = i;
      search.turns = lab_cheese_tour_measure (&distances, other) + 50;
      g_assert_true (lab_cheese_tour_table (&table));
      g_assert_true (lab_cheese_tour_branch (&search));
      g_assert_cmpuint (search.turns, ==, table.turns);
      g_assert_cmpuint (lab_cheese_tour_measure (&distances, other), ==, table.turns);
    }
}

LAB_TEST ("/cheese-tour/limits", test_limits)
{
  g_autoptr (LabCheeseDeal) deal = deal_cheese (3, 60);
  LabCheeseDistances distances = measure (deal);
  g_autofree guint32 *turns = distances.turns;
  const LabLimits limits = { .nodes = 1 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (LabCheeseTour) tour = { 0 };

  g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], deal->cheese,
                                       deal->n_cheese, &limits, NULL, NULL));
  check_tour (&tour, deal, &distances);
  g_assert_cmpuint (tour.bound, <=, tour.turns);
  g_assert_cmpuint (tour.bound, >, tour.turns / 2);
  lab_cheese_tour_insertion (&tour, deal->maze, deal->starts[0], deal->cheese, deal->n_cheese);
  check_tour (&tour, deal, &distances);
  g_cancellable_cancel (cancellable);
  g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], deal->cheese,
                                       deal->n_cheese, NULL, cancellable, NULL));
  check_tour (&tour, deal, &distances);
}

LAB_TEST ("/cheese-tour/nothing", test_nothing)
{
  g_autoptr (LabCheeseDeal) deal = deal_cheese (3, 5);
  g_auto (LabCheeseTour) tour = { 0 };

  g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], NULL, 0, NULL, NULL,
                                       NULL));
  g_assert_cmpuint (tour.turns, ==, 0);
  g_assert_true (tour.is_proved);
}
