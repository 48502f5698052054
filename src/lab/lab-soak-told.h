/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab/lab-soak-table.h"

G_BEGIN_DECLS

/**
 * LabSoakToldTile:
 * @tile: the tile
 * @openings: how it has said that it lies
 * @cell: where it has said that it is
 *
 * What a tile has told.
 */
typedef struct
{
  LabTile    *tile;
  LabOpenings openings;
  LabCell     cell;
} LabSoakToldTile;

/**
 * LabSoakToldPlayer:
 * @n_found: how many cards are found
 * @n_left: how many are left
 * @place: the place taken, or 0
 * @active: whether it is the player's turn
 *
 * What a player has told.
 */
typedef struct
{
  guint    n_found;
  guint    n_left;
  guint    place;
  gboolean active;
} LabSoakToldPlayer;

/**
 * LabSoakTold:
 * @game: the game
 * @tiles: what its tiles have told, by their numbers on a #LabSoakTable
 * @players: what its players have told, by seat
 * @seat: whose turn it has told that it is
 * @phase: and which half of it
 * @n_news: how much was told
 * @strange: whether something was told that never changes
 *
 * What a game and the objects in it have told of themselves by notifications. It stays where it
 * is from lab_soak_told_watch() to lab_soak_told_stop().
 */
typedef struct
{
  LabGame          *game;
  LabSoakToldTile   tiles[LAB_SOAK_N_TILES];
  LabSoakToldPlayer players[LAB_N_SEATS];
  guint             seat;
  guint             phase;
  guint             n_news;
  gboolean          strange;
} LabSoakTold;

void     lab_soak_told_watch (LabSoakTold        *self,
                              LabGame            *game,
                              const LabSoakTable *table);
void     lab_soak_told_stop  (LabSoakTold        *self);
gboolean lab_soak_told_check (LabSoakTold        *self,
                              const LabSoakTable *table,
                              GError            **error);

G_END_DECLS
