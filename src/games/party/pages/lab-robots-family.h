/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_FAMILY_ID: the id of the robots, for lab_window_get_family(). */
#define LAB_ROBOTS_FAMILY_ID "robots"

#define LAB_TYPE_ROBOTS_FAMILY (lab_robots_family_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsFamily, lab_robots_family, LAB, ROBOTS_FAMILY, LabFamily)

G_END_DECLS
