/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-match.h"
#include "lab-shift-umpire.h"

static const char * const usual[] = { "greedy", "solver", "beginner", "random" };

/* Private helpers */

/* A match, its games, and how often each player failed */
typedef struct
{
  LabMatch match;
  LabShiftUmpireSetup setup;
  LabMatchResult games[60];
  guint n_failures[LAB_SHIFT_N_SEATS];
} Fixture;

static void
set_up (Fixture             *self,
        const char * const  *players,
        guint                n_players,
        guint                n_games)
{
  *self = (Fixture) {
    .match = { .players = players, .n_players = n_players, .n_games = n_games, .seed = 7,
               .limits = { .nodes = 100 }, .max_turns = 500, .game = &lab_shift_umpire_game,
               .setup = &self->setup },
    .setup = { .players = players,
               .deal = { .seats = lab_shift_seat_default_set (n_players), .cards_each = 2 } },
  };
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

/* Plays games from number @first to the last one, or backward. */
static void
play (Fixture *self,
      guint    first,
      gboolean backward)
{
  gpointer umpire = lab_shift_umpire_game.open (&self->match, count_failure, self->n_failures);
  guint n = self->match.n_games - first;

  for (guint i = 0; i < n; i++)
    {
      guint at = backward ? n - 1 - i : i;

      g_assert_true (lab_shift_umpire_game.play (umpire, first + at, NULL, &self->games[at]));
    }
  lab_shift_umpire_game.close (umpire);
}

/* Tests */

/* Any umpire plays a game in the same way, whatever it played before. */
LAB_TEST ("/umpire/independent-games", test_independent_games)
{
  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      Fixture one, other;

      set_up (&one, usual, n, 30);
      set_up (&other, usual, n, 30);
      play (&one, 0, FALSE);
      play (&other, 0, TRUE);
      for (guint i = 0; i < 30; i++)
        {
          const LabMatchResult *a = &one.games[i], *b = &other.games[i];

          g_assert_true (a->finished);
          g_assert_cmpuint (a->winner, <, n);
          g_assert_cmpuint (a->winner, ==, b->winner);
          g_assert_cmpmem (a->n_turns, sizeof a->n_turns, b->n_turns, sizeof b->n_turns);
          g_assert_cmpmem (a->n_answers, sizeof a->n_answers, a->n_turns, sizeof a->n_turns);
          g_assert_cmpuint (a->failed, ==, 0);
        }
    }
}

/* Players before the winner have had as many turns as the winner, players after it one fewer. */
LAB_TEST ("/umpire/turns", test_turns)
{
  Fixture self;

  set_up (&self, usual, 3, 60);
  play (&self, 0, FALSE);
  for (guint i = 0; i < 60; i++)
    {
      const LabMatchResult *game = &self.games[i];
      gboolean after = FALSE;

      for (LabShiftSeat seat = 0; seat < 3; seat++)
        {
          guint player = lab_match_get_player (&self.match, i, seat);

          g_assert_cmpuint (game->n_turns[player] + (after ? 1 : 0), ==,
                            game->n_turns[game->winner]);
          after = after || player == game->winner;
        }
    }
}

LAB_TEST ("/umpire/undecided", test_undecided)
{
  Fixture self;
  g_auto (LabResults) results = { 0 };

  set_up (&self, usual, 2, 10);
  self.match.max_turns = 2;
  play (&self, 0, FALSE);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_cmpuint (self.games[i].winner, ==, LAB_MATCH_NOBODY);
      g_assert_cmpuint (self.games[i].n_turns[0], ==, 2);
      g_assert_cmpuint (self.games[i].n_turns[1], ==, 2);
    }
  lab_results_init (&results, &self.match, self.games);
  g_assert_cmpuint (results.n_finished, ==, 10);
  g_assert_cmpuint (results.n_undecided, ==, 10);
}

/* Two players that choose by the position alone repeat themselves in one of these games. */
LAB_TEST ("/umpire/repeated", test_repeated)
{
  static const char * const stubborn[] = { "minmax:depth=1", "alphabeta:depth=1" };
  Fixture self;
  guint n_repeated = 0;

  set_up (&self, stubborn, 2, 80);
  self.match.seed = 3;
  self.match.max_turns = 5000;
  self.setup.deal.cards_each = 12;
  play (&self, 70, FALSE);
  for (guint i = 0; i < 10; i++)
    {
      g_assert_cmpint (self.games[i].winner == LAB_MATCH_NOBODY, ==, self.games[i].repeated);
      g_assert_cmpuint (self.games[i].n_turns[0], <, 1000);
      n_repeated += self.games[i].repeated;
    }
  g_assert_cmpuint (n_repeated, ==, 1);
}

/* Two programs that cannot be started, and a player that wins against them. Without forfeits,
 * random turns are played in their place, which are not their own. */
LAB_TEST ("/umpire/failing", test_failing)
{
  static const char * const absent[] = { "program:/nonexistent/a", "greedy",
                                         "program:/nonexistent/b" };

  for (guint forfeits = 0; forfeits < 2; forfeits++)
    {
      Fixture self;

      set_up (&self, absent, 3, 6);
      self.match.forfeits = forfeits;
      play (&self, 0, FALSE);
      for (guint i = 0; i < 6; i++)
        {
          const LabMatchResult *game = &self.games[i];

          g_assert_cmpint (game->forfeited, ==, forfeits);
          g_assert_cmpuint (game->failed, ==, 5);
          g_assert_cmpint (game->n_turns[0] + game->n_turns[2] == 0, ==, forfeits);
          g_assert_cmpuint (game->n_answers[0] + game->n_answers[2], ==, 0);
          g_assert_cmpuint (game->n_answers[1], ==, game->n_turns[1]);
          g_assert_true (!forfeits || game->winner == 1);
        }
      g_assert_cmpuint (self.n_failures[0], ==, 6);
      g_assert_cmpuint (self.n_failures[1], ==, 0);
      g_assert_cmpuint (self.n_failures[2], ==, 6);
    }
}
