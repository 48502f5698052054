/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-arrow.h"
#include "lab-cell.h"
#include "lab-openings.h"

G_BEGIN_DECLS

/** LAB_TURN_LENGTH: room for a turn in notation, with the closing nul. */
#define LAB_TURN_LENGTH 9

/**
 * LabTurn:
 * @arrow: where the spare goes in
 * @tile: the spare, as it goes in
 * @cell: where the pawn ends
 *
 * One turn: insert, then move. Written `Nb=6-e3`.
 */
typedef struct
{
  LabArrow    arrow;
  LabOpenings tile;
  LabCell     cell;
} LabTurn;

/**
 * LabPhase:
 * @LAB_PHASE_INSERT: the spare tile is to be inserted
 * @LAB_PHASE_MOVE: the pawn is to be moved, or to stay
 * @LAB_PHASE_OVER: the game has ended
 */
typedef enum
{
  LAB_PHASE_INSERT,
  LAB_PHASE_MOVE,
  LAB_PHASE_OVER,
} LabPhase;

G_END_DECLS
