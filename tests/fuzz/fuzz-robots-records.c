/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-robots-records.h"

/* Fuzzes the file with the finished puzzles for robots. */

LAB_FUZZ_RECORDS (lab_robots_records)
