/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-file-lock.h"
#include "lab-shift-saved-game.h"
#include "lab-test-recorded.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* The current game is saved, and resumes when the program starts again. */

/* Private helpers */

static gboolean
is_kept (void)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
insert (LabTestWindow *test)
{
  LabShiftTurn turn;

  lab_test_window_take (test);
  lab_test_choose_turn (lab_test_window_get_position (test), &turn);
  lab_test_do (test, "arrow %u; wait-move", turn.arrow);
}

/* Plays a game without the window up to some moment, and writes the autosave file. */
static void
keep_game (const LabShiftDeal *deal,
           gboolean     (*is_moment) (const LabShiftPosition *position))
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (deal, names);
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;

  lab_test_while (!is_moment (&game->position))
    lab_test_play_turns (game, 1);
  data = lab_shift_saved_game_to_data (game);
  g_file_set_contents (path, data, -1, &error);
  g_assert_no_error (error);
}

static gboolean
is_over (const LabShiftPosition *position)
{
  return position->phase == LAB_SHIFT_PHASE_OVER;
}

static gboolean
is_won (const LabShiftPosition *position)
{
  return position->n_places == 1;
}

/* Tests: resuming */

/* If the tile was inserted, the game resumes with the move. */
LAB_WINDOW_TEST ("/window/resume/half-turn", test_half_turn)
{
  LabShiftPosition expected;

  lab_test_do (test, "play 5 0x5 0 12");
  insert (test);
  expected = *lab_test_window_get_position (test);

  lab_test_do (test, "restart; covered");
  lab_test_window_assert_at (test, &expected);
  lab_test_do (test, "take; text Move your pawn to a highlighted tile, or stay.; cell %u; "
               "wait-turns 1", expected.pawns[expected.seat]);
  g_assert_cmpuint (lab_test_window_get_game (test)->position.seat, !=, expected.seat);
}

/* A computer that was thinking starts again; there is no handover. */
LAB_WINDOW_TEST ("/window/resume/computer", test_computer)
{
  lab_test_do (test, "speed fast; think 10; play 5 0x5 0 12 PPEP; turn");
  lab_test_wait (lab_shift_turn_runner_get_thinking (lab_test_seating_get_runner (test)) == 2);

  /* Longer than a busy machine needs to open the window. */
  lab_test_do (test, "key <Control>w; closed; end; think 2; start; uncovered");
  g_assert_false (lab_test_get_game_page (test->window)->paused);
  lab_test_do (test, "turns 1; asked; turns 2");
}

/* A game between computers resumes paused, until a user wants to watch. */
LAB_WINDOW_TEST ("/window/resume/show", test_show)
{
  guint n_turns;

  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 12 BPBP");
  lab_test_wait (lab_test_window_get_game (test)->turns->len >= 2);
  lab_test_do (test, "restart");
  n_turns = lab_test_window_get_game (test)->turns->len;
  g_assert_cmpuint (n_turns, >=, 2);
  lab_test_do (test, "pass 300; turns %u; click Resume", n_turns);
  lab_test_wait (lab_test_window_get_game (test)->turns->len > n_turns);
}

/* A program that failed is not asked again, and the failure is not reported again. */
LAB_WINDOW_TEST ("/window/resume/failed", test_failed)
{
  lab_test_do (test, "set program 'false'; speed fast; think 0.2; play 5 0x5 0 12 PPXP; turn");
  lab_test_wait (lab_test_seating_get_runner (test)->failed == 0x4);
  lab_test_do (test, "asked; words cannot keep playing; restart; no-words cannot keep playing");
  g_assert_cmpuint (lab_test_seating_get_runner (test)->failed, ==, 0x4);
  lab_test_do (test, "turn; wait-turns 4; asked; no-words cannot keep playing");
}

/* Tests: the end */

/* The program ended before it could record the game. */
LAB_WINDOW_TEST ("/window/resume/over", test_over)
{
  const LabShiftDeal deal = { 3, 0x5, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };

  lab_test_recorded_forget ();
  lab_test_do (test, "key <Control>w; closed; end");
  keep_game (&deal, is_over);
  lab_test_do (test, "start; page start");
  lab_test_wait (!is_kept ());
  g_assert_cmpuint (lab_test_recorded_count (), ==, 1);
  lab_test_do (test, "restart; page start");
  lab_test_recorded_forget ();
}

