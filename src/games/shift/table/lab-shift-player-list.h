/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-layout.h"
#include "lab-shift-game.h"
#include "lab-shift-players.h"
#include "lab-shift-position.h"
#include "lab-shift-turn-runner.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_CARD_STRIP (lab_shift_card_strip_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftCardStrip, lab_shift_card_strip, LAB, SHIFT_CARD_STRIP, GtkWidget)

#define LAB_TYPE_SHIFT_PLAYER_CHIP (lab_shift_player_chip_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPlayerChip, lab_shift_player_chip, LAB, SHIFT_PLAYER_CHIP, GtkWidget)

#define LAB_TYPE_SHIFT_PLAYER_LIST (lab_shift_player_list_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPlayerList, lab_shift_player_list, LAB, SHIFT_PLAYER_LIST, LabLayout)

void lab_shift_player_list_set_game (LabShiftPlayerList     *self,
                                     LabShiftGame           *game);
void lab_shift_player_list_update   (LabShiftPlayerList     *self);
void lab_shift_card_strip_update    (LabShiftCardStrip      *self,
                                     const LabShiftPosition *position,
                                     LabShiftSeat            seat);

G_END_DECLS
