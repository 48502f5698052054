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
end_program (LabTestWindow *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_wait (desk->window == NULL);
  lab_test_window_close_window (desk);
}

static void
restart (LabTestWindow *desk)
{
  end_program (desk);
  lab_test_window_open_window (desk);
  lab_test_driver_settle (desk->driver);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
assert_page (LabTestWindow *desk,
             const char    *page)
{
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, page);
}

static void
assert_stands (LabTestWindow     *desk,
               const LabPosition *expected)
{
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof *expected, expected,
                   sizeof *expected);
}

static void
insert (LabTestWindow *desk)
{
  LabTurn turn;

  lab_test_window_take (desk);
  lab_test_choose_turn (lab_test_window_get_position (desk), &turn);
  lab_test_window_click_arrow (desk, turn.arrow);
  lab_test_wait (lab_test_window_get_position (desk)->phase == LAB_PHASE_MOVE);
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
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  while (!is_moment (lab_game_get_position (game)))
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, &error);
      g_assert_no_error (error);
    }
  lab_saved_game_save (saved, file, NULL, &error);
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
find_told (LabTestWindow *desk,
           const char    *text)
{
  return find_label (GTK_WIDGET (desk->window), text);
}

/* Tests: resuming */

/* Between two people the handover appears again, no matter who had the screen. */
static void
test_persons (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  for (guint i = 0; i < 3; i++)
    {
      lab_test_window_take (desk);
      lab_test_seating_play_by_hand (desk);
    }
  lab_test_window_take (desk);
  g_assert_cmpuint (lab_test_window_get_shown (desk), !=, 0);
  expected = *lab_test_window_get_position (desk);

  restart (desk);
  assert_page (desk, "game");
  g_assert_true (lab_test_window_is_covered (desk));
  g_assert_cmpuint (lab_test_window_get_shown (desk), ==, 0);
  assert_stands (desk, &expected);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, 3);
  lab_test_window_take (desk);
  lab_test_seating_play_by_hand (desk);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) == 4);
}

/* If the tile was inserted, the game resumes with the move. */
static void
test_half_turn (LabTestWindow *desk,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  insert (desk);
  expected = *lab_test_window_get_position (desk);

  restart (desk);
  g_assert_true (lab_test_window_is_covered (desk));
  assert_stands (desk, &expected);
  lab_test_window_take (desk);
  g_assert_nonnull (lab_test_find_text ("Move your pawn to a highlighted tile, or stay."));
  lab_test_window_click_cell (desk, expected.pawns[expected.seat]);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) == 1);
  g_assert_cmpuint (lab_game_get_seat (lab_test_window_get_game (desk)), !=, expected.seat);
}

/* A game without a turn resumes, too, because the cards are dealt. */
static void
test_dealt (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  expected = *lab_test_window_get_position (desk);
  restart (desk);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
}

/* A computer that was thinking starts again; there is no handover. */
static void
test_computer (LabTestWindow *desk,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table
      = { 0x5, 0, LAB_RULES_STANDARD, { P, P, LAB_PLAYER_EXPERT, P } };

  lab_test_seating_begin (desk, &table, 5, 12);
  lab_test_window_set_thinking_time (10);
  lab_test_seating_play_by_hand (desk);
  lab_test_wait (lab_turn_runner_get_thinking (lab_test_seating_get_host (desk)) == 2);

  end_program (desk);
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_open_window (desk);
  g_assert_false (lab_test_window_is_covered (desk));
  g_assert_false (lab_game_page_get_paused (lab_test_get_game_page (desk->window)));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, 1);
  lab_test_wait (lab_test_window_is_asked (desk));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, 2);
}

/* A game between computers resumes paused, until a user wants to watch. */
static void
test_show (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { B, P, B, P } };
  guint n_turns;

  lab_test_seating_begin (desk, &table, 5, 12);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) >= 2);
  restart (desk);
  n_turns = lab_game_get_n_turns (lab_test_window_get_game (desk));
  g_assert_cmpuint (n_turns, >=, 2);
  lab_test_iterate_for (300);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, n_turns);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Resume"));
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) > n_turns);
}

/* A program that failed is not asked again, and the failure is not reported again. */
static void
test_failed (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, X, P } };

  lab_test_window_set_program ("false");
  lab_test_seating_begin (desk, &table, 5, 12);
  lab_test_seating_play_by_hand (desk);
  lab_test_wait (lab_turn_runner_get_failed (lab_test_seating_get_host (desk)) == 0x4);
  lab_test_wait (lab_test_window_is_asked (desk));
  g_assert_nonnull (find_told (desk, "cannot keep playing"));

  restart (desk);
  g_assert_null (find_told (desk, "cannot keep playing"));
  g_assert_cmpuint (lab_turn_runner_get_failed (lab_test_seating_get_host (desk)), ==, 0x4);
  lab_test_seating_play_by_hand (desk);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) == 4);
  lab_test_wait (lab_test_window_is_asked (desk));
  g_assert_null (find_told (desk, "cannot keep playing"));
}

/* Tests: the end */

/* The program ended before it could show the winner. */
static void
test_over (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (desk);
  keep_game (&deal, is_over);
  lab_test_window_open_window (desk);
  assert_page (desk, "ranking");
  lab_test_wait (!is_kept ());
  restart (desk);
  assert_page (desk, "start");
}

