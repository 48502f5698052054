/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-levels.h"

G_BEGIN_DECLS

void lab_robots_chosen_init_today (LabRobotsLevel       *level);
void lab_robots_chosen_init_next  (LabRobotsLevel       *level,
                                   const LabRobotsLevel *last);
void lab_robots_chosen_init_level (LabRobotsLevel       *level,
                                   guint                 number);

G_END_DECLS
