/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>

#include "lab-statistics.h"
#include "lab-test-fewest.h"

/* Measures how often a player wins against players that also need the fewest turns, but choose
 * among them by chance. The results are the same on every machine. Arguments replace those of the
 * first row: the level, the number of players, the number of games, the seed, and the limit of
 * nodes for each turn. */

typedef struct
{
  const char *level;
  guint n_players;
  guint n_games;
  guint64 seed;
  guint64 nodes;
} Row;

static const Row rows[] = {
  { "solver", 2, 10000, 1, 0 },
  { "solver", 4, 10000, 1, 0 },
  { "expert", 2, 1000, 1, 500000 },
  { "expert", 4, 1000, 1, 500000 },
};

static void
measure (const Row *row)
{
  gint64 start = g_get_monotonic_time ();
  LabShiftStrength level;
  LabInterval interval;
  guint n_wins;

  if (!lab_shift_strength_parse (row->level, &level))
    g_error ("“%s” is not a level", row->level);
  n_wins = lab_test_match_fewest (level, row->n_players, row->n_games, row->seed, row->nodes);
  interval = lab_statistics_wilson (n_wins, row->n_games);
  g_print ("%s, %u players, %" G_GUINT64_FORMAT " nodes: %u of %u games, ", row->level,
           row->n_players, row->nodes, n_wins, row->n_games);
  g_print ("%.1f %% (%.1f to %.1f %%), %.0f s\n", 100.0 * n_wins / row->n_games,
           100 * interval.low, 100 * interval.high,
           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 6)
    {
      const Row row = { argv[1], (guint) atoi (argv[2]), (guint) atoi (argv[3]),
                        g_ascii_strtoull (argv[4], NULL, 10),
                        g_ascii_strtoull (argv[5], NULL, 10) };

      measure (&row);
      return 0;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    measure (&rows[i]);
  return 0;
}
