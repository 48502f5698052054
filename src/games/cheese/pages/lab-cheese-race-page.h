/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-board.h"
#include "lab-cheese-race.h"
#include "lab-game-page.h"
#include "lab-compat.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_RACE_PAGE (lab_cheese_race_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseRacePage, lab_cheese_race_page, LAB, CHEESE_RACE_PAGE,
                      LabGamePage)

void               lab_cheese_race_page_set_race      (LabCheeseRacePage *self,
                                                       LabCheeseRace     *race);
void               lab_cheese_race_page_show_lesson   (LabCheeseRacePage *self);
