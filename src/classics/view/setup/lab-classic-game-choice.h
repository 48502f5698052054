/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_GAME_CHOICE (lab_classic_game_choice_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicGameChoice, lab_classic_game_choice, LAB, CLASSIC_GAME_CHOICE,
                      AdwBin)

void              lab_classic_game_choice_set_start  (LabClassicGameChoice *self,
                                                      const LabClassic     *classic,
                                                      gconstpointer         start);
void              lab_classic_game_choice_choose     (LabClassicGameChoice *self,
                                                      const LabClassic     *classic);
const LabClassic *lab_classic_game_choice_get_chosen (LabClassicGameChoice *self);

G_END_DECLS
