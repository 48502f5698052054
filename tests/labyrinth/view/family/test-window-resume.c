/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lab-test-window.h"
#include "lab-test-dialog.h"
#include "lab-test-setup.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-file-lock.h"
#include "lab-saved-game.h"

/* The current game is saved, and resumes when the program starts again. */

#define P LAB_PLAYER_PERSON
#define B LAB_PLAYER_BEGINNER
#define X LAB_PLAYER_PROGRAM

static const LabTestSeating two_persons = { 0x5, 0, LAB_RULES_STANDARD, { P, P, P, P } };

/* Private helpers */

/* Closes the window like a click on its close button; there is no question. */
static void
end_program (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_wait (test->window == NULL);
  lab_test_window_close_window (test);
}

static void
restart (LabTestWindow *test)
{
  end_program (test);
  lab_test_window_open_window (test);
  lab_test_driver_settle (test->driver);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
assert_page (LabTestWindow *test,
             const char    *page)
{
  g_assert_cmpstr (lab_window_get_page (test->window), ==, page);
}

static void
assert_stands (LabTestWindow     *test,
               const LabPosition *expected)
{
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *expected, expected,
                   sizeof *expected);
}

static void
insert (LabTestWindow *test)
{
  LabTurn turn;

  lab_test_window_take (test);
  lab_test_choose_turn (lab_test_window_get_position (test), &turn);
  lab_test_window_click_arrow (test, turn.arrow);
  lab_test_wait (lab_test_window_get_position (test)->phase == LAB_PHASE_MOVE);
}

/* Plays a game without the window up to some moment, and writes the autosave file. */
static void
keep_game (const LabDeal *deal,
           gboolean     (*is_moment) (const LabPosition *position))
{
  static const char * const names[LAB_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };
  g_autoptr (LabGame) game = lab_game_new (deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;

  while (!is_moment (lab_game_get_position (game)))
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, &error);
      g_assert_no_error (error);
    }
  data = lab_saved_game_to_data (saved);
  g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
}

static gboolean
is_over (const LabPosition *position)
{
  return position->phase == LAB_PHASE_OVER;
}

static gboolean
is_won (const LabPosition *position)
{
  return position->n_places == 1;
}

/* Returns a visible label in @root that contains the text. */
static GtkWidget *
find_label (GtkWidget  *root,
            const char *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL
          && gtk_widget_get_mapped (labels->pdata[i]))
        return labels->pdata[i];
    }
  return NULL;
}

static GtkWidget *
find_told (LabTestWindow *test,
           const char    *text)
{
  return find_label (GTK_WIDGET (test->window), text);
}

/* Tests: resuming */

/* Between two people the handover appears again, no matter who had the screen. */
static void
test_persons (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  for (guint i = 0; i < 3; i++)
    {
      lab_test_window_take (test);
      lab_test_seating_play_by_hand (test);
    }
  lab_test_window_take (test);
  g_assert_cmpuint (lab_test_window_get_shown (test), !=, 0);
  expected = *lab_test_window_get_position (test);

  restart (test);
  assert_page (test, "game");
  g_assert_true (lab_test_window_is_covered (test));
  g_assert_cmpuint (lab_test_window_get_shown (test), ==, 0);
  assert_stands (test, &expected);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 3);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) == 4);
}

/* If the tile was inserted, the game resumes with the move. */
static void
test_half_turn (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  insert (test);
  expected = *lab_test_window_get_position (test);

  restart (test);
  g_assert_true (lab_test_window_is_covered (test));
  assert_stands (test, &expected);
  lab_test_window_take (test);
  g_assert_nonnull (lab_test_find_text ("Move your pawn to a highlighted tile, or stay."));
  lab_test_window_click_cell (test, expected.pawns[expected.seat]);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) == 1);
  g_assert_cmpuint (lab_game_get_seat (lab_test_window_get_game (test)), !=, expected.seat);
}

/* A game without a turn resumes, too, because the cards are dealt. */
static void
test_dealt (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  expected = *lab_test_window_get_position (test);
  restart (test);
  assert_page (test, "game");
  assert_stands (test, &expected);
}

