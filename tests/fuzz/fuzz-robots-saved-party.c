/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz-records.h"
#include "lab-fuzz.h"
#include "lab-party-kind.h"

/* Fuzzes saved parties of the robots. */

LAB_FUZZ (data, size)
{
  lab_fuzz_saved_game (&lab_party_kind, data, size);
}
