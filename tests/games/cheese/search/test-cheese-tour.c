/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-cheese.h"

/* Tests the shortest tours: the search, the table, and trying all orders must agree. */

#define MAX_TRIED 7

/* Private helpers */

static LabCheeseDistances
measure (const LabCheeseDeal *deal)
{
  return lab_test_cheese_measure (deal->maze, deal->starts[0], deal->cheese, deal->n_cheese);
}

static gboolean
find (LabCheeseTour       *tour,
      const LabCheeseDeal *deal,
      const LabLimits     *limits,
      GCancellable        *cancellable)
{
  return lab_cheese_tour_find (tour, deal->maze, deal->starts[0], deal->cheese, deal->n_cheese,
                               limits, cancellable, NULL);
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

/* All ways to find a tour agree. From ten pieces on, lab_cheese_tour_find() searches, and the table
 * is its witness. The search from a bad tour must find the best one, too. */
LAB_TEST ("/cheese-tour/agreement", test_agreement)
{
  for (guint seed = 0; seed < 90; seed++)
    {
      guint n = 1 + seed % 14;
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, n, 20);
      LabCheeseDistances distances = measure (deal);
      g_autofree guint32 *turns = distances.turns;
      g_autofree guint *order = g_new (guint, n + 1);
      LabCheeseTourSearch search = { .distances = &distances, .order = order };
      g_auto (LabCheeseTour) tour = { 0 };

      g_assert_true (find (&tour, deal, NULL, NULL));
      g_assert_true (tour.is_proved);
      g_assert_cmpuint (tour.bound, ==, tour.turns);
      check_tour (&tour, deal, &distances);
      if (n <= MAX_TRIED)
        g_assert_cmpuint (tour.turns, ==, lab_test_cheese_try_all (&distances, 0, 1));
      g_assert_true (lab_cheese_tour_table (&search));
      g_assert_cmpuint (search.turns, ==, tour.turns);
      g_assert_cmpuint (lab_cheese_tour_measure (&distances, order), ==, tour.turns);
      for (guint i = 0; i <= n; i++)
        order[i] = i;
      search.turns = lab_cheese_tour_measure (&distances, order) + 50;
      g_assert_true (lab_cheese_tour_branch (&search));
      g_assert_cmpuint (search.turns, ==, tour.turns);
      g_assert_cmpuint (lab_cheese_tour_measure (&distances, order), ==, tour.turns);
    }
}

LAB_TEST ("/cheese-tour/limits", test_limits)
{
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (3, 1, 60, 20);
  LabCheeseDistances distances = measure (deal);
  g_autofree guint32 *turns = distances.turns;
  const LabLimits limits = { .nodes = 1 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (LabCheeseTour) tour = { 0 };

  g_assert_true (find (&tour, deal, &limits, NULL));
  check_tour (&tour, deal, &distances);
  g_assert_cmpuint (tour.bound, <=, tour.turns);
  g_assert_cmpuint (tour.bound, >, tour.turns / 2);
  lab_cheese_tour_insertion (&tour, deal->maze, deal->starts[0], deal->cheese, deal->n_cheese);
  check_tour (&tour, deal, &distances);
  g_cancellable_cancel (cancellable);
  g_assert_true (find (&tour, deal, NULL, cancellable));
  check_tour (&tour, deal, &distances);
}

LAB_TEST ("/cheese-tour/nothing", test_nothing)
{
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (3, 1, 5, 20);
  g_auto (LabCheeseTour) tour = { 0 };

  g_assert_true (lab_cheese_tour_find (&tour, deal->maze, deal->starts[0], NULL, 0, NULL, NULL,
                                       NULL));
  g_assert_cmpuint (tour.turns, ==, 0);
  g_assert_true (tour.is_proved);
}
