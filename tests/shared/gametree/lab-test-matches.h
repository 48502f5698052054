/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-zero-sum.h"

/**
 * LabTestMatches:
 * @n_left: how many matches are left
 * @side: the player to move
 *
 * A heap of matches: a player takes 1, 2 or 3, and the player who takes the last one
 * wins. The game has no keys and no move ordering.
 */
typedef struct
{
  guint n_left;
  int   side;
} LabTestMatches;

extern const LabZeroSum lab_test_matches;

void lab_test_matches_init (LabTestMatches *self,
                            guint           n_matches);
