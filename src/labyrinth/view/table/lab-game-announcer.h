/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_ANNOUNCER (lab_game_announcer_get_type ())

G_DECLARE_FINAL_TYPE (LabGameAnnouncer, lab_game_announcer, LAB, GAME_ANNOUNCER, GObject)

LabGameAnnouncer *lab_game_announcer_new            (LabAnnouncer     *announcer);
void              lab_game_announcer_set_game       (LabGameAnnouncer *self,
                                                     LabGame          *game);
void              lab_game_announcer_say            (LabGameAnnouncer *self,
                                                     const char       *text);
void              lab_game_announcer_say_secret     (LabGameAnnouncer *self,
                                                     const char       *text);
void              lab_game_announcer_forget_secrets (LabGameAnnouncer *self);

G_END_DECLS
