/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-settings.h"
#include "lab-test-steps.h"

/* Activates an action from outside, like the desktop or a second start. */

static void
ask_for (const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), action, NULL);
}

static guint
count_windows (void)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ());
}

/* Continues with the window that the action has opened. */
static void
adopt_window (LabTestWindow *test)
{
  g_assert_cmpuint (count_windows (), ==, 1);
  g_set_weak_pointer (&test->window,
                      LAB_WINDOW (gtk_application_get_active_window (
                          GTK_APPLICATION (g_application_get_default ()))));
  lab_test_driver_focus (test->driver, GTK_WINDOW (test->window));
}

/* Without a window, a new one opens on the setup page. */
LAB_WINDOW_TEST ("/window/activation/new-window", test_new_window)
{
  lab_test_window_close_window (test);
  ask_for ("new-game");
  adopt_window (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
}

/* A game without a turn is replaced without a question. */
LAB_WINDOW_TEST ("/window/activation/not-begun", test_not_begun)
{
  lab_test_do (test, "play 1 0x5 0 0; take; page game");
  for (guint i = 0; i < 2; i++)
    {
      ask_for ("new-game");
      lab_test_do (test, "page start");
    }
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* The current game is preserved, even after several requests. */
LAB_WINDOW_TEST ("/window/activation/under-way", test_under_way)
{
  lab_test_do (test, "play 1 0x5 0 0; take; arrow 0; key space; wait-turns 1");

  for (guint i = 0; i < 2; i++)
    {
      ask_for ("new-game");
      lab_test_do (test, "page start");
    }
  for (guint i = 0; i < 2; i++)
    {
      ask_for ("resume");
      lab_test_do (test, "page game; turns 1");
    }
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* Without a window, a new one opens and resumes the game. */
LAB_WINDOW_TEST ("/window/activation/new-window-resumes", test_new_window_resumes)
{
  lab_test_do (test, "play 1 0x5 0 0; take; arrow 0; end");
  ask_for ("new-game");
  adopt_window (test);
  lab_test_do (test, "page start; end");

  ask_for ("resume");
  adopt_window (test);
  lab_test_do (test, "page game; half-turns 1");
}

/* It also works without a game. */
LAB_WINDOW_TEST ("/window/activation/nothing-to-resume", test_nothing_to_resume)
{
  ask_for ("resume");
  lab_test_do (test, "page start");
}

/* A new window is maximized if the last one was, and remembers the size from before.
 * The tests have no window manager that would maximize it, so they check only the
 * request. */
LAB_WINDOW_TEST ("/window/activation/maximized", test_maximized)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GtkWindow *window;
  gboolean handled;
  int width, height;

  g_assert_false (gtk_window_is_maximized (GTK_WINDOW (test->window)));
  g_settings_set (settings, "window-size", "(ii)", 700, 690);
  g_settings_set_boolean (settings, "window-maximized", TRUE);
  window = GTK_WINDOW (lab_window_new (ADW_APPLICATION (g_application_get_default ())));
  g_assert_true (gtk_window_is_maximized (window));
  g_settings_set_boolean (settings, "window-maximized", FALSE);
  g_signal_emit_by_name (window, "close-request", &handled);
  gtk_window_destroy (window);

  g_assert_true (g_settings_get_boolean (settings, "window-maximized"));
  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  g_assert_cmpint (width, ==, 700);
  g_assert_cmpint (height, ==, 690);
}
