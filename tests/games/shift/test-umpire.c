/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-results.h"
#include "lab-umpire.h"

static const char * const players[] = { "greedy", "solver", "beginner", "random" };

/* Private helpers */

static LabMatch
make_match (guint           n_players,
            guint           n_games,
            LabUmpireSetup *setup)
{
  LabMatch match = {
    .players = players,
    .n_players = n_players,
    .n_games = n_games,
    .seed = 7,
    .limits = { .nodes = 100 },
    .max_turns = 500,
    .game = &lab_umpire_game,
    .setup = setup,
  };

  *setup = (LabUmpireSetup) {
    .players = players,
    .deal = { .seats = lab_seat_default_set (n_players), .cards_each = 2 },
  };
  return match;
}

static void
fail_on_failure (guint       game,
                 guint       player,
                 const char *reason,
                 const char *detail G_GNUC_UNUSED,
                 gpointer    data G_GNUC_UNUSED)
{
  g_error ("player %u failed in game %u: %s", player, game, reason);
}

/* Tests */

/* The seats that are taken are the places of the match, in their order. */
static void
test_seats (void)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      LabUmpireSetup setup;
      LabMatch match = make_match (n, 2 * n, &setup);

      for (guint game = 0; game < 2 * n; game++)
        {
          for (LabSeat seat = 0, place = 0; seat < LAB_N_SEATS; seat++)
            {
              if ((setup.deal.seats & LAB_SEAT_BIT (seat)) != 0)
                g_assert_cmpuint (lab_umpire_get_player (&match, game, seat), ==,
                                  lab_match_get_player (&match, game, place++));
            }
        }
    }
}

/* Any umpire plays a game in the same way, whatever it played before. */
static void
test_independent_games (void)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      LabUmpireSetup setup;
      LabMatch match = make_match (n, 30, &setup);
      g_autoptr (LabUmpire) forward = lab_umpire_new (&match, fail_on_failure, NULL);
      g_autoptr (LabUmpire) backward = lab_umpire_new (&match, fail_on_failure, NULL);
      LabMatchResult a[30], b[30];

      for (guint i = 0; i < 30; i++)
        {
          g_assert_true (lab_umpire_play (forward, i, NULL, &a[i]));
          g_assert_true (lab_umpire_play (backward, 29 - i, NULL, &b[29 - i]));
        }
      for (guint i = 0; i < 30; i++)
        {
          g_assert_true (a[i].finished);
          g_assert_cmpuint (a[i].winner, <, n);
          g_assert_cmpuint (a[i].winner, ==, b[i].winner);
          g_assert_cmpmem (a[i].n_turns, sizeof a[i].n_turns, b[i].n_turns, sizeof b[i].n_turns);
          g_assert_cmpmem (a[i].n_answers, sizeof a[i].n_answers, a[i].n_turns,
                           sizeof a[i].n_turns);
        }
    }
}

/* Players before the winner have had as many turns as the winner, players after it one fewer. */
static void
test_turns (void)
{
  LabUmpireSetup setup;
  LabMatch match = make_match (3, 60, &setup);
  g_autoptr (LabUmpire) umpire = lab_umpire_new (&match, fail_on_failure, NULL);

  for (guint i = 0; i < match.n_games; i++)
    {
      LabMatchResult game;
      gboolean after = FALSE;

      g_assert_true (lab_umpire_play (umpire, i, NULL, &game));
      for (LabSeat seat = 0; seat < 3; seat++)
        {
          guint player = lab_umpire_get_player (&match, i, seat);

          g_assert_cmpuint (game.n_turns[player] + (after ? 1 : 0), ==, game.n_turns[game.winner]);
          after = after || player == game.winner;
        }
    }
}

static void
test_undecided (void)
{
  LabUmpireSetup setup;
  LabMatch match = make_match (2, 10, &setup);
  g_autoptr (LabUmpire) umpire = NULL;
  LabMatchResult games[10];
  g_auto (LabResults) results = { 0 };

  match.max_turns = 2;
  umpire = lab_umpire_new (&match, fail_on_failure, NULL);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_true (lab_umpire_play (umpire, i, NULL, &games[i]));
      g_assert_cmpuint (games[i].winner, ==, LAB_MATCH_NOBODY);
      g_assert_cmpuint (games[i].n_turns[0], ==, 2);
      g_assert_cmpuint (games[i].n_turns[1], ==, 2);
    }
  lab_results_init (&results, &match, games);
  g_assert_cmpuint (results.n_finished, ==, 10);
  g_assert_cmpuint (results.n_undecided, ==, 10);
  g_assert_cmpuint (results.standings[0].n_wins + results.standings[1].n_wins, ==, 0);
}

