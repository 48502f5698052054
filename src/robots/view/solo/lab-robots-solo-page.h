/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-game.h"
#include "lab-robots-guide.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_SOLO_PAGE (lab_robots_solo_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSoloPage, lab_robots_solo_page, LAB, ROBOTS_SOLO_PAGE, AdwBin)

GtkWidget     *lab_robots_solo_page_new         (LabAnnouncer          *announcer);
void           lab_robots_solo_page_set_game    (LabRobotsSoloPage     *self,
                                                 LabRobotsGame         *game);
LabRobotsGame *lab_robots_solo_page_get_game    (LabRobotsSoloPage     *self);
void           lab_robots_solo_page_show_making (LabRobotsSoloPage     *self,
                                                 const LabRobotsLevel  *level);
void           lab_robots_solo_page_show_tried  (LabRobotsSoloPage     *self,
                                                 guint                  n_tried);
void           lab_robots_solo_page_hold        (LabRobotsSoloPage     *self,
                                                 gboolean               is_held);
void           lab_robots_solo_page_focus_board (LabRobotsSoloPage     *self);
LabRobotsGuide *
               lab_robots_solo_page_get_guide   (LabRobotsSoloPage     *self);
void           lab_robots_solo_page_tell        (LabRobotsSoloPage     *self,
                                                 const char            *text);

G_END_DECLS
