/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/**
 * LabTestGame:
 * @turns: (element-type LabTurn): the turns, to the end
 * @positions: (element-type LabPosition): where the game stands before each turn,
 *   and at the end
 *
 * A whole game, worked out with the model alone.
 */
typedef struct
{
  GArray *turns;
  GArray *positions;
} LabTestGame;

LabTestGame *lab_test_game_new  (const LabPosition *start,
                                 guint32            seed);
void         lab_test_game_free (LabTestGame       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestGame, lab_test_game_free)

G_END_DECLS