/* Two players that choose by the position alone repeat themselves in one of these games. */
static void
test_repeated (void)
{
  static const char * const stubborn[] = { "minmax:depth=1", "alphabeta:depth=1" };
  LabUmpireSetup setup;
  LabMatch match = make_match (2, 1200, &setup);
  g_autoptr (LabUmpire) umpire = NULL;
  guint n_repeated = 0;

  match.players = setup.players = stubborn;
  match.seed = 3;
  match.max_turns = 5000;
  setup.deal.cards_each = 12;
  umpire = lab_umpire_new (&match, fail_on_failure, NULL);
  for (guint i = 70; i < 80; i++)
    {
      LabMatchResult game;

      g_assert_true (lab_umpire_play (umpire, i, NULL, &game));
      g_assert_cmpint (game.winner == LAB_MATCH_NOBODY, ==, game.repeated);
      g_assert_cmpuint (game.n_turns[0], <, 1000);
      n_repeated += game.repeated;
    }
  g_assert_cmpuint (n_repeated, ==, 1);
}

static void
test_cancelled (void)
{
  LabUmpireSetup setup;
  LabMatch match = make_match (2, 1, &setup);
  g_autoptr (LabUmpire) umpire = lab_umpire_new (&match, fail_on_failure, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabMatchResult game;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_umpire_play (umpire, 0, cancellable, &game));
  g_assert_false (game.finished);
}

static void
count_failure (guint       game G_GNUC_UNUSED,
               guint       player,
               const char *reason,
               const char *detail G_GNUC_UNUSED,
               gpointer    data)
{
  guint *n_failures = data;

  g_assert_cmpstr (reason, !=, NULL);
  n_failures[player]++;
}

/* Two programs that cannot be started, and a player that wins against them. */
static void
test_forfeit (void)
{
  static const char * const absent[] = { "cmd:/nonexistent/a", "greedy", "cmd:/nonexistent/b" };
  LabUmpireSetup setup;
  LabMatch match = make_match (3, 3, &setup);
  guint n_failures[LAB_N_SEATS] = { 0 };
  g_autoptr (LabUmpire) umpire = NULL;
  g_auto (LabResults) results = { 0 };
  LabMatchResult games[3];

  match.players = setup.players = absent;
  match.forfeits = TRUE;
  umpire = lab_umpire_new (&match, count_failure, n_failures);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (lab_umpire_play (umpire, i, NULL, &games[i]));
      g_assert_cmpuint (games[i].winner, ==, 1);
      g_assert_true (games[i].forfeited);
      g_assert_cmpuint (games[i].failed, ==, 5);
      g_assert_cmpuint (games[i].n_turns[0] + games[i].n_turns[2], ==, 0);
    }
  g_assert_cmpuint (n_failures[0], ==, 3);
  g_assert_cmpuint (n_failures[1], ==, 0);
  g_assert_cmpuint (n_failures[2], ==, 3);
  lab_results_init (&results, &match, games);
  g_assert_cmpuint (results.standings[1].n_wins, ==, 3);
  g_assert_cmpuint (results.standings[1].wins->len, ==, 3);
  g_assert_cmpuint (results.standings[1].turns->len, ==, 0);
  g_assert_cmpuint (results.standings[0].n_failures, ==, 3);
}

/* The same without forfeits: random turns are played, which are not its own. */
static void
test_substitute (void)
{
  static const char * const absent[] = { "cmd:/nonexistent/a", "random" };
  LabUmpireSetup setup;
  LabMatch match = make_match (2, 40, &setup);
  guint n_failures[LAB_N_SEATS] = { 0 };
  g_autoptr (LabUmpire) umpire = NULL;
  guint n_wins = 0;

  match.players = setup.players = absent;
  umpire = lab_umpire_new (&match, count_failure, n_failures);
  for (guint i = 0; i < match.n_games; i++)
    {
      LabMatchResult game;

      g_assert_true (lab_umpire_play (umpire, i, NULL, &game));
      g_assert_cmpuint (game.n_answers[0], ==, 0);
      g_assert_cmpuint (game.n_answers[1], ==, game.n_turns[1]);
      g_assert_cmpuint (game.n_turns[0], >, 1);
      g_assert_cmpuint (game.failed, ==, 1);
      n_wins += game.winner == 0;
    }
  g_assert_cmpuint (n_failures[0], ==, match.n_games);
  /* Random against random. */
  g_assert_cmpuint (n_wins, >, 8);
  g_assert_cmpuint (n_wins, <, 32);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/umpire/seats", test_seats);
  g_test_add_func ("/umpire/independent-games", test_independent_games);
  g_test_add_func ("/umpire/turns", test_turns);
  g_test_add_func ("/umpire/undecided", test_undecided);
  g_test_add_func ("/umpire/repeated", test_repeated);
  g_test_add_func ("/umpire/cancelled", test_cancelled);
  g_test_add_func ("/umpire/forfeit", test_forfeit);
  g_test_add_func ("/umpire/substitute", test_substitute);
  return g_test_run ();
}
