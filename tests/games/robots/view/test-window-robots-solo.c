/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-board-view-private.h"
#include "lab-robots-kind.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-records.h"
#include "lab-robots-solo-page-private.h"
#include "lab-robots-solutions-panel.h"
#include "lab-robots-text.h"
#include "lab-settings.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-robots-window.h"

/* Solves puzzles with robots alone in the window. */

/* A board with 444 shortest ways. */
#define MANY_WAYS \
  "91111393/82c00042/80144296/802ff803/802ff86a/c0411012/90380002/c44446c6 b4,c2,g3,b7 g5"

/* Private helpers */

static LabRobotsPuzzles *
get_play (LabTestWindow *test)
{
  return lab_robots_puzzles_get (lab_test_robots_get_family (test));
}

static const LabRobotsLevel *
get_level (LabTestWindow *test)
{
  return &lab_test_robots_get_game (test)->level;
}

static GtkWidget *
get_page (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_SOLO_PAGE);
}

static LabRobotsSolutionsPanel *
get_ways (LabTestWindow *test)
{
  return LAB_ROBOTS_SOLUTIONS_PANEL (lab_test_find (get_page (test),
                                                    LAB_TYPE_ROBOTS_SOLUTIONS_PANEL));
}

/* Plays the empty board. */
static void
start_board (LabTestWindow *test)
{
  lab_test_robots_set_tutorial (TRUE);
  lab_test_robots_play (test, LAB_TEST_ROBOTS_BOARD);
}

static void
start_level (LabTestWindow *test,
             guint          number)
{
  LabRobotsLevel level;

  lab_test_robots_set_tutorial (TRUE);
  lab_robots_level_init_numbered (&level, number);
  lab_test_robots_show_start (test);
  lab_robots_puzzles_start (get_play (test), &level);
}

static void
await_level (LabTestWindow *test,
             guint          number)
{
  lab_test_wait (lab_test_robots_get_game (test) != NULL
                 && get_level (test)->mode == LAB_ROBOTS_MODE_LEVELS
                 && get_level (test)->number == number);
  lab_test_robots_await_page (test, "robots");
}

static void
await_proof (LabTestWindow *test)
{
  lab_test_wait (!lab_robots_game_is_thinking (lab_test_robots_get_game (test)));
  lab_test_driver_settle (test->driver);
}

static GArray *
get_best (LabTestWindow *test)
{
  return lab_robots_game_list_best (lab_test_robots_get_game (test), NULL)->pdata[0];
}

/* Solves the current puzzle in the fewest moves. */
static void
solve (LabTestWindow *test)
{
  g_autofree char *text = NULL;
  GArray *best;

  await_proof (test);
  best = get_best (test);
  text = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) best->data, best->len);
  lab_test_robots_press (test, text);
  g_assert_true (lab_play_is_over (lab_test_robots_get_game (test)));
}

static guint
count_records (void)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_records, NULL);

  return records->len;
}

static guint
count_moves (LabTestWindow *test)
{
  return lab_play_get_n_moves (LAB_PLAY (lab_test_robots_get_game (test)));
}

/* Tests */

/* A level is solved in the fewest moves, and a key leads to the next one. */
LAB_WINDOW_TEST ("/window-robots-solo/level", test_level)
{
  LabStars *stars;

  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
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
  g_assert_cmpuint (lab_robots_puzzles_get_level (get_play (test)), ==, 2);
  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
}

/* Moves are undone, redone, and restarted; a robot that cannot move stays. */
LAB_WINDOW_TEST ("/window-robots-solo/history", test_history)
{
  start_board (test);
  g_assert_true (gtk_widget_has_focus (lab_test_robots_get_board (test)));
  lab_test_robots_press (test, "1N");
  g_assert_cmpuint (count_moves (test), ==, 0);
  lab_test_robots_press (test, "1S 1N");
  g_assert_nonnull (lab_test_find_text ("Stop robot 1 on the target."));
  g_assert_cmpuint (count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (test), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  g_assert_cmpuint (count_moves (test), ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (lab_test_robots_get_game (test))), ==, 2);
}

/* Clicks on a cell. */
static void
click (LabTestWindow *test,
       guint          column,
       guint          row)
{
  GtkWidget *board = lab_test_robots_get_board (test);
  LabRobotsArea area;

  lab_robots_board_view_get_area (LAB_ROBOTS_BOARD_VIEW (board), &area);
  lab_test_driver_move (test->driver, board, area.x + (column + 0.5) * area.side,
                        area.y + (row + 0.5) * area.side);
  lab_test_driver_press (test->driver);
  lab_test_driver_settle (test->driver);
}

