/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "lab-test-puzzles.h"
#include "lab-puzzle-book.h"
#include "lab-puzzle-progress.h"
#include "lab-puzzle-text.h"
#include "lab-storage.h"

/* Tests what puzzles there are to choose from: the list, the puzzle of the day, and new ones. */

/* Tests */

/* Returns how many puzzles of two turns the saved stars say are solved. */
static guint
count_solved (const LabPuzzleBook *book)
{
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (NULL);
  guint n_solved = 0;

  for (guint number = 1; number <= lab_puzzle_book_count (book, 2); number++)
    n_solved += lab_puzzle_progress_get_stars (progress, lab_puzzle_book_get (book, 2, number)) > 0;
  return n_solved;
}

static void
assert_tab_shows (LabTestWindow *test,
                  guint          n_solved,
                  guint          n_puzzles)
{
  GtkWidget *tab = lab_test_puzzles_find_tab (test, 2);
  g_autofree char *text = g_strdup_printf ("%u/%u", n_solved, n_puzzles);
  g_autofree char *words = g_strdup_printf ("%u of %u puzzles solved", n_solved, n_puzzles);

  g_assert_true (lab_test_has_text (tab, text));
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_LABEL, "Puzzles of two turns");
  gtk_test_accessible_assert_property (tab, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
}

/* Each tab shows how many of its puzzles are solved, also in words. */
static void
test_tabs (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  guint n_puzzles = lab_puzzle_book_count (book, 2);
  guint n_before = count_solved (book);
  LabPuzzle puzzle;

  lab_test_puzzles_open (test);
  assert_tab_shows (test, n_before, n_puzzles);
  /* No other test solves this puzzle. */
  puzzle = *lab_puzzle_book_get (book, 2, n_puzzles);
  lab_test_puzzles_click (test, lab_test_puzzles_find_tile (test, 2, n_puzzles));
  lab_test_puzzles_wait_for_table (test);
  lab_test_puzzles_play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (count_solved (book), ==, n_before + 1);
  lab_test_puzzles_click_button (test, "All Puzzles");
  lab_test_wait (lab_test_puzzles_shows_page (test, "puzzles"));
  assert_tab_shows (test, n_before + 1, n_puzzles);
}

/* All players get the same puzzle of the day; giving up earns no star. */
static void
test_daily (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change during the comparison. */
  do
    {
      lab_puzzle_text_get_today (&before);
      if (!lab_test_puzzles_shows_page (test, "start"))
        gtk_widget_activate_action (GTK_WIDGET (test->window), "win.new-game", NULL);
      lab_test_puzzles_click (test, gtk_widget_get_ancestor (lab_test_find_text ("Daily Puzzle"),
                                            ADW_TYPE_ACTION_ROW));
      lab_test_puzzles_wait_for_table (test);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);

  lab_test_puzzles_click_button (test, "Give Up");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  g_assert_cmpuint (lab_test_puzzles_count_result_stars ("Not Solved This Time"), ==, 0);
  g_assert_null (lab_test_find_button ("Next Puzzle"));
  lab_test_puzzles_click_button (test, "Show Solution");
  lab_test_puzzles_watch_best_line (test, &puzzle);
}

/* A number always gives the same puzzle; an empty entry gives a random one. */
static void
test_new (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabPuzzle puzzle;
  GtkWidget *entry;

  lab_test_puzzles_open (test);
  lab_test_puzzles_find_tile (test, 3, 1);
  entry = lab_test_find (gtk_widget_get_ancestor (lab_test_find_text ("New Puzzles"),
                                                  ADW_TYPE_PREFERENCES_GROUP),
                         GTK_TYPE_TEXT);
  lab_test_puzzles_click (test, entry);
  lab_test_driver_type (test->driver, "4x");
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("New Puzzle")));
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_type (test->driver, "2");
  lab_test_driver_click (test->driver, lab_test_find_button ("New Puzzle"));
  lab_test_puzzles_wait_for_table (test);
  g_assert_true (lab_puzzle_generate (3, 42, NULL, &puzzle));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  g_assert_nonnull (lab_test_find_text ("New puzzle 42, 3 turns"));

  lab_test_puzzles_click_button (test, "Give Up");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_puzzles_click_button (test, "Next Puzzle");
  lab_test_puzzles_wait_for_table (test);
  g_assert_true (memcmp (lab_test_window_get_position (test), &puzzle.position,
                         sizeof puzzle.position) != 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->rules, ==, LAB_RULES_LAST_TREASURE);
}

/* While a puzzle is being generated, the player chooses something else or closes the
 * window. */
