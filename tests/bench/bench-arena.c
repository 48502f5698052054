/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-umpire.h"

/* The speed that the documentation promises. */
#define PROMISED_GAMES 2000.0

#define N_GAMES 2000
/* Each measurement is repeated and the fastest one counts, because other load on the
 * machine can only slow it down. */
#define N_REPEATS 5

/* Private helpers */

static void
refuse_failure (guint       game,
                guint       player,
                const char *reason,
                const char *detail G_GNUC_UNUSED,
                gpointer    data G_GNUC_UNUSED)
{
  g_error ("player %u failed in game %u: %s", player, game, reason);
}

/* Plays the match in this thread, like a job of the arena. Returns games per second. */
static double
measure (const LabMatch *match,
         guint64        *n_turns)
{
  gint64 fastest = G_MAXINT64;

  for (guint repeat = 0; repeat < N_REPEATS; repeat++)
    {
      gpointer umpire = match->game->open (match, refuse_failure, NULL);
      gint64 start = g_get_monotonic_time ();

      *n_turns = 0;
      for (guint i = 0; i < match->n_games; i++)
        {
          LabMatchResult game;

          match->game->play (umpire, i, NULL, &game);
          *n_turns += game.n_turns[0] + game.n_turns[1];
        }
      match->game->close (umpire);
      fastest = MIN (fastest, g_get_monotonic_time () - start);
    }
  return (double) match->n_games * G_USEC_PER_SEC / (double) MAX (fastest, 1);
}

int
main (int   argc G_GNUC_UNUSED,
      char *argv[] G_GNUC_UNUSED)
{
  static const char * const players[] = { "greedy", "greedy" };
  const LabShiftUmpireSetup setup = {
    .players = players,
    .deal = { .seats = lab_shift_seat_default_set (2) },
  };
  LabMatch match = {
    .players = players,
    .n_players = 2,
    .n_games = N_GAMES,
    .seed = 1,
    .limits = { .time = G_USEC_PER_SEC },
    .max_turns = 5000,
    .game = &lab_shift_umpire_game,
    .setup = &setup,
  };
  guint64 n_turns;
  double games = measure (&match, &n_turns);

  g_print ("build type %s; best of %d\n", BUILD_TYPE, N_REPEATS);
  g_print ("%-42s %8.0f games/s (promised %.0f): %.2f times as fast\n",
           "greedy against greedy, 12 cards, one core", games, PROMISED_GAMES,
           games / PROMISED_GAMES);
  g_print ("%-42s %8.2f microseconds, %.1f turns a game\n", "a turn of these",
           (double) G_USEC_PER_SEC * N_GAMES / (games * (double) n_turns),
           (double) n_turns / N_GAMES);
  return 0;
}