/* A click chooses a robot, and a click where it can stop moves it. */
LAB_WINDOW_TEST ("/window-robots-solo/click", test_click)
{
  LabRobotsBoardView *board;

  start_board (test);
  board = LAB_ROBOTS_BOARD_VIEW (lab_test_robots_get_board (test));
  click (test, 0, 0);
  g_assert_cmpint (board->selected, ==, 0);
  click (test, 7, 0);
  g_assert_cmpuint (count_moves (test), ==, 1);
  g_assert_cmpuint (lab_test_robots_get_game (test)->position->cells[0], ==, 7);
}

/* A hint tells more each time it is asked for. */
LAB_WINDOW_TEST ("/window-robots-solo/hint", test_hint)
{
  static const char * const texts[] = { "From here it takes 1 move.", "Robot 1 moves first.",
                                        "Robot 1 moves south to h7.",
                                        "The whole way: \u2066" "1\u202f↓\u202fh7\u2069" };
  LabRobotsBoardView *board;

  start_board (test);
  lab_test_robots_press (test, "1E");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_h, 0);
      lab_test_wait (lab_test_find_text (texts[i]) != NULL);
    }
  board = LAB_ROBOTS_BOARD_VIEW (lab_test_robots_get_board (test));
  g_assert_cmpint (board->selected, ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (lab_test_robots_get_game (test))), ==, 4);
  lab_test_robots_press (test, "1W");
  g_assert_null (lab_test_find_text (texts[3]));
}

/* After the end, both ways are gone through, and undoing leads back into the puzzle. */
LAB_WINDOW_TEST ("/window-robots-solo/ways", test_ways)
{
  LabRobotsSolutionsPanel *ways;

  start_board (test);
  await_proof (test);
  lab_test_robots_press (test, "1S 1N 1E 1S");
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (
      lab_test_find_text ("You solved it in 4 moves. The fewest possible is 2 moves."));
  ways = get_ways (test);
  g_assert_cmpuint (ways->step, ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Up, GDK_ALT_MASK);
  g_assert_cmpuint (ways->step, ==, 3);
  lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_ALT_MASK);
  g_assert_cmpuint (ways->step, ==, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, GDK_ALT_MASK);
  g_assert_cmpuint (ways->step, ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_End, GDK_ALT_MASK);
  g_assert_cmpuint (ways->step, ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_b, 0);
  g_assert_cmpuint (ways->step, ==, 2);
  ways->tempo = 0.01;
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_wait (ways->step == 2);

  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (count_moves (test), ==, 3);
  g_assert_null (lab_test_find_text ("Solved!"));
  lab_test_robots_press (test, "1S");
  g_assert_nonnull (lab_test_find_text ("Solved!"));
}

/* All best ways can be paged through. */
LAB_WINDOW_TEST ("/window-robots-solo/all-best", test_all_best)
{
  lab_test_robots_set_tutorial (TRUE);
  lab_test_robots_play (
      test, "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,e3 h8");
  await_proof (test);
  lab_test_robots_press (test, "1E 1S");
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Best way 1 of 2"));
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_text ("Best way 2 of 2"));
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Up, GDK_CONTROL_MASK);
  g_assert_nonnull (lab_test_find_text ("Best way 1 of 2"));
}

/* Returns what jumps to a best way. */
static GtkSpinButton *
get_number (LabTestWindow *test)
{
  return GTK_SPIN_BUTTON (lab_test_find (GTK_WIDGET (get_ways (test)), GTK_TYPE_SPIN_BUTTON));
}

/* Many best ways are all there, and a number leads to any of them. */
LAB_WINDOW_TEST ("/window-robots-solo/many-best", test_many_best)
{
  LabRobotsGame *game;
  g_autofree char *text = NULL;
  double last;
  guint64 n_all;
  guint n;

  lab_test_robots_set_tutorial (TRUE);
  lab_test_robots_play (test, MANY_WAYS);
  game = lab_test_robots_get_game (test);
  solve (test);
  lab_test_driver_settle (test->driver);
  n = lab_robots_game_list_best (game, &n_all)->len;
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (n_all, ==, n);
  gtk_spin_button_get_range (get_number (test), NULL, &last);
  g_assert_cmpfloat (last, ==, n);
  gtk_spin_button_set_value (get_number (test), n - 1);
  text = g_strdup_printf ("Best way %u of %u", n - 1, n);
  g_assert_nonnull (lab_test_find_text (text));
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, GDK_CONTROL_MASK);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (get_number (test)), ==, (int) n);
}

