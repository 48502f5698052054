/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-turn-runner.h"
#include "lab-test-loop.h"

G_BEGIN_DECLS

/**
 * LabTestTurnRunner:
 * @position: the current position
 * @n_failed: how many failures of agents were reported
 * @failed_seat: the seat of the last one
 * @reason: its error message
 *
 * A game under test with its turn runner, and the failures it reported.
 */
typedef struct
{
  LabShiftGame *game;
  const LabShiftPosition *position;
  LabShiftTurnRunner *runner;
  guint n_failed;
  LabShiftSeat failed_seat;
  char *reason;
} LabTestTurnRunner;

/* The agents of all seats; people sit where there is none. */
#define AGENTS(...) ((LabShiftAgent *[LAB_SHIFT_N_SEATS]) { __VA_ARGS__ })

#define assert_stage(fixture, expected)                                                            \
  g_assert_cmpint ((fixture).runner->stage, ==, LAB_SHIFT_TURN_RUNNER_##expected)
#define wait_for_stage(fixture, expected)                                                          \
  lab_test_wait ((fixture).runner->stage == LAB_SHIFT_TURN_RUNNER_##expected)

#define advance_to(fixture, stage)                                                                 \
  G_STMT_START                                                                                     \
  {                                                                                                \
    lab_shift_turn_runner_advance ((fixture).runner);                                              \
    wait_for_stage (fixture, stage);                                                               \
  }                                                                                                \
  G_STMT_END

void lab_test_turn_runner_init         (LabTestTurnRunner *self,
                                        LabShiftGame           *game,
                                        LabShiftAgent          *agents[LAB_SHIFT_N_SEATS]);
void lab_test_turn_runner_clear        (LabTestTurnRunner *self);
void lab_test_turn_runner_play_by_hand (LabTestTurnRunner *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabTestTurnRunner, lab_test_turn_runner_clear)

G_END_DECLS
