/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-high-scores.h"
#include "lab-shift-time-trial-page.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define SECOND G_TIME_SPAN_SECOND
#define MINUTE G_TIME_SPAN_MINUTE

/* Starts time trials like a player, with a clock that the test advances. */

#define LAB_TIME_TRIAL_TEST(path, function)                                                        \
  LAB_TEST_CASE (path, function, add_case,                                                         \
                 (LabTestWindow *test G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED))

/* Finds a deal in which the first turn can find the first treasure. */
static guint64
find_quick_seed (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (LabShiftGame) game = lab_shift_time_trial_deal (seed, NULL);
      LabShiftTurn turn;

      if (lab_test_choose_turn (&game->position, &turn) == 0)
        return seed;
    }
}

static void
forget_bests (void)
{
  g_autofree char *path = lab_storage_get_path ("duels.ini");
  g_autofree char *damaged = lab_storage_get_path ("duels.ini.damaged");

  g_unlink (path);
  g_unlink (damaged);
}

/* Returns the visible row. */
static GtkWidget *
find_row (LabTestWindow *test,
          const char    *title)
{
  return lab_test_find_with (GTK_WIDGET (test->window), ADW_TYPE_PREFERENCES_ROW, "title", title);
}

/* Opens the page of the time trial. Returns its clock, which the test advances. */
static LabClock *
open_page (LabTestWindow *test)
{
  LabClock *clock = lab_clock_new_by_hand ();
  GtkWidget *page;

  lab_test_do (test, "do win.time-trial; wait-page time-trial; settle");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_TIME_TRIAL_PAGE);
  g_set_object (&LAB_SHIFT_TIME_TRIAL_PAGE (page)->clock, clock);
  return clock;
}

/* Types a text into the row with the title @row. */
static void
type_into (LabTestWindow *test,
           const char    *row,
           const char    *text)
{
  lab_test_window_click (test, find_row (test, row));
  lab_test_do (test, "key <Control>a; key BackSpace; type %s", text);
}

/* Returns the time trial that is played. */
static LabShiftTimeTrial *
get_trial (LabTestWindow *test)
{
  LabShiftSoloMode *mode = lab_test_get_game_page (test->window)->solo_mode;

  return ((LabShiftTimeTrialRound *) mode->data)->trial;
}

/* Waits until the clock runs and the player can play. */
static void
wait_for_clock (LabTestWindow *test)
{
  lab_test_wait (lab_test_window_shows (test, "game") && lab_test_window_is_asked (test)
                 && get_trial (test)->state == LAB_SHIFT_TIME_TRIAL_RUNNING);
  lab_test_driver_settle (test->driver);
}

/* Starts three minutes, in which the first treasure is found fast. */
static void
start_clock (LabTestWindow *test)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, find_quick_seed ());

  type_into (test, "Name", "Ada");
  type_into (test, "Game Number", seed);
  lab_test_do (test, "scroll-and-click Start the Clock");
  wait_for_clock (test);
}

/* Returns the number of the game. */
static guint64
get_seed (LabTestWindow *test)
{
  return lab_test_window_get_game (test)->deal.seed;
}

/* Lets the time run out, and waits until the buttons of the result can be used. */
static void
end_clock (LabTestWindow *test,
           LabClock      *clock)
{
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_do (test, "wait-page result; settle");
  lab_test_wait (gtk_widget_is_sensitive (lab_test_find_button ("Play Again")));
  lab_test_driver_settle (test->driver);
}

static void
set_up_case (LabTestWindow *test,
             gconstpointer  data)
{
  forget_bests ();
  lab_test_window_set_up (test, data);
}

/* Adds a case that starts without high scores. */
static void
add_case (const LabTestPart *part)
{
  g_test_add_vtable (part->path, sizeof (LabTestWindow), NULL, (GTestFixtureFunc) set_up_case,
                     (GTestFixtureFunc) part->test,
                     (GTestFixtureFunc) lab_test_window_tear_down);
}

