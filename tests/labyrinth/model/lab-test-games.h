/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-deal.h"
#include "lab-position.h"

G_BEGIN_DECLS

#define LAB_TEST_N_POSITIONS 12

/* A line of tests/data/positions.tsv. */
typedef struct
{
  LabPosition position;
  LabCell     target;     /* or LAB_CELL_SPARE */
  guint       turns;
  guint64     perft[3];
  char        text[80];
} LabTestPosition;

/* Each row is a corridor, and the spare blocks it, so that results are easy to
 * predict. */
#define LAB_TEST_CORRIDORS "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 5 "

/* For positions with those corridors: only treasures A to D are in the game. */
#define LAB_TEST_NO_MORE ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

void        lab_test_load_positions (LabTestPosition    positions[LAB_TEST_N_POSITIONS]);
LabPosition lab_test_parse          (const char        *text);
void        lab_test_random_board   (GRand             *random,
                                     gboolean           any_openings,
                                     LabBoard          *board);
LabDeal     lab_test_random_deal    (GRand             *random);
LabCell     lab_test_random_cell    (GRand             *random,
                                     LabBitboard        cells);
void        lab_test_random_insert  (GRand             *random,
                                     const LabPosition *position,
                                     LabArrow          *arrow,
                                     LabOpenings       *tile);
LabTurn     lab_test_random_turn    (GRand             *random,
                                     const LabPosition *position);
LabTurn     lab_test_greedy_turn    (GRand             *random,
                                     const LabPosition *position);
LabOutcome  lab_test_play           (LabPosition       *position,
                                     const char        *text);
void        lab_test_assert_outcome (LabOutcome         outcome,
                                     LabTreasure        found,
                                     guint              place,
                                     LabSeat            last_seat);

G_END_DECLS
