/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-kind.h"
#include "lab-robots-records.h"
#include "lab-robots-solo-page.h"
#include "lab-robots-solutions-panel.h"
#include "lab-robots-text.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

/* Solves puzzles with robots alone in the window. */

/* A board with 444 shortest ways. */
#define MANY_WAYS \
  "91111393/82c00042/80144296/802ff803/802ff86a/c0411012/90380002/c44446c6 b4,c2,g3,b7 g5"

/* Why a robot on the target has not solved the puzzle. */
#define NO_TURN \
  "Robot 1 is on the target, but it has not turned. It must have moved both along a row and along" \
  " a column."

/* Private helpers */

static LabRobotsPuzzles *
get_play (LabTestWindow *test)
{
  return lab_robots_puzzles_get (lab_test_robots_get_family (test));
}

static LabRobotsSoloPage *
get_page (LabTestWindow *test)
{
  return LAB_ROBOTS_SOLO_PAGE (lab_test_robots_get_page (test));
}

static GtkWidget *
find (LabTestWindow *test,
      GType          type)
{
  return lab_test_find (lab_test_robots_get_page (test), type);
}

/* Solves the current puzzle in the fewest moves. */
static void
solve (LabTestWindow *test)
{
  g_autofree char *text = NULL;
  GArray *best;

  lab_test_do (test, "proved");
  best = lab_robots_game_list_best (lab_test_robots_get_game (test), NULL)->pdata[0];
  text = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) best->data, best->len);
  lab_test_do (test, "robots %s; settle; text Solved!", text);
  g_assert_true (lab_play_is_over (lab_test_robots_get_game (test)));
}

static guint
count_records (void)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_robots_records, NULL);

  return records->len;
}

/* Tests */

LAB_WINDOW_TESTS (test_steps,
  /* Moves are undone, redone, and restarted; a robot that cannot move stays. */
  { "/window-robots-solo/history",
    "board; robots 1N; moved 0; robots 1S 1N; text Stop robot 1 on the target.; moved 2; "
    "key <Control>z; moved 1; key <Control><Shift>z; moved 2; key r; moved 0; "
    "key <Control><Shift>z; moved 1; key <Control><Shift>z; moved 2" },
  /* A hint tells more each time it is asked for. */
  { "/window-robots-solo/hint",
    "board; robots 1E; key h; wait-text From here it takes 1 move.; "
    "key h; wait-text Robot 1 moves first.; key h; wait-text Robot 1 moves down to h7.; "
    "key h; wait-text The whole way: \u2066" "1\u202f↓\u202fh7\u2069; selected 1; "
    "key h; hinted 4; robots 1W; no-text The whole way: \u2066" "1\u202f↓\u202fh7\u2069" },
  /* All best ways can be paged through. */
  { "/window-robots-solo/all-best",
    "board " LAB_TEST_ROBOTS_WALLS "a1,e3 h8; proved; robots 1E 1S; settle; text Best way 1 of 2; "
    "key <Control>Page_Down; text Best way 2 of 2; "
    "key <Control>Page_Down; key <Control>Page_Up; text Best way 1 of 2" },
  /* A robot that reaches the target in a straight line does not count, and the page says why. */
  { "/window-robots-solo/turn",
    "board " LAB_TEST_ROBOTS_WALLS "a1,h8 a8 ricochet; "
    "text Robot 1 must turn: a straight way does not count.; robots 1E; no-text " NO_TURN "; "
    "robots 1W 1S; settle; text Solved!; key r; robots 1S; wait-text " NO_TURN "; "
    "no-text Solved!" },
  /* Where there is no solution, a hint says so, wherever the robots are. */
  { "/window-robots-solo/hopeless",
    "board " LAB_TEST_ROBOTS_WALLS "a1 d2; proved; robots 1S; key h; "
    "wait-text This board has no solution: the target cannot be reached." },
  /* A puzzle that was begun is there again after the program was killed. */
  { "/window-robots-solo/resume",
    "level 2; wait-level 2; robots 1N 1E 1S 1W; key r; key <Control><Shift>z; moved 1; end; start; "
    "robots-page; do win.resume; wait-level 2; moved 1" },
  /* Moves of another puzzle are lost only if the player agrees. */
  { "/window-robots-solo/question",
    "board; robots 1S; level 1; answer Cancel; moved 1; mode board" },
  /* The lesson comes in the first puzzle, and follows the moves. */
  { "/window-robots-solo/lesson",
    "board; no-text Robots Slide; robots 1S; key r; set robots-tutorial-seen false; "
    "board; text Robots Slide; robots 1S 1N; text Stop on the Target" },
  /* The start page shows the lesson again, also if the first level has begun. */
  { "/window-robots-solo/lesson-again",
    "level 1; wait-level 1; no-text Robots Slide; "
    "robots-page; do win.robots-tutorial; wait-level 1; text Robots Slide; robots 1N 1S 1E 1W; "
    "robots-page; do win.robots-tutorial; wait-level 1; text Robots Slide; moved 0" })
{
  lab_test_do (test, "%s", (const char *) data);
}