/* The headings of the ways are above their columns, also where the page is narrow. */
LAB_WINDOW_TEST ("/window-robots-solo/columns", test_columns)
{
  GtkWidget *grid;

  start_board (test);
  await_proof (test);
  lab_test_robots_press (test, "1S 1N 1E 1S");
  lab_test_driver_settle (test->driver);
  grid = lab_test_find (GTK_WIDGET (get_ways (test)), GTK_TYPE_GRID);
  for (int column = 1; column <= 2; column++)
    {
      graphene_rect_t heading, move;

      g_assert_true (gtk_widget_compute_bounds (
          gtk_grid_get_child_at (GTK_GRID (grid), column, 0), grid, &heading));
      g_assert_true (gtk_widget_compute_bounds (
          gtk_grid_get_child_at (GTK_GRID (grid), column, 1), grid, &move));
      g_assert_cmpfloat (heading.origin.x, ==, move.origin.x);
      g_assert_cmpfloat (heading.size.width, ==, move.size.width);
    }
}

/* On a phone, the headings stay in sight while the moves below them are scrolled. */
LAB_WINDOW_TEST ("/window-robots-solo/pinned", test_pinned)
{
  LabRobotsSoloPage *page;
  GtkAdjustment *scroll;

  start_board (test);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  await_proof (test);
  lab_test_robots_press (test, "1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1E 1S");
  lab_test_driver_settle (test->driver);
  page = LAB_ROBOTS_SOLO_PAGE (get_page (test));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->pinned)));
  scroll = gtk_scrolled_window_get_vadjustment (page->scroller);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page->pinned)));
  g_assert_cmpint (gtk_widget_get_width (page->pinned_own), ==,
                   gtk_widget_get_width (page->pinned_best));
  gtk_adjustment_set_value (scroll, 0);
  lab_test_driver_settle (test->driver);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->pinned)));
}

/* On a phone, the button for the next level, which has the focus, is in sight. */
LAB_WINDOW_TEST ("/window-robots-solo/next-in-sight", test_next_in_sight)
{
  LabRobotsSoloPage *page;
  graphene_rect_t place;

  start_level (test, 1);
  await_level (test, 1);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  solve (test);
  lab_test_driver_settle (test->driver);
  page = LAB_ROBOTS_SOLO_PAGE (get_page (test));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (page->next)));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (page->next), GTK_WIDGET (page->scroller),
                                            &place));
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=,
                     gtk_widget_get_height (GTK_WIDGET (page->scroller)));
}

