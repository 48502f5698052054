/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LabTestGame:
 * @turns: (element-type LabTurn): all turns
 * @positions: (element-type LabPosition): the position before each turn, and at the end
 *
 * A whole game, played with the model alone.
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
