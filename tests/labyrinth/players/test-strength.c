/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-fewest.h"
#include "lab-test-effort.h"

/* Tests that players are stronger than one that also needs the fewest turns, but chooses among
 * them by chance. The games are always the same. bench-strength plays many more. */

#define N_GAMES 100
#define N_BRIEF_GAMES 10

/* The solver is better than its rivals only because of the way it chooses among equally short
 * lines. It wins 95 of 100 games. */
static void
test_solver (void)
{
  guint n_games = lab_test_is_brief () ? N_BRIEF_GAMES : N_GAMES;
  guint n_wins = lab_test_match_fewest (LAB_LEVEL_SOLVER, 2, n_games, 1, 0);

  g_test_message ("%u of %u", n_wins, n_games);
  g_assert_cmpuint (n_wins, >, n_games * 3 / 4);
}

/* With three rivals, chance alone would give it a quarter of the games. */
static void
test_solver_against_three (void)
{
  guint n_games = lab_test_is_brief () ? N_BRIEF_GAMES : N_GAMES;
  guint n_wins = lab_test_match_fewest (LAB_LEVEL_SOLVER, 4, n_games, 1, 0);

  g_test_message ("%u of %u", n_wins, n_games);
  g_assert_cmpuint (n_wins, >, n_games * 3 / 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/strength/solver", test_solver);
  g_test_add_func ("/players/strength/solver-against-three", test_solver_against_three);
  return g_test_run ();
}