/* Both ways are on the board, one of them faintly; none is there twice. */
LAB_WINDOW_TEST ("/window-robots-solo/both-ways", test_both_ways)
{
  LabRobotsBoardView *board;

  start_board (test);
  board = LAB_ROBOTS_BOARD_VIEW (lab_test_robots_get_board (test));
  await_proof (test);
  lab_test_robots_press (test, "1S 1N 1E 1S");
  g_assert_cmpuint (board->way->len, ==, 4);
  g_assert_cmpuint (board->other_way->len, ==, 2);
  lab_test_driver_key (test->driver, GDK_KEY_b, 0);
  g_assert_cmpuint (board->way->len, ==, 2);
  g_assert_cmpuint (board->other_way->len, ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (board->other_way->len, ==, 0);
  lab_test_robots_press (test, "1E 1S");
  g_assert_cmpuint (board->way->len, ==, 2);
  g_assert_cmpuint (board->other_way->len, ==, 0);
}

/* A robot that reaches the target in a straight line does not count, and the page says why. */
LAB_WINDOW_TEST ("/window-robots-solo/turn", test_turn)
{
  static const char reason[] = "Robot 1 is on the target, but it has not turned. It must have "
                               "moved both along a row and along a column.";

  lab_test_robots_set_tutorial (TRUE);
  lab_test_robots_play (test, "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/"
                        "c4444446 a1,h8 a8 ricochet");
  g_assert_nonnull (
      lab_test_find_text ("Robot 1 must turn: a straight way does not count."));
  lab_test_robots_press (test, "1E");
  g_assert_null (lab_test_find_text (reason));
  lab_test_robots_press (test, "1W 1S");
  g_assert_true (lab_play_is_over (lab_test_robots_get_game (test)));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_robots_press (test, "1S");
  g_assert_false (lab_play_is_over (lab_test_robots_get_game (test)));
  lab_test_wait (lab_test_find_text (reason) != NULL);
}

/* Where there is no solution, a hint says so, wherever the robots are. */
LAB_WINDOW_TEST ("/window-robots-solo/hopeless", test_hopeless)
{
  lab_test_robots_set_tutorial (TRUE);
  lab_test_robots_play (
      test, "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1 d2");
  await_proof (test);
  lab_test_robots_press (test, "1S");
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (
      lab_test_find_text ("This board has no solution: the target cannot be reached.") != NULL);
}

/* A puzzle that was begun is there again after the program was killed. */
LAB_WINDOW_TEST ("/window-robots-solo/resume", test_resume)
{
  GtkWidget *start;
  GArray *best;

  start_level (test, 2);
  await_level (test, 2);
  await_proof (test);
  best = get_best (test);
  g_assert_true (lab_robots_game_play (lab_test_robots_get_game (test),
                                       g_array_index (best, LabRobotsMove, 0), NULL));
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  g_assert_nonnull (lab_test_robots_get_game (test));
  start = lab_test_robots_show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.resume", NULL));
  lab_test_robots_await_page (test, "robots");
  g_assert_cmpuint (get_level (test)->number, ==, 2);
  g_assert_cmpuint (count_moves (test), ==, 1);
}

/* Moves of another puzzle are lost only if the player agrees. */
LAB_WINDOW_TEST ("/window-robots-solo/question", test_question)
{
  start_board (test);
  lab_test_robots_press (test, "1S");
  start_level (test, 1);
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (count_moves (test), ==, 1);
  g_assert_cmpuint (get_level (test)->mode, ==, LAB_ROBOTS_MODE_BOARD);
}

/* A saved puzzle opens with its moves. */
LAB_WINDOW_TEST ("/window-robots-solo/file", test_file)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a" LAB_ROBOTS_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  start_board (test);
  lab_test_robots_press (test, "1S 1N");
  text = lab_robots_kind.format (lab_test_robots_get_game (test));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (count_moves (test), ==, 0);
  lab_window_open (test->window, &file, 1);
  lab_test_wait (count_moves (test) == 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The pages of levels and statistics show what was solved. */
LAB_WINDOW_TEST ("/window-robots-solo/pages", test_pages)
{
  GtkWidget *start;
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, "Labyrinthe Robots 1\n"
                                    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2 0\n"
                                    "2026-11-20T10:00:00Z levels 7 8 2 4 4 5000 3 0\n",
                              -1, NULL));
  start = lab_test_robots_show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-levels", NULL));
  lab_test_robots_await_page (test, "robots-levels");
  g_assert_nonnull (lab_test_find_text ("Level 8"));
  g_assert_nonnull (lab_test_find_text ("4 moves; the fewest possible is 2"));
  g_assert_nonnull (lab_test_find_text ("Next Levels"));
  g_assert_nonnull (lab_test_find_text ("Solved Levels"));
  start = lab_test_robots_show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-statistics", NULL));
  lab_test_robots_await_page (test, "robots-statistics");
  g_assert_nonnull (lab_test_find_text ("0:10"));
  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
}

/* The tutorial comes in the first puzzle, and follows the moves. */
LAB_WINDOW_TEST ("/window-robots-solo/tutorial", test_tutorial)
{
  start_board (test);
  g_assert_null (lab_test_find_text ("Robots Slide"));
  lab_test_robots_press (test, "1S");
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_robots_set_tutorial (FALSE);
  lab_family_show_start (lab_test_robots_get_family (test));
  lab_robots_puzzles_start_board (get_play (test), lab_test_robots_get_game (test)->board);
  lab_test_robots_await_page (test, "robots");
  g_assert_nonnull (lab_test_find_text ("Robots Slide"));
  lab_test_robots_press (test, "1S 1N");
  g_assert_nonnull (lab_test_find_text ("Stop on the Target"));
  lab_test_robots_set_tutorial (TRUE);
}