/* A level is solved in the fewest moves, and a key leads to the next one. */
LAB_WINDOW_TEST ("/window-robots-solo/level", test_level)
{
  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
  lab_test_do (test, "level 1; wait-level 1; text Level 1");
  solve (test);
  g_assert_cmpuint (LAB_STARS (find (test, LAB_TYPE_STARS))->count, ==, 3);
  lab_test_wait (count_records () == 1);
  lab_test_do (test, "key n; wait-level 2; moved 0");
  g_assert_cmpuint (lab_robots_puzzles_get_level (get_play (test)), ==, 2);
  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
}

/* A click chooses a robot, and a click where it can stop moves it. */
LAB_WINDOW_TEST ("/window-robots-solo/click", test_click)
{
  lab_test_do (test, "board");
  lab_test_robots_click (test->driver, lab_test_robots_get_board (test), "a1");
  lab_test_do (test, "selected 1");
  lab_test_robots_click (test->driver, lab_test_robots_get_board (test), "h1");
  lab_test_do (test, "moved 1");
  g_assert_cmpuint (lab_test_robots_get_game (test)->position->cells[0], ==, 7);
}

/* After the end, both ways are gone through, and undoing leads back into the puzzle. */
LAB_WINDOW_TEST ("/window-robots-solo/solutions", test_solutions)
{
  static const struct
  {
    const char *key;
    guint step;
  } keys[] = {
    { "Left", 3 }, { "Home", 0 }, { "Right", 1 }, { "End", 4 }, { "b", 2 },
  };
  LabRobotsSolutionsPanel *panel;

  lab_test_do (test, "board; proved; robots 1S 1N 1E 1S; settle; "
               "text You solved it in 4 moves. The fewest possible is 2 moves.");
  panel = LAB_ROBOTS_SOLUTIONS_PANEL (find (test, LAB_TYPE_ROBOTS_SOLUTIONS_PANEL));
  g_assert_cmpuint (panel->step, ==, 4);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (panel->own_button), "choice"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (panel->best_button), "choice"));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      lab_test_do (test, "key %s", keys[i].key);
      g_assert_cmpuint (panel->step, ==, keys[i].step);
    }
  for (guint i = 0; i < 3; i++)
    lab_test_do (test, "key f");
  lab_test_do (test, "key Home; pass 1600; key space");
  lab_test_wait (panel->step == 2);
  lab_test_do (test, "key <Control>z; moved 3; no-text Solved!; robots 1S; text Solved!");
}

/* Many best ways are all there, and a number leads to any of them. */
LAB_WINDOW_TEST ("/window-robots-solo/many-best", test_many_best)
{
  GtkSpinButton *number;
  double last;
  guint64 n_all;
  guint n;

  lab_test_do (test, "board " MANY_WAYS);
  solve (test);
  n = lab_robots_game_list_best (lab_test_robots_get_game (test), &n_all)->len;
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (n_all, ==, n);
  number = GTK_SPIN_BUTTON (lab_test_find (find (test, LAB_TYPE_ROBOTS_SOLUTIONS_PANEL),
                                           GTK_TYPE_SPIN_BUTTON));
  gtk_spin_button_get_range (number, NULL, &last);
  g_assert_cmpfloat (last, ==, n);
  gtk_spin_button_set_value (number, n - 1);
  lab_test_do (test, "text Best way %u of %u; key <Control>Page_Down", n - 1, n);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (number), ==, (int) n);
}

/* The headings of the ways are above their columns, also where the page is narrow. */
LAB_WINDOW_TEST ("/window-robots-solo/columns", test_columns)
{
  GtkWidget *grid;

  lab_test_do (test, "board; proved; robots 1S 1N 1E 1S; settle");
  grid = lab_test_find (find (test, LAB_TYPE_ROBOTS_SOLUTIONS_PANEL), GTK_TYPE_GRID);
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
  GtkAdjustment *scroll;
  LabRobotsSoloPage *page;

  lab_test_do (test, "board; size 360 640; proved; "
               "robots 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1S 1N 1E 1S; settle");
  page = get_page (test);
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
  GtkWidget *next;

  lab_test_do (test, "level 1; wait-level 1; size 360 640");
  solve (test);
  next = get_page (test)->result->buttons[LAB_RESULT_NEXT];
  g_assert_true (gtk_widget_has_focus (next));
  g_assert_true (lab_test_is_within (next, GTK_WIDGET (get_page (test)->scroller)));
}

