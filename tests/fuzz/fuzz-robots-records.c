/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-records.h"
#include "lab-fuzz-records.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished puzzles for robots. */

LAB_FUZZ (data, size)
{
  lab_fuzz_records (&lab_robots_records, data, size);
}
