/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/**
 * LabShiftMemory:
 * @declined: for each seat, the treasures where it could end a turn but did not, since its last
 *   find
 *
 * What an attentive person at the table remembers of earlier turns. Everybody saw these turns, so
 * it contains no secret.
 */
typedef struct
{
  LabShiftTreasureSet declined[LAB_SHIFT_N_SEATS];
} LabShiftMemory;

/**
 * LabShiftObservation:
 * @position: the position; each card that the seat whose turn it is cannot see is
 *   %LAB_SHIFT_TREASURE_HIDDEN
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
  LabShiftPosition position;
  LabShiftMemory   memory;
} LabShiftObservation;

/**
 * LabShiftRepetition:
 *
 * Notices when a game repeats itself: the same position occurs several times. Two positions are
 * the same if the player to move, all hidden cards, and everything that the players have seen are
 * the same.
 */
typedef struct _LabShiftRepetition LabShiftRepetition;

void                lab_shift_memory_init            (LabShiftMemory            *self);
void                lab_shift_memory_watch           (LabShiftMemory            *self,
                                                      const LabShiftPosition    *before,
                                                      const LabShiftPosition    *after);
void                lab_shift_observation_init       (LabShiftObservation       *self,
                                                      const LabShiftPosition    *position,
                                                      const LabShiftMemory      *memory);
LabShiftTreasureSet lab_shift_observation_get_unseen (const LabShiftObservation *self)
                                                     G_GNUC_PURE;
LabShiftRepetition *lab_shift_repetition_new         (void);
void                lab_shift_repetition_free        (LabShiftRepetition        *self);
void                lab_shift_repetition_clear       (LabShiftRepetition        *self);
gboolean            lab_shift_repetition_add         (LabShiftRepetition        *self,
                                                      const LabShiftPosition    *position,
                                                      const LabShiftMemory      *memory);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabShiftRepetition, lab_shift_repetition_free)

G_END_DECLS