/* The clock of a time trial, and its end */

LAB_TIME_TRIAL_TEST ("/window/time-trial/clock", test_clock)
{
  g_autoptr (LabClock) clock = open_page (test);
  GtkImage *icon;

  start_clock (test);
  lab_test_do (test, "text 3:00; text 0 treasures found; cannot game.hint; audit");
  lab_clock_advance (clock, 1);
  lab_test_do (test, "text 3:00");
  lab_clock_advance (clock, SECOND - 1);
  lab_test_do (test, "text 2:59");
  lab_clock_advance (clock, SECOND / 2);
  /* There is no undo, because a turn shows the player where it leads. */
  lab_test_do (test, "text 2:59; turn; asked; text 1 treasure found; note; key <Control>z; "
               "do win.undo; as-noted");
  lab_clock_advance (clock, 2 * MINUTE + SECOND / 2);
  lab_test_do (test, "text 0:58");
  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_do (test, "size %d 640; within 0:58; audit", width);
    }

  /* The last seconds are shown not only by color. */
  icon = GTK_IMAGE (lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("0:58"),
                                                            GTK_TYPE_BOX), GTK_TYPE_IMAGE));
  lab_clock_advance (clock, 43 * SECOND - 1);
  g_assert_cmpstr (gtk_image_get_icon_name (icon), ==, "lab-clock-symbolic");
  lab_clock_advance (clock, 1);
  g_assert_cmpstr (gtk_image_get_icon_name (icon), ==, "lab-clock-hurry-symbolic");
  g_assert_true (gtk_icon_theme_has_icon (
    gtk_icon_theme_get_for_display (gdk_display_get_default ()), "lab-clock-hurry-symbolic"));
  lab_test_do (test, "text 0:15; audit");
}

/* The real clock runs by itself. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/running", test_running)
{
  lab_test_do (test, "do win.time-trial; wait-page time-trial; settle; "
               "scroll-and-click Start the Clock");
  wait_for_clock (test);
  lab_test_do (test, "wait-text 2:59");
}

/* The remaining time is announced now and then, and early enough before the end. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/told", test_told)
{
  static const struct
  {
    gint64 seconds;
    const char *said;
  } marks[] = {
    { 60, "2 minutes left." }, { 120, "1 minute left." }, { 150, "30 seconds left." },
    { 170, "10 seconds left." },
  };
  g_autoptr (LabClock) clock = open_page (test);
  gint64 now = 0;

  start_clock (test);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      lab_clock_advance (clock, marks[i].seconds * SECOND - 1 - now);
      lab_test_do (test, "settle; not-said %s", marks[i].said);
      lab_clock_advance (clock, 1);
      lab_test_do (test, "settle; said %s", marks[i].said);
      now = marks[i].seconds * SECOND;
    }
  lab_clock_advance (clock, 10 * SECOND);
  lab_test_do (test, "settle; said The time is up.");
}

/* While the clock is stopped, the player can neither see nor use the board. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/pause", test_pause)
{
  g_autoptr (LabClock) clock = open_page (test);
  GtkWidget *board;

  start_clock (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  lab_clock_advance (clock, 10 * SECOND);
  /* The review, which shows the board, cannot be opened: neither during the time
   * trial nor in a pause. */
  lab_test_do (test, "note; key t; page game; button win.pause");
  g_assert_false (gtk_widget_get_mapped (board));
  lab_test_do (test, "text Paused; key t; page game");
  lab_clock_advance (clock, MINUTE);
  lab_test_do (test, "text 2:50; key r; key Tab; as-noted; key p");
  g_assert_true (gtk_widget_get_mapped (board));
  lab_clock_advance (clock, SECOND);
  /* It stops during a dialog, with the board hidden. */
  lab_test_do (test, "text 2:49; key <Control>comma; dialog");
  g_assert_false (gtk_widget_get_mapped (board));
  lab_clock_advance (clock, MINUTE);
  lab_test_do (test, "close-dialog");
  lab_test_wait (gtk_widget_get_mapped (board));
  lab_test_do (test, "text 2:49");
  lab_clock_advance (clock, SECOND);
  lab_test_do (test, "text 2:48; turn; asked; text 1 treasure found");
}

