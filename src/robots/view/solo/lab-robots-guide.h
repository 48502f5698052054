/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_GUIDE (lab_robots_guide_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsGuide, lab_robots_guide, LAB, ROBOTS_GUIDE, AdwBin)

void lab_robots_guide_reset (LabRobotsGuide *self);
void lab_robots_guide_begin  (LabRobotsGuide *self,
                              LabRobotsGame  *game,
                              LabAnnouncer   *announcer);
void lab_robots_guide_follow (LabRobotsGuide *self);

G_END_DECLS
