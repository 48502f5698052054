/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-robots-board-view-private.h"
#include "lab-robots-family.h"
#include "lab-robots-levels-page.h"
#include "lab-robots-play.h"
#include "lab-robots-records.h"
#include "lab-robots-saved-game.h"
#include "lab-robots-solo-page.h"
#include "lab-robots-start-page.h"
#include "lab-robots-statistics-page.h"
#include "lab-robots-text.h"
#include "lab-robots-ways.h"
#include "lab-settings.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-window.h"

/* Solves puzzles with robots alone in the window. */

/* An empty board: robot 1 goes east and south to the target, or south, east, and north. */
#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

/* Private helpers */

static LabFamily *
get_family (LabTestWindow *test)
{
  return LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID));
}

static LabRobotsPlay *
get_play (LabTestWindow *test)
{
  return lab_robots_play_get (get_family (test));
}

static LabRobotsGame *
get_game (LabTestWindow *test)
{
  return lab_robots_play_get_game (get_play (test));
}

static GtkWidget *
get_page (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_SOLO_PAGE);
}

static GtkWidget *
get_board (LabTestWindow *test)
{
  return lab_test_find (get_page (test), LAB_TYPE_ROBOTS_BOARD_VIEW);
}

static LabRobotsWays *
get_ways (LabTestWindow *test)
{
  return LAB_ROBOTS_WAYS (lab_test_find (get_page (test), LAB_TYPE_ROBOTS_WAYS));
}

static void
set_tutorial (gboolean seen)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_boolean (settings, "robots-tutorial-seen", seen);
}

static GtkWidget *
show_start (LabTestWindow *test)
{
  lab_family_show_start (get_family (test));
  lab_test_driver_settle (test->driver);
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_START_PAGE);
}

static void
await_page (LabTestWindow *test,
            const char    *name)
{
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), name) == 0);
  lab_test_driver_settle (test->driver);
}

/* Plays the empty board. */
static void
start_board (LabTestWindow *test)
{
  LabRobotsBoard board;
  GError *error = NULL;

  set_tutorial (TRUE);
  g_assert_true (lab_robots_board_parse (BOARD, &board, &error));
  show_start (test);
  lab_robots_play_start_board (get_play (test), &board);
  await_page (test, "robots");
}

static void
start_level (LabTestWindow *test,
             guint          number)
{
  LabRobotsLevel level;

  set_tutorial (TRUE);
  lab_robots_level_init_numbered (&level, number);
  show_start (test);
  lab_robots_play_start (get_play (test), &level);
}

static void
await_level (LabTestWindow *test,
             guint          number)
{
  lab_test_wait (get_game (test) != NULL
                 && lab_robots_game_get_level (get_game (test))->mode == LAB_ROBOTS_MODE_LEVELS
                 && lab_robots_game_get_level (get_game (test))->number == number);
  await_page (test, "robots");
}

/* Makes a move with keys. */
static void
press (LabTestWindow *test,
       const char    *text)
{
  static const guint arrows[LAB_N_ROBOTS_SIDES] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down,
                                                    GDK_KEY_Left };
  LabRobotsMove move;

  g_assert_true (lab_robots_move_parse (text, &move, NULL));
  gtk_widget_grab_focus (get_board (test));
  lab_test_driver_key (test->driver, GDK_KEY_1 + move.robot, 0);
  lab_test_driver_key (test->driver, arrows[move.side], 0);
}

static void
press_all (LabTestWindow *test,
           const char    *text)
{
  g_auto (GStrv) moves = g_strsplit (text, " ", -1);

  for (guint i = 0; moves[i] != NULL; i++)
    press (test, moves[i]);
}

static void
await_proof (LabTestWindow *test)
{
  lab_test_wait (!lab_robots_game_is_thinking (get_game (test)));
  lab_test_driver_settle (test->driver);
}

/* Solves the current puzzle in the fewest moves. */
static void
solve (LabTestWindow *test)
{
  g_autofree char *text = NULL;
  GArray *best;

  await_proof (test);
  best = lab_robots_game_get_best (get_game (test), 0);
  text = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) best->data, best->len);
  press_all (test, text);
  g_assert_true (lab_robots_game_is_solved (get_game (test)));
}

static guint
count_records (void)
{
  g_autoptr (GPtrArray) records = lab_robots_records_load (NULL);

  return records->len;
}

