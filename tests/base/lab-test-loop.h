/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LAB_TEST_PATIENCE: how many seconds a test waits for something before it fails.
 */
#define LAB_TEST_PATIENCE 60

/**
 * lab_test_wait:
 * @expression: a condition that must become true
 *
 * Runs the main loop until @expression holds, and fails the test if it does not within
 * %LAB_TEST_PATIENCE.
 */
#define lab_test_wait(expression)                                                                  \
  G_STMT_START                                                                                     \
  {                                                                                                \
    gint64 lab_test_end = g_get_monotonic_time () + LAB_TEST_PATIENCE * G_TIME_SPAN_SECOND;        \
                                                                                                   \
    while (!(expression))                                                                          \
      {                                                                                            \
        if (g_get_monotonic_time () > lab_test_end)                                                \
          g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC,                        \
                               "waited in vain for: " #expression);                                \
        lab_test_iterate ();                                                                       \
      }                                                                                            \
  }                                                                                                \
  G_STMT_END

/**
 * LAB_TEST_MAX_ROUNDS: how often lab_test_while() repeats what it does before the test fails.
 */
#define LAB_TEST_MAX_ROUNDS 10000

/**
 * lab_test_while:
 * @expression: a condition that must become false
 *
 * Repeats the statement that follows, such as a move, while @expression holds, and fails the test
 * if it still does after %LAB_TEST_MAX_ROUNDS.
 */
#define lab_test_while(expression)                                                                 \
  for (guint lab_test_round = 0; (expression);                                                     \
       ++lab_test_round < LAB_TEST_MAX_ROUNDS                                                      \
       ? (void) 0                                                                                  \
       : g_assertion_message (G_LOG_DOMAIN, __FILE__, __LINE__, G_STRFUNC,                         \
                              "holds after too many rounds: " #expression))

/**
 * LabTestTurnFunc:
 * @begins: whether the iteration starts or has ended
 *
 * Called before and after each iteration of the main loop.
 */
typedef void (*LabTestTurnFunc) (gboolean begins);

void lab_test_iterate       (void);
void lab_test_iterate_ready (void);
void lab_test_watch_turns   (LabTestTurnFunc watch);

G_END_DECLS
