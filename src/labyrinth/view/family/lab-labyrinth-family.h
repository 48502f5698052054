/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-game-page.h"
#include "lab-player-kind.h"
#include "lab-saved-game.h"

G_BEGIN_DECLS

/** LAB_LABYRINTH_FAMILY_ID: the id of the family, for lab_window_get_family(). */
#define LAB_LABYRINTH_FAMILY_ID "labyrinth"

#define LAB_TYPE_LABYRINTH_FAMILY (lab_labyrinth_family_get_type ())

G_DECLARE_FINAL_TYPE (LabLabyrinthFamily, lab_labyrinth_family, LAB, LABYRINTH_FAMILY, LabFamily)

void         lab_labyrinth_family_play           (LabLabyrinthFamily   *self,
                                                  LabGame              *game,
                                                  const LabPlayerKind  *kinds);
void         lab_labyrinth_family_play_saved     (LabLabyrinthFamily   *self,
                                                  LabSavedGame         *saved);
void         lab_labyrinth_family_play_solo_mode (LabLabyrinthFamily   *self,
                                                  LabSoloMode          *solo_mode);
void         lab_labyrinth_family_review_line    (LabLabyrinthFamily   *self,
                                                  const LabPosition    *initial,
                                                  const LabTurn        *turns,
                                                  guint                 n_turns,
                                                  const char           *caption);
LabGamePage *lab_labyrinth_family_get_game_page  (LabLabyrinthFamily   *self);

G_END_DECLS
