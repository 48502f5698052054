/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-turn-runner.h"
#include "lab-game-announcer.h"
#include "lab-hint.h"
#include "lab-solo-mode.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_PAGE (lab_game_page_get_type ())

G_DECLARE_FINAL_TYPE (LabGamePage, lab_game_page, LAB, GAME_PAGE, AdwBin)

void           lab_game_page_set_announcer  (LabGamePage      *self,
                                             LabGameAnnouncer *announcer);
void           lab_game_page_set_solo_mode  (LabGamePage      *self,
                                             LabSoloMode      *mode);
LabSoloMode   *lab_game_page_get_solo_mode  (LabGamePage      *self);
void           lab_game_page_set_runner     (LabGamePage      *self,
                                             LabTurnRunner    *runner);
LabTurnRunner *lab_game_page_get_runner     (LabGamePage      *self);
LabController *lab_game_page_get_controller (LabGamePage      *self);
LabHint       *lab_game_page_get_hint       (LabGamePage      *self);
gboolean       lab_game_page_get_covered    (LabGamePage      *self);
gboolean       lab_game_page_get_skipping   (LabGamePage      *self);

void           lab_game_page_undo           (LabGamePage   *self);
void           lab_game_page_redo           (LabGamePage   *self);
gboolean       lab_game_page_get_takes_back (LabGamePage   *self);

void           lab_game_page_tell           (LabGamePage   *self,
                                             const char    *text);
void           lab_game_page_tell_trouble   (LabGamePage   *self,
                                             const char    *text);

void           lab_game_page_set_paused     (LabGamePage   *self,
                                             gboolean       paused);
gboolean       lab_game_page_get_paused     (LabGamePage   *self);
gboolean       lab_game_page_get_pausable   (LabGamePage   *self);
void           lab_game_page_hold           (LabGamePage   *self);
void           lab_game_page_release        (LabGamePage   *self);

G_END_DECLS
