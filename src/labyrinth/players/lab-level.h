/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"

G_BEGIN_DECLS

/**
 * LabLevel:
 * @LAB_LEVEL_RANDOM: any turn, all with equal chances
 * @LAB_LEVEL_BEGINNER: like greedy, but sees only a few insertions
 * @LAB_LEVEL_GREEDY: finds its treasure if one turn is enough, otherwise moves as near as it can
 * @LAB_LEVEL_SOLVER: the fewest turns to its treasure; of these, the ones that hinder the rivals
 * @LAB_LEVEL_MINMAX: minimax to a fixed depth
 * @LAB_LEVEL_ALPHABETA: minimax with alpha-beta pruning
 * @LAB_LEVEL_EXPERT: the strongest strategy
 *
 * The levels of the computer players.
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
