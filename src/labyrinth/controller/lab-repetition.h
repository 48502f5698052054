/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-observation.h"

G_BEGIN_DECLS

/** LAB_REPETITION_LIMIT: a game is undecided when a position occurs this many times. */
#define LAB_REPETITION_LIMIT 3

/**
 * LabRepetition:
 *
 * Notices when a game repeats itself: the same position occurs several times. Two positions are
 * the same if the player to move, all hidden cards, and everything that the players have seen are
 * the same.
 */
typedef struct _LabRepetition LabRepetition;

LabRepetition *lab_repetition_new   (void);
void           lab_repetition_free  (LabRepetition     *self);
void           lab_repetition_clear (LabRepetition     *self);
gboolean       lab_repetition_add   (LabRepetition     *self,
                                     const LabPosition *position,
                                     const LabMemory   *memory);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRepetition, lab_repetition_free)

G_END_DECLS
