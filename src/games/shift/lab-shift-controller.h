/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-shift-game.h"

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
 * Why the controller refused. The message is in the player's language and says what to do instead.
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

#define LAB_TYPE_SHIFT_CONTROLLER (lab_shift_controller_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftController, lab_shift_controller, LAB, SHIFT_CONTROLLER, GObject)

/**
 * LabShiftController:
 * @game: (transfer full): the game that it changes
 * @undone: (element-type LabShiftTurn): the undone half-turns; the next to redo is last. The cell
 *   of an insertion is %LAB_SHIFT_CELL_NONE.
 * @tournament: whether the game has no hints and no undo
 * @began: when the game started, in seconds since 1970, UTC; it and the number of the deal identify
 *   a game in the statistics
 *
 * The only object that changes a #LabShiftGame. It checks the rules before every change. If they
 * forbid it, it sets a #LabShiftRuleError and changes nothing.
 */
struct _LabShiftController
{
  GObject parent_instance;
  LabShiftGame *game;
  GArray *undone;
  gboolean tournament;
  gint64 began;
};

LabShiftController *lab_shift_controller_new            (LabShiftGame       *game);
gboolean            lab_shift_controller_may_insert     (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         guint               arrow,
                                                         GError            **error);
gboolean            lab_shift_controller_may_move       (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         guint               cell,
                                                         GError            **error);
gboolean            lab_shift_controller_may_play_turn  (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         const LabShiftTurn *turn,
                                                         GError            **error);
gboolean            lab_shift_controller_rotate_spare   (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         int                 quarters,
                                                         GError            **error);
gboolean            lab_shift_controller_insert         (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         guint               arrow,
                                                         LabShiftOpenings    tile,
                                                         GError            **error);
gboolean            lab_shift_controller_move           (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         guint               cell,
                                                         GError            **error);
gboolean            lab_shift_controller_play_turn      (LabShiftController *self,
                                                         LabShiftSeat        seat,
                                                         const LabShiftTurn *turn,
                                                         GError            **error);
gboolean            lab_shift_controller_end_game       (LabShiftController *self,
                                                         GError            **error);
gboolean            lab_shift_controller_undo           (LabShiftController *self,
                                                         guint               n_half_turns,
                                                         GError            **error);
gboolean            lab_shift_controller_redo           (LabShiftController *self,
                                                         guint               n_half_turns,
                                                         GError            **error);
guint               lab_shift_undo_count                (LabShiftController *controller,
                                                         LabShiftSeatSet     persons,
                                                         LabShiftSeat        viewer);
guint               lab_shift_redo_count                (LabShiftController *controller,
                                                         LabShiftSeatSet     persons);

G_END_DECLS
