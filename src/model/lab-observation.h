/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LabMemory:
 * @declined: for each seat, the treasures on which it could have ended a turn, and
 *   did not, since it last found one
 *
 * What an attentive person at the table remembers of the turns before. It is made
 * of what everybody saw, and holds no secret.
 */
typedef struct
{
  LabTreasureSet declined[LAB_N_SEATS];
} LabMemory;

/**
 * LabObservation:
 * @position: the position, in which every card that the seat whose turn it is
 *   cannot see is %LAB_TREASURE_HIDDEN
 * @memory: what was seen before
 *
 * All that a person may know whose turn it is: the board, the pawns, the last arrow,
 * the own card or cards, what was found, how many cards the others have left. It is
 * what players are asked with, so that none of them can cheat.
 *
 * The rules work on the position as on any: only what is hidden is never found.
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
