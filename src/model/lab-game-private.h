/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

/* What changes a game. Only the controller includes this: it asks the rules
 * first, so these take for granted that what they are told is allowed. */

void       lab_game_turn_spare (LabGame           *self,
                                LabOpenings        tile);
void       lab_game_insert     (LabGame           *self,
                                LabArrow           arrow,
                                LabOpenings        tile);
void       lab_game_move       (LabGame           *self,
                                LabCell            cell);
void       lab_game_end        (LabGame           *self);
void       lab_game_rewind     (LabGame           *self,
                                guint              n_half_turns);
void       lab_game_forward    (LabGame           *self,
                                const LabTurn     *half_turns,
                                guint              n_half_turns);

/* Between the objects of the model */

LabTile   *lab_tile_new          (LabOpenings        openings,
                                  LabCell            cell,
                                  LabTreasure        treasure);
void       lab_tile_set_openings (LabTile           *self,
                                  LabOpenings        openings);
void       lab_tile_set_cell     (LabTile           *self,
                                  LabCell            cell);
LabPlayer *lab_player_new        (LabSeat            seat,
                                  const char        *name);
void       lab_player_update     (LabPlayer         *self,
                                  const LabPosition *position);

G_END_DECLS
