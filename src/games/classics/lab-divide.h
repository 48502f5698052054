/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"

G_BEGIN_DECLS

/** LAB_DIVIDE_MAX: the most that a heap can hold. */
#define LAB_DIVIDE_MAX 12

/**
 * LabDivide:
 * @heaps: the contents of each heap
 * @start: the contents at the start
 * @side: the player to move
 * @key: the position's Zobrist key
 *
 * A position of two heaps: a player takes one away and divides the other into two, so that
 * neither is empty. A player who cannot, because each heap holds one thing, loses.
 */
typedef struct
{
  guint   heaps[2];
  guint   start[2];
  int     side;
  guint64 key;
} LabDivide;

extern const LabZeroSum lab_divide_rules;
extern const LabClassic lab_divide;

G_END_DECLS
