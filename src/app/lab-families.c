/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-families.h"

#include "lab-cheese.h"
#include "lab-classics.h"
#include "lab-mazes.h"
#include "lab-robots.h"
#include "lab-shift.h"

GType (*const lab_families[LAB_N_FAMILIES]) (void) = {
  lab_shift_family_get_type,
  lab_maze_family_get_type,
  lab_robots_family_get_type,
  lab_cheese_family_get_type,
  lab_classics_family_get_type,
};