/* The program ended before the question whether to keep playing. */
LAB_WINDOW_TEST ("/window/resume/won", test_won)
{
  const LabShiftDeal deal = { 3, 0x7, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };

  lab_test_do (test, "key <Control>w; closed; end");
  keep_game (&deal, is_won);
  lab_test_do (test, "start; answer Show Ranking; page result");
  /* The game is deleted only when it is in the statistics, which a thread writes. */
  lab_test_wait (!is_kept ());
}

/* Tests: another game */

/* The home page says what can be resumed. */
LAB_WINDOW_TEST ("/window/resume/home", test_home)
{
  lab_test_do (test, "play 5 0x5 0 12; take; turn");
  insert (test);
  lab_test_do (test, "note; key <Control>n; page start; key Escape; page home; "
               "wait-words Ada, Cleo · Turn 2 · today at; click Resume; settle; page game; "
               "covered; as-noted");

  /* The program can also quit from the setup page. */
  lab_test_do (test, "key <Control>n; page start; settle; restart; page game; as-noted");
}

/* Another game replaces the saved one only after a question. */
LAB_WINDOW_TEST ("/window/resume/replaced", test_replaced)
{
  lab_test_do (test, "play 5 0x5 0 12");
  insert (test);
  lab_test_do (test, "note; key <Control>n; page start; settle; click Start Game; "
               "text The current game will be lost.; answer Cancel; page start; focus Start Game; "
               "restart; as-noted; key <Control>n; page start; settle; "
               "click Start Game; answer Start; wait-page game; half-turns 0; note; restart; "
               "as-noted");
}

/* A game without a turn is replaced without a question. */
LAB_WINDOW_TEST ("/window/resume/not-begun", test_not_begun)
{
  lab_test_do (test, "play 5 0x5 0 12; key <Control>n; page start; settle; begin; "
               "page game; no-dialog");
}

/* Tests: errors */

LAB_WINDOW_TEST ("/window/resume/damaged", test_damaged)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  lab_test_do (test, "key <Control>w; closed; end");
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\nrubbish\n", -1, NULL));
  lab_test_do (test, "start; page start; dialog-words cannot be resumed; dialog-words %s; "
               "close-dialog; key Escape; page home; no-text Resume", aside);
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "rubbish"));

  /* The message appears once. */
  lab_test_do (test, "restart; page start; no-dialog");
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* The message that the game cannot be saved appears once. The game continues, and
 * closing the window asks first. */
LAB_WINDOW_TEST ("/window/resume/trouble", test_trouble)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  GtkWidget *trouble;

  /* A folder with the name of the file, which a file cannot replace. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_do (test, "play 5 0x5 0 12; take; wait-words is not saved");
  trouble = gtk_widget_get_parent (lab_test_find_words (GTK_WIDGET (test->window), "is not saved"));
  lab_test_window_click (test, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_do (test, "wait-no-words is not saved; turn");
  insert (test);
  lab_test_do (test, "no-words is not saved; key <Control>w; answer Cancel; page game");

  /* When saving works again, closing asks no question. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_do (test, "cell own; wait-turns 2; restart; turns 2");
}

LAB_WINDOW_TEST ("/window/resume/lost", test_lost)
{
  g_autofree char *path = lab_test_window_get_kept_path ();

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_do (test, "play 5 0x5 0 12");
  insert (test);
  lab_test_do (test, "key <Control>q; answer Close Anyway; closed");
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Another process has the saved game: the window says so, plays without saving, and asks before it
 * closes. The saved game stays as it is. */
LAB_WINDOW_TEST ("/window/resume/elsewhere", test_elsewhere)
{
  g_autofree char *path = lab_test_window_get_kept_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  LabFileLock *lock;

  lab_test_do (test, "play 5 0x5 0 12");
  insert (test);
  lab_test_do (test, "note; key <Control>w; closed; end");
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));

  lock = lab_file_lock_take (path, &error);
  g_assert_no_error (error);
  lab_test_do (test, "start; page start; dialog-words already running (process ; "
               "close-dialog; play 6 0x5 0 12; "
               "take; wait-words This game is not saved.");
  insert (test);
  lab_test_do (test, "key <Control>w; answer Close Anyway; closed; end");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  lab_file_lock_release (lock);
  lab_test_do (test, "start; page game; as-noted");
}
