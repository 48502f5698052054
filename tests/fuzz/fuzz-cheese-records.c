/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-records.h"
#include "lab-fuzz-records.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished races. */

LAB_FUZZ (data, size)
{
  lab_fuzz_records (&lab_cheese_records, data, size);
}
