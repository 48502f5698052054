/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-escape-kind.h"

/* Fuzzes saved games of the escape game. */

LAB_FUZZ_SAVED_GAMES (lab_escape_kind)
