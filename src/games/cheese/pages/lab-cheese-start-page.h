/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-start-page.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_START_PAGE (lab_cheese_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseStartPage, lab_cheese_start_page, LAB, CHEESE_START_PAGE,
                      LabStartPage)

GtkWidget     *lab_cheese_picture_new             (void);
LabCheeseRace *lab_cheese_start_page_new_race     (LabCheeseStartPage *self,
                                                   GError            **error);
void           lab_cheese_start_page_use_maze     (LabCheeseStartPage *self,
                                                   LabCheeseMaze      *maze);

G_END_DECLS
