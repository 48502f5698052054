/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-deal.h"
#include "lab-history.h"
#include "lab-player.h"
#include "lab-position.h"
#include "lab-tile.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME (lab_game_get_type ())

G_DECLARE_FINAL_TYPE (LabGame, lab_game, LAB, GAME, GObject)

LabGame           *lab_game_new               (const LabDeal      *deal,
                                               const char * const *names);
LabGame           *lab_game_new_from_position (const LabPosition  *position,
                                               const char * const *names);

const LabPosition *lab_game_get_position      (LabGame            *self);
const LabDeal     *lab_game_get_deal          (LabGame            *self);
LabSeat            lab_game_get_seat          (LabGame            *self);
LabPhase           lab_game_get_phase         (LabGame            *self);
LabRules           lab_game_get_rules         (LabGame            *self);
GListModel        *lab_game_get_players       (LabGame            *self);
LabPlayer         *lab_game_get_player        (LabGame            *self,
                                               LabSeat             seat);
LabTile           *lab_game_get_tile          (LabGame            *self,
                                               LabCell             cell);
LabTile           *lab_game_get_spare         (LabGame            *self);
const LabPosition *lab_game_get_initial       (LabGame            *self);
guint              lab_game_get_n_half_turns  (LabGame            *self);
const LabPosition *lab_game_get_position_at   (LabGame            *self,
                                               guint               n_half_turns);
gboolean           lab_game_get_ended         (LabGame            *self);
guint              lab_game_get_n_turns       (LabGame            *self);
const LabTurn     *lab_game_get_turn          (LabGame            *self,
                                               guint               number);

G_END_DECLS
