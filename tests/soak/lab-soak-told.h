/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-soak-table.h"

G_BEGIN_DECLS

/**
 * LabSoakToldTile:
 * @tile: the tile
 * @openings: its openings, by its last notification
 * @cell: its cell, by its last notification
 *
 * The notified state of a tile.
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
 * The notified state of a player.
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
 * @tiles: the notified state of the tiles, by their numbers on a #LabSoakTable
 * @players: the notified state of the players, by seat
 * @seat: the notified seat of the player to move
 * @phase: the notified half of the turn
 * @n_news: how many notifications arrived
 * @strange: whether a constant property was notified
 *
 * The state of a game and its objects, as they have notified it. It must not be moved
 * in memory between lab_soak_told_watch() and lab_soak_told_stop().
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
