/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz-records.h"
#include "lab-fuzz.h"
#include "lab-robots-kind.h"

/* Fuzzes saved games of the robots. */

LAB_FUZZ (data, size)
{
  lab_fuzz_saved_game (&lab_robots_kind, data, size);
}
