/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-robots-kind.h"

/* Fuzzes saved games of the robots. */

LAB_FUZZ_SAVED_GAMES (lab_robots_kind)
