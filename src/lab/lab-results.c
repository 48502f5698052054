/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-results.h"

#include <math.h>
#include <string.h>

#include "lab/lab-terminal.h"

/* How many games each of two players must have won for the U test to say how likely
 * chance is. */
#define MIN_SAMPLE 8

/* Private helpers */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* As it was asked for; if that was twice, with the number of the player. */
static char *
make_name (const LabMatch *match,
           guint           player)
{
  g_autofree char *safe = lab_terminal_make_safe (match->players[player]);
  guint n_same = 0;

  for (guint other = 0; other < match->n_players; other++)
    n_same += strcmp (match->players[other], match->players[player]) == 0;
  return n_same == 1 ? g_steal_pointer (&safe) : g_strdup_printf ("%s (%u)", safe, player + 1);
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
 * @match: what was played, which must outlive @self
 * @games: the games of @match, which must outlive @self
 *
 * Counts up what came of the games that are finished.
 */
void
lab_results_init (LabResults         *self,
                  const LabMatch     *match,
                  const LabMatchGame *games)
{
  gint64 time[LAB_N_SEATS] = { 0 };
  guint n_answers[LAB_N_SEATS] = { 0 };

  g_return_if_fail (self != NULL && match != NULL && games != NULL);

  *self = (LabResults) { .match = match, .games = games };
  for (guint player = 0; player < match->n_players; player++)
    {
      self->standings[player].name = make_name (match, player);
      self->standings[player].wins = g_array_new (FALSE, FALSE, sizeof (guint));
      self->standings[player].turns = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  for (const LabMatchGame *game = games; game < games + match->n_games; game++)
    {
      if (!game->finished)
        continue;
      self->n_finished++;
      if (game->winner == LAB_MATCH_NOBODY)
        self->n_undecided++;
      else
        count_win (&self->standings[game->winner], game->n_turns[game->winner], game->forfeited);
      for (guint player = 0; player < match->n_players; player++)
        {
          self->standings[player].n_failures += (game->failed >> player) & 1u;
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

/** lab_results_clear: frees what @self holds. */
void
lab_results_clear (LabResults *self)
{
  for (guint player = 0; player < LAB_N_SEATS; player++)
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
 * Tests whether the one needs fewer turns than the other in the games that it wins. If
 * either has won too few, how likely chance does that is left open: the approximation
 * would not be good.
 *
 * Returns: what came of it
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

/**
 * lab_results_tells_time:
 * @self: the results
 *
 * Returns: whether times are part of the results. They differ from run to run, so they
 *   are left out where nothing else does: if only the nodes were limited.
 */
gboolean
lab_results_tells_time (const LabResults *self)
{
  for (guint player = 0; player < self->match->n_players; player++)
    {
      /* A player can have a limit of its own. */
      if (strstr (self->match->players[player], "time=") != NULL)
        return TRUE;
    }
  return self->match->limits.time > 0 || self->match->limits.nodes == 0;
}
