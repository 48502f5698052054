/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-pinned-heading.h"
#include "lab-robots-board-view.h"
#include "lab-robots-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_WAYS (lab_robots_ways_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsWays, lab_robots_ways, LAB, ROBOTS_WAYS, AdwBin)

void  lab_robots_ways_show      (LabRobotsWays      *self,
                                 LabRobotsGame      *game,
                                 LabRobotsBoardView *board,
                                 LabAnnouncer       *announcer);
void  lab_robots_ways_hide      (LabRobotsWays      *self);
void  lab_robots_ways_refresh   (LabRobotsWays      *self);
void  lab_robots_ways_pin_headings
                                (LabRobotsWays      *self,
                                 GtkScrolledWindow  *scroller,
                                 LabPinnedHeading   *pinned,
                                 GtkWidget          *own,
                                 GtkWidget          *best);
void  lab_robots_ways_set_tempo (LabRobotsWays      *self,
                                 double              tempo);
void  lab_robots_ways_go_to     (LabRobotsWays      *self,
                                 guint               step);
guint lab_robots_ways_get_step  (LabRobotsWays      *self);
void  lab_robots_ways_step      (LabRobotsWays      *self,
                                 int                 by);
void  lab_robots_ways_turn_page (LabRobotsWays      *self,
                                 int                 by);
void  lab_robots_ways_swap      (LabRobotsWays      *self);
void  lab_robots_ways_play      (LabRobotsWays      *self);

G_END_DECLS