/* Begins to look for a board that is hard to find, and waits until some boards were tried. */
static void
look_for_board (LabTestWindow *test)
{
  LabRobotsSoloPage *page = LAB_ROBOTS_SOLO_PAGE (get_page (test));
  const LabRobotsRecipe recipe = { .size = 16, .n_robots = 4, .density = 100 };
  LabRobotsLevel level;

  lab_robots_level_init_random (&level, &recipe, LAB_ROBOTS_MAX_EXACT, 1);
  lab_robots_puzzles_start (get_play (test), &level);
  lab_test_wait (lab_test_find_text ("Looking for a board with 20 moves…") != NULL);
  lab_test_wait (!g_str_equal (gtk_label_get_text (page->tried), "Boards tried: 0"));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (get_play (test)->making);
}

/* The start page shows the tutorial again, also if the first level has begun. */
LAB_WINDOW_TEST ("/window-robots-solo/tutorial-again", test_tutorial_again)
{
  GtkWidget *start;

  start_level (test, 1);
  await_level (test, 1);
  g_assert_null (lab_test_find_text ("Robots Slide"));
  start = lab_test_robots_show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-tutorial", NULL));
  await_level (test, 1);
  g_assert_nonnull (lab_test_find_text ("Robots Slide"));
  lab_test_robots_press (test, "1N 1S 1E 1W");
  g_assert_cmpuint (count_moves (test), >, 0);
  start = lab_test_robots_show_start (test);
  g_assert_true (gtk_widget_activate_action (start, "win.robots-tutorial", NULL));
  await_level (test, 1);
  g_assert_cmpuint (count_moves (test), ==, 0);
  g_assert_nonnull (lab_test_find_text ("Robots Slide"));
  lab_test_robots_set_tutorial (TRUE);
}

/* Nobody has to wait for a board that is hard to find, and the puzzle before it stays. */
LAB_WINDOW_TEST ("/window-robots-solo/cancel", test_cancel)
{
  start_board (test);
  look_for_board (test);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_robots_await_page (test, LAB_FAMILY_START_PAGE);
  g_assert_null (get_play (test)->making);
  g_assert_cmpuint (get_level (test)->mode, ==, LAB_ROBOTS_MODE_BOARD);
}

/* A player who leaves the page does not wait, so that nothing is looked for, and no page comes. */
LAB_WINDOW_TEST ("/window-robots-solo/leave", test_leave)
{
  LabFamily *other = LAB_FAMILY (lab_window_get_family (test->window, "maze"));

  start_board (test);
  look_for_board (test);
  lab_test_driver_key (test->driver, GDK_KEY_Left, GDK_ALT_MASK);
  lab_test_robots_await_page (test, LAB_FAMILY_START_PAGE);
  g_assert_null (get_play (test)->making);

  look_for_board (test);
  lab_family_show_page (other, LAB_FAMILY_START_PAGE);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_window_get_shown (test->window) == other);
  g_assert_null (get_play (test)->making);

  /* The page has the puzzle again. */
  lab_robots_puzzles_resume (get_play (test));
  lab_test_robots_await_page (test, "robots");
  g_assert_true (gtk_widget_get_mapped (lab_test_robots_get_board (test)));
}

/* What the start page has chosen is played. */
LAB_WINDOW_TEST ("/window-robots-solo/settings", test_settings)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GtkWidget *start = lab_test_robots_show_start (test);

  lab_test_robots_set_tutorial (TRUE);
  g_settings_set_string (settings, "robots-mode", "length");
  g_settings_set_int (settings, "robots-length", 4);
  g_settings_set_int (settings, "robots-size", 8);
  g_settings_set_int (settings, "robots-robots", 2);
  g_assert_true (gtk_widget_activate_action (start, "win.robots", NULL));
  lab_test_wait (lab_test_robots_get_game (test) != NULL);
  lab_test_robots_await_page (test, "robots");
  g_assert_nonnull (lab_test_find_text ("Puzzle in 4 Moves"));
  g_assert_cmpuint (lab_test_robots_get_game (test)->board->size, ==, 8);
  await_proof (test);
  g_assert_cmpuint (get_best (test)->len, ==, 4);
  g_settings_reset (settings, "robots-mode");
  g_settings_reset (settings, "robots-length");
  g_settings_reset (settings, "robots-size");
  g_settings_reset (settings, "robots-robots");
}
