/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-random.h"
#include "lab-shift-agent.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_COMPUTER (lab_shift_computer_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftComputer, lab_shift_computer, LAB, SHIFT_COMPUTER, LabShiftAgent)

/** LAB_SHIFT_MAX_DEPTH: the largest number of turns that MinMax and AlphaBeta can look ahead. */
#define LAB_SHIFT_MAX_DEPTH 8

/**
 * LabShiftStrength:
 * @LAB_SHIFT_STRENGTH_RANDOM: any turn, all with equal chances
 * @LAB_SHIFT_STRENGTH_BEGINNER: like greedy, but sees only a few insertions
 * @LAB_SHIFT_STRENGTH_GREEDY: finds its treasure if one turn is enough, otherwise moves as near as
 *   it can
 * @LAB_SHIFT_STRENGTH_SOLVER: the fewest turns to its treasure; of these, the ones that hinder the
 *   rivals
 * @LAB_SHIFT_STRENGTH_MINMAX: minimax to a fixed depth
 * @LAB_SHIFT_STRENGTH_ALPHABETA: minimax with alpha-beta pruning
 * @LAB_SHIFT_STRENGTH_EXPERT: the strongest strategy
 *
 * The levels of the computer players.
 */
typedef enum
{
  LAB_SHIFT_STRENGTH_RANDOM,
  LAB_SHIFT_STRENGTH_BEGINNER,
  LAB_SHIFT_STRENGTH_GREEDY,
  LAB_SHIFT_STRENGTH_SOLVER,
  LAB_SHIFT_STRENGTH_MINMAX,
  LAB_SHIFT_STRENGTH_ALPHABETA,
  LAB_SHIFT_STRENGTH_EXPERT,
} LabShiftStrength;

#define LAB_SHIFT_N_LEVELS (LAB_SHIFT_STRENGTH_EXPERT + 1)

/**
 * LabShiftComputer:
 * @level: how well it plays
 * @limits: its own limits, which replace those of a question; all 0 for none
 * @depth: the number of turns to look ahead, 1 to %LAB_SHIFT_MAX_DEPTH, for MinMax and AlphaBeta
 * @random: its random numbers
 *
 * A computer player.
 */
struct _LabShiftComputer
{
  LabShiftAgent parent_instance;
  LabShiftStrength level;
  LabLimits limits;
  guint depth;
  LabRandom random;
};

LabShiftAgent *lab_shift_computer_new   (LabShiftStrength  level);
gboolean       lab_shift_strength_parse (const char       *id,
                                         LabShiftStrength *level);

G_END_DECLS
