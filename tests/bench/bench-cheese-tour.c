/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-bench-cheese.h"
#include "lab-cheese-tour.h"

/* Measures how long the shortest tours of 21 and of 41 pieces of cheese take to find and to prove,
 * in mazes of 25 x 20 cells with mud of 4 to 9 turns. It fails if one is not proved. The arguments
 * are the number of mazes and another number of pieces. */

#define N_MAZES 100

/* Private helpers */

/* Returns the time in milliseconds. */
static double
find_tour (LabCheeseMaker *maker,
           guint64         seed,
           guint           n_cheese,
           LabCheeseTour  *tour)
{
  LabCheeseDealSettings settings = lab_bench_cheese_settings (seed, 25, 20);
  const LabLimits limits = { 0 };
  g_autoptr (LabCheeseDeal) deal = NULL;
  g_autoptr (GError) error = NULL;
  double time;

  settings.n_cheese = n_cheese;
  deal = lab_bench_cheese_deal (&settings, maker);
  time = lab_bench_get_time (CLOCK_MONOTONIC);
  lab_cheese_tour_find (tour, deal->maze, deal->starts[0], deal->cheese, n_cheese, &limits, NULL,
                        &error);
  g_assert_no_error (error);
  return (lab_bench_get_time (CLOCK_MONOTONIC) - time) * 1e3;
}

/* Returns whether all were proved. */
static gboolean
measure (LabCheeseMaker *maker,
         guint           n_mazes,
         guint           n_cheese)
{
  g_autofree double *times = g_new (double, n_mazes);
  guint n_proved = 0;
  guint64 most_nodes = 0, sum = 0;

  for (guint i = 0; i < n_mazes; i++)
    {
      g_auto (LabCheeseTour) tour = { 0 };

      times[i] = find_tour (maker, i, n_cheese, &tour);
      n_proved += tour.is_proved ? 1 : 0;
      most_nodes = MAX (most_nodes, tour.n_nodes);
      sum += tour.turns;
    }
  qsort (times, n_mazes, sizeof times[0], lab_bench_compare);
  g_print ("%u pieces: %u of %u tours proved, %" G_GUINT64_FORMAT " turns in all, at most %"
           G_GUINT64_FORMAT " nodes; median %.2f ms, 95 %% in %.2f ms, all in %.2f ms\n",
           n_cheese, n_proved, n_mazes, sum, most_nodes, times[n_mazes / 2],
           times[n_mazes * 95 / 100], times[n_mazes - 1]);
  return n_proved == n_mazes;
}

int
main (int    argc,
      char **argv)
{
  guint n_mazes = argc > 1 ? (guint) MAX (atoi (argv[1]), 1) : N_MAZES;
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  gboolean is_proved = TRUE;

  if (argc > 2)
    is_proved = measure (maker, n_mazes, (guint) atoi (argv[2]));
  else
    is_proved = measure (maker, n_mazes, 21) && measure (maker, n_mazes, 41);
  return is_proved ? EXIT_SUCCESS : EXIT_FAILURE;
}
