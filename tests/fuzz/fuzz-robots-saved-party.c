/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-party-kind.h"

/* Fuzzes saved parties of the robots. */

LAB_FUZZ_SAVED_GAMES (lab_party_kind)
