/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-family-game.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-escape-window.h"

/* Opens and saves levels of the escape game in files. */

/* Private helpers */

/* Returns the path of a file in a new folder; remove_file() removes both. */
static char *
new_path (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);

  return g_build_filename (folder, name, NULL);
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
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

static LabEscapeGame *
get_current (LabTestWindow *test)
{
  return lab_family_game_get_game (
      lab_family_game_get (LAB_FAMILY (lab_test_maze_get_family (test)), "escape"));
}

static gboolean
is_autosaved (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_AUTOSAVE_FILE_NAME);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static guint64
get_number (LabTestWindow *test)
{
  return get_current (test)->level->plan.number;
}

/* Makes the first move of the best way. */
static void
begin (LabTestWindow *test)
{
  lab_test_escape_press (
      test, g_array_index (lab_escape_game_get_par (get_current (test))->moves, LabEscapeMove, 0));
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (get_current (test))), ==, 1);
}

/* Tests */

/* A file opens from another family, too, as the desktop and the command line open it, and the level
 * goes on where it was saved. */
LAB_WINDOW_TEST ("/window-escape-files/open", test_open)
{
  g_autofree char *path = new_path ("maze" LAB_ESCAPE_SAVED_GAME_SUFFIX);

  lab_test_escape_set_lessons (test, TRUE);
  write_level (path, 5, 3);
  open_file (test, path);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "escape") == 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_number (test), ==, 5);
  g_assert_true (lab_test_escape_get_game (test) == get_current (test));
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (get_current (test))), ==, 3);
  lab_test_escape_finish (test);
  g_assert_cmpuint (lab_escape_game_get_stars (get_current (test)), ==, 3);
  remove_file (path);
}

/* A file that cannot be read is told, and the level on screen stays. */
LAB_WINDOW_TEST ("/window-escape-files/bad", test_bad)
{
  g_autofree char *path = new_path ("maze" LAB_ESCAPE_SAVED_GAME_SUFFIX);
  LabEscapeGame *game;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  begin (test);
  game = get_current (test);
  g_assert_true (g_file_set_contents (path, "This is a letter.\n", -1, NULL));
  open_file (test, path);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Cannot Open the File"));
  lab_test_leave_dialog (test);
  g_assert_true (get_current (test) == game);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 1);
  remove_file (path);
}

/* The name that the dialog suggests begins with the level. The file has the level as it is. */
LAB_WINDOW_TEST ("/window-escape-files/save", test_save)
{
  g_autofree char *path = new_path ("maze" LAB_ESCAPE_SAVED_GAME_SUFFIX);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeGame) saved = NULL;
  GtkWidget *dialog;
  GtkEditable *entry;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 2);
  begin (test);
  lab_test_driver_key (test->driver, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  dialog = lab_test_enter_dialog (test);
  entry = GTK_EDITABLE (lab_test_find (dialog, GTK_TYPE_ENTRY));
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (entry), "Level 2 "));
  g_assert_true (g_str_has_suffix (gtk_editable_get_text (entry), LAB_ESCAPE_SAVED_GAME_SUFFIX));
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  lab_test_driver_type (test->driver, path);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (g_file_query_exists (file, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  saved = lab_game_kind_read (&lab_escape_kind, file, clock, NULL, NULL);
  g_assert_nonnull (saved);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (saved)), ==, 1);
  remove_file (path);
}

/* A level that was finished in another place is shown, but not resumed later. When it begins again,
 * it is saved again. */
LAB_WINDOW_TEST ("/window-escape-files/over", test_over)
{
  g_autofree char *path = new_path ("maze" LAB_ESCAPE_SAVED_GAME_SUFFIX);

  lab_test_escape_set_lessons (test, TRUE);
  write_level (path, 2, G_MAXUINT);
  open_file (test, path);
  lab_test_wait (lab_test_find_text ("You Escaped!") != NULL);
  g_assert_false (is_autosaved ());
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  begin (test);
  lab_test_wait (is_autosaved ());
  remove_file (path);
}
