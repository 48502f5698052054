/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-window.h"
#include "lab-settings.h"

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

static void
begin_game (LabTestWindow *test)
{
  LabDeal deal = { .seed = 1, .seats = lab_seat_default_set (2) };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
}

/* Without a window, a new one opens on the setup page. */
static void
test_new_window (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_window_close_window (test);
  ask_for ("new-game");
  adopt_window (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
}

/* A game without a turn is replaced without a question. */
static void
test_not_begun (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  begin_game (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  ask_for ("new-game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  ask_for ("new-game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* The current game is preserved, even after several requests. */
static void
test_under_way (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  begin_game (test);
  lab_test_window_click_arrow (test, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) == 1);

  for (guint i = 0; i < 2; i++)
    {
      ask_for ("new-game");
      g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
      lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
    }
  for (guint i = 0; i < 2; i++)
    {
      ask_for ("resume");
      g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
      g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 1);
    }
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* Without a window, a new one opens and resumes the game. */
static void
test_new_window_resumes (LabTestWindow *test,
                         gconstpointer  data G_GNUC_UNUSED)
{
  begin_game (test);
  lab_test_window_click_arrow (test, 0);
  lab_test_window_close_window (test);
  ask_for ("new-game");
  adopt_window (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
  lab_test_window_close_window (test);

  ask_for ("resume");
  adopt_window (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 1);
}

/* It also works without a game. */
static void
test_nothing_to_resume (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  ask_for ("resume");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_null (lab_test_find_text ("Resume Game"));
}

/* A new window is maximized if the last one was, and remembers the size from before.
 * The tests have no window manager that would maximize it, so they check only the
 * request. */
static void
test_maximized (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/activation/new-window", NULL, test_new_window);
  lab_test_window_add ("/window/activation/not-begun", NULL, test_not_begun);
  lab_test_window_add ("/window/activation/under-way", NULL, test_under_way);
  lab_test_window_add ("/window/activation/new-window-resumes", NULL, test_new_window_resumes);
  lab_test_window_add ("/window/activation/nothing-to-resume", NULL, test_nothing_to_resume);
  lab_test_window_add ("/window/activation/maximized", NULL, test_maximized);
  return g_test_run ();
}