/* Pauses while the pawn still moves. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/pause-animated", test_pause_animated)
{
  g_autoptr (LabClock) clock = open_page (test);

  start_clock (test);
  lab_test_do (test, "animate; turn; key p; wait-text Paused");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (lab_test_window_get_board (test))));
  g_assert_cmpuint (get_trial (test)->state, ==, LAB_SHIFT_TIME_TRIAL_HELD);
  lab_test_do (test, "key p");
  wait_for_clock (test);
  lab_test_do (test, "text 1 treasure found; turn; asked");
  g_assert_cmpuint (get_trial (test)->turns, ==, 2);
}

/* The time runs out in the middle of a turn, which does not count. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/time-up", test_time_up)
{
  g_autoptr (LabClock) clock = open_page (test);
  GtkWidget *again;
  guint64 seed;

  start_clock (test);
  seed = get_seed (test);
  lab_test_do (test, "turn; asked");
  lab_test_do (test, "arrow %u; phase move",
               lab_shift_position_may_insert (lab_test_window_get_position (test), 1) ? 1 : 4);
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_do (test, "page result; settle; text Time Is Up; text 1 treasure found · 1 turn; "
               "text First place in the high scores!");
  /* A key that was meant for the board must not press a button here. */
  again = lab_test_find_button ("Play Again");
  g_assert_true (gtk_widget_has_css_class (again, "suggested-action"));
  g_assert_false (gtk_widget_is_sensitive (again));
  lab_test_wait (gtk_widget_is_sensitive (again));
  lab_test_do (test, "settle; focus Play Again; text Ada; scroll-and-click Play Again");
  wait_for_clock (test);
  g_assert_cmpuint (get_seed (test), !=, seed);
  lab_test_do (test, "text 3:00");
  end_clock (test, clock);
  lab_test_do (test, "text Not a high score this time.");
}

