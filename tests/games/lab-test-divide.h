/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "search/lab-zero-sum.h"

/**
 * LAB_TEST_DIVIDE_MOST:
 *
 * How much the two boxes may hold together.
 */
#define LAB_TEST_DIVIDE_MOST 40

/**
 * LabTestDivide:
 * @boxes: how much is in each box
 * @side: who is to move
 * @key: the position's Zobrist key
 *
 * Two boxes: a player empties one and divides what is in the other among the two, so
 * that neither is empty. Whoever cannot, because there is one thing in each, loses.
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
