/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-classic-kind.h"

/* Fuzzes saved games of the small games. */

LAB_FUZZ_SAVED_GAMES (lab_classic_kind)
