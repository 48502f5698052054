/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "controller/lab-controller.h"

G_BEGIN_DECLS

#define LAB_TYPE_GAME_PAGE (lab_game_page_get_type ())

G_DECLARE_FINAL_TYPE (LabGamePage, lab_game_page, LAB, GAME_PAGE, AdwBin)

void           lab_game_page_set_controller (LabGamePage   *self,
                                             LabController *controller);
LabController *lab_game_page_get_controller (LabGamePage   *self);
gboolean       lab_game_page_get_covered    (LabGamePage   *self);

G_END_DECLS
