/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-rival.h"

#include <glib/gi18n.h>

#include "lab-random.h"

/* How a level thinks. Times are in milliseconds, chances in percent. */
typedef struct
{
  const char *id;
  const char *name;
  guint start;            /* to look at the board */
  guint each;             /* for each move of the way */
  guint blind;            /* the chance not to see a way, for each move after the fourth */
  guint excess_chance;    /* to claim more moves than needed */
  guint max_excess;
  guint second_chance;    /* to find the shortest way later */
} Level;

static const Level LEVELS[LAB_N_ROBOTS_RIVAL_LEVELS] = {
  [LAB_ROBOTS_RIVAL_EASY] = { "easy", NC_("level", "Easy"), 12000, 6000, 8, 60, 3, 30 },
  [LAB_ROBOTS_RIVAL_MEDIUM] = { "medium", NC_("level", "Medium"), 8000, 3500, 4, 35, 2, 50 },
  [LAB_ROBOTS_RIVAL_HARD] = { "hard", NC_("level", "Hard"), 4000, 1800, 1, 10, 1, 80 },
  [LAB_ROBOTS_RIVAL_PERFECT] = { "perfect", NC_("level", "Perfect"), 2000, 700, 0, 0, 0, 0 },
};

/* A time between 60 and 160 percent of the usual one. */
static gint64
draw_time (LabRandom *random,
           guint      usual)
{
  return (gint64) usual * (60 + (gint64) lab_random_below (random, 101)) / 100;
}

static gboolean
draw_chance (LabRandom *random,
             guint      percent)
{
  return lab_random_below (random, 100) < percent;
}

/**
 * lab_robots_rival_plan:
 * @level: how well the rival plays
 * @n_moves: the fewest moves that reach the target
 * @seed: a number; the same one makes the same plan
 * @claims: (out caller-allocates) (array fixed-size=2): what the rival claims
 *
 * Draws when a rival sees a way, and how many moves it claims. The time grows with the length of
 * the way. A rival does not know what others claim.
 *
 * Returns: the number of claims; 0 if the rival sees no way
 */
guint
lab_robots_rival_plan (LabRobotsRivalLevel  level,
                       guint                n_moves,
                       guint64              seed,
                       LabRobotsRivalClaim *claims)
{
  const Level *how = &LEVELS[level];
  LabRandom random;
  guint excess = 0;

  g_return_val_if_fail ((guint) level < LAB_N_ROBOTS_RIVAL_LEVELS, 0);

  lab_random_init (&random, seed);
  if (n_moves > 4 && draw_chance (&random, MIN (how->blind * (n_moves - 4), 90)))
    return 0;
  if (draw_chance (&random, how->excess_chance))
    excess = 1 + lab_random_below (&random, how->max_excess);
  claims[0].time = draw_time (&random, how->start + how->each * n_moves);
  claims[0].number = n_moves + excess;
  if (excess == 0 || !draw_chance (&random, how->second_chance))
    return 1;
  claims[1].time = claims[0].time + draw_time (&random, 2000 + how->each * 3);
  claims[1].number = n_moves;
  return 2;
}

/** lab_robots_rival_level_get_id: (transfer none): returns what names a level in files. */
const char *
lab_robots_rival_level_get_id (LabRobotsRivalLevel level)
{
  return LEVELS[level].id;
}

/** lab_robots_rival_level_get_name: (transfer none): returns the name of a level, translated. */
const char *
lab_robots_rival_level_get_name (LabRobotsRivalLevel level)
{
  return g_dpgettext2 (NULL, "level", LEVELS[level].name);
}

/** lab_robots_rival_level_parse: finds the level with an id; returns whether there is one. */
gboolean
lab_robots_rival_level_parse (const char          *id,
                              LabRobotsRivalLevel *level)
{
  for (guint i = 0; i < LAB_N_ROBOTS_RIVAL_LEVELS; i++)
    {
      if (g_str_equal (id, LEVELS[i].id))
        {
          *level = (LabRobotsRivalLevel) i;
          return TRUE;
        }
    }
  return FALSE;
}
