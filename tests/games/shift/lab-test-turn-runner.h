/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-turn-runner.h"

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
  LabGame *game;
  const LabPosition *position;
  LabController *controller;
  LabTurnRunner *runner;
  guint n_failed;
  LabSeat failed_seat;
  char *reason;
} LabTestTurnRunner;

#define LAB_TEST_PATIENCE (20 * G_TIME_SPAN_SECOND)

#define wait_for(expression)                                       \
  G_STMT_START                                                     \
  {                                                                \
    gint64 end = g_get_monotonic_time () + LAB_TEST_PATIENCE;      \
    while (!(expression))                                          \
      {                                                            \
        g_assert_cmpint (g_get_monotonic_time (), <, end);         \
        if (!g_main_context_iteration (NULL, FALSE))               \
          g_usleep (200);                                          \
      }                                                            \
  }                                                                \
  G_STMT_END

void lab_test_turn_runner_init         (LabTestTurnRunner *self,
                                        LabGame           *game,
                                        LabAgent          *agents[LAB_N_SEATS]);
void lab_test_turn_runner_clear        (LabTestTurnRunner *self);
void lab_test_turn_runner_play_by_hand (LabTestTurnRunner *self);

G_END_DECLS
