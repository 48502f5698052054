/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_MAX_RACE: one more than the goals a player can have: all treasures, and home. */
#define LAB_MAX_RACE 26

/**
 * LabRace:
 * @to_move: the chance to win before one's own turn, for goals left to oneself and to
 *   the rival
 * @to_wait: the same before the rival's turn
 *
 * How a race of two players ends who reach a goal in a turn with a chance that is
 * always the same.
 */
typedef struct
{
  double to_move[LAB_MAX_RACE][LAB_MAX_RACE];
  double to_wait[LAB_MAX_RACE][LAB_MAX_RACE];
} LabRace;

void   lab_race_init    (LabRace       *self,
                         double         chance,
                         double         rival_chance);
double lab_race_expect  (const LabRace *self,
                         guint          n_left,
                         double         chance,
                         guint          n_rival_left,
                         double         rival_chance);

G_END_DECLS
