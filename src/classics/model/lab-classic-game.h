/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_GAME (lab_classic_game_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicGame, lab_classic_game, LAB, CLASSIC_GAME, GObject)

LabClassicGame   *lab_classic_game_new         (const LabClassic  *classic,
                                                gconstpointer      start);
const LabClassic *lab_classic_game_get_classic (LabClassicGame    *self);
gconstpointer     lab_classic_game_get_start   (LabClassicGame    *self);
gconstpointer     lab_classic_game_get_state   (LabClassicGame    *self);
guint             lab_classic_game_get_player  (LabClassicGame    *self);
gboolean          lab_classic_game_is_over     (LabClassicGame    *self);
guint             lab_classic_game_get_winner  (LabClassicGame    *self);
guint             lab_classic_game_get_n_moves (LabClassicGame    *self);
guint             lab_classic_game_get_n_redo  (LabClassicGame    *self);
guint32           lab_classic_game_get_move    (LabClassicGame    *self,
                                                guint              number);
gboolean          lab_classic_game_may_move    (LabClassicGame    *self,
                                                guint32            action);
gboolean          lab_classic_game_move        (LabClassicGame    *self,
                                                guint32            action,
                                                GError           **error);
gboolean          lab_classic_game_undo        (LabClassicGame    *self,
                                                GError           **error);
gboolean          lab_classic_game_redo        (LabClassicGame    *self,
                                                GError           **error);

G_END_DECLS
