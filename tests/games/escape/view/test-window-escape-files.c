/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-family-game.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-escape-window.h"
#include "lab-test-steps.h"

/* Opens and saves levels of the escape game in files. */

/* Private helpers */

/* Returns the path of a file. */
static char *
get_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "maze" LAB_ESCAPE_SAVED_GAME_SUFFIX, NULL);
}

/* Writes a level after some moves of its best way. */
static void
write_level (const char *path,
             guint64     number,
             guint       n_moves)
{
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeGame) game = lab_escape_game_new (level, clock);
  const LabEscapePar *par = lab_escape_game_get_par (game);
  g_autofree char *text = NULL;

  for (guint i = 0; i < MIN (n_moves, par->moves->len); i++)
    g_assert_true (
        lab_escape_game_play (game, g_array_index (par->moves, LabEscapeMove, i), NULL));
  text = lab_escape_kind.format (game);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
open_file (LabTestWindow *test,
           const char    *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  lab_window_open (test->window, &file, 1);
}

static gboolean
is_autosaved (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_AUTOSAVE_FILE_NAME);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Makes the first move of the best way. */
static void
begin (LabTestWindow *test)
{
  lab_test_escape_press_best (test, 1);
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 1);
}

/* Tests */

/* A file opens from another family, too, as the desktop and the command line open it, and the level
 * goes on where it was saved. */
LAB_WINDOW_TEST ("/window-escape-files/open", test_open)
{
  g_autofree char *path = get_path ();

  write_level (path, 5, 3);
  open_file (test, path);
  lab_test_do (test, "wait-page escape; settle");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 5);
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 3);
  lab_test_escape_finish (test);
  g_assert_cmpuint (lab_escape_game_get_stars (lab_test_escape_get_game (test)), ==, 3);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A file that cannot be read is told, and the level on screen stays. */
LAB_WINDOW_TEST ("/window-escape-files/bad", test_bad)
{
  g_autofree char *path = get_path ();
  LabEscapeGame *game;

  lab_test_escape_start (test, 1);
  begin (test);
  game = lab_test_escape_get_game (test);
  g_assert_true (g_file_set_contents (path, "This is a letter.\n", -1, NULL));
  open_file (test, path);
  lab_test_do (test, "dialog; text Cannot Open the File; close-dialog");
  g_assert_true (lab_test_escape_get_game (test) == game);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The name that the dialog suggests begins with the level. The file has the level as it is. */
LAB_WINDOW_TEST ("/window-escape-files/save", test_save)
{
  g_autofree char *path = get_path ();
  g_autofree char *contents = NULL;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeGame) saved = NULL;
  GtkWidget *dialog;
  GtkEditable *entry;
  gsize length;

  lab_test_escape_start (test, 2);
  begin (test);
  lab_test_do (test, "key <Control><Shift>s");
  dialog = lab_test_enter_dialog (test);
  entry = GTK_EDITABLE (lab_test_find (dialog, GTK_TYPE_ENTRY));
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (entry), "Level 2 "));
  g_assert_true (g_str_has_suffix (gtk_editable_get_text (entry), LAB_ESCAPE_SAVED_GAME_SUFFIX));
  lab_test_do (test, "key <Control>a; type %s; key Return", path);
  lab_test_wait (g_file_get_contents (path, &contents, &length, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  saved = lab_game_kind_parse (&lab_escape_kind, contents, length, clock, NULL);
  g_assert_nonnull (saved);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (saved)), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A level that was finished in another place is shown, but not resumed later. When it begins again,
 * it is saved again. */
LAB_WINDOW_TEST ("/window-escape-files/over", test_over)
{
  g_autofree char *path = get_path ();

  write_level (path, 2, G_MAXUINT);
  open_file (test, path);
  lab_test_do (test, "wait-text You Escaped!");
  g_assert_false (is_autosaved ());
  lab_test_do (test, "key r");
  begin (test);
  lab_test_wait (is_autosaved ());
  g_assert_cmpint (g_unlink (path), ==, 0);
}
