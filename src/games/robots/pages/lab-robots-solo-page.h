/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game-page.h"
#include "lab-lesson.h"
#include "lab-robots-game.h"
#include "lab-robots-levels.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_SOLO_PAGE (lab_robots_solo_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSoloPage, lab_robots_solo_page, LAB, ROBOTS_SOLO_PAGE,
                      LabGamePage)

void               lab_robots_solo_page_set_game     (LabRobotsSoloPage    *self,
                                                      LabRobotsGame        *game);
void               lab_robots_solo_page_show_making  (LabRobotsSoloPage    *self,
                                                      const LabRobotsLevel *level);
void               lab_robots_solo_page_show_tried   (LabRobotsSoloPage    *self,
                                                      guint                 n_tried);
const LabShortcut *lab_robots_shortcuts_get          (guint                *n_shortcuts);
void               lab_robots_solo_page_reset_lesson (LabRobotsSoloPage    *self);

G_END_DECLS