/* A computer that was thinking starts again; there is no handover. */
static void
test_computer (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table
      = { 0x5, 0, LAB_RULES_STANDARD, { P, P, LAB_PLAYER_EXPERT, P } };

  lab_test_seating_begin (test, &table, 5, 12);
  lab_test_window_set_thinking_time (10);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_turn_runner_get_thinking (lab_test_seating_get_runner (test)) == 2);

  end_program (test);
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_open_window (test);
  g_assert_false (lab_test_window_is_covered (test));
  g_assert_false (lab_game_page_get_paused (lab_test_get_game_page (test->window)));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 1);
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 2);
}

/* A game between computers resumes paused, until a user wants to watch. */
static void
test_show (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { B, P, B, P } };
  guint n_turns;

  lab_test_seating_begin (test, &table, 5, 12);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) >= 2);
  restart (test);
  n_turns = lab_game_get_n_turns (lab_test_window_get_game (test));
  g_assert_cmpuint (n_turns, >=, 2);
  lab_test_iterate_for (300);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, n_turns);
  lab_test_driver_click (test->driver, lab_test_find_button ("Resume"));
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) > n_turns);
}

/* A program that failed is not asked again, and the failure is not reported again. */
static void
test_failed (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, X, P } };

  lab_test_window_set_program ("false");
  lab_test_seating_begin (test, &table, 5, 12);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_turn_runner_get_failed (lab_test_seating_get_runner (test)) == 0x4);
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_nonnull (find_told (test, "cannot keep playing"));

  restart (test);
  g_assert_null (find_told (test, "cannot keep playing"));
  g_assert_cmpuint (lab_turn_runner_get_failed (lab_test_seating_get_runner (test)), ==, 0x4);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) == 4);
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_null (find_told (test, "cannot keep playing"));
}

/* Tests: the end */

/* The program ended before it could show the winner. */
static void
test_over (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (test);
  keep_game (&deal, is_over);
  lab_test_window_open_window (test);
  assert_page (test, "ranking");
  lab_test_wait (!is_kept ());
  restart (test);
  assert_page (test, "start");
}

/* The program ended before the question whether to keep playing. */
static void
test_won (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x7, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (test);
  keep_game (&deal, is_won);
  lab_test_window_open_window (test);
  lab_test_answer (test, "Show Ranking");
  assert_page (test, "ranking");
  /* The game is deleted only when it is in the statistics, which a thread writes. */
  lab_test_wait (!is_kept ());
}

/* Tests: another game */

static void
go_to_setup (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  assert_page (test, "start");
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
}

/* The setup page has a row to return to the game. */
static void
test_row (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;
  GtkWidget *row;
  const char *about;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  insert (test);
  expected = *lab_test_window_get_position (test);

  go_to_setup (test);
  row = gtk_widget_get_ancestor (lab_test_find_text ("Resume Game"), ADW_TYPE_ACTION_ROW);
  about = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_true (g_str_has_prefix (about, "Ada, Cleo · Turn 2 · today at "));
  lab_test_driver_click (test->driver, row);
  lab_test_driver_settle (test->driver);
  assert_page (test, "game");
  assert_stands (test, &expected);
  g_assert_true (lab_test_window_is_covered (test));

  /* The program can also quit from the setup page. */
  go_to_setup (test);
  restart (test);
  assert_page (test, "game");
  assert_stands (test, &expected);
}

/* Another game replaces the saved one only after a question. */
static void
test_replaced (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  insert (test);
  expected = *lab_test_window_get_position (test);
  go_to_setup (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Start Game"));
  g_assert_nonnull (lab_test_find_text ("The current game will be lost."));
  lab_test_answer (test, "Cancel");
  assert_page (test, "start");
  restart (test);
  assert_stands (test, &expected);

  go_to_setup (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Start Game"));
  lab_test_answer (test, "Start");
  lab_test_wait (g_str_equal (lab_window_get_page (test->window), "game"));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 0);
  expected = *lab_test_window_get_position (test);
  restart (test);
  assert_stands (test, &expected);
}

/* A game without a turn is replaced without a question. */
static void
test_not_begun (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_seating_begin (test, &two_persons, 5, 12);
  go_to_setup (test);
  lab_test_setup_start (test);
  assert_page (test, "game");
  g_assert_null (lab_test_find_dialog (test));
}

/* Tests: errors */

static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GPtrArray) labels = NULL;
  GtkWidget *dialog;

  end_program (test);
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\nrubbish\n", -1, NULL));
  lab_test_window_open_window (test);
  assert_page (test, "start");
  dialog = lab_test_enter_dialog (test);
  labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (strstr (text, "cannot be resumed") != NULL)
        told = g_strdup (text);
    }
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, aside));
  lab_test_leave_dialog (test);
  g_assert_null (lab_test_find_text ("Resume Game"));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "rubbish"));

  /* The message appears once. */
  restart (test);
  assert_page (test, "start");
  g_assert_null (lab_test_find_dialog (test));
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* The message that the game cannot be saved appears once. The game continues, and
 * closing the window asks first. */
