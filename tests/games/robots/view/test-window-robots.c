/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-start-page.h"
#include "lab-test-dialog.h"
#include "lab-test-preferences.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

/* Chooses puzzles on the start page of the robots. */

/* Private helpers */

static GtkWidget *
get_page (LabTestWindow *test)
{
  return gtk_stack_get_visible_child (lab_family_get_pages (lab_test_robots_get_family (test)));
}

static void
choose_mode (LabTestWindow *test,
             guint          mode)
{
  GtkWidget *row = lab_test_find (get_page (test), ADW_TYPE_COMBO_ROW);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), mode);
  lab_test_driver_settle (test->driver);
}

static guint
count_visible_numbers (LabTestWindow *test)
{
  g_autoptr (GPtrArray) numbers = lab_test_find_all (get_page (test), GTK_TYPE_SPIN_BUTTON);
  guint n = 0;

  for (guint i = 0; i < numbers->len; i++)
    n += gtk_widget_get_mapped (numbers->pdata[i]) ? 1 : 0;
  return n;
}

/* Tests */

/* The button starts the next level at once, and names it, also after another one was opened; a
 * chosen length and size are those of the puzzle. */
LAB_WINDOW_TESTS (test_play,
  { "/window/robots/start/play",
    "level 5; wait-level 5; robots-page; focus Play Level 1; click Play Level 1; wait-level 1; "
    "text Level 1" },
  { "/window/robots/start/length",
    "set robots-mode 'length'; set robots-length 4; set robots-size 8; set robots-robots 2; "
    "part robots-random; focus Play; click Play; wait-page robots; wait-text Puzzle in 4 Moves; "
    "mode length; proved" })
{
  const LabRobotsGame *game;
  guint fewest;

  lab_test_do (test, "%s", (const char *) data);
  game = lab_test_robots_get_game (test);
  lab_test_do (test, "proved");
  g_assert_true (lab_robots_game_get_fewest (lab_test_robots_get_game (test), &fewest));
  g_assert_cmpuint (fewest, ==, game->level.n_moves);
  g_assert_cmpuint (fewest, ==, game->level.mode == LAB_ROBOTS_MODE_LENGTH ? 4 : 2);
  g_assert_cmpuint (game->board->size, ==, 8);
  g_assert_cmpuint (game->board->n_robots, ==, game->level.recipe.n_robots);
}

/* Only the options of the chosen kind are shown, and they are saved. */
LAB_WINDOW_TEST ("/window/robots/start/options", test_options)
{
  lab_test_do (test, "part robots-random");
  choose_mode (test, 1);
  g_assert_cmpuint (count_visible_numbers (test), ==, 3);
  lab_test_settings_assert ("robots-mode", "'length'");
  choose_mode (test, 0);
  g_assert_cmpuint (count_visible_numbers (test), ==, 2);
  lab_test_settings_assert ("robots-mode", "'endless'");
}

/* The puzzle of today has a row of its own, and is resumed if it is being played. */
LAB_WINDOW_TEST ("/window/robots/start/daily", test_daily)
{
  lab_test_do (test, "robots-page; text Daily Puzzle; do win.robots-daily; wait-page robots; "
               "wait-words Daily Puzzle of ; mode daily; proved");
  g_assert_true (lab_play_move (LAB_PLAY (lab_test_robots_get_game (test)), "1N", NULL)
                 || lab_play_move (LAB_PLAY (lab_test_robots_get_game (test)), "1S", NULL));
  lab_test_do (test, "robots-page; do win.robots-daily; wait-page robots; mode daily; moved 1");
}

/* The picture stands still without animations, and shows another board each time. */
LAB_WINDOW_TEST ("/window/robots/start/picture", test_picture)
{
  GtkWidget *start = lab_test_robots_show_start (test);
  GtkWidget *picture = lab_test_find (start, LAB_TYPE_ROBOTS_PICTURE);
  LabRobotsBoardView *view
      = LAB_ROBOTS_BOARD_VIEW (lab_test_find (picture, LAB_TYPE_ROBOTS_BOARD_VIEW));
  LabRobotsBoard board = view->board;
  LabRobotsPosition first = lab_robots_board_get_start (&board);

  g_assert_true (view->has_board);
  g_assert_cmpmem (&view->position, sizeof first, &first, sizeof first);
  gtk_widget_set_visible (picture, FALSE);
  lab_test_window_set_animated (TRUE);
  gtk_widget_set_visible (picture, TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_false (lab_robots_board_equal (&board, &view->board));
  first = lab_robots_board_get_start (&view->board);
  lab_test_wait (memcmp (&view->position, &first, sizeof first) != 0);
  lab_test_window_set_animated (FALSE);
}

/* How to Play explains puzzles, parties, drawing, and searches. */
LAB_WINDOW_TEST ("/window/robots/how-to-play", test_how_to_play)
{
  static const char * const titles[] = {
    "Robots Slide", "Puzzles With Robots", "Party", "Draw a Board", "How a Computer Searches",
  };
  GtkWidget *dialog;

  lab_test_robots_show_start (test);
  lab_test_do (test, "do win.how-to-play");
  dialog = lab_test_enter_dialog (test);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_true (lab_test_has_text (dialog, titles[i]));
  lab_test_leave_dialog (test);
}
