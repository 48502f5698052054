/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-puzzles.h"

#include <adwaita.h>

#include "lab-puzzle-book.h"
#include "lab-review-page.h"
#include "lab-stars.h"

/* Chooses puzzles, and solves them. */

/** lab_test_puzzles_shows_page: returns whether a page of the window is shown. */
gboolean
lab_test_puzzles_shows_page (LabTestWindow *test,
                             const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

/** lab_test_puzzles_click: scrolls to a widget, and clicks on it. */
void
lab_test_puzzles_click (LabTestWindow *test,
                        GtkWidget     *widget)
{
  g_assert_nonnull (widget);
  lab_test_driver_reveal (test->driver, widget);
  lab_test_driver_click (test->driver, widget);
}

/** lab_test_puzzles_click_button: scrolls to the button with a label, and clicks on it. */
void
lab_test_puzzles_click_button (LabTestWindow *test,
                               const char    *text)
{
  lab_test_puzzles_click (test, lab_test_find_button (text));
}

/**
 * lab_test_puzzles_open:
 * @test: the window under test, on the start page
 *
 * Opens the list of puzzles with its row on the start page. A list takes two quick clicks on one
 * row as a double click, so this uses the keyboard.
 */
void
lab_test_puzzles_open (LabTestWindow *test)
{
  lab_test_driver_reveal (test->driver, gtk_widget_get_ancestor (lab_test_find_text ("Puzzles"),
                                                                 ADW_TYPE_ACTION_ROW));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_puzzles_shows_page (test, "puzzles"));
  lab_test_driver_settle (test->driver);
}

/** lab_test_puzzles_find_tab: (transfer none): returns the button that shows one grade. */
GtkWidget *
lab_test_puzzles_find_tab (LabTestWindow *test,
                           guint          n_turns)
{
  g_autofree char *grade = g_strdup_printf ("%u", n_turns);
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window),
                                                     GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && lab_test_has_text (buttons->pdata[i], grade))
        return buttons->pdata[i];
    }
  g_assert_not_reached ();
}

/** lab_test_puzzles_find_tile: (transfer none): shows a grade, and returns the tile of a puzzle. */
GtkWidget *
lab_test_puzzles_find_tile (LabTestWindow *test,
                            guint          n_turns,
                            guint          number)
{
  GtkFlowBox *box;

  lab_test_puzzles_click (test, lab_test_puzzles_find_tab (test, n_turns));
  box = GTK_FLOW_BOX (lab_test_find (GTK_WIDGET (test->window), GTK_TYPE_FLOW_BOX));
  return GTK_WIDGET (gtk_flow_box_get_child_at_index (box, (int) number - 1));
}

/** lab_test_puzzles_count_stars: returns the number of stars that are lit in @root. */
guint
lab_test_puzzles_count_stars (GtkWidget *root)
{
  return lab_stars_get_count (LAB_STARS (lab_test_find (root, LAB_TYPE_STARS)));
}

/** lab_test_puzzles_count_result_stars: returns the number of stars on the result page. */
guint
lab_test_puzzles_count_result_stars (const char *title)
{
  GtkWidget *label = lab_test_find_text (title);

  g_assert_nonnull (label);
  return lab_test_puzzles_count_stars (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW));
}

/** lab_test_puzzles_find_icon_button: (transfer none) (nullable): returns the visible button. */
GtkWidget *
lab_test_puzzles_find_icon_button (LabTestWindow *test,
                                   const char    *icon)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      if (gtk_widget_get_mapped (buttons->pdata[i])
          && g_strcmp0 (gtk_button_get_icon_name (buttons->pdata[i]), icon) == 0)
        return buttons->pdata[i];
    }
  return NULL;
}

/** lab_test_puzzles_wait_for_table: waits until a puzzle can be played. */
void
lab_test_puzzles_wait_for_table (LabTestWindow *test)
{
  lab_test_wait (lab_test_puzzles_shows_page (test, "game") && lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
}

/** lab_test_puzzles_begin: chooses a built-in puzzle, and returns it. */
LabPuzzle
lab_test_puzzles_begin (LabTestWindow *test,
                        guint          n_turns,
                        guint          number)
{
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_open ();
  LabPuzzle puzzle = *lab_puzzle_book_get (book, n_turns, number);

  lab_test_puzzles_open (test);
  lab_test_puzzles_click (test, lab_test_puzzles_find_tile (test, n_turns, number));
  lab_test_puzzles_wait_for_table (test);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof puzzle.position, &puzzle.position,
                   sizeof puzzle.position);
  return puzzle;
}

/** lab_test_puzzles_wait_for_turn: waits until the last action has been shown. */
void
lab_test_puzzles_wait_for_turn (LabTestWindow *test)
{
  lab_test_wait (lab_test_window_is_asked (test)
                 && !lab_board_view_get_moving (lab_test_window_get_board (test)));
}

/** lab_test_puzzles_play_turn: plays a turn. */
void
lab_test_puzzles_play_turn (LabTestWindow *test,
                            const LabTurn *turn)
{
  const LabPosition *position = lab_test_window_get_position (test);

  lab_test_puzzles_wait_for_turn (test);
  while (position->board.spare != turn->tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn->arrow);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_wait (!lab_board_view_get_moving (lab_test_window_get_board (test)));
  if (turn->cell == position->pawns[position->seat])
    lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  else
    lab_test_window_click_cell (test, turn->cell);
}

/** lab_test_puzzles_play_turns: plays several turns. */
void
lab_test_puzzles_play_turns (LabTestWindow *test,
                             const LabTurn *turns,
                             guint          n_turns)
{
  for (guint i = 0; i < n_turns; i++)
    lab_test_puzzles_play_turn (test, &turns[i]);
}

/** lab_test_puzzles_watch_best_line: watches the solution play by itself, up to the find. */
void
lab_test_puzzles_watch_best_line (LabTestWindow   *test,
                                  const LabPuzzle *puzzle)
{
  GtkWidget *page;
  LabGame *shown;

  lab_test_wait (lab_test_puzzles_shows_page (test, "review"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (page));
  g_assert_cmpmem (lab_game_get_initial (shown), sizeof puzzle->position, &puzzle->position,
                   sizeof puzzle->position);
  lab_test_wait (lab_game_get_phase (lab_review_page_get_shown (LAB_REVIEW_PAGE (page)))
                 == LAB_PHASE_OVER);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (page));
  g_assert_cmpuint (lab_game_get_n_turns (shown), ==, puzzle->n_turns);
  g_assert_cmpuint (lab_game_get_position (shown)->n_found[lab_game_get_seat (shown)], ==, 1);
}
