/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab/lab-results.h"
#include "lab/lab-umpire.h"

static const char * const players[] = { "greedy", "solver", "beginner", "random" };

/* Private helpers */

static LabMatch
make_match (guint n_players,
            guint n_games)
{
  LabMatch match = {
    .players = players,
    .n_players = n_players,
    .n_games = n_games,
    .deal = { .seed = 7, .seats = lab_seat_default_set (n_players), .cards_each = 2 },
    .limits = { .nodes = 100 },
    .max_turns = 500,
  };

  return match;
}

static void
fail_on_failure (guint       game,
                 guint       player,
                 const char *reason,
                 gpointer    data G_GNUC_UNUSED)
{
  g_error ("player %u failed in game %u: %s", player, game, reason);
}

/* Tests */

/* In a group of games everybody sits everywhere once, and begins once, on one deal. */
static void
test_rotation (void)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      LabMatch match = make_match (n, 4 * n);

      for (guint group = 0; group < 4; group++)
        {
          guint seen[LAB_N_SEATS] = { 0 };

          for (guint game = group * n; game < (group + 1) * n; game++)
            {
              g_assert_cmpuint (lab_match_get_deal_seed (&match, game), ==,
                                lab_match_get_deal_seed (&match, group * n));
              for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
                {
                  if ((match.deal.seats & LAB_SEAT_BIT (seat)) != 0)
                    seen[lab_match_get_player (&match, game, seat)] |= 1u << seat;
                }
            }
          for (guint player = 0; player < n; player++)
            g_assert_cmpuint (seen[player], ==, match.deal.seats);
        }
      for (LabSeat seat = 0, player = 0; seat < LAB_N_SEATS; seat++)
        {
          if ((match.deal.seats & LAB_SEAT_BIT (seat)) != 0)
            g_assert_cmpuint (lab_match_get_player (&match, 0, seat), ==, player++);
        }
    }
}

static LabSeat
get_seat_of (const LabMatch *match,
             guint           game,
             guint           player)
{
  LabSeat seat = 0;

  while ((match->deal.seats & LAB_SEAT_BIT (seat)) == 0
         || lab_match_get_player (match, game, seat) != player)
    seat++;
  return seat;
}

static LabSeat
get_next_seat (const LabMatch *match,
               LabSeat         seat)
{
  do
    seat = (LabSeat) ((seat + 1) % LAB_N_SEATS);
  while ((match->deal.seats & LAB_SEAT_BIT (seat)) == 0);
  return seat;
}

/* In six groups everybody plays after everybody else as often. */
static void
test_neighbours (void)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      LabMatch match = make_match (n, 6 * n);
      guint after[LAB_N_SEATS][LAB_N_SEATS] = { { 0 } };

      for (guint game = 0; game < 6 * n; game++)
        {
          for (guint player = 0; player < n; player++)
            {
              LabSeat next = get_next_seat (&match, get_seat_of (&match, game, player));

              after[player][lab_match_get_player (&match, game, next)]++;
            }
        }
      for (guint player = 0; player < n; player++)
        {
          for (guint other = 0; other < n; other++)
            g_assert_cmpuint (after[player][other], ==, player == other ? 0 : 6 * n / (n - 1));
        }
    }
}

static void
test_seeds (void)
{
  g_autoptr (GHashTable) seeds = g_hash_table_new (g_int64_hash, g_int64_equal);
  LabMatch match = make_match (2, 1000);
  LabMatch other = make_match (2, 1000);
  guint64 all[3000];
  guint n = 0;

  other.deal.seed++;
  for (guint game = 0; game < 1000; game++)
    {
      if (game % 2 == 0)
        {
          all[n++] = lab_match_get_deal_seed (&match, game);
          g_assert_cmpuint (all[n - 1], <, G_GUINT64_CONSTANT (1) << 53);
          g_assert_cmpuint (all[n - 1], !=, lab_match_get_deal_seed (&other, game));
        }
      all[n++] = lab_match_get_agent_seed (&match, game, 0);
      all[n++] = lab_match_get_agent_seed (&match, game, 1);
    }
  for (guint i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (seeds, &all[i]));
}

/* Any umpire plays a game in the same way, whatever it played before. */
static void
test_independent_games (void)
{
  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      LabMatch match = make_match (n, 30);
      g_autoptr (LabUmpire) forward = lab_umpire_new (&match, fail_on_failure, NULL);
      g_autoptr (LabUmpire) backward = lab_umpire_new (&match, fail_on_failure, NULL);
      LabMatchGame a[30], b[30];

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

/* Who sits before the winner has had as many turns as it, and who comes after one fewer. */
static void
test_turns (void)
{
  LabMatch match = make_match (3, 60);
  g_autoptr (LabUmpire) umpire = lab_umpire_new (&match, fail_on_failure, NULL);

  for (guint i = 0; i < match.n_games; i++)
    {
      LabMatchGame game;
      gboolean after = FALSE;

      g_assert_true (lab_umpire_play (umpire, i, NULL, &game));
      for (LabSeat seat = 0; seat < 3; seat++)
        {
          guint player = lab_match_get_player (&match, i, seat);

          g_assert_cmpuint (game.n_turns[player] + (after ? 1 : 0), ==, game.n_turns[game.winner]);
          after = after || player == game.winner;
        }
    }
}

static void
test_undecided (void)
{
  LabMatch match = make_match (2, 10);
  g_autoptr (LabUmpire) umpire = NULL;
  LabMatchGame games[10];
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

static void
test_cancelled (void)
{
  LabMatch match = make_match (2, 1);
  g_autoptr (LabUmpire) umpire = lab_umpire_new (&match, fail_on_failure, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabMatchGame game;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_umpire_play (umpire, 0, cancellable, &game));
  g_assert_false (game.finished);
}

static void
count_failure (guint       game G_GNUC_UNUSED,
               guint       player,
               const char *reason,
               gpointer    data)
{
  guint *n_failures = data;

  g_assert_cmpstr (reason, !=, NULL);
  n_failures[player]++;
}

/* Two programs that cannot be started, and who plays on. */
static void
test_forfeit (void)
{
  static const char * const absent[] = { "cmd:/nonexistent/a", "greedy", "cmd:/nonexistent/b" };
  LabMatch match = make_match (3, 3);
  guint n_failures[LAB_N_SEATS] = { 0 };
  g_autoptr (LabUmpire) umpire = NULL;
  g_auto (LabResults) results = { 0 };
  LabMatchGame games[3];

  match.players = absent;
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
  LabMatch match = make_match (2, 40);
  guint n_failures[LAB_N_SEATS] = { 0 };
  g_autoptr (LabUmpire) umpire = NULL;
  guint n_wins = 0;

  match.players = absent;
  umpire = lab_umpire_new (&match, count_failure, n_failures);
  for (guint i = 0; i < match.n_games; i++)
    {
      LabMatchGame game;

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

  g_test_add_func ("/lab/match/rotation", test_rotation);
  g_test_add_func ("/lab/match/neighbours", test_neighbours);
  g_test_add_func ("/lab/match/seeds", test_seeds);
  g_test_add_func ("/lab/match/independent-games", test_independent_games);
  g_test_add_func ("/lab/match/turns", test_turns);
  g_test_add_func ("/lab/match/undecided", test_undecided);
  g_test_add_func ("/lab/match/cancelled", test_cancelled);
  g_test_add_func ("/lab/match/forfeit", test_forfeit);
  g_test_add_func ("/lab/match/substitute", test_substitute);
  return g_test_run ();
}
