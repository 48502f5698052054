/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-level.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-random.h"
#include "lab-search.h"

/* The usual length of a game is measured with this many random games. */
#define N_SAMPLES 32

/* What a move may cost at most: about a second, and not much more on a slow computer. */
#define MAX_NODES 1500000
#define MAX_TIME (3 * G_USEC_PER_SEC / 2)

static const struct
{
  const char *id;
  const char *name;
  guint min_depth;      /* in moves */
  guint share;          /* the depth, in percent of the usual length of a game */
  guint64 nodes;
} levels[LAB_CLASSIC_N_LEVELS] = {
  /* Translators: how strong the computer plays: easy to beat for a child. */
  [LAB_CLASSIC_LEVEL_BEGINNER] = { "beginner", NC_("level", "Beginner"), 1, 0, MAX_NODES },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_EASY] = { "easy", NC_("level", "Easy"), 2, 0, MAX_NODES },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_MEDIUM] = { "medium", NC_("level", "Medium"), 4, 35, 20000 },
  /* Translators: how strong the computer plays. */
  [LAB_CLASSIC_LEVEL_HARD] = { "hard", NC_("level", "Hard"), 7, 60, 200000 },
  /* Translators: how strong the computer plays: it makes no mistakes. */
  [LAB_CLASSIC_LEVEL_PERFECT] = { "perfect", NC_("level", "Perfect"), LAB_TO_THE_END, 0,
                                  MAX_NODES },
};

/* Private helpers */

/* Returns the number of moves of random games from a position, on average. */
static guint
measure_length (const LabClassic *classic,
                gconstpointer     start)
{
  LabRandom random;
  guint n_moves = 0;

  lab_random_init (&random, 0);
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      g_autofree gpointer state = lab_classic_copy_state (classic, start);

      while (!classic->rules->is_over (state))
        {
          g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
          guint index = lab_random_below (&random, actions->len);

          classic->rules->apply (state, g_array_index (actions, guint32, index));
          n_moves++;
        }
    }
  return n_moves / N_SAMPLES;
}

/* Public functions */

/** lab_classic_level_get_id: returns the name of @level in files and settings, which never
 * changes. */
const char *
lab_classic_level_get_id (LabClassicLevel level)
{
  g_return_val_if_fail (level < LAB_CLASSIC_N_LEVELS, NULL);

  return levels[level].id;
}

/**
 * lab_classic_level_parse:
 * @id: (nullable): what may be the name of a level
 * @level: (out): the level; unchanged if there is none
 *
 * Returns: whether @id is the name of a level
 */
gboolean
lab_classic_level_parse (const char      *id,
                         LabClassicLevel *level)
{
  g_return_val_if_fail (level != NULL, FALSE);

  for (LabClassicLevel i = 0; i < LAB_CLASSIC_N_LEVELS; i++)
    {
      if (g_strcmp0 (id, levels[i].id) != 0)
        continue;
      *level = i;
      return TRUE;
    }
  return FALSE;
}

/** lab_classic_level_get_name: returns the name of @level for players, in their language. */
const char *
lab_classic_level_get_name (LabClassicLevel level)
{
  g_return_val_if_fail (level < LAB_CLASSIC_N_LEVELS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "level", levels[level].name);
}

/**
 * lab_classic_level_is_exact:
 * @level: a level
 * @classic: a game
 * @start: the position in which a game starts
 *
 * Returns: whether a computer of the level never makes a mistake
 */
gboolean
lab_classic_level_is_exact (LabClassicLevel   level,
                            const LabClassic *classic,
                            gconstpointer     start)
{
  g_return_val_if_fail (classic != NULL && start != NULL, FALSE);

  return level == LAB_CLASSIC_LEVEL_PERFECT && lab_classic_is_small (classic, start);
}

/**
 * lab_classic_level_create_player:
 * @level: a level
 * @classic: a game
 * @start: the position in which a game starts
 *
 * Creates a computer player for a game. How far it looks ahead depends on the usual length of the
 * game, so that each level makes its mistakes on small boards as well as on large ones. It chooses
 * at random among moves that look equally good. The random numbers come from the seed of
 * lab_classic_player_begin().
 *
 * Where the game is too large to be solved, a move takes about a second at most.
 *
 * Returns: (transfer full): the player
 */
LabClassicPlayer *
lab_classic_level_create_player (LabClassicLevel   level,
                                 const LabClassic *classic,
                                 gconstpointer     start)
{
  LabClassicSkill skill = { 0 };

  g_return_val_if_fail (level < LAB_CLASSIC_N_LEVELS, NULL);
  g_return_val_if_fail (classic != NULL && start != NULL, NULL);

  skill.depth = levels[level].min_depth;
  if (levels[level].share > 0)
    skill.depth = MAX (skill.depth, measure_length (classic, start) * levels[level].share / 100);
  skill.estimates = level > LAB_CLASSIC_LEVEL_BEGINNER;
  skill.solves = lab_classic_level_is_exact (level, classic, start);
  skill.limits.nodes = levels[level].nodes;
  if (level == LAB_CLASSIC_LEVEL_PERFECT)
    skill.limits.time = MAX_TIME;
  return lab_classic_player_new_skilled (levels[level].id, &skill);
}
