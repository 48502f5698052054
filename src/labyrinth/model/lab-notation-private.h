/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-notation.h"

/* What the reader and the writer of notation share. */

/* A position is one line of fields, separated by spaces. The first four fields are
 *
 *   tiles spare pawn last
 *
 * and are enough for a study with one pawn. A game has six more:
 *
 *   pawns      the cell of each seat's pawn, `a1,-,g7,-`; the third field repeats
 *              the pawn whose turn it is
 *   treasures  the cell of each treasure from A to X; '*' for the spare tile
 *   cards      for each seat its cards, `AF:KDX`: the found ones, a colon, the current
 *              one and the rest; '-' for a free seat
 *   turn       the seat, 1 to 4, and the phase: `1i` insert, `1m` move, `1x` over
 *   rules      '-', or some of l (the last treasure wins), o (open cards) and
 *              r (random tiles)
 *   places     '-', or the seats that have finished, first place first
 *
 * An observation is a game in which '?' stands for each card that the seat whose turn it is
 * cannot see. It has one more field:
 *
 *   declined   for each seat the treasures that it could find but left, `AK,-,-,X`;
 *              '-' for none
 */

#define LAB_NOTATION_HIDDEN_CARD '?'

typedef struct
{
  LabRules rule;
  char     letter;
} LabNotationRule;

#define LAB_NOTATION_N_RULES 3

extern const char            lab_notation_phases[];   /* one letter for each LabPhase */
extern const LabNotationRule lab_notation_rules[LAB_NOTATION_N_RULES];

gboolean lab_notation_parse_tile       (char         digit,
                                        LabOpenings *tile);
gboolean lab_notation_parse_whole_cell (const char  *text,
                                        LabCell     *cell);