static void
test_interrupted (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "1-seed-1");
  lab_test_puzzles_wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("New puzzle 1, 1 turn"));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.puzzles", NULL);
  lab_test_wait (lab_test_puzzles_shows_page (test, "puzzles"));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  /* None of these puzzles exists. */
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-999");
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "rubbish");
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_puzzles_shows_page (test, "puzzles"));
}

/* Plays with the keyboard alone: arrow keys move over the tiles, and Enter opens
 * one. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_puzzles_open (test);
  lab_test_puzzles_find_tile (test, 4, 1);
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_puzzles_wait_for_table (test);
  g_assert_nonnull (lab_test_find_text ("Puzzle 3, 4 turns"));
}

static const char *
get_title (LabTestWindow *test)
{
  GtkWidget *title = lab_test_find (GTK_WIDGET (test->window), ADW_TYPE_WINDOW_TITLE);

  return adw_window_title_get_title (ADW_WINDOW_TITLE (title));
}

/* The list of puzzles and the end of a puzzle have a title of their own and a way back, which
 * Escape takes too. */
static void
test_back (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_assert_cmpstr (get_title (test), ==, "Shifting Maze");
  g_assert_null (lab_test_puzzles_find_icon_button (test, "go-previous-symbolic"));
  lab_test_puzzles_open (test);
  g_assert_cmpstr (get_title (test), ==, "Puzzles");
  lab_test_puzzles_click (test, lab_test_puzzles_find_icon_button (test, "go-previous-symbolic"));
  g_assert_true (lab_test_puzzles_shows_page (test, "start"));
  g_assert_cmpstr (get_title (test), ==, "Shifting Maze");
  lab_test_puzzles_open (test);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (lab_test_puzzles_shows_page (test, "start"));

  lab_test_puzzles_begin (test, 2, 8);
  g_assert_null (lab_test_puzzles_find_icon_button (test, "go-previous-symbolic"));
  lab_test_puzzles_click_button (test, "Give Up");
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (get_title (test), ==, "Puzzle 8, 2 turns");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_true (lab_test_puzzles_shows_page (test, "puzzles"));
}

/* The start page says how many puzzles are solved. */
static void
test_progress (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;

  lab_test_window_close_window (test);
  g_unlink (path);
  lab_test_window_open_window (test);
  g_assert_nonnull (lab_test_find_text ("0 of 120"));
  g_assert_nonnull (lab_test_find_text ("New"));
  puzzle = lab_test_puzzles_begin (test, 1, 3);
  lab_test_puzzles_play_turns (test, puzzle.turns, puzzle.n_turns);
  lab_test_wait (lab_test_puzzles_shows_page (test, "result"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_text ("1 of 120"));
}

/* The start page says how many stars today's puzzle has earned. */
static void
test_daily_progress (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  LabPuzzle puzzle;
  GDate before, after;

  /* The date must not change before the start page is shown. */
  do
    {
      g_autoptr (LabPuzzleProgress) progress = NULL;

      lab_test_window_close_window (test);
      g_unlink (path);
      lab_puzzle_text_get_today (&before);
      g_assert_true (lab_puzzle_generate_daily (&before, NULL, &puzzle));
      progress = lab_puzzle_progress_new (NULL);
      g_assert_true (lab_puzzle_progress_record (progress, &puzzle, puzzle.n_turns + 1, NULL));
      lab_test_window_open_window (test);
      lab_puzzle_text_get_today (&after);
    }
  while (g_date_compare (&before, &after) != 0);
  g_assert_nonnull (lab_test_find_text ("2 of 3"));
  g_assert_null (lab_test_find_text ("New"));
}

/* A file that cannot be read is set aside, and a message says so. */
static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  lab_test_window_close_window (test);
  g_assert_true (g_file_set_contents (path, "rubbish", -1, NULL));
  lab_test_window_open_window (test);
  lab_test_puzzles_open (test);
  g_assert_nonnull (
      lab_test_find_text ("The stars could not be read. A new count was started. "
                          "The old file was saved as puzzles.ini.damaged."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/puzzles/tabs", NULL, test_tabs);
  lab_test_window_add ("/window/puzzles/daily", NULL, test_daily);
  lab_test_window_add ("/window/puzzles/new", NULL, test_new);
  lab_test_window_add ("/window/puzzles/interrupted", NULL, test_interrupted);
  lab_test_window_add ("/window/puzzles/keys", NULL, test_keys);
  lab_test_window_add ("/window/puzzles/back", NULL, test_back);
  lab_test_window_add ("/window/puzzles/progress", NULL, test_progress);
  lab_test_window_add ("/window/puzzles/daily-progress", NULL, test_daily_progress);
  lab_test_window_add ("/window/puzzles/damaged", NULL, test_damaged);
  return g_test_run ();
}
