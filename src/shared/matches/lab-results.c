/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-results.h"

#include <math.h>
#include <string.h>

/* The U test gives a probability only if each of the two players won this many games. */
#define MIN_SAMPLE 8

/* Private helpers */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Returns the name of the player, with its number if another player has the same name. */
static char *
make_name (const LabMatch *match,
           guint           player)
{
  guint n_same = 0;

  for (guint other = 0; other < match->n_players; other++)
    n_same += strcmp (match->players[other], match->players[player]) == 0;
  return n_same == 1 ? g_strdup (match->players[player])
                     : g_strdup_printf ("%s (%u)", match->players[player], player + 1);
}

static void
count_win (LabStanding *winner,
           guint        turn,
           gboolean     forfeited)
{
  winner->n_wins++;
  g_array_append_val (winner->wins, turn);
  if (!forfeited)
    g_array_append_val (winner->turns, turn);
}

/* Public functions */

/**
 * lab_results_init:
 * @self: (out caller-allocates): the results
 * @match: the match that was played, which must outlive @self
 * @games: the games of @match, which must outlive @self
 *
 * Computes the results of the finished games.
 */
void
lab_results_init (LabResults         *self,
                  const LabMatch     *match,
                  const LabMatchResult *games)
{
  gint64 time[LAB_MATCH_MAX_PLAYERS] = { 0 };
  guint n_answers[LAB_MATCH_MAX_PLAYERS] = { 0 };

  g_return_if_fail (self != NULL && match != NULL && games != NULL);

  *self = (LabResults) { .match = match, .games = games };
  for (guint player = 0; player < match->n_players; player++)
    {
      self->standings[player].name = make_name (match, player);
      self->standings[player].wins = g_array_new (FALSE, FALSE, sizeof (guint));
      self->standings[player].turns = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  for (const LabMatchResult *game = games; game < games + match->n_games; game++)
    {
      if (!game->finished)
        continue;
      self->n_finished++;
      self->n_drawn += game->drawn;
      self->n_repeated += game->repeated;
      if (game->winner == LAB_MATCH_NOBODY)
        self->n_undecided++;
      else
        count_win (&self->standings[game->winner], game->n_turns[game->winner], game->forfeited);
      for (guint player = 0; player < match->n_players; player++)
        {
          self->standings[player].n_failures += (game->failed >> player) & 1u;
          self->standings[player].n_late += game->n_late[player];
          n_answers[player] += game->n_answers[player];
          time[player] += game->time[player];
        }
    }
  for (guint player = 0; player < match->n_players; player++)
    {
      LabStanding *standing = &self->standings[player];

      standing->interval = lab_statistics_wilson (standing->n_wins, self->n_finished);
      standing->turn_time = n_answers[player] > 0 ? (double) time[player] / n_answers[player] : NAN;
      g_array_sort (standing->wins, compare_numbers);
      g_array_sort (standing->turns, compare_numbers);
    }
}

/** lab_results_clear: frees the contents of @self. */
void
lab_results_clear (LabResults *self)
{
  for (guint player = 0; player < LAB_MATCH_MAX_PLAYERS; player++)
    {
      g_clear_pointer (&self->standings[player].name, g_free);
      g_clear_pointer (&self->standings[player].wins, g_array_unref);
      g_clear_pointer (&self->standings[player].turns, g_array_unref);
    }
}

/**
 * lab_results_compare:
 * @self: the results
 * @first: a player
 * @second: another player
 *
 * Tests whether one player needs fewer turns than the other in the games that it wins. If one of
 * them has won too few games, there is no probability, because the approximation would not be
 * good.
 *
 * Returns: the result of the test
 */
LabRankTest
lab_results_compare (const LabResults *self,
                     guint             first,
                     guint             second)
{
  const GArray *turns = self->standings[first].turns;
  const GArray *others = self->standings[second].turns;

  LabRankTest test = lab_statistics_mann_whitney ((const guint *) (const void *) turns->data,
                                                  turns->len,
                                                  (const guint *) (const void *) others->data,
                                                  others->len);

  if (MIN (turns->len, others->len) < MIN_SAMPLE)
    test.p = NAN;
  return test;
}
