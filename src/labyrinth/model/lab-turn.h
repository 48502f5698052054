/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-arrow.h"
#include "lab-cell.h"
#include "lab-openings.h"

G_BEGIN_DECLS

/** LAB_TURN_LENGTH: the size of a turn in notation, with the closing nul. */
#define LAB_TURN_LENGTH 9

/**
 * LabTurn:
 * @arrow: where the spare goes in
 * @tile: the spare, as it goes in
 * @cell: the cell where the pawn ends
 *
 * A turn: an insertion and a move. In notation: `Nb=6-e3`.
 */
typedef struct
{
  LabArrow    arrow;
  LabOpenings tile;
  LabCell     cell;
} LabTurn;

/**
 * LabPhase:
 * @LAB_PHASE_INSERT: the player must insert the spare tile
 * @LAB_PHASE_MOVE: the player must move the pawn or let it stay
 * @LAB_PHASE_OVER: the game has ended
 */
typedef enum
{
  LAB_PHASE_INSERT,
  LAB_PHASE_MOVE,
  LAB_PHASE_OVER,
} LabPhase;

G_END_DECLS
