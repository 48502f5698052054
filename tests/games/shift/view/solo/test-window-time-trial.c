/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-time-trial.h"
#include "lab-announcer.h"
#include "lab-board-view.h"
#include "lab-high-scores.h"
#include "lab-storage.h"
#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-time-trial-result.h"
#include "lab-time-trial-round.h"

#define SECOND G_TIME_SPAN_SECOND
#define MINUTE G_TIME_SPAN_MINUTE

/* Tests a time trial: its clock, and its end. */

/* Private helpers */

static gboolean
is_said (LabTestWindow *test,
         const char    *words)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = NULL;

  lab_test_driver_settle (test->driver);
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (announcer),
                                             GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");
  return strstr (said, words) != NULL;
}

/* Tests: the game page */

static void
test_clock (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  LabPosition after;
  GtkWidget *page;

  lab_test_time_trial_start (test);
  page = GTK_WIDGET (lab_test_get_game_page (test->window));
  lab_test_time_trial_assert_shows ("3:00");
  lab_test_time_trial_assert_shows ("0 treasures found");
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_action (page, "game.hint")));
  lab_test_audit (test);
  lab_clock_advance (clock, 1);
  lab_test_time_trial_assert_shows ("3:00");
  lab_clock_advance (clock, SECOND - 1);
  lab_test_time_trial_assert_shows ("2:59");
  lab_clock_advance (clock, SECOND / 2);
  lab_test_time_trial_assert_shows ("2:59");

  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_time_trial_assert_shows ("1 treasure found");
  /* There is no undo, because a turn shows the player where it leads. */
  after = *lab_test_window_get_position (test);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.undo", NULL);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof after, &after, sizeof after);
  lab_clock_advance (clock, 2 * MINUTE + SECOND / 2);
  lab_test_time_trial_assert_shows ("0:58");
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), width, 640);
      g_assert_true (lab_test_is_within (lab_test_find_text ("0:58"), GTK_WIDGET (test->window)));
      lab_test_audit (test);
    }
}

/* The real clock runs by itself. */
static void
test_running (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_time_trial_click (test, lab_test_time_trial_find_row (test, "Time Trial"));
  lab_test_wait (lab_test_time_trial_shows_page (test, "time-trial"));
  lab_test_driver_settle (test->driver);
  lab_test_time_trial_click (test, lab_test_find_button ("Start the Clock"));
  lab_test_time_trial_wait_for_clock (test);
  lab_test_wait (lab_test_find_text ("2:59") != NULL);
}

/* The remaining time is announced now and then, and early enough before the end. */
static void
test_told (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const struct
  {
    gint64 seconds;
    const char *said;
  } marks[] = {
    { 60, "2 minutes left." }, { 120, "1 minute left." }, { 150, "30 seconds left." },
    { 170, "10 seconds left." },
  };
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  gint64 now = 0;

  lab_test_time_trial_start (test);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      lab_clock_advance (clock, marks[i].seconds * SECOND - 1 - now);
      g_assert_false (is_said (test, marks[i].said));
      lab_clock_advance (clock, 1);
      g_assert_true (is_said (test, marks[i].said));
      now = marks[i].seconds * SECOND;
    }
  lab_clock_advance (clock, 10 * SECOND);
  g_assert_true (is_said (test, "The time is up."));
}

/* The last seconds are shown not only by color. */
static void
test_hurry (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *page;
  GtkImage *icon;

  lab_test_time_trial_start (test);
  page = GTK_WIDGET (lab_test_get_game_page (test->window));
  icon = GTK_IMAGE (lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("3:00"),
                                                            GTK_TYPE_BOX), GTK_TYPE_IMAGE));
  lab_clock_advance (clock, 3 * MINUTE - 15 * SECOND - 1);
  g_assert_cmpstr (gtk_image_get_icon_name (icon), ==, "lab-clock-symbolic");
  lab_clock_advance (clock, 1);
  lab_test_time_trial_assert_shows ("0:15");
  g_assert_cmpstr (gtk_image_get_icon_name (icon), ==, "lab-clock-hurry-symbolic");
  g_assert_true (gtk_icon_theme_has_icon (gtk_icon_theme_get_for_display (
                                              gtk_widget_get_display (page)),
                                          "lab-clock-hurry-symbolic"));
  lab_test_audit (test);
}

