/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-robots-party-records.h"

/* Fuzzes the file with the finished parties. */

LAB_FUZZ_RECORDS (lab_robots_party_records)
