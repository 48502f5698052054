/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-board-view.h"
#include "lab-robots-layers.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_LANE (lab_robots_lane_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsLane, lab_robots_lane, LAB, ROBOTS_LANE, AdwBin)

LabRobotsWatch        *lab_robots_lane_get_run    (LabRobotsLane         *self);
const LabRobotsLayers *lab_robots_lane_get_layers (LabRobotsLane         *self);
LabRobotsBoardView    *lab_robots_lane_get_view   (LabRobotsLane         *self);
void                   lab_robots_lane_set_run    (LabRobotsLane         *self,
                                                   LabRobotsWatch        *run,
                                                   const LabRobotsLayers *layers,
                                                   gboolean               is_first);
void                   lab_robots_lane_go_to      (LabRobotsLane         *self,
                                                   guint                  step);
void                   lab_robots_lane_show_step  (LabRobotsLane         *self,
                                                   LabRobotsWatchSet      set,
                                                   guint                  robot,
                                                   guint                  hottest);
const char            *lab_robots_lane_get_sentence
                                                  (LabRobotsLane         *self);

G_END_DECLS
