/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz-records.h"
#include "lab-fuzz.h"
#include "lab-escape-kind.h"

/* Fuzzes saved games of the escape game. */

LAB_FUZZ (data, size)
{
  lab_fuzz_saved_game (&lab_escape_kind, data, size);
}
