/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LabHistory:
 * @initial: the position at the start of the history
 * @past: (element-type LabPosition): the position before each half-turn
 * @turns: (element-type LabTurn): the turns; the cell of the last one is %LAB_CELL_NONE if its pawn
 *   has not moved yet
 *
 * The half-turns of a game, and the position before each. Insertions and moves alternate, and an
 * insertion comes first: if a game starts in the middle of a turn, the history starts after that
 * turn.
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
LabTurn        lab_history_undo           (LabHistory        *self,
                                           LabPosition       *position);

G_END_DECLS