/* Both ways are on the board, one of them faintly; none is there twice. */
LAB_WINDOW_TEST ("/window-robots-solo/both-ways", test_both_ways)
{
  static const struct
  {
    const char *steps;
    guint length, other_length;
  } stages[] = {
    { "robots 1S 1N 1E 1S", 4, 2 },
    { "key b", 2, 4 },
    { "key r", 0, 0 },
    { "robots 1E 1S", 2, 0 },
  };

  lab_test_do (test, "board; proved");
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      const LabRobotsBoardView *board = lab_test_robots_get_board (test);

      lab_test_do (test, "%s", stages[i].steps);
      g_assert_cmpuint (board->way->len, ==, stages[i].length);
      g_assert_cmpuint (board->other_way->len, ==, stages[i].other_length);
    }
}

/* A saved puzzle opens with its moves. */
LAB_WINDOW_TEST ("/window-robots-solo/file", test_file)
{
  g_autofree char *path
      = g_build_filename (g_get_user_data_dir (), "a" LAB_ROBOTS_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  lab_test_do (test, "board; robots 1S 1N");
  text = lab_robots_kind.format (lab_test_robots_get_game (test));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lab_test_do (test, "key r; moved 0");
  lab_window_open (test->window, &file, 1);
  lab_test_wait (lab_play_get_n_moves (LAB_PLAY (lab_test_robots_get_game (test))) == 2);
  g_remove (path);
}

/* The pages of levels and statistics show what was solved. */
LAB_WINDOW_TEST ("/window-robots-solo/pages", test_pages)
{
  g_autoptr (GPtrArray) tiles = NULL;
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, "Labyrinthe Robots 1\n"
                                    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2 0\n"
                                    "2026-11-20T10:00:00Z levels 7 8 2 4 4 5000 3 0\n",
                                    -1, NULL));
  lab_test_do (test, "part robots-levels");
  tiles = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_FLOW_BOX_CHILD);
  g_assert_cmpuint (tiles->len, ==, 19);
  g_assert_true (lab_test_has_text (tiles->pdata[6], "7"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (tiles->pdata[0]), ==,
                   "4 moves; the fewest possible is 2");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (tiles->pdata[7]), ==, "8×8, 3 robots");
  lab_test_do (test, "statistics; text 0:10; close-dialog");
  g_assert_true (lab_record_kind_clear (&lab_robots_records, NULL));
}

/* Begins to look for a board that is hard to find, and waits until some boards were tried. */
static void
look_for_board (LabTestWindow *test)
{
  const LabRobotsRecipe recipe = { .size = 16, .n_robots = 4, .density = 100 };
  LabRobotsLevel level;

  lab_robots_level_init_random (&level, &recipe, LAB_ROBOTS_MAX_EXACT, 1);
  lab_robots_puzzles_start (get_play (test), &level);
  lab_test_do (test, "wait-text Looking for a board with 20 moves…; wait-no-text Boards tried: 0; "
               "settle");
  g_assert_nonnull (get_play (test)->making);
}

/* Nobody has to wait for a board that is hard to find, and the puzzle before it stays. */
LAB_WINDOW_TEST ("/window-robots-solo/cancel", test_cancel)
{
  lab_test_do (test, "board");
  look_for_board (test);
  lab_test_do (test, "key Return; wait-page " LAB_FAMILY_START_PAGE "; mode board");
  g_assert_null (get_play (test)->making);
}

/* A player who leaves the page does not wait, so that nothing is looked for, and no page comes. */
LAB_WINDOW_TEST ("/window-robots-solo/leave", test_leave)
{
  LabFamily *other = LAB_FAMILY (lab_window_get_family (test->window, "maze"));

  lab_test_do (test, "board");
  look_for_board (test);
  lab_test_do (test, "key <Alt>Left; wait-page " LAB_FAMILY_START_PAGE "; settle");
  g_assert_null (get_play (test)->making);

  look_for_board (test);
  lab_family_show_page (other, LAB_FAMILY_START_PAGE);
  lab_test_driver_settle (test->driver);
  g_assert_true (test->window->family == other);
  g_assert_null (get_play (test)->making);

  /* The page has the puzzle again. */
  lab_robots_puzzles_resume (get_play (test));
  lab_test_do (test, "wait-page robots; settle");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (lab_test_robots_get_board (test))));
}
