/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_CURRENT_GAME (lab_current_game_get_type ())

G_DECLARE_FINAL_TYPE (LabCurrentGame, lab_current_game, LAB, CURRENT_GAME, GObject)

LabCurrentGame *lab_current_game_new         (const LabGameKind *kind,
                                              LabClock          *clock);
void            lab_current_game_load        (LabCurrentGame    *self);
void            lab_current_game_close       (LabCurrentGame    *self);
const char     *lab_current_game_get_damage  (LabCurrentGame    *self);
LabClock       *lab_current_game_get_clock   (LabCurrentGame    *self);
gpointer        lab_current_game_get         (LabCurrentGame    *self);
gboolean        lab_current_game_is_running  (LabCurrentGame    *self);
gboolean        lab_current_game_has_begun   (LabCurrentGame    *self);
GDateTime      *lab_current_game_dup_played  (LabCurrentGame    *self);
void            lab_current_game_touch       (LabCurrentGame    *self);
void            lab_current_game_play        (LabCurrentGame    *self,
                                              gpointer           game);
void            lab_current_game_end         (LabCurrentGame    *self);
void            lab_current_game_leave       (LabCurrentGame    *self);
gboolean        lab_current_game_is_saved    (LabCurrentGame    *self);

G_END_DECLS
