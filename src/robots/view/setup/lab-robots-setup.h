/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_SETUP (lab_robots_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsSetup, lab_robots_setup, LAB, ROBOTS_SETUP, AdwBin)

const char *lab_robots_setup_get_mode (LabRobotsSetup *self);

G_END_DECLS