/* While the clock is stopped, the player can neither see nor use the board. */
static void
test_pause (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *board;
  LabPosition before;

  lab_test_time_trial_start (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  before = *lab_test_window_get_position (test);
  lab_clock_advance (clock, 10 * SECOND);
  /* The review, which shows the board, cannot be opened: neither during the time
   * trial nor in a pause. */
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_test_time_trial_click (test, lab_test_find_action (GTK_WIDGET (test->window), "win.pause"));
  g_assert_false (gtk_widget_get_mapped (board));
  lab_test_time_trial_assert_shows ("Paused");
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_clock_advance (clock, MINUTE);
  lab_test_time_trial_assert_shows ("2:50");
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_true (gtk_widget_get_mapped (board));
  lab_clock_advance (clock, SECOND);
  lab_test_time_trial_assert_shows ("2:49");

  /* It stops during a dialog, with the board hidden. */
  lab_test_driver_key (test->driver, GDK_KEY_comma, GDK_CONTROL_MASK);
  lab_test_enter_dialog (test);
  g_assert_false (gtk_widget_get_mapped (board));
  lab_clock_advance (clock, MINUTE);
  lab_test_leave_dialog (test);
  lab_test_wait (gtk_widget_get_mapped (board));
  lab_test_time_trial_assert_shows ("2:49");
  lab_clock_advance (clock, SECOND);
  lab_test_time_trial_assert_shows ("2:48");
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_time_trial_assert_shows ("1 treasure found");
}

/* Pauses while the pawn still moves. */
static void
test_pause_animated (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);

  lab_test_time_trial_start (test);
  lab_test_window_set_animated (TRUE);
  lab_test_seating_play_by_hand (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_wait (lab_test_find_text ("Paused") != NULL);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (lab_test_window_get_board (test))));
  g_assert_cmpuint (lab_time_trial_get_state (lab_test_time_trial_get_trial (test)), ==,
                    LAB_TIME_TRIAL_HELD);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_time_trial_wait_for_clock (test);
  lab_test_time_trial_assert_shows ("1 treasure found");
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_cmpuint (lab_time_trial_get_turns (lab_test_time_trial_get_trial (test)), ==, 2);
}

/* Tests: the end */

/* The time runs out in the middle of a turn, which does not count. */
static void
test_time_up (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *again;
  guint64 seed;

  lab_test_time_trial_start (test);
  seed = lab_test_time_trial_get_seed (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_window_click_arrow (
      test, lab_position_may_insert (lab_test_window_get_position (test), 1) ? 1 : 4);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  lab_clock_advance (clock, 3 * MINUTE);
  g_assert_true (lab_test_time_trial_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  lab_test_time_trial_assert_shows ("Time Is Up");
  lab_test_time_trial_assert_shows ("1 treasure found · 1 turn");
  lab_test_time_trial_assert_shows ("First place in the high scores!");
  /* A key that was meant for the board must not press a button here. */
  again = lab_test_find_button ("Play Again");
  lab_test_time_trial_wait_for_buttons (test);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == again);
  lab_test_time_trial_assert_shows ("Ada");

  lab_test_time_trial_click (test, again);
  lab_test_time_trial_wait_for_clock (test);
  g_assert_cmpuint (lab_test_time_trial_get_seed (test), !=, seed);
  lab_test_time_trial_assert_shows ("3:00");
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_time_trial_wait_for_buttons (test);
  lab_test_time_trial_assert_shows ("Not a high score this time.");
}

/* If all treasures are found, the last find is shown before the result. */
static void
test_all_found (LabTestWindow *test G_GNUC_UNUSED,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabHighScores) bests = lab_high_scores_new (NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabSoloMode) round = lab_time_trial_round_new (bests, clock, 10, 5, "Ada");
  LabController *controller = lab_solo_mode_begin (round);
  LabGame *game = lab_controller_get_game (controller);
  LabTimeTrial *trial = lab_time_trial_round_get_trial (LAB_TIME_TRIAL_ROUND (round));
  g_autoptr (GtkWidget) result = NULL;

  lab_time_trial_start (trial);
  lab_clock_advance (clock, 70 * SECOND);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    {
      LabTurn turn;

      g_assert_cmpuint (lab_game_get_n_turns (game), <, 500);
      lab_test_choose_turn (lab_game_get_position (game), &turn);
      g_assert_true (lab_controller_play_turn (controller, 0, &turn, NULL));
    }
  g_assert_false (lab_solo_mode_get_over (round));
  lab_solo_mode_settle (round);
  g_assert_true (lab_solo_mode_get_over (round));
  g_assert_cmpuint (lab_high_scores_get (bests, 10, 1)->treasures, ==, LAB_N_TREASURES);
  g_assert_cmpuint (lab_high_scores_get (bests, 10, 1)->left, ==, (10 * 60 - 70) * 1000);
  result = g_object_ref_sink (lab_solo_mode_create_result (round));
  g_assert_true (lab_test_has_text (result, "All Treasures Found!"));
  g_assert_true (lab_test_has_text (result, "First place in the high scores!"));
}

