/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-zero-sum.h"

/**
 * LAB_TEST_DIVIDE_MOST:
 *
 * The most that the two boxes may hold together.
 */
#define LAB_TEST_DIVIDE_MOST 40

/**
 * LabTestDivide:
 * @boxes: the contents of each box
 * @side: the player to move
 * @key: the position's Zobrist key
 *
 * Two boxes: a player empties one and divides the contents of the other between the
 * two, so that neither is empty. A player who cannot, because each box holds one thing,
 * loses.
 */
typedef struct
{
  guint   boxes[2];
  int     side;
  guint64 key;
} LabTestDivide;

extern const LabZeroSum lab_test_divide;

void    lab_test_divide_init     (LabTestDivide       *self,
                                  guint                a,
                                  guint                b);
guint64 lab_test_divide_make_key (gconstpointer state);
