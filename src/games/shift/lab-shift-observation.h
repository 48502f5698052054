/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LabMemory:
 * @declined: for each seat, the treasures where it could end a turn but did not, since its last
 *   find
 *
 * What an attentive person at the table remembers of earlier turns. Everybody saw these turns, so
 * it contains no secret.
 */
typedef struct
{
  LabTreasureSet declined[LAB_N_SEATS];
} LabMemory;

/**
 * LabObservation:
 * @position: the position; each card that the seat whose turn it is cannot see is
 *   %LAB_TREASURE_HIDDEN
 * @memory: what was seen before
 *
 * Everything that the player whose turn it is may know: the board, the pawns, the last arrow, the
 * player's own visible cards, all found cards, and the number of cards that the others have left.
 * Players get an observation and not a position, so that none of them can cheat.
 *
 * The rules work on its position as usual, but a hidden card is never found.
 */
typedef struct
{
  LabPosition position;
  LabMemory   memory;
} LabObservation;

void           lab_memory_init               (LabMemory            *self);
void           lab_memory_watch              (LabMemory            *self,
                                              const LabPosition    *before,
                                              const LabPosition    *after);

void           lab_observation_init          (LabObservation       *self,
                                              const LabPosition    *position,
                                              const LabMemory      *memory);
LabTreasureSet lab_observation_get_unseen    (const LabObservation *self) G_GNUC_PURE;

G_END_DECLS
