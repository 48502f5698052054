/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-robots-window.h"

#include <stdlib.h>

#include "lab-robots-solo-page.h"
#include "lab-robots-start-page.h"
#include "lab-robots-text.h"
#include "lab-test-robots-party.h"
#include "lab-test-steps.h"

/* Visits all pages of the robots, and plays puzzles. Nothing here depends on the language. */

/* Private helpers */

/* Shows a board to play. */
static void
play (LabTestWindow *test,
      const char    *text)
{
  LabRobotsBoard board;
  g_autoptr (GError) error = NULL;

  lab_robots_board_parse (text, &board, &error);
  g_assert_no_error (error);
  lab_test_robots_show_start (test);
  lab_robots_puzzles_start_board (lab_robots_puzzles_get (lab_test_robots_get_family (test)),
                                  &board);
  lab_test_do (test, "wait-page robots; settle");
}

/* Starts a level, unless there is a question before. */
static void
start_level (LabTestWindow *test,
             guint          number)
{
  LabRobotsLevel level;

  lab_robots_level_init_numbered (&level, number);
  lab_test_robots_show_start (test);
  lab_robots_puzzles_start (lab_robots_puzzles_get (lab_test_robots_get_family (test)), &level);
}

static gboolean
is_at_level (LabTestWindow *test,
             guint          number)
{
  const LabRobotsGame *game = lab_test_robots_get_game (test);

  return game != NULL && game->level.mode == LAB_ROBOTS_MODE_LEVELS && game->level.number == number;
}

/* Makes moves with keys. */
static void
make_moves (LabTestWindow *test,
            const char    *text)
{
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  lab_robots_moves_parse (text, &moves, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (lab_test_robots_get_board (test)));
      lab_test_robots_press (test->driver, g_array_index (moves, LabRobotsMove, i));
    }
}

/* Public functions */

/** lab_test_robots_get_family: (transfer none): returns the family in the window. */
LabFamily *
lab_test_robots_get_family (LabTestWindow *test)
{
  return LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID));
}

/** lab_test_robots_get_game: (transfer none) (nullable): returns the current puzzle. */
LabRobotsGame *
lab_test_robots_get_game (LabTestWindow *test)
{
  return lab_robots_puzzles_get_game (lab_robots_puzzles_get (lab_test_robots_get_family (test)));
}

/** lab_test_robots_get_page: (transfer none): returns the page for one player. */
GtkWidget *
lab_test_robots_get_page (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ROBOTS_SOLO_PAGE);
}

/** lab_test_robots_get_board: (transfer none): returns the board of this page. */
LabRobotsBoardView *
lab_test_robots_get_board (LabTestWindow *test)
{
  return LAB_ROBOTS_BOARD_VIEW (lab_test_find (lab_test_robots_get_page (test),
                                               LAB_TYPE_ROBOTS_BOARD_VIEW));
}

/** lab_test_robots_show_start: (transfer none): shows and returns the start page. */
GtkWidget *
lab_test_robots_show_start (LabTestWindow *test)
{
  lab_family_show_start (lab_test_robots_get_family (test));
  lab_test_driver_settle (test->driver);
  return lab_family_get_start_page (lab_test_robots_get_family (test));
}

/** lab_test_robots_show_part: opens a part from the start page. */
void
lab_test_robots_show_part (LabTestWindow *test,
                           const char    *name)
{
  lab_test_robots_show_start (test);
  lab_test_do (test, "do win.%s; wait-page %s; settle", name, name);
}

/** lab_test_robots_find_cell: returns the number of a cell such as c4. */
guint
lab_test_robots_find_cell (LabRobotsBoardView *view,
                           const char         *name)
{
  guint cell;

  g_assert_true (lab_robots_cell_parse (name, view->board.size, &cell, NULL));
  return cell;
}

/** lab_test_robots_point: moves the pointer to a place in a cell; @right and @down are parts of
 * it. */
void
lab_test_robots_point (LabTestDriver      *driver,
                       LabRobotsBoardView *view,
                       const char         *cell,
                       double              right,
                       double              down)
{
  guint number = lab_test_robots_find_cell (view, cell), row = number / view->board.size;
  LabRobotsArea area;

  lab_robots_board_view_get_area (view, &area);
  lab_test_driver_move (driver, GTK_WIDGET (view),
                        area.x + (number % view->board.size + right) * area.side,
                        area.y + (row + down) * area.side);
}

