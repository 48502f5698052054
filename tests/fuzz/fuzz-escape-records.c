/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-escape-kind.h"

/* Fuzzes the file with the finished levels of the escape game. */

LAB_FUZZ_RECORDS (lab_escape_records)
