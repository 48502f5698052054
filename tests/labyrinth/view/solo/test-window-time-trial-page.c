/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-time-trial.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"

/* Tests the page where a time trial starts. */

/* Private helpers */

static const char *
get_text (LabTestWindow *test,
          const char    *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (lab_test_time_trial_find_row (test, row)));
}

/* Tests */

static void
test_page (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);

  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window))
                 == lab_test_find_button ("Start the Clock"));
  lab_test_time_trial_assert_shows ("High Scores: 3 Minutes");
  lab_test_time_trial_assert_shows ("No high scores yet");
  lab_test_time_trial_type (test, "Game Number", "12a");
  lab_test_time_trial_assert_shows ("Enter digits only, or leave empty for a new game.");
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("Start the Clock")));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_true (lab_test_time_trial_shows_page (test, "time-trial"));
  lab_test_time_trial_type (test, "Game Number", "12");
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_time_trial_wait_for_clock (test);
  g_assert_cmpuint (lab_test_time_trial_get_seed (test), ==, 12);
  lab_test_time_trial_assert_shows ("Time Trial");
  g_assert_null (lab_test_find_text ("Game 12"));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.show-game", NULL);
  lab_test_enter_dialog (test);
  lab_test_time_trial_assert_shows ("Game 12");
  lab_test_leave_dialog (test);
}

/* The choices are saved; the number is not. */
static void
test_remembered (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *spin = lab_test_find (lab_test_time_trial_find_row (test, "Minutes"),
                                   GTK_TYPE_SPIN_BUTTON);
  GtkWidget *more = gtk_widget_get_last_child (spin);

  lab_test_time_trial_type (test, "Name", " Ben ");
  lab_test_time_trial_type (test, "Game Number", "77");
  for (guint i = 0; i < 20; i++)
    lab_test_time_trial_click (test, more);
  lab_test_time_trial_assert_shows ("High Scores: 10 Minutes");
  lab_test_time_trial_click (test, lab_test_find_button ("Start the Clock"));
  lab_test_time_trial_wait_for_clock (test);
  lab_test_time_trial_assert_shows ("10:00");
  g_assert_cmpuint (lab_time_trial_get_minutes (lab_test_time_trial_get_trial (test)), ==, 10);

  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  g_clear_object (&clock);
  clock = lab_test_time_trial_open (test);
  lab_test_time_trial_assert_shows ("High Scores: 10 Minutes");
  g_assert_cmpstr (get_text (test, "Name"), ==, "Ben");
  g_assert_cmpstr (get_text (test, "Game Number"), ==, "");
}

static void
test_back (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);

  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (lab_test_time_trial_shows_page (test, "start"));

  /* The current game is not lost. */
  lab_test_window_play (test, &(LabDeal) { 1, 0x5, 0, 0, LAB_RULES_STANDARD });
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.time-trial", NULL);
  g_assert_true (lab_test_time_trial_shows_page (test, "time-trial"));
  g_assert_null (lab_test_find_dialog (test));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.resume", NULL);
  g_assert_true (lab_test_time_trial_shows_page (test, "game"));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 1);
}

/* The player types the number of minutes and clicks on the list, which changes with
 * it. */
static void
test_minutes_typed (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *spin = lab_test_find (lab_test_time_trial_find_row (test, "Minutes"),
                                   GTK_TYPE_SPIN_BUTTON);

  lab_test_time_trial_click (test, lab_test_find (spin, GTK_TYPE_TEXT));
  lab_test_driver_key (test->driver, GDK_KEY_End, 0);
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, "7");
  lab_test_time_trial_click (test, lab_test_find_text ("No high scores yet"));
  lab_test_wait (lab_test_find_text ("High Scores: 7 Minutes") != NULL);
  /* A label has its size only after the next frame. */
  lab_test_driver_settle (test->driver);
  lab_test_time_trial_assert_shows ("No high scores yet");
}

static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("duels.ini");
  g_autoptr (LabClock) clock = NULL;

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  lab_test_window_close_window (test);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*duels.ini cannot be read*");
  lab_test_window_open_window (test);
  clock = lab_test_time_trial_open (test);
  g_test_assert_expected_messages ();
  lab_test_time_trial_assert_shows ("The high scores could not be read. A new list was started. "
                "The old file was saved as duels.ini.damaged.");
}

int
main (int    argc,
      char **argv)
{
#define ADD(name, test)                                                                            \
  g_test_add ("/window/time-trial/" name, LabTestWindow, NULL, lab_test_time_trial_set_up, test,   \
              lab_test_window_tear_down)
  g_test_init (&argc, &argv, NULL);

  ADD ("page", test_page);
  ADD ("remembered", test_remembered);
  ADD ("back", test_back);
  ADD ("minutes-typed", test_minutes_typed);
  ADD ("damaged", test_damaged);
  return g_test_run ();
}
