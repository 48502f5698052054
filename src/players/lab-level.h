/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

/**
 * LabLevel:
 * @LAB_LEVEL_RANDOM: any turn, as likely as any other
 * @LAB_LEVEL_BEGINNER: sees a few insertions only
 * @LAB_LEVEL_GREEDY: its treasure if one turn can reach it, else as near as it can
 * @LAB_LEVEL_SOLVER: the fewest turns to its treasure, as if it were alone
 * @LAB_LEVEL_MINMAX: minimax to a depth
 * @LAB_LEVEL_ALPHABETA: the same by alpha-beta search
 * @LAB_LEVEL_EXPERT: whatever plays best
 *
 * The computer players.
 */
typedef enum
{
  LAB_LEVEL_RANDOM,
  LAB_LEVEL_BEGINNER,
  LAB_LEVEL_GREEDY,
  LAB_LEVEL_SOLVER,
  LAB_LEVEL_MINMAX,
  LAB_LEVEL_ALPHABETA,
  LAB_LEVEL_EXPERT,
} LabLevel;

#define LAB_N_LEVELS (LAB_LEVEL_EXPERT + 1)

const char *lab_level_get_id      (LabLevel     level);
gboolean    lab_level_parse       (const char  *id,
                                   LabLevel    *level);

G_END_DECLS