/* The program ended before the question whether to keep playing. */
static void
test_won (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x7, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (desk);
  keep_game (&deal, is_won);
  lab_test_window_open_window (desk);
  lab_test_answer (desk, "Show Ranking");
  assert_page (desk, "ranking");
  /* The game is deleted only when it is in the statistics, which a thread writes. */
  lab_test_wait (!is_kept ());
}

/* Tests: another game */

static void
go_to_setup (LabTestWindow *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  assert_page (desk, "start");
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
}

/* The setup page has a row to return to the game. */
static void
test_row (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;
  GtkWidget *row;
  const char *about;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  lab_test_window_take (desk);
  lab_test_seating_play_by_hand (desk);
  insert (desk);
  expected = *lab_test_window_get_position (desk);

  go_to_setup (desk);
  row = gtk_widget_get_ancestor (lab_test_find_text ("Resume Game"), ADW_TYPE_ACTION_ROW);
  about = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_true (g_str_has_prefix (about, "Ada, Cleo · Turn 2 · today at "));
  lab_test_driver_click (desk->driver, row);
  lab_test_driver_settle (desk->driver);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
  g_assert_true (lab_test_window_is_covered (desk));

  /* The program can also quit from the setup page. */
  go_to_setup (desk);
  restart (desk);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
}

/* Another game replaces the saved one only after a question. */
static void
test_replaced (LabTestWindow *desk,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  insert (desk);
  expected = *lab_test_window_get_position (desk);
  go_to_setup (desk);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Start Game"));
  g_assert_nonnull (lab_test_find_text ("The current game will be lost."));
  lab_test_answer (desk, "Cancel");
  assert_page (desk, "start");
  restart (desk);
  assert_stands (desk, &expected);

  go_to_setup (desk);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Start Game"));
  lab_test_answer (desk, "Start");
  lab_test_wait (g_str_equal (lab_window_get_page (desk->window), "game"));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (desk)), ==, 0);
  expected = *lab_test_window_get_position (desk);
  restart (desk);
  assert_stands (desk, &expected);
}

/* A game without a turn is replaced without a question. */
static void
test_not_begun (LabTestWindow *desk,
                gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_seating_begin (desk, &two_persons, 5, 12);
  go_to_setup (desk);
  lab_test_setup_start (desk);
  assert_page (desk, "game");
  g_assert_null (lab_test_find_dialog (desk));
}

/* Tests: errors */

static void
test_damaged (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GPtrArray) labels = NULL;
  GtkWidget *dialog;

  end_program (desk);
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\nrubbish\n", -1, NULL));
  lab_test_window_open_window (desk);
  assert_page (desk, "start");
  dialog = lab_test_enter_dialog (desk);
  labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (strstr (text, "cannot be resumed") != NULL)
        told = g_strdup (text);
    }
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, aside));
  lab_test_leave_dialog (desk);
  g_assert_null (lab_test_find_text ("Resume Game"));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "rubbish"));

  /* The message appears once. */
  restart (desk);
  assert_page (desk, "start");
  g_assert_null (lab_test_find_dialog (desk));
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* The message that the game cannot be saved appears once. The game continues, and
 * closing the window asks first. */
static void
test_trouble (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  GtkWidget *trouble;

  /* A folder with the name of the file, which a file cannot replace. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_seating_begin (desk, &two_persons, 5, 12);
  lab_test_window_take (desk);
  lab_test_wait (find_told (desk, "is not saved") != NULL);
  trouble = gtk_widget_get_parent (find_told (desk, "is not saved"));
  lab_test_driver_reveal (desk->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_driver_click (desk->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_wait (find_told (desk, "is not saved") == NULL);
  lab_test_seating_play_by_hand (desk);
  insert (desk);
  g_assert_null (find_told (desk, "is not saved"));

  lab_test_driver_key (desk->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Cancel");
  assert_page (desk, "game");

  /* When saving works again, closing asks no question. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_window_click_cell (desk, lab_test_window_get_position (desk)->pawns[2]);
  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (desk)) == 2);
  restart (desk);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (desk)), ==, 2);
}

static void
test_lost (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_seating_begin (desk, &two_persons, 5, 12);
  insert (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Close Anyway");
  lab_test_wait (desk->window == NULL);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Another process has the saved game: the window says so, plays without saving, and asks before it
 * closes. The saved game stays as it is. */
static void
test_elsewhere (LabTestWindow *desk,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  LabFileLock *lock;
  LabPosition expected;

  lab_test_seating_begin (desk, &two_persons, 5, 12);
  insert (desk);
  expected = *lab_test_window_get_position (desk);
  end_program (desk);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  lock = lab_file_lock_take (path, &error);
  g_assert_no_error (error);
  lab_test_window_open_window (desk);
  assert_page (desk, "start");
  g_assert_nonnull (find_label (lab_test_enter_dialog (desk), "already running (process "));
  lab_test_leave_dialog (desk);
  g_assert_null (lab_test_find_text ("Resume Game"));
  lab_test_seating_begin (desk, &two_persons, 6, 12);
  lab_test_window_take (desk);
  lab_test_wait (find_told (desk, "This game is not saved.") != NULL);
  insert (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Close Anyway");
  lab_test_wait (desk->window == NULL);
  lab_test_window_close_window (desk);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  lab_file_lock_release (lock);
  lab_test_window_open_window (desk);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
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
