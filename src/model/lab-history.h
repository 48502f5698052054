/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LabHistory:
 * @initial: where the history begins
 * @past: (element-type LabPosition): where the game stood before each half-turn
 * @turns: (element-type LabTurn): the turns; the cell of the last one is %LAB_CELL_NONE
 *   while its pawn has yet to move
 *
 * The half-turns of a game, insertions and moves in turn, and how the game stood before
 * each. A turn without its insertion, as that of a game which begins in the middle of
 * one, is no part of it.
 */
typedef struct
{
  LabPosition initial;
  GArray     *past;
  GArray     *turns;
} LabHistory;

void           lab_history_init           (LabHistory        *self);
void           lab_history_clear          (LabHistory        *self);
void           lab_history_begin          (LabHistory        *self,
                                           const LabPosition *initial);
guint          lab_history_get_length     (const LabHistory  *self);
void           lab_history_add_insertion  (LabHistory        *self,
                                           const LabPosition *before,
                                           LabArrow           arrow,
                                           LabOpenings        tile);
void           lab_history_add_move       (LabHistory        *self,
                                           const LabPosition *before,
                                           const LabPosition *after,
                                           LabCell            cell);
LabTurn        lab_history_take_back      (LabHistory        *self,
                                           LabPosition       *position);

G_END_DECLS