/* If all treasures are found, the last find is shown before the result. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/all-found", test_all_found)
{
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabShiftSoloMode) round = lab_shift_time_trial_round_new (bests, clock, 10, 5, "Ada");
  LabShiftGame *game = lab_shift_solo_mode_begin (round);
  LabShiftTimeTrial *trial = ((LabShiftTimeTrialRound *) round->data)->trial;
  g_autoptr (GtkWidget) result = g_object_ref_sink (g_object_new (LAB_TYPE_RESULT_CARD, NULL));
  const LabShiftHighScore *best;

  lab_shift_time_trial_start (trial);
  lab_clock_advance (clock, 70 * SECOND);
  lab_test_play_turns (game, 500);
  g_assert_cmpuint (game->position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_false (round->over);
  lab_shift_solo_mode_settle (round);
  g_assert_true (round->over);
  best = bests->tables[10]->pdata[0];
  g_assert_cmpuint (best->treasures, ==, LAB_SHIFT_N_TREASURES);
  g_assert_cmpuint (best->left, ==, (10 * 60 - 70) * 1000);
  g_assert_true (round->kind->show_result (round, LAB_RESULT_CARD (result)));
  g_assert_true (lab_test_has_text (result, "All Treasures Found!"));
  g_assert_true (lab_test_has_text (result, "First place in the high scores!"));
}

/* The high scores are there after a restart, and the same board can be played again. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/bests", test_bests)
{
  g_autoptr (LabClock) clock = open_page (test);
  guint64 seed;

  start_clock (test);
  seed = get_seed (test);
  lab_test_do (test, "note; turn; asked");
  end_clock (test, clock);

  lab_test_do (test, "scroll-and-click Same Board Again");
  wait_for_clock (test);
  g_assert_cmpuint (get_seed (test), ==, seed);
  lab_test_do (test, "as-noted; turn; asked");
  end_clock (test, clock);
  lab_test_do (test, "text Place 2 in the high scores.; key Escape; page time-trial; text 2; end; "
               "start");
  g_clear_object (&clock);
  clock = open_page (test);
  lab_test_do (test, "text High Scores: 3 Minutes; text Ada");
  g_assert_null (find_row (test, "No high scores yet"));
  g_assert_nonnull (find_row (test, "Ada"));
}

/* Leaving a time trial asks only if a treasure was found, whose score would be lost. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/left", test_left)
{
  g_autoptr (LabClock) clock = open_page (test);
  g_autoptr (LabShiftHighScores) bests = NULL;

  start_clock (test);
  lab_test_do (test, "asked; key <Control>n; page start");

  g_clear_object (&clock);
  clock = open_page (test);
  start_clock (test);
  while (get_trial (test)->found == 0)
    lab_test_do (test, "turn; asked");
  lab_test_do (test, "key <Control>n; answer Keep Playing; page game; key Escape; "
               "answer Keep Playing; page game; key <Alt>Left; answer Leave; "
               "wait-page time-trial");
  lab_clock_advance (clock, 3 * MINUTE);
  lab_test_do (test, "page time-trial");
  bests = lab_shift_high_scores_new (NULL);
  g_assert_cmpuint (bests->tables[3]->len, ==, 0);
}

/* A folder has the name of the file, so that even root cannot write it. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/not-saved", test_not_saved)
{
  g_autofree char *path = lab_storage_get_path ("duels.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *moved = g_strconcat (folder, ".moved", NULL);
  g_autoptr (LabClock) clock = open_page (test);
  GtkWidget *label;

  g_assert_cmpint (g_rename (folder, moved), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  start_clock (test);
  lab_test_do (test, "turn; asked");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*could not be saved*");
  end_clock (test, clock);
  g_test_assert_expected_messages ();
  label = gtk_widget_get_next_sibling (lab_test_find_text ("First place in the high scores!"));
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)),
                                   "The high scores could not be saved. "));
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_cmpint (g_rename (moved, folder), ==, 0);
}

/* The page where a time trial starts */

static const char *
get_text (LabTestWindow *test,
          const char    *row)
{
  return gtk_editable_get_text (GTK_EDITABLE (find_row (test, row)));
}

LAB_TIME_TRIAL_TEST ("/window/time-trial/page", test_page)
{
  g_autoptr (LabClock) clock = open_page (test);

  lab_test_do (test, "key Escape; page home; do win.time-trial; wait-page time-trial; settle; "
               "focus Start the Clock; text High Scores: 3 Minutes; text No high scores yet");
  type_into (test, "Game Number", "12a");
  lab_test_do (test, "text Enter digits only, or leave empty for a new game.; "
               "insensitive Start the Clock; key Return; page time-trial");
  type_into (test, "Game Number", "12");
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  wait_for_clock (test);
  g_assert_cmpuint (get_seed (test), ==, 12);
  lab_test_do (test, "text Time Trial; no-text Game 12; do win.show-game; dialog; text Game 12; "
               "close-dialog");
}

