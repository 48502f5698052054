/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-level.h"

#include <string.h>

static const char * const ids[LAB_N_LEVELS] = {
  [LAB_LEVEL_RANDOM] = "random",
  [LAB_LEVEL_BEGINNER] = "beginner",
  [LAB_LEVEL_GREEDY] = "greedy",
  [LAB_LEVEL_SOLVER] = "solver",
  [LAB_LEVEL_MINMAX] = "minmax",
  [LAB_LEVEL_ALPHABETA] = "alphabeta",
  [LAB_LEVEL_EXPERT] = "expert",
};

/** lab_level_get_id: returns the name of @level in commands and files. */
const char *
lab_level_get_id (LabLevel level)
{
  g_return_val_if_fail (level < LAB_N_LEVELS, NULL);

  return ids[level];
}

/**
 * lab_level_parse:
 * @id: a word
 * @level: (out): the level; untouched on failure
 *
 * Reads the name of a level.
 *
 * Returns: %TRUE if @id is the name of a level
 */
gboolean
lab_level_parse (const char *id,
                 LabLevel   *level)
{
  g_return_val_if_fail (id != NULL && level != NULL, FALSE);

  for (LabLevel candidate = 0; candidate < LAB_N_LEVELS; candidate++)
    {
      if (strcmp (ids[candidate], id) == 0)
        {
          *level = candidate;
          return TRUE;
        }
    }
  return FALSE;
}
