/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_LIVE (lab_robots_live_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsLive, lab_robots_live, LAB, ROBOTS_LIVE, AdwBin)

void     lab_robots_live_set_announcer (LabRobotsLive        *self,
                                        LabAnnouncer         *announcer);
void     lab_robots_live_set_board     (LabRobotsLive        *self,
                                        const LabRobotsBoard *board);
void     lab_robots_live_stop          (LabRobotsLive        *self);
void     lab_robots_live_start         (LabRobotsLive        *self);
gboolean lab_robots_live_is_working    (LabRobotsLive        *self);
const char *
         lab_robots_live_get_text      (LabRobotsLive        *self);

G_END_DECLS
