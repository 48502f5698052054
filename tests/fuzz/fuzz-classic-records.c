/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-classic-kind.h"

/* Fuzzes the file with the finished small games. */

LAB_FUZZ_RECORDS (lab_classic_records)
