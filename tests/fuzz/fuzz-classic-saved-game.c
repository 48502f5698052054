/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz-records.h"
#include "lab-fuzz.h"
#include "lab-classic-kind.h"

/* Fuzzes saved games of the small games. */

LAB_FUZZ (data, size)
{
  lab_fuzz_saved_game (&lab_classic_kind, data, size);
}
