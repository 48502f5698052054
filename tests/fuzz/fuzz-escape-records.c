/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-kind.h"
#include "lab-fuzz-records.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished levels of the escape game. */

LAB_FUZZ (data, size)
{
  lab_fuzz_records (&lab_escape_records, data, size);
}
