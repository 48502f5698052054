/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-level.h"

#include <string.h>

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *summary;
} levels[LAB_N_LEVELS] = {
  [LAB_LEVEL_RANDOM] = { "random", N_ ("Plays any turn that the rules allow.") },
  [LAB_LEVEL_BEGINNER] = { "beginner", N_ ("Sees only a few of the insertions.") },
  [LAB_LEVEL_GREEDY] = { "greedy", N_ ("Takes its treasure if it can, else goes near it.") },
  [LAB_LEVEL_SOLVER] = { "solver", N_ ("Plans the fewest turns to its treasure.") },
  [LAB_LEVEL_MINMAX] = { "minmax", N_ ("Looks ahead by minimax; depth=N says how far.") },
  [LAB_LEVEL_ALPHABETA] = { "alphabeta", N_ ("Does the same by alpha-beta search.") },
  [LAB_LEVEL_EXPERT] = { "expert", N_ ("Plays as well as we know how.") },
};

/** lab_level_get_id: the word by which commands and files call @level. */
const char *
lab_level_get_id (LabLevel level)
{
  g_return_val_if_fail (level < LAB_N_LEVELS, NULL);

  return levels[level].id;
}

/** lab_level_get_summary: (transfer none): how @level plays, in a translated sentence. */
const char *
lab_level_get_summary (LabLevel level)
{
  g_return_val_if_fail (level < LAB_N_LEVELS, NULL);

  return _(levels[level].summary);
}

/**
 * lab_level_parse:
 * @id: a word
 * @level: (out): the level; untouched on failure
 *
 * Returns: %TRUE if @id is the word of a level
 */
gboolean
lab_level_parse (const char *id,
                 LabLevel   *level)
{
  g_return_val_if_fail (id != NULL && level != NULL, FALSE);

  for (LabLevel candidate = 0; candidate < LAB_N_LEVELS; candidate++)
    {
      if (strcmp (levels[candidate].id, id) == 0)
        {
          *level = candidate;
          return TRUE;
        }
    }
  return FALSE;
}
