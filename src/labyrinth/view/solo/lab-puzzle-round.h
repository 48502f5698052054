/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-solo-mode.h"
#include "lab-puzzle.h"
#include "lab-puzzle-progress.h"

G_BEGIN_DECLS

#define LAB_TYPE_PUZZLE_ROUND (lab_puzzle_round_get_type ())

G_DECLARE_FINAL_TYPE (LabPuzzleRound, lab_puzzle_round, LAB, PUZZLE_ROUND, LabSoloMode)

LabSoloMode *lab_puzzle_round_new (const LabPuzzle   *puzzle,
                                   const char        *next,
                                   LabPuzzleProgress *progress);

G_END_DECLS
