/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-game.h"
#include "lab-shift-deal.h"
#include "lab-shift-observation.h"
#include "lab-shift-position.h"
#include "lab-shift-puzzle.h"

G_BEGIN_DECLS

#define LAB_TEST_N_POSITIONS 12

/* A line of tests/data/positions.tsv. */
typedef struct
{
  LabShiftPosition position;
  LabShiftCell     target;   /* or LAB_SHIFT_CELL_SPARE */
  guint            turns;
  guint64          perft[3];
  char             text[80];
} LabTestPosition;

/* Each row is a corridor, and the spare blocks it, so that results are easy to
 * predict. */
#define LAB_TEST_CORRIDORS "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 5 "

/* For positions with those corridors: only treasures A to D are in the game. */
#define LAB_TEST_NO_MORE ",-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

/* Which tiles random boards have */
#define LAB_TEST_ANY_OPENINGS "0123456789abcdef"
#define LAB_TEST_TILES "35679abcde"
/* Only corners and straights, which make paths longer */
#define LAB_TEST_NARROW_TILES "3569ac"

void                lab_test_load_positions     (LabTestPosition        *rows);
LabShiftPosition    lab_test_parse              (const char             *text);
void                lab_test_random_board       (GRand                  *random,
                                                 const char             *tiles,
                                                 LabShiftBoard          *board);
LabShiftPosition    lab_test_deal               (const LabShiftDeal     *deal);
LabShiftObservation lab_test_see                (const LabShiftPosition *position,
                                                 const LabShiftMemory   *memory);
LabShiftDeal        lab_test_random_deal        (GRand                  *random);
LabShiftCell        lab_test_random_cell        (GRand                  *random,
                                                 LabShiftBitboard        cells);
void                lab_test_random_insert      (GRand                  *random,
                                                 const LabShiftPosition *position,
                                                 LabShiftArrow          *arrow,
                                                 LabShiftOpenings       *tile);
LabShiftTurn        lab_test_random_turn        (GRand                  *random,
                                                 const LabShiftPosition *position);
LabShiftTurn        lab_test_greedy_turn        (GRand                  *random,
                                                 const LabShiftPosition *position);
gboolean            lab_test_advance            (LabShiftGame     *game,
                                                 GRand                  *random);
LabShiftTurn        lab_test_turn_named         (const char             *text);
void                lab_test_assert_same_puzzle (const LabShiftPuzzle   *a,
                                                 const LabShiftPuzzle   *b);
void                lab_test_assert_solved      (const LabShiftPuzzle   *puzzle);
LabShiftOutcome     lab_test_play               (LabShiftPosition       *position,
                                                 const char             *text);

G_END_DECLS