static guint
count_moves (LabTestWindow *test)
{
  return lab_robots_game_get_n_moves (get_game (test));
}

/* Tests */

/* A level is solved in the fewest moves, and a key leads to the next one. */
static void
test_level (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabStars *stars;

  g_assert_true (lab_robots_records_clear (NULL));
  start_level (test, 1);
  await_level (test, 1);
  g_assert_nonnull (lab_test_find_text ("Level 1"));
  solve (test);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Solved!"));
  stars = LAB_STARS (lab_test_find (get_page (test), LAB_TYPE_STARS));
  g_assert_cmpuint (lab_stars_get_count (stars), ==, 3);
  lab_test_wait (count_records () == 1);
  lab_test_driver_key (test->driver, GDK_KEY_n, 0);
  await_level (test, 2);
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_cmpuint (lab_robots_play_get_level (get_play (test)), ==, 2);
  g_assert_true (lab_robots_records_clear (NULL));
}

/* Moves are undone, redone, and restarted; a robot that cannot move stays. */
static void
test_history (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  start_board (test);
  g_assert_true (gtk_widget_has_focus (get_board (test)));
  press (test, "1N");
  g_assert_cmpuint (count_moves (test), ==, 0);
  press_all (test, "1S 1N");
  g_assert_nonnull (lab_test_find_text ("Stop robot 1 on the target."));
  g_assert_cmpuint (count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (test), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_cmpuint (lab_robots_game_get_n_redo (get_game (test)), ==, 2);
}

/* Clicks on a cell. */
static void
click (LabTestWindow *test,
       guint          column,
       guint          row)
{
  GtkWidget *board = get_board (test);
  LabRobotsArea area;

  lab_robots_board_view_get_area (LAB_ROBOTS_BOARD_VIEW (board), &area);
  lab_test_driver_move (test->driver, board, area.x + (column + 0.5) * area.side,
                        area.y + (row + 0.5) * area.side);
  lab_test_driver_press (test->driver);
  lab_test_driver_settle (test->driver);
}

/* A click chooses a robot, and a click where it can stop moves it. */
static void
test_click (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabRobotsBoardView *board;

  start_board (test);
  board = LAB_ROBOTS_BOARD_VIEW (get_board (test));
  click (test, 0, 0);
  g_assert_cmpint (lab_robots_board_view_get_selected (board), ==, 0);
  click (test, 7, 0);
  g_assert_cmpuint (count_moves (test), ==, 1);
  g_assert_cmpuint (lab_robots_game_get_position (get_game (test))->cells[0], ==, 7);
}

/* A hint tells more each time it is asked for. */
static void
test_hint (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const texts[] = { "From here it takes 1 move.", "Robot 1 moves first.",
                                        "Robot 1 moves south to h7.", "The whole way: 1S" };

  start_board (test);
  press (test, "1E");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_h, 0);
      lab_test_wait (lab_test_find_text (texts[i]) != NULL);
    }
  g_assert_cmpint (lab_robots_board_view_get_selected (LAB_ROBOTS_BOARD_VIEW (get_board (test))),
                   ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_robots_game_get_n_hints (get_game (test)), ==, 4);
  press (test, "1W");
  g_assert_null (lab_test_find_text (texts[3]));
}

/* After the end, both ways are gone through, and undoing leads back into the puzzle. */
static void
test_ways (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabRobotsWays *ways;

  start_board (test);
  await_proof (test);
  press_all (test, "1S 1N 1E 1S");
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (
      lab_test_find_text ("You solved it in 4 moves. The fewest possible is 2 moves."));
  ways = get_ways (test);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Up, GDK_ALT_MASK);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 3);
  lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_ALT_MASK);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, GDK_ALT_MASK);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_End, GDK_ALT_MASK);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_b, 0);
  g_assert_cmpuint (lab_robots_ways_get_step (ways), ==, 2);
  lab_robots_ways_set_tempo (ways, 0.01);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_wait (lab_robots_ways_get_step (ways) == 2);

  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (test), ==, 3);
  g_assert_null (lab_test_find_text ("Solved!"));
  press (test, "1S");
  g_assert_nonnull (lab_test_find_text ("Solved!"));
}