/* The page is built like the start pages of other games: its choices are below the button, and
 * the high scores are beside them if there is room. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/form", test_form)
{
  g_autoptr (LabClock) clock = open_page (test);
  GtkWidget *window = GTK_WIDGET (test->window);
  graphene_rect_t start, name, minutes, table;

  for (int width = 1080; width >= 360; width -= 720)
    {
      lab_test_do (test, "size %d 640; settle; within Start the Clock", width);
      g_assert_true (gtk_widget_compute_bounds (lab_test_find_button ("Start the Clock"), window,
                                                &start));
      g_assert_true (gtk_widget_compute_bounds (find_row (test, "Name"), window, &name));
      g_assert_true (gtk_widget_compute_bounds (find_row (test, "Minutes"), window, &minutes));
      g_assert_true (gtk_widget_compute_bounds (find_row (test, "No high scores yet"), window,
                                                &table));
      g_assert_cmpfloat (name.origin.y, >, start.origin.y + start.size.height);
      g_assert_cmpfloat (minutes.origin.y, >=, name.origin.y + name.size.height);
      g_assert_cmpint (table.origin.x > name.origin.x, ==, width > 360);
      g_assert_cmpint (table.origin.y > minutes.origin.y, ==, width == 360);
    }
}

/* On a phone with large text, the details can be read, and closed. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/details", test_details)
{
  for (int percent = 100; percent <= 200; percent += 50)
    {
      g_autoptr (LabClock) clock = NULL;
      g_autoptr (GPtrArray) labels = NULL;
      GtkWidget *dialog;

      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
      lab_test_do (test, "size 360 640");
      clock = open_page (test);
      type_into (test, "Game Number", "18446744073709551615");
      lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
      wait_for_clock (test);
      lab_test_do (test, "do win.show-game; dialog; dialog-words Find as many treasures as "
                   "possible before time runs out.");
      dialog = lab_test_enter_dialog (test);
      lab_test_driver_settle (test->driver);
      g_assert_cmpint (gtk_widget_get_width (dialog), <=, 360);
      g_assert_cmpint (gtk_widget_get_height (dialog), <=, 640);
      labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);
      for (guint i = 0; i < labels->len; i++)
        {
          int width, height;

          if (!gtk_widget_get_mapped (labels->pdata[i]))
            continue;
          pango_layout_get_pixel_size (gtk_label_get_layout (labels->pdata[i]), &width, &height);
          g_test_message ("%d %%: %s", percent, gtk_label_get_text (labels->pdata[i]));
          g_assert_cmpint (width, <=, gtk_widget_get_width (labels->pdata[i]) + 1);
          g_assert_cmpint (height, <=, gtk_widget_get_height (labels->pdata[i]) + 1);
          g_assert_true (lab_test_is_within (labels->pdata[i], dialog));
        }
      lab_test_do (test, "answer Close; no-dialog; page game; key <Control>n; page start");
      gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
    }
}

/* The choices are saved; the number is not. The list changes with the minutes. */
LAB_TIME_TRIAL_TEST ("/window/time-trial/remembered", test_remembered)
{
  g_autoptr (LabClock) clock = open_page (test);
  GtkWidget *spin = lab_test_find (find_row (test, "Minutes"), GTK_TYPE_SPIN_BUTTON);

  type_into (test, "Name", " Ben ");
  type_into (test, "Game Number", "77");
  lab_test_window_click (test, lab_test_find (spin, GTK_TYPE_TEXT));
  lab_test_do (test, "key End; key BackSpace; type 9; scroll-and-click No high scores yet; "
               "wait-text High Scores: 9 Minutes");
  lab_test_window_click (test, gtk_widget_get_last_child (spin));
  lab_test_do (test, "text High Scores: 10 Minutes; scroll-and-click Start the Clock");
  wait_for_clock (test);
  g_assert_cmpuint (get_trial (test)->minutes, ==, 10);

  lab_test_do (test, "text 10:00; end; start");
  g_clear_object (&clock);
  clock = open_page (test);
  lab_test_do (test, "text High Scores: 10 Minutes");
  g_assert_cmpstr (get_text (test, "Name"), ==, "Ben");
  g_assert_cmpstr (get_text (test, "Game Number"), ==, "");
}

LAB_TIME_TRIAL_TEST ("/window/time-trial/damaged", test_damaged)
{
  g_autofree char *path = lab_storage_get_path ("duels.ini");
  g_autoptr (LabClock) clock = NULL;

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, "*duels.ini cannot be read*");
  lab_test_do (test, "end; start");
  clock = open_page (test);
  g_test_assert_expected_messages ();
  lab_test_do (test, "text The high scores could not be read. A new list was started. "
               "The old file was saved as duels.ini.damaged.");
}
