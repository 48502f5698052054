/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib-object.h>

#include "lab-shift-analysis.h"
#include "lab-shift-board.h"
#include "lab-shift-deal.h"
#include "lab-shift-players.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_SHIFT_RULE_ERROR (lab_shift_rule_error_quark ())

/**
 * LabShiftRuleError:
 * @LAB_SHIFT_RULE_ERROR_GAME_OVER: the game has ended
 * @LAB_SHIFT_RULE_ERROR_NOT_YOUR_TURN: it is the turn of another player
 * @LAB_SHIFT_RULE_ERROR_WRONG_PHASE: the player must insert a tile before moving the pawn, or has
 *   already inserted one
 * @LAB_SHIFT_RULE_ERROR_NO_SUCH_ARROW: there is no such arrow
 * @LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW: the arrow is blocked, because the last tile was pushed out
 *   there
 * @LAB_SHIFT_RULE_ERROR_WRONG_TILE: the spare cannot be rotated like that
 * @LAB_SHIFT_RULE_ERROR_NO_SUCH_CELL: there is no such cell
 * @LAB_SHIFT_RULE_ERROR_UNREACHABLE: no passage leads to the cell
 * @LAB_SHIFT_RULE_ERROR_NOBODY_HOME: the game cannot end before a player has won
 * @LAB_SHIFT_RULE_ERROR_TOURNAMENT: a tournament game has no undo
 * @LAB_SHIFT_RULE_ERROR_NO_HISTORY: there is no half-turn to undo or redo
 *
 * Why a change of a game was refused. The message is in the player's language and
 * says what to do instead.
 */
typedef enum
{
  LAB_SHIFT_RULE_ERROR_GAME_OVER,
  LAB_SHIFT_RULE_ERROR_NOT_YOUR_TURN,
  LAB_SHIFT_RULE_ERROR_WRONG_PHASE,
  LAB_SHIFT_RULE_ERROR_NO_SUCH_ARROW,
  LAB_SHIFT_RULE_ERROR_FORBIDDEN_ARROW,
  LAB_SHIFT_RULE_ERROR_WRONG_TILE,
  LAB_SHIFT_RULE_ERROR_NO_SUCH_CELL,
  LAB_SHIFT_RULE_ERROR_UNREACHABLE,
  LAB_SHIFT_RULE_ERROR_NOBODY_HOME,
  LAB_SHIFT_RULE_ERROR_TOURNAMENT,
  LAB_SHIFT_RULE_ERROR_NO_HISTORY,
} LabShiftRuleError;

GQuark lab_shift_rule_error_quark (void);

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
 * @names: the name of the player on each seat; %NULL if nobody has it
 * @tiles: (transfer full): the tile on each cell, as an object. It shifts when the bits of the
 *   position shift, so that a tile stays the same object wherever it moves.
 * @spare: (transfer full): the spare tile
 * @initial: the position at the start of the history
 * @past: (element-type LabShiftPosition): the position before each half-turn
 * @turns: (element-type LabShiftTurn): the turns; the cell of the last one is %LAB_SHIFT_CELL_NONE
 *   if its pawn has not moved yet
 * @undone: (element-type LabShiftTurn): the undone half-turns; the next to redo is last. The cell
 *   of an insertion is %LAB_SHIFT_CELL_NONE.
 * @ended: whether the players ended it before all places were taken
 * @tournament: whether the game has no hints and no undo
 * @began: when the game started, in seconds since 1970, UTC; it and the number of the deal identify
 *   a game in the statistics
 * @kinds: the kind of player on each seat
 * @failed: the seats whose players have failed
 * @reviews: (nullable): its analysis, of lab_shift_analysis_run(); to read it, call
 *   lab_shift_game_get_reviews()
 * @n_reviews: the number of its turns
 *
 * A game: its tiles, its players, its history, and the #LabShiftPosition with its state and rules.
 * Views connect to its signals. Its functions check the rules before every change. If they forbid
 * it, they set a #LabShiftRuleError and change nothing.
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
  char *names[LAB_SHIFT_N_SEATS];
  LabShiftTile *tiles[LAB_SHIFT_N_CELL_BITS];
  LabShiftTile *spare;
  LabShiftPosition initial;
  GArray *past;
  GArray *turns;
  GArray *undone;
  gboolean ended;
  gboolean tournament;
  gint64 began;
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
  LabShiftSeatSet failed;
  LabShiftTurnReview *reviews;
  guint n_reviews;
};

LabShiftGame             *lab_shift_game_new               (const LabShiftDeal      *deal,
                                                            const char * const      *names);
LabShiftGame             *lab_shift_game_new_from_position (const LabShiftPosition  *position,
                                                            const char * const      *names);
const LabShiftPosition   *lab_shift_game_get_position_at   (LabShiftGame            *self,
                                                            guint                    n_half_turns);
const LabShiftTurn       *lab_shift_game_get_turn          (LabShiftGame            *self,
                                                            guint                    number);
const LabShiftTurnReview *lab_shift_game_get_reviews       (LabShiftGame            *self,
                                                            guint                   *n_reviews);
gboolean                  lab_shift_game_may_insert        (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            guint                    arrow,
                                                            GError                 **error);
gboolean                  lab_shift_game_may_move          (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            guint                    cell,
                                                            GError                 **error);
gboolean                  lab_shift_game_may_play_turn     (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            const LabShiftTurn      *turn,
                                                            GError                 **error);
gboolean                  lab_shift_game_rotate_spare      (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            int                      quarters,
                                                            GError                 **error);
gboolean                  lab_shift_game_insert            (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            guint                    arrow,
                                                            LabShiftOpenings         tile,
                                                            GError                 **error);
gboolean                  lab_shift_game_move              (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            guint                    cell,
                                                            GError                 **error);
gboolean                  lab_shift_game_play_turn         (LabShiftGame            *self,
                                                            LabShiftSeat             seat,
                                                            const LabShiftTurn      *turn,
                                                            GError                 **error);
gboolean                  lab_shift_game_end_game          (LabShiftGame            *self,
                                                            GError                 **error);
gboolean                  lab_shift_game_undo              (LabShiftGame            *self,
                                                            guint                    n_half_turns,
                                                            GError                 **error);
gboolean                  lab_shift_game_redo              (LabShiftGame            *self,
                                                            guint                    n_half_turns,
                                                            GError                 **error);
guint                     lab_shift_undo_count             (LabShiftGame            *self,
                                                            LabShiftSeatSet          persons,
                                                            LabShiftSeat             viewer);
guint                     lab_shift_redo_count             (LabShiftGame            *self,
                                                            LabShiftSeatSet          persons);

G_END_DECLS