/* A puzzle that was begun is there again after the program was killed. */
static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *start;

  start_level (test, 2);
  await_level (test, 2);
  await_proof (test);
  g_assert_true (lab_robots_game_play (
      get_game (test), g_array_index (lab_robots_game_get_best (get_game (test), 0), LabRobotsMove,
                                      0), NULL));
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  g_assert_nonnull (get_game (test));
  start = show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.resume", NULL));
  await_page (test, "robots");
  g_assert_cmpuint (lab_robots_game_get_level (get_game (test))->number, ==, 2);
  g_assert_cmpuint (count_moves (test), ==, 1);
}

/* Moves of another puzzle are lost only if the player agrees. */
static void
test_question (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  start_board (test);
  press (test, "1S");
  start_level (test, 1);
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (count_moves (test), ==, 1);
  g_assert_cmpuint (lab_robots_game_get_level (get_game (test))->mode, ==, LAB_ROBOTS_MODE_BOARD);
}

/* A saved puzzle opens with its moves. */
static void
test_file (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a" LAB_ROBOTS_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  start_board (test);
  press_all (test, "1S 1N");
  text = lab_robots_saved_game_format (get_game (test));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (count_moves (test), ==, 0);
  lab_window_open (test->window, &file, 1);
  lab_test_wait (count_moves (test) == 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The pages of levels and statistics show what was solved. */
static void
test_pages (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *start;
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, "Labyrinthe Robots 1\n"
                                          "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2 0\n"
                                          "2026-11-20T10:00:00Z levels 7 8 2 4 4 5000 3 0\n",
                                    -1, NULL));
  start = show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-levels", NULL));
  await_page (test, "robots-levels");
  g_assert_nonnull (lab_test_find_text ("Level 8"));
  g_assert_nonnull (lab_test_find_text ("4 moves; the fewest possible is 2"));
  start = show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-statistics", NULL));
  await_page (test, "robots-statistics");
  g_assert_nonnull (lab_test_find_text ("0:10"));
  g_assert_true (lab_robots_records_clear (NULL));
}

/* The tutorial comes in the first puzzle, and follows the moves. */
static void
test_tutorial (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  start_board (test);
  g_assert_null (lab_test_find_text ("Robots Slide"));
  press (test, "1S");
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  set_tutorial (FALSE);
  lab_family_show_start (get_family (test));
  lab_robots_play_start_board (get_play (test), lab_robots_game_get_board (get_game (test)));
  await_page (test, "robots");
  g_assert_nonnull (lab_test_find_text ("Robots Slide"));
  press_all (test, "1S 1N");
  g_assert_nonnull (lab_test_find_text ("Stop on the Target"));
  set_tutorial (TRUE);
}

/* What the start page has chosen is played. */
static void
test_settings (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GtkWidget *start = show_start (test);

  set_tutorial (TRUE);
  g_settings_set_string (settings, "robots-mode", "length");
  g_settings_set_int (settings, "robots-length", 4);
  g_settings_set_int (settings, "robots-size", 8);
  g_settings_set_int (settings, "robots-robots", 2);
  g_assert_true (gtk_widget_activate_action (start, "win.robots", NULL));
  lab_test_wait (get_game (test) != NULL);
  await_page (test, "robots");
  g_assert_nonnull (lab_test_find_text ("Puzzle in 4 Moves"));
  g_assert_cmpuint (lab_robots_game_get_board (get_game (test))->size, ==, 8);
  await_proof (test);
  g_assert_cmpuint (lab_robots_game_get_best (get_game (test), 0)->len, ==, 4);
  g_settings_reset (settings, "robots-mode");
  g_settings_reset (settings, "robots-length");
  g_settings_reset (settings, "robots-size");
  g_settings_reset (settings, "robots-robots");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window-robots-solo/level", NULL, test_level);
  lab_test_window_add ("/window-robots-solo/history", NULL, test_history);
  lab_test_window_add ("/window-robots-solo/click", NULL, test_click);
  lab_test_window_add ("/window-robots-solo/hint", NULL, test_hint);
  lab_test_window_add ("/window-robots-solo/ways", NULL, test_ways);
  lab_test_window_add ("/window-robots-solo/resume", NULL, test_resume);
  lab_test_window_add ("/window-robots-solo/question", NULL, test_question);
  lab_test_window_add ("/window-robots-solo/file", NULL, test_file);
  lab_test_window_add ("/window-robots-solo/pages", NULL, test_pages);
  lab_test_window_add ("/window-robots-solo/tutorial", NULL, test_tutorial);
  lab_test_window_add ("/window-robots-solo/settings", NULL, test_settings);
  return g_test_run ();
}
