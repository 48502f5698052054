/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "controller/lab-host.h"

G_BEGIN_DECLS

/**
 * LabTestHost:
 * @position: as it is now
 * @n_failed: how often it said that an agent has failed
 * @failed_seat: whose did last
 * @reason: why
 *
 * A game under test with its host, and what it said.
 */
typedef struct
{
  LabGame *game;
  const LabPosition *position;
  LabController *controller;
  LabHost *host;
  guint n_failed;
  LabSeat failed_seat;
  char *reason;
} LabTestHost;

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

void lab_test_host_init         (LabTestHost *self,
                                 LabGame     *game,
                                 LabAgent    *agents[LAB_N_SEATS]);
void lab_test_host_clear        (LabTestHost *self);
void lab_test_host_play_by_hand (LabTestHost *self);

G_END_DECLS