static void
test_buttons_wait (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  g_autoptr (GPtrArray) buttons = NULL;
  GtkWidget *page, *again;

  lab_test_time_trial_start (test);
  lab_clock_advance (clock, 3 * MINUTE);
  g_assert_true (lab_test_time_trial_shows_page (test, "result"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TIME_TRIAL_RESULT);
  buttons = lab_test_find_all (page, GTK_TYPE_BUTTON);
  /* The button of the header bar leads back. */
  g_assert_cmpuint (buttons->len, ==, 2);
  again = buttons->pdata[0];
  g_assert_true (gtk_widget_has_css_class (again, "suggested-action"));
  g_assert_false (gtk_widget_is_sensitive (again));
  lab_test_wait (gtk_widget_is_sensitive (again));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == again);
  g_assert_true (again == lab_test_find_button ("Play Again"));
}

/* The high scores are there after a restart, and the same board can be played again. */
static void
test_bests (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  g_autoptr (LabHighScores) bests = NULL;
  g_autofree char *best = NULL;
  LabPosition first;
  guint64 seed;

  lab_test_time_trial_start (test);
  seed = lab_test_time_trial_get_seed (test);
  first = *lab_test_window_get_position (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_time_trial_wait_for_buttons (test);

  lab_test_time_trial_click (test, lab_test_find_button ("Same Board Again"));
  lab_test_time_trial_wait_for_clock (test);
  g_assert_cmpuint (lab_test_time_trial_get_seed (test), ==, seed);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof first, &first, sizeof first);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_time_trial_wait_for_buttons (test);
  lab_test_time_trial_assert_shows ("Place 2 in the high scores.");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (lab_test_time_trial_shows_page (test, "time-trial"));
  lab_test_time_trial_assert_shows ("2");

  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  bests = lab_high_scores_new (NULL);
  best = g_strdup_printf ("Best: %u", lab_high_scores_get (bests, 3, 1)->treasures);
  lab_test_time_trial_assert_shows (best);
  g_clear_object (&clock);
  clock = lab_test_time_trial_open (test);
  lab_test_time_trial_assert_shows ("High Scores: 3 Minutes");
  lab_test_time_trial_assert_shows ("Ada");
  g_assert_null (lab_test_time_trial_find_row (test, "No high scores yet"));
  g_assert_nonnull (lab_test_time_trial_find_row (test, "Ada"));
}

/* Leaving a time trial asks only if a treasure was found, whose score would be lost. */
static void
test_left (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  g_autoptr (LabHighScores) bests = NULL;

  lab_test_time_trial_start (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (lab_test_time_trial_shows_page (test, "start"));

  g_clear_object (&clock);
  clock = lab_test_time_trial_open (test);
  lab_test_time_trial_start (test);
  while (lab_time_trial_get_found (lab_test_time_trial_get_trial (test)) == 0)
    {
      lab_test_seating_play_by_hand (test);
      lab_test_wait (lab_test_window_is_asked (test));
    }
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_answer (test, "Keep Playing");
  g_assert_true (lab_test_time_trial_shows_page (test, "game"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_answer (test, "Leave");
  lab_test_wait (lab_test_time_trial_shows_page (test, "start"));
  lab_clock_advance (clock, 3 * MINUTE);
  g_assert_true (lab_test_time_trial_shows_page (test, "start"));
  bests = lab_high_scores_new (NULL);
  g_assert_cmpuint (lab_high_scores_get_length (bests, 3), ==, 0);
}

/* A folder has the name of the file, so that even root cannot write it. */
static void
test_not_saved (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("duels.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *moved = g_strconcat (folder, ".moved", NULL);
  g_autoptr (LabClock) clock = lab_test_time_trial_open (test);
  GtkWidget *label;

  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  lab_test_time_trial_start (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*could not be saved*");
  lab_clock_advance (clock, 3 * MINUTE);
  g_test_assert_expected_messages ();
  lab_test_time_trial_wait_for_buttons (test);
  label = lab_test_find_text ("First place in the high scores!");
  label = gtk_widget_get_next_sibling (gtk_widget_get_parent (label));
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)),
                                   "The high scores could not be saved. "));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
}

int
main (int    argc,
      char **argv)
{
#define ADD(name, test)                                                                            \
  g_test_add ("/window/time-trial/" name, LabTestWindow, NULL, lab_test_time_trial_set_up, test,   \
              lab_test_window_tear_down)
  g_test_init (&argc, &argv, NULL);

  ADD ("clock", test_clock);
  ADD ("running", test_running);
  ADD ("told", test_told);
  ADD ("hurry", test_hurry);
  ADD ("pause", test_pause);
  ADD ("pause-animated", test_pause_animated);
  ADD ("time-up", test_time_up);
  ADD ("all-found", test_all_found);
  ADD ("buttons-wait", test_buttons_wait);
  ADD ("bests", test_bests);
  ADD ("left", test_left);
  ADD ("not-saved", test_not_saved);
  return g_test_run ();
}
