/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"

G_BEGIN_DECLS

/* Functions that change a game. Only the controller includes this file. It checks the rules before
 * it calls them, so they do not check again. */

void       lab_game_rotate_spare (LabGame           *self,
                                  LabOpenings        tile);
void       lab_game_insert       (LabGame           *self,
                                  LabArrow           arrow,
                                  LabOpenings        tile);
void       lab_game_move         (LabGame           *self,
                                  LabCell            cell);
void       lab_game_end          (LabGame           *self);
void       lab_game_rewind       (LabGame           *self,
                                  guint              n_half_turns);
void       lab_game_forward      (LabGame           *self,
                                  const LabTurn     *half_turns,
                                  guint              n_half_turns);

/* Functions that the objects of the model share */

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
