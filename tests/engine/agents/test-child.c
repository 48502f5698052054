/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-child.h"

#include "lab-test-left.h"
#include "lab-test-patience.h"

/* The tests do not ignore SIGPIPE, to show that a dead program cannot end this process. */

/* Tests */

/* It must neither block if the child does not read, nor be killed if the child is dead. */
LAB_TEST ("/child/deaf-or-dead", test_deaf_or_dead)
{
  const char *deaf_argv[] = { g_getenv ("LABYRINTHE_ROGUE"), "deaf", NULL };
  const char *dead_argv[] = { g_getenv ("LABYRINTHE_ROGUE"), "exit-start", NULL };
  g_autoptr (LabChild) deaf = lab_child_new (deaf_argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  g_autoptr (LabChild) dead = lab_child_new (dead_argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  g_autofree char *much = g_strnfill (1 << 20, 'x');
  g_autofree char *line = NULL;
  gint64 start = g_get_monotonic_time ();

  g_assert_true (deaf != NULL && dead != NULL);
  lab_child_send (deaf, much);
  g_assert_cmpint (lab_child_wait_for_line (deaf, start + LONG, NULL, &line), ==, LAB_CHILD_LINE);
  g_assert_cmpstr (line, ==, "ready");
  g_clear_pointer (&line, g_free);
  g_assert_cmpint (lab_child_wait_for_line (deaf, start + SHORT, NULL, &line), ==,
                   LAB_CHILD_TIMEOUT);
  g_assert_cmpint (lab_child_wait_for_line (dead, start + LONG, NULL, &line), ==, LAB_CHILD_ENDED);
  for (guint i = 0; i < 3; i++)
    {
      lab_child_send (dead, much);
      g_assert_cmpint (lab_child_wait_for_line (dead, start + LONG, NULL, &line), ==,
                       LAB_CHILD_ENDED);
    }
  lab_child_end (g_steal_pointer (&deaf), SHORT);
  lab_child_end (g_steal_pointer (&dead), SHORT);
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  g_assert_false (lab_test_left_has_child ());
}

/* A pipe holds much less than is sent here both ways. The data goes in pieces while
 * each side waits for the other, and nothing is lost. */
LAB_TEST ("/child/pieces", test_pieces)
{
  const char *argv[] = { "cat", NULL };
  g_autoptr (LabChild) cat = lab_child_new (argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  gint64 deadline = g_get_monotonic_time () + LONG;
  gsize n_bytes = 0;

  g_assert_nonnull (cat);
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *line = g_strdup_printf ("line %u, of which there are many\n", i);

      lab_child_send (cat, line);
      n_bytes += strlen (line);
    }
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *expected = g_strdup_printf ("line %u, of which there are many", i);
      g_autofree char *line = NULL;

      g_assert_cmpint (lab_child_wait_for_line (cat, deadline, NULL, &line), ==, LAB_CHILD_LINE);
      g_assert_cmpstr (line, ==, expected);
    }
  g_assert_cmpuint (lab_child_get_n_received (cat), ==, n_bytes);
  lab_child_end (g_steal_pointer (&cat), LONG);
  g_assert_false (lab_test_left_has_child ());
}
