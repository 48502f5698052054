/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-cheese-records.h"

/* Fuzzes the file with the finished races. */

LAB_FUZZ_RECORDS (lab_cheese_records)
