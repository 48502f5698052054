/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-match.h"
#include "lab-shift-umpire.h"

static const char * const players[] = { "greedy", "solver", "beginner", "random" };

/* Private helpers */

static LabMatch
make_match (guint                n_players,
            guint                n_games,
            LabShiftUmpireSetup *setup)
{
  LabMatch match = {
    .players = players,
    .n_players = n_players,
    .n_games = n_games,
    .seed = 7,
    .limits = { .nodes = 100 },
    .max_turns = 500,
    .game = &lab_shift_umpire_game,
    .setup = setup,
  };

  *setup = (LabShiftUmpireSetup) {
    .players = players,
    .deal = { .seats = lab_shift_seat_default_set (n_players), .cards_each = 2 },
  };
  return match;
}

static void
count_failure (guint       game G_GNUC_UNUSED,
               guint       player,
               const char *reason,
               const char *detail G_GNUC_UNUSED,
               gpointer    data)
{
  guint *n_failures = data;

  g_assert_nonnull (reason);
  n_failures[player]++;
}

/* Plays @n games from number @first on, or backward from the last of them. */
static void
play (const LabMatch *match,
      guint           first,
      guint           n,
      gboolean        backward,
      LabMatchResult *games,
      guint           n_failures[LAB_SHIFT_N_SEATS])
{
  gpointer umpire = lab_shift_umpire_game.open (match, count_failure, n_failures);

  memset (n_failures, 0, LAB_SHIFT_N_SEATS * sizeof (guint));
  for (guint i = 0; i < n; i++)
    {
      guint at = backward ? n - 1 - i : i;

      g_assert_true (lab_shift_umpire_game.play (umpire, first + at, NULL, &games[at]));
    }
  lab_shift_umpire_game.close (umpire);
}

/* Tests */

/* Any umpire plays a game in the same way, whatever it played before. */
LAB_TEST ("/umpire/independent-games", test_independent_games)
{
  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      LabShiftUmpireSetup setup;
      LabMatch match = make_match (n, 30, &setup);
      LabMatchResult a[30], b[30];
      guint n_failures[LAB_SHIFT_N_SEATS];

      play (&match, 0, 30, FALSE, a, n_failures);
      play (&match, 0, 30, TRUE, b, n_failures);
      for (guint i = 0; i < 30; i++)
        {
          g_assert_true (a[i].finished);
          g_assert_cmpuint (a[i].winner, <, n);
          g_assert_cmpuint (a[i].winner, ==, b[i].winner);
          g_assert_cmpmem (a[i].n_turns, sizeof a[i].n_turns, b[i].n_turns, sizeof b[i].n_turns);
          g_assert_cmpmem (a[i].n_answers, sizeof a[i].n_answers, a[i].n_turns,
                           sizeof a[i].n_turns);
          g_assert_cmpuint (a[i].failed, ==, 0);
        }
    }
}

/* Players before the winner have had as many turns as the winner, players after it one fewer. */
LAB_TEST ("/umpire/turns", test_turns)
{
  LabShiftUmpireSetup setup;
  LabMatch match = make_match (3, 60, &setup);
  LabMatchResult games[60];
  guint n_failures[LAB_SHIFT_N_SEATS];

  play (&match, 0, 60, FALSE, games, n_failures);
  for (guint i = 0; i < 60; i++)
    {
      gboolean after = FALSE;

      for (LabShiftSeat seat = 0; seat < 3; seat++)
        {
          guint player = lab_match_get_player (&match, i, seat);

          g_assert_cmpuint (games[i].n_turns[player] + (after ? 1 : 0), ==,
                            games[i].n_turns[games[i].winner]);
          after = after || player == games[i].winner;
        }
    }
}

LAB_TEST ("/umpire/undecided", test_undecided)
{
  LabShiftUmpireSetup setup;
  LabMatch match = make_match (2, 10, &setup);
  LabMatchResult games[10];
  guint n_failures[LAB_SHIFT_N_SEATS];
  g_auto (LabResults) results = { 0 };

  match.max_turns = 2;
  play (&match, 0, 10, FALSE, games, n_failures);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_cmpuint (games[i].winner, ==, LAB_MATCH_NOBODY);
      g_assert_cmpuint (games[i].n_turns[0], ==, 2);
      g_assert_cmpuint (games[i].n_turns[1], ==, 2);
    }
  lab_results_init (&results, &match, games);
  g_assert_cmpuint (results.n_finished, ==, 10);
  g_assert_cmpuint (results.n_undecided, ==, 10);
}

/* Two players that choose by the position alone repeat themselves in one of these games. */
LAB_TEST ("/umpire/repeated", test_repeated)
{
  static const char * const stubborn[] = { "minmax:depth=1", "alphabeta:depth=1" };
  LabShiftUmpireSetup setup;
  LabMatch match = make_match (2, 1200, &setup);
  LabMatchResult games[10];
  guint n_repeated = 0, n_failures[LAB_SHIFT_N_SEATS];

  match.players = setup.players = stubborn;
  match.seed = 3;
  match.max_turns = 5000;
  setup.deal.cards_each = 12;
  play (&match, 70, 10, FALSE, games, n_failures);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_cmpint (games[i].winner == LAB_MATCH_NOBODY, ==, games[i].repeated);
      g_assert_cmpuint (games[i].n_turns[0], <, 1000);
      n_repeated += games[i].repeated;
    }
  g_assert_cmpuint (n_repeated, ==, 1);
}

/* Two programs that cannot be started, and a player that wins against them. Without forfeits,
 * random turns are played in their place, which are not their own. */
LAB_TEST ("/umpire/failing", test_failing)
{
  static const char * const absent[] = { "cmd:/nonexistent/a", "greedy", "cmd:/nonexistent/b" };

  for (guint forfeits = 0; forfeits < 2; forfeits++)
    {
      LabShiftUmpireSetup setup;
      LabMatch match = make_match (3, 6, &setup);
      LabMatchResult games[6];
      guint n_failures[LAB_SHIFT_N_SEATS];

      match.players = setup.players = absent;
      match.forfeits = forfeits;
      play (&match, 0, 6, FALSE, games, n_failures);
      for (guint i = 0; i < 6; i++)
        {
          g_assert_cmpint (games[i].forfeited, ==, forfeits);
          g_assert_cmpuint (games[i].failed, ==, 5);
          g_assert_cmpint (games[i].n_turns[0] + games[i].n_turns[2] == 0, ==, forfeits);
          g_assert_cmpuint (games[i].n_answers[0] + games[i].n_answers[2], ==, 0);
          g_assert_cmpuint (games[i].n_answers[1], ==, games[i].n_turns[1]);
          g_assert_true (!forfeits || games[i].winner == 1);
        }
      g_assert_cmpuint (n_failures[0], ==, 6);
      g_assert_cmpuint (n_failures[1], ==, 0);
      g_assert_cmpuint (n_failures[2], ==, 6);
    }
}