/** lab_test_robots_click: clicks in the middle of a cell. */
void
lab_test_robots_click (LabTestDriver      *driver,
                       LabRobotsBoardView *view,
                       const char         *cell)
{
  lab_test_robots_point (driver, view, cell, 0.5, 0.5);
  lab_test_driver_press (driver);
}

/** lab_test_robots_press: makes a move with keys on the board that has the focus. */
void
lab_test_robots_press (LabTestDriver *driver,
                       LabRobotsMove  move)
{
  static const guint arrows[LAB_N_ROBOTS_SIDES] = { GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down,
                                                    GDK_KEY_Left };

  lab_test_driver_key (driver, GDK_KEY_1 + move.robot, 0);
  lab_test_driver_key (driver, arrows[move.side], 0);
}

/**
 * lab_test_robots_step:
 * @test: the window under test
 * @name: the first word of a step of lab_test_do()
 * @what: (nullable): the rest of it
 *
 * Does the steps that only the robots have:
 *
 * - `board`, `board TEXT`, `level NUMBER`: start a puzzle, and `wait-level NUMBER` waits for one
 * - `robots MOVES` makes moves with keys; `robots-page`, and `part NAME` show another page
 * - `moved NUMBER`, `hinted NUMBER`, `mode MODE`, `selected ROBOT`: how the puzzle must stand
 * - `proved`: waits until the fewest moves are known
 * - the steps of lab_test_robots_party_step()
 *
 * Returns: whether it is such a step
 */
gboolean
lab_test_robots_step (LabTestWindow *test,
                      const char    *name,
                      const char    *what)
{
  LabRobotsGame *game = lab_test_robots_get_game (test);
  guint number = what != NULL ? (guint) atoi (what) : 0;

  if (g_str_equal (name, "board"))
    play (test, what != NULL ? what : LAB_TEST_ROBOTS_BOARD);
  else if (g_str_equal (name, "level"))
    start_level (test, number);
  else if (g_str_equal (name, "wait-level"))
    {
      lab_test_wait (is_at_level (test, number));
      lab_test_do (test, "wait-page robots; settle");
    }
  else if (g_str_equal (name, "robots"))
    make_moves (test, what);
  else if (g_str_equal (name, "robots-page"))
    lab_test_robots_show_start (test);
  else if (g_str_equal (name, "part"))
    lab_test_robots_show_part (test, what);
  else if (g_str_equal (name, "moved"))
    g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, number);
  else if (g_str_equal (name, "hinted"))
    g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (game)), ==, number);
  else if (g_str_equal (name, "mode"))
    {
      lab_test_wait (lab_test_robots_get_game (test) != NULL);
      g_assert_cmpstr (lab_robots_mode_ids[lab_test_robots_get_game (test)->level.mode], ==,
                       what);
    }
  else if (g_str_equal (name, "selected"))
    g_assert_cmpint (lab_test_robots_get_board (test)->selected, ==, (int) number - 1);
  else if (g_str_equal (name, "proved"))
    {
      lab_test_wait (!lab_robots_game_is_thinking (game));
      lab_test_driver_settle (test->driver);
    }
  else
    return lab_test_robots_party_step (test, name, what);
  return TRUE;
}

/**
 * lab_test_robots_visit_pages:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits the start page with its options, a puzzle, a hint, the end, and a party.
 */
void
lab_test_robots_visit_pages (LabTestWindow   *test,
                             LabTestPageFunc  look_at,
                             gpointer         data)
{
  static const struct
  {
    const char *steps, *name;
  } pages[] = {
    { "set robots-tutorial-seen false; robots-page", "the start page" },
    { "set robots-mode 'length'; part robots-random", "the choice of random puzzles" },
    { "board", "the lesson" },
    { "set robots-tutorial-seen true; proved; key h; key h; key h; key h", "a hint" },
    { "robots 1E 1S; settle", "a solved puzzle" },
  };
  GtkWidget *window = GTK_WIDGET (test->window);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *where = g_strconcat ("robots: ", pages[i].name, NULL);

      lab_test_do (test, "%s", pages[i].steps);
      look_at (test, window, where, data);
    }
  lab_test_robots_party_visit_pages (test, look_at, data);
  lab_test_robots_show_start (test);
}
