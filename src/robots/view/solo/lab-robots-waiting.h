/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-levels.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_WAITING (lab_robots_waiting_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsWaiting, lab_robots_waiting, LAB, ROBOTS_WAITING, AdwBin)

void        lab_robots_waiting_begin      (LabRobotsWaiting     *self,
                                           const LabRobotsLevel *level);
void        lab_robots_waiting_show_tried (LabRobotsWaiting     *self,
                                           guint                 n_tried);
const char *lab_robots_waiting_get_tried  (LabRobotsWaiting     *self);

G_END_DECLS
