/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_RULE_ERROR (lab_rule_error_quark ())

/**
 * LabRuleError:
 * @LAB_RULE_ERROR_GAME_OVER: the game has ended
 * @LAB_RULE_ERROR_NOT_YOUR_TURN: it is the turn of another player
 * @LAB_RULE_ERROR_WRONG_PHASE: the player must insert a tile before moving the pawn, or has already
 *   inserted one
 * @LAB_RULE_ERROR_NO_SUCH_ARROW: there is no such arrow
 * @LAB_RULE_ERROR_FORBIDDEN_ARROW: the arrow is blocked, because the last tile was pushed out there
 * @LAB_RULE_ERROR_WRONG_TILE: the spare cannot be rotated like that
 * @LAB_RULE_ERROR_NO_SUCH_CELL: there is no such cell
 * @LAB_RULE_ERROR_UNREACHABLE: no passage leads to the cell
 * @LAB_RULE_ERROR_NOBODY_HOME: the game cannot end before a player has won
 * @LAB_RULE_ERROR_TOURNAMENT: a tournament game has no undo
 * @LAB_RULE_ERROR_NO_HISTORY: there is no half-turn to undo or redo
 *
 * Why the controller refused. The message is in the player's language and says what to do instead.
 */
typedef enum
{
  LAB_RULE_ERROR_GAME_OVER,
  LAB_RULE_ERROR_NOT_YOUR_TURN,
  LAB_RULE_ERROR_WRONG_PHASE,
  LAB_RULE_ERROR_NO_SUCH_ARROW,
  LAB_RULE_ERROR_FORBIDDEN_ARROW,
  LAB_RULE_ERROR_WRONG_TILE,
  LAB_RULE_ERROR_NO_SUCH_CELL,
  LAB_RULE_ERROR_UNREACHABLE,
  LAB_RULE_ERROR_NOBODY_HOME,
  LAB_RULE_ERROR_TOURNAMENT,
  LAB_RULE_ERROR_NO_HISTORY,
} LabRuleError;

GQuark lab_rule_error_quark (void);

#define LAB_TYPE_CONTROLLER (lab_controller_get_type ())

G_DECLARE_FINAL_TYPE (LabController, lab_controller, LAB, CONTROLLER, GObject)

LabController *lab_controller_new          (LabGame        *game);
LabGame       *lab_controller_get_game     (LabController  *self);
gint64         lab_controller_get_began    (LabController  *self);
void           lab_controller_set_began    (LabController  *self,
                                            gint64          began);

gboolean       lab_controller_may_insert   (LabController  *self,
                                            LabSeat         seat,
                                            guint           arrow,
                                            GError        **error);
gboolean       lab_controller_may_move     (LabController  *self,
                                            LabSeat         seat,
                                            guint           cell,
                                            GError        **error);
gboolean       lab_controller_may_play_turn (LabController *self,
                                             LabSeat        seat,
                                             const LabTurn *turn,
                                             GError       **error);
gboolean       lab_controller_rotate_spare (LabController  *self,
                                            LabSeat         seat,
                                            int             quarters,
                                            GError        **error);
gboolean       lab_controller_insert       (LabController  *self,
                                            LabSeat         seat,
                                            guint           arrow,
                                            LabOpenings     tile,
                                            GError        **error);
gboolean       lab_controller_move         (LabController  *self,
                                            LabSeat         seat,
                                            guint           cell,
                                            GError        **error);
gboolean       lab_controller_play_turn    (LabController  *self,
                                            LabSeat         seat,
                                            const LabTurn  *turn,
                                            GError        **error);
gboolean       lab_controller_end_game     (LabController  *self,
                                            GError        **error);

void           lab_controller_set_tournament (LabController *self,
                                              gboolean       tournament);
gboolean       lab_controller_get_tournament (LabController *self);
guint          lab_controller_get_n_undone (LabController  *self);
const LabTurn *lab_controller_get_undone   (LabController  *self,
                                            guint           number);
gboolean       lab_controller_undo         (LabController  *self,
                                            guint           n_half_turns,
                                            GError        **error);
gboolean       lab_controller_redo         (LabController  *self,
                                            guint           n_half_turns,
                                            GError        **error);

G_END_DECLS
