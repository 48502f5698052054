/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-bench-cheese.h"
#include "lab-cheese-match.h"

/* Lets the rat that looks ahead race against a greedy one, in mazes of 25 x 20 cells with mud of 4
 * to 9 turns and 41 pieces of cheese: from the center, from random cells, and from opposite corners
 * of symmetric mazes. They swap sides in each second race. It fails if fewer than 90 % are won. The
 * arguments are the number of races, and the two rats. */

#define N_RACES 2000
#define MAX_TURNS 20000

typedef struct
{
  const char *name;
  gboolean is_symmetric;
  LabCheeseStart starts[2];
} Kind;

typedef struct
{
  guint n_won;
  guint n_drawn;
  guint64 n_turns;
} Result;

static const Kind kinds[] = {
  { "center", FALSE, { LAB_CHEESE_START_CENTER, LAB_CHEESE_START_CENTER } },
  { "random cells", FALSE, { LAB_CHEESE_START_RANDOM, LAB_CHEESE_START_RANDOM } },
  { "symmetric", TRUE, { LAB_CHEESE_START_TOP_LEFT, LAB_CHEESE_START_BOTTOM_RIGHT } },
};

/* Private helpers */

static LabCheeseDeal *
deal_race (LabCheeseMaker *maker,
           const Kind     *kind,
           guint64         seed)
{
  LabCheeseDealSettings settings = lab_bench_cheese_settings (seed, 25, 20);

  settings.n_rats = 2;
  settings.teams[1] = 1;
  settings.n_cheese = 41;
  memcpy (settings.starts, kind->starts, sizeof kind->starts);
  settings.maze.symmetric = kind->is_symmetric;
  return lab_bench_cheese_deal (&settings, maker);
}

static void
race (LabCheeseMaker *maker,
      const Kind     *kind,
      LabRat         *first,
      LabRat         *second,
      guint           number,
      Result         *result)
{
  guint side = number % 2;
  LabRat *rats[] = { side == 0 ? first : second, side == 0 ? second : first };
  g_autoptr (LabCheeseDeal) deal = deal_race (maker, kind, number / 2);
  g_auto (LabCheeseRecord) record = { 0 };
  g_autoptr (GError) error = NULL;
  double ahead;

  lab_cheese_umpire_play (&record, deal, rats, number, MAX_TURNS, FALSE, NULL, &error);
  g_assert_no_error (error);
  ahead = record.scores[side] - record.scores[1 - side];
  /* Shares of pieces are not exact. */
  result->n_won += ahead > 1e-9 ? 1 : 0;
  result->n_drawn += ABS (ahead) <= 1e-9 ? 1 : 0;
  result->n_turns += (guint64) record.turns;
}

int
main (int    argc,
      char **argv)
{
  guint n_races = argc > 1 ? (guint) atoi (argv[1]) : N_RACES;
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (LabRat) first = lab_rat_new (argc > 2 ? argv[2] : "rival", NULL);
  g_autoptr (LabRat) second = lab_rat_new (argc > 3 ? argv[3] : "greedy", NULL);
  gboolean is_strong = TRUE;

  g_assert_nonnull (first);
  g_assert_nonnull (second);
  g_print ("%-12s  %6s  %6s  %6s  %6s  %9s\n", "Start", "Won", "Drawn", "Lost", "Share", "ms/turn");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gint64 time = g_get_monotonic_time ();
      Result result = { 0 };
      double share;

      for (guint number = 0; number < n_races; number++)
        race (maker, &kinds[i], first, second, number, &result);
      time = g_get_monotonic_time () - time;
      share = 100.0 * result.n_won / n_races;
      g_print ("%-12s  %6u  %6u  %6u  %4.1f %%  %9.3f\n", kinds[i].name, result.n_won,
               result.n_drawn, n_races - result.n_won - result.n_drawn, share,
               (double) time / 1e3 / (double) result.n_turns);
      is_strong = is_strong && share >= 90;
    }
  return is_strong || argc > 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}
