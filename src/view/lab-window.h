/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game-page.h"
#include "players/lab-player-kind.h"
#include "storage/lab-saved-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_WINDOW (lab_window_get_type ())

G_DECLARE_FINAL_TYPE (LabWindow, lab_window, LAB, WINDOW, AdwApplicationWindow)

GtkWidget   *lab_window_new           (AdwApplication      *application);
void         lab_window_play          (LabWindow           *self,
                                       LabGame             *game,
                                       const LabPlayerKind *kinds);
void         lab_window_play_saved    (LabWindow           *self,
                                       LabSavedGame        *saved);
void         lab_window_resume        (LabWindow           *self);
void         lab_window_end           (LabWindow           *self);
void         lab_window_open          (LabWindow           *self,
                                       GFile              **files,
                                       guint                n_files);
void         lab_window_play_pastime  (LabWindow           *self,
                                       LabPastime          *pastime);
void         lab_window_review_line   (LabWindow           *self,
                                       const LabPosition   *initial,
                                       const LabTurn       *turns,
                                       guint                n_turns,
                                       const char          *caption);
LabGamePage *lab_window_get_game_page (LabWindow           *self);
const char  *lab_window_get_page      (LabWindow           *self);

G_END_DECLS
