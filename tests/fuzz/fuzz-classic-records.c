/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-records.h"
#include "lab-fuzz-records.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished small games. */

LAB_FUZZ (data, size)
{
  lab_fuzz_records (&lab_classic_records, data, size);
}
