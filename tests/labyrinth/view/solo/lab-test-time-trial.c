/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-time-trial.h"

#include <glib/gstdio.h>

#include "lab-storage.h"
#include "lab-test-turns.h"
#include "lab-time-trial-page.h"
#include "lab-time-trial-round.h"

/* Starts time trials like a player, with a clock that the test advances. */

/* Private helpers */

/* Finds a deal in which the first turn can find the first treasure. */
static guint64
find_quick_seed (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (LabGame) game = lab_time_trial_deal (seed, NULL);
      LabTurn turn;

      if (lab_test_choose_turn (lab_game_get_position (game), &turn) == 0)
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

/* Public functions */

/** lab_test_time_trial_shows_page: returns whether a page of the window is shown. */
gboolean
lab_test_time_trial_shows_page (LabTestWindow *test,
                                const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

/** lab_test_time_trial_find_row: (transfer none) (nullable): returns the visible row. */
GtkWidget *
lab_test_time_trial_find_row (LabTestWindow *test,
                              const char    *title)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (test->window),
                                                  ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      if (gtk_widget_get_mapped (rows->pdata[i])
          && g_strcmp0 (adw_preferences_row_get_title (rows->pdata[i]), title) == 0)
        return rows->pdata[i];
    }
  return NULL;
}

/** lab_test_time_trial_click: scrolls to a widget, and clicks on it. */
void
lab_test_time_trial_click (LabTestWindow *test,
                           GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  lab_test_driver_reveal (test->driver, widget);
  lab_test_driver_click (test->driver, widget);
}

/**
 * lab_test_time_trial_open:
 * @test: the window under test, on the start page
 *
 * Opens the page of the time trial.
 *
 * Returns: (transfer full): its clock, which the test advances
 */
LabClock *
lab_test_time_trial_open (LabTestWindow *test)
{
  LabClock *clock = lab_clock_new_by_hand ();

  lab_test_time_trial_click (test, lab_test_time_trial_find_row (test, "Time Trial"));
  lab_test_wait (lab_test_time_trial_shows_page (test, "time-trial"));
  lab_time_trial_page_set_clock (
      LAB_TIME_TRIAL_PAGE (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TIME_TRIAL_PAGE)),
      clock);
  lab_test_driver_settle (test->driver);
  return clock;
}

/** lab_test_time_trial_type: types a text into the row with the title @row. */
void
lab_test_time_trial_type (LabTestWindow *test,
                          const char    *row,
                          const char    *text)
{
  lab_test_time_trial_click (test, lab_test_time_trial_find_row (test, row));
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, text);
}

/** lab_test_time_trial_get_trial: (transfer none): returns the time trial that is played. */
LabTimeTrial *
lab_test_time_trial_get_trial (LabTestWindow *test)
{
  LabSoloMode *mode = lab_game_page_get_solo_mode (lab_test_get_game_page (test->window));

  return lab_time_trial_round_get_trial (LAB_TIME_TRIAL_ROUND (mode));
}

/** lab_test_time_trial_wait_for_clock: waits until the clock runs and the player can play. */
void
lab_test_time_trial_wait_for_clock (LabTestWindow *test)
{
  lab_test_wait (lab_test_time_trial_shows_page (test, "game") && lab_test_window_is_asked (test)
                 && lab_time_trial_get_state (lab_test_time_trial_get_trial (test))
                        == LAB_TIME_TRIAL_RUNNING);
  lab_test_driver_settle (test->driver);
}

/** lab_test_time_trial_start: starts three minutes, in which the first treasure is found fast. */
void
lab_test_time_trial_start (LabTestWindow *test)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, find_quick_seed ());

  lab_test_time_trial_type (test, "Name", "Ada");
  lab_test_time_trial_type (test, "Game Number", seed);
  lab_test_time_trial_click (test, lab_test_find_button ("Start the Clock"));
  lab_test_time_trial_wait_for_clock (test);
}

/** lab_test_time_trial_get_seed: returns the number of the game. */
guint64
lab_test_time_trial_get_seed (LabTestWindow *test)
{
  return lab_game_get_deal (lab_test_window_get_game (test))->seed;
}

/** lab_test_time_trial_assert_shows: asserts that a label with the text @text is visible. */
void
lab_test_time_trial_assert_shows (const char *text)
{
  if (lab_test_find_text (text) == NULL)
    g_error ("“%s” is not to be seen", text);
}

/** lab_test_time_trial_wait_for_buttons: waits until the buttons of the result can be used. */
void
lab_test_time_trial_wait_for_buttons (LabTestWindow *test)
{
  lab_test_wait (lab_test_time_trial_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  lab_test_wait (gtk_widget_is_sensitive (lab_test_find_button ("Play Again")));
  lab_test_driver_settle (test->driver);
}

/** lab_test_time_trial_set_up: opens a window without high scores. */
void
lab_test_time_trial_set_up (LabTestWindow *test,
                            gconstpointer  data)
{
  forget_bests ();
  lab_test_window_set_up (test, data);
}
