/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-cheese-board.h"
#include "lab-cheese-race.h"
#include "lab-compat.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_RACE_PAGE (lab_cheese_race_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseRacePage, lab_cheese_race_page, LAB, CHEESE_RACE_PAGE, AdwBin)

GtkWidget      *lab_cheese_race_page_new          (LabAnnouncer      *announcer);
void            lab_cheese_race_page_set_race     (LabCheeseRacePage *self,
                                                   LabCheeseRace     *race);
LabCheeseRace  *lab_cheese_race_page_get_race     (LabCheeseRacePage *self);
LabCheeseBoard *lab_cheese_race_page_get_board    (LabCheeseRacePage *self);
guint           lab_cheese_race_page_get_shown    (LabCheeseRacePage *self);
void            lab_cheese_race_page_hold         (LabCheeseRacePage *self,
                                                   gboolean           held);
void            lab_cheese_race_page_undo         (LabCheeseRacePage *self);
void            lab_cheese_race_page_redo         (LabCheeseRacePage *self);
void            lab_cheese_race_page_show_tutorial
                                                  (LabCheeseRacePage *self);
void            lab_cheese_race_page_focus_board  (LabCheeseRacePage *self);
void            lab_cheese_race_page_tell         (LabCheeseRacePage *self,
                                                   const char        *text);

const LabShortcut *lab_cheese_race_page_get_shortcuts
                                                  (guint             *n_shortcuts);

G_END_DECLS
