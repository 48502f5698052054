/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

#include "lab-shift-computer.h"
#include "lab-shift-turn-runner.h"
#include "lab-test-agent.h"

static GThread *left_in;        /* atomic */

/* Private helpers */

/* Takes time to leave, like a program, and records the thread. */
static void
leave (gpointer data G_GNUC_UNUSED,
       GObject *agent G_GNUC_UNUSED)
{
  g_usleep (G_USEC_PER_SEC / 20);
  g_atomic_pointer_set (&left_in, g_thread_self ());
}

/* Tests */

static void
on_activate (GApplication *application G_GNUC_UNUSED,
             gpointer      later)
{
  LabShiftAgent *agent = lab_test_agent_new (LAB_TEST_STAY, 0);

  g_object_weak_ref (G_OBJECT (agent), leave, NULL);
  if (GPOINTER_TO_INT (later))
    lab_shift_agent_release_later (agent);
  else
    lab_shift_agent_release (agent);
  g_assert_null (g_atomic_pointer_get (&left_in));
}

/* An otherwise idle application waits for the agent before it ends. */
LAB_TEST ("/agent-release/application", test_application)
{
  for (int later = 0; later < 2; later++)
    {
      g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);

      g_atomic_pointer_set (&left_in, NULL);
      g_application_set_default (application);
      g_signal_connect (application, "activate", G_CALLBACK (on_activate), GINT_TO_POINTER (later));
      g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
      g_assert_nonnull (g_atomic_pointer_get (&left_in));
      g_assert_true (g_atomic_pointer_get (&left_in) != g_thread_self ());
      g_application_set_default (NULL);
    }
}

/* An agent that needs no time is disposed of at once, without a thread. */
LAB_TEST ("/agent-release/at-once", test_at_once)
{
  LabShiftAgent *agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY);
  gpointer left = agent;

  g_object_add_weak_pointer (left, &left);
  lab_shift_agent_release (agent);
  g_assert_null (left);
}
