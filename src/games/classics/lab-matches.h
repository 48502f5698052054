/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"

G_BEGIN_DECLS

/** LAB_MATCHES_MAX: the most matches that a heap can have. */
#define LAB_MATCHES_MAX 99

/**
 * LabMatches:
 * @n_left: how many matches are left
 * @n_start: how many there were at the start
 * @misere: whether the player who takes the last match loses
 * @side: the player to move
 * @n_moves: how many moves came before
 *
 * A position of a heap of matches, from which a player takes 1, 2, or 3.
 */
typedef struct
{
  guint    n_left;
  guint    n_start;
  gboolean misere;
  int      side;
  guint    n_moves;
} LabMatches;

extern const LabZeroSum lab_matches_rules;
extern const LabClassic lab_matches;

G_END_DECLS