static void
test_trouble (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  GtkWidget *trouble;

  /* A folder with the name of the file, which a file cannot replace. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_seating_begin (test, &two_persons, 5, 12);
  lab_test_window_take (test);
  lab_test_wait (find_told (test, "is not saved") != NULL);
  trouble = gtk_widget_get_parent (find_told (test, "is not saved"));
  lab_test_driver_reveal (test->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_driver_click (test->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_wait (find_told (test, "is not saved") == NULL);
  lab_test_seating_play_by_hand (test);
  insert (test);
  g_assert_null (find_told (test, "is not saved"));

  lab_test_driver_key (test->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_answer (test, "Cancel");
  assert_page (test, "game");

  /* When saving works again, closing asks no question. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_window_click_cell (test, lab_test_window_get_position (test)->pawns[2]);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) == 2);
  restart (test);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 2);
}

static void
test_lost (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_seating_begin (test, &two_persons, 5, 12);
  insert (test);
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (test, "Close Anyway");
  lab_test_wait (test->window == NULL);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Another process has the saved game: the window says so, plays without saving, and asks before it
 * closes. The saved game stays as it is. */
static void
test_elsewhere (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  LabFileLock *lock;
  LabPosition expected;

  lab_test_seating_begin (test, &two_persons, 5, 12);
  insert (test);
  expected = *lab_test_window_get_position (test);
  end_program (test);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  lock = lab_file_lock_take (path, &error);
  g_assert_no_error (error);
  lab_test_window_open_window (test);
  assert_page (test, "start");
  g_assert_nonnull (find_label (lab_test_enter_dialog (test), "already running (process "));
  lab_test_leave_dialog (test);
  g_assert_null (lab_test_find_text ("Resume Game"));
  lab_test_seating_begin (test, &two_persons, 6, 12);
  lab_test_window_take (test);
  lab_test_wait (find_told (test, "This game is not saved.") != NULL);
  insert (test);
  lab_test_driver_key (test->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_answer (test, "Close Anyway");
  lab_test_wait (test->window == NULL);
  lab_test_window_close_window (test);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  lab_file_lock_release (lock);
  lab_test_window_open_window (test);
  assert_page (test, "game");
  assert_stands (test, &expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/resume/persons", NULL, test_persons);
  lab_test_window_add ("/window/resume/half-turn", NULL, test_half_turn);
  lab_test_window_add ("/window/resume/dealt", NULL, test_dealt);
  lab_test_window_add ("/window/resume/computer", NULL, test_computer);
  lab_test_window_add ("/window/resume/show", NULL, test_show);
  lab_test_window_add ("/window/resume/failed", NULL, test_failed);
  lab_test_window_add ("/window/resume/over", NULL, test_over);
  lab_test_window_add ("/window/resume/won", NULL, test_won);
  lab_test_window_add ("/window/resume/row", NULL, test_row);
  lab_test_window_add ("/window/resume/replaced", NULL, test_replaced);
  lab_test_window_add ("/window/resume/not-begun", NULL, test_not_begun);
  lab_test_window_add ("/window/resume/damaged", NULL, test_damaged);
  lab_test_window_add ("/window/resume/trouble", NULL, test_trouble);
  lab_test_window_add ("/window/resume/lost", NULL, test_lost);
  lab_test_window_add ("/window/resume/elsewhere", NULL, test_elsewhere);
  return g_test_run ();
}
