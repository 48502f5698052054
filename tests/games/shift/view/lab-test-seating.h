/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

/* A game and who plays each seat. The deal is random or chosen by the test. */
typedef struct
{
  LabShiftSeatSet    seats;
  LabShiftSeat       first;
  LabShiftRules      rules;
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
} LabTestSeating;

LabShiftTurnRunner *lab_test_seating_get_runner   (LabTestWindow        *test);
void           lab_test_seating_begin_at     (LabTestWindow        *test,
                                              const char           *speed,
                                              const LabTestSeating *table,
                                              guint64               seed,
                                              guint8                cards);
void           lab_test_seating_begin        (LabTestWindow        *test,
                                              const LabTestSeating *table,
                                              guint64               seed,
                                              guint8                cards);
void           lab_test_seating_play_by_hand (LabTestWindow        *test);
void           lab_test_seating_play_to_end  (LabTestWindow        *test);
void           lab_test_iterate_for          (guint                 milliseconds);

guint   lab_test_choose_turn (const LabShiftPosition *position,
                              LabShiftTurn           *turn);
guint64 lab_test_find_seed   (guint              min_reach,
                              guint              max_reach);
void    lab_test_find_win    (LabShiftDeal      *deal,
                              LabShiftTurn      *turn);
void    lab_test_play_turns  (LabShiftGame *game,
                              guint              n_turns);

G_END_DECLS
