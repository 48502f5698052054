/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_HEAT_SCALE (lab_robots_heat_scale_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsHeatScale, lab_robots_heat_scale, LAB, ROBOTS_HEAT_SCALE, AdwBin)

void lab_robots_heat_scale_show (LabRobotsHeatScale *self,
                                 guint               most);

G_END_DECLS
