/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib-object.h>

#include "lab-shift-board.h"
#include "lab-shift-deal.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/**
 * LabShiftPlayer:
 * @seat: the seat
 * @name: the name
 * @n_found: the number of cards that the player has found
 * @n_left: the number of cards that the player still has to find
 * @place: the player's place, from 1; 0 if the player has not finished
 * @active: whether it is this player's turn
 *
 * A player as everybody at the table sees them. It does not know any hidden card.
 */
typedef struct
{
  LabShiftSeat  seat;
  char         *name;
  guint         n_found;
  guint         n_left;
  guint         place;
  gboolean      active;
} LabShiftPlayer;

#define LAB_TYPE_SHIFT_GAME (lab_shift_game_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftGame, lab_shift_game, LAB, SHIFT_GAME, GObject)

#define LAB_TYPE_SHIFT_TILE (lab_shift_tile_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTile, lab_shift_tile, LAB, SHIFT_TILE, GObject)

/**
 * LabShiftTile:
 *
 * One of the 50 tiles of a game. A tile stays the same object while it shifts and rotates, so a
 * view can connect a picture to it.
 */
struct _LabShiftTile
{
  GObject parent_instance;

  LabShiftOpenings openings;
  LabShiftCell cell;
  LabShiftTreasure treasure;
};

/**
 * LabShiftGame:
 * @deal: what the game was dealt from; its seed is 0 if it began from a position
 * @position: the current position
 * @players: the player on each seat; without a name if nobody has it
 * @tiles: (transfer full): the tile on each cell, as an object. It shifts when the bits of the
 *   position shift, so that a tile stays the same object wherever it moves.
 * @spare: (transfer full): the spare tile
 * @initial: the position at the start of the history
 * @past: (element-type LabShiftPosition): the position before each half-turn
 * @turns: (element-type LabShiftTurn): the turns; the cell of the last one is %LAB_SHIFT_CELL_NONE
 *   if its pawn has not moved yet
 * @ended: whether the players ended it before all places were taken
 *
 * A game: its tiles, its players, its history, and the #LabShiftPosition with its state and rules.
 * Views connect to its signals; only the controller changes it.
 *
 * In the history, insertions and moves alternate, and an insertion comes first: if a game starts in
 * the middle of a turn, the history starts after that turn.
 *
 * The signals of a half-turn are emitted one after another, after all of its changes. A handler
 * that wants to make the next half-turn must wait until the last one was emitted, for example in an
 * idle callback. Otherwise other handlers get the signals in the wrong order.
 */
struct _LabShiftGame
{
  GObject parent_instance;
  LabShiftDeal deal;
  LabShiftPosition position;
  LabShiftPlayer players[LAB_SHIFT_N_SEATS];
  LabShiftTile *tiles[LAB_SHIFT_N_CELL_BITS];
  LabShiftTile *spare;
  LabShiftPosition initial;
  GArray *past;
  GArray *turns;
  gboolean ended;
};

LabShiftGame           *lab_shift_game_new               (const LabShiftDeal     *deal,
                                                          const char * const     *names);
LabShiftGame           *lab_shift_game_new_from_position (const LabShiftPosition *position,
                                                          const char * const     *names);
void                    lab_shift_game_update_players    (LabShiftGame           *self);
const LabShiftPlayer   *lab_shift_game_get_player        (LabShiftGame           *self,
                                                          LabShiftSeat            seat);
const LabShiftPosition *lab_shift_game_get_position_at   (LabShiftGame           *self,
                                                          guint                   n_half_turns);
const LabShiftTurn     *lab_shift_game_get_turn          (LabShiftGame           *self,
                                                          guint                   number);

G_END_DECLS
