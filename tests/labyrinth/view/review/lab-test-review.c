/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-review.h"

#include "lab-describe-board.h"
#include "lab-review-page.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-tile-view.h"

/* Opens the review of games, and compares it with the game. */

/* Private helpers */

/* Makes a game of two in which some turns were played before the window shows it. */
static LabGame *
make_game (LabRules rules,
           guint    n_turns)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabDeal deal = { 3, 0x5, 0, 3, rules };
  LabGame *game = lab_game_new (&deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);

  for (guint i = 0; i < n_turns; i++)
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      g_assert_true (lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, NULL));
    }
  return game;
}

/* Public functions */

/** lab_test_review_get_page: (transfer none): returns the page of the review. */
GtkWidget *
lab_test_review_get_page (LabTestWindow *test)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);

  g_assert_nonnull (page);
  return page;
}

/** lab_test_review_is_open: returns whether the page is shown. */
gboolean
lab_test_review_is_open (LabTestWindow *test)
{
  return g_strcmp0 (lab_window_get_page (test->window), "review") == 0;
}

/** lab_test_review_get_list: (transfer none): returns the turns; the first is the start. */
GListModel *
lab_test_review_get_list (LabTestWindow *test)
{
  GtkWidget *view = lab_test_find (lab_test_review_get_page (test), GTK_TYPE_LIST_VIEW);

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));
}

/** lab_test_review_get_selected: returns the number of the selected turn. */
guint
lab_test_review_get_selected (LabTestWindow *test)
{
  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (lab_test_review_get_list (test)));
}

/** lab_test_review_is_busy: returns whether a turn is being shown or the game plays by itself. */
gboolean
lab_test_review_is_busy (LabTestWindow *test)
{
  return lab_review_page_get_busy (LAB_REVIEW_PAGE (lab_test_review_get_page (test)));
}

/** lab_test_review_settle: waits until the selected turn is shown. */
void
lab_test_review_settle (LabTestWindow *test)
{
  lab_test_wait (!lab_test_review_is_busy (test));
  lab_test_driver_settle (test->driver);
}

/**
 * lab_test_review_assert_shown:
 * @test: the window under test, on the page
 * @number: the number of the selected turn
 *
 * Asserts that the board shows the position after the turn, tile by tile, and that the game has
 * not changed.
 */
void
lab_test_review_assert_shown (LabTestWindow *test,
                              guint          number)
{
  const LabPosition *after = lab_game_get_position_at (
      lab_test_window_get_game (test),
      MIN (2 * number, lab_game_get_n_half_turns (lab_test_window_get_game (test))));
  GtkWidget *page = lab_test_review_get_page (test);
  LabBoardView *board = LAB_BOARD_VIEW (lab_test_find (page, LAB_TYPE_BOARD_VIEW));
  LabGame *shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (page));

  lab_test_review_settle (test);
  g_assert_cmpuint (lab_test_review_get_selected (test), ==, number);
  g_assert_true (shown != lab_test_window_get_game (test));
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      GtkWidget *view = lab_board_view_get_tile (board, cell);
      LabTile *tile = lab_tile_view_get_tile (LAB_TILE_VIEW (view));
      g_autofree char *name = lab_describe_cell (shown, cell, FALSE);

      g_assert_true (tile == lab_game_get_tile (shown, cell));
      g_assert_cmphex (lab_tile_get_openings (tile), ==, lab_board_get_tile (&after->board, cell));
      g_assert_cmpuint (lab_tile_get_treasure (tile), ==, lab_position_get_treasure (after, cell));
      gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
  g_assert_cmpmem (lab_game_get_position (shown)->pawns, sizeof after->pawns, after->pawns,
                   sizeof after->pawns);
  g_assert_cmpmem (lab_game_get_position (shown)->n_found, sizeof after->n_found, after->n_found,
                   sizeof after->n_found);
  g_assert_cmpuint (lab_game_get_phase (shown), ==, after->phase);
}

/** lab_test_review_open: opens the page with its key. */
void
lab_test_review_open (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_wait (lab_test_review_is_open (test));
  lab_test_review_settle (test);
}

/** lab_test_review_press: clicks on the button of @action. */
void
lab_test_review_press (LabTestWindow *test,
                       const char    *action)
{
  lab_test_driver_click (test->driver,
                         lab_test_find_action (lab_test_review_get_page (test), action));
}

/** lab_test_review_play_from: shows a game of two in which @n_turns turns were played. */
void
lab_test_review_play_from (LabTestWindow *test,
                           LabRules       rules,
                           guint          n_turns)
{
  g_autoptr (LabGame) game = make_game (rules, n_turns);

  lab_labyrinth_family_play (lab_test_get_family (test->window), game, NULL);
  lab_test_driver_settle (test->driver);
}

/** lab_test_review_play_some: shows a part of a game between two people with open cards. */
void
lab_test_review_play_some (LabTestWindow *test)
{
  lab_test_review_play_from (test, LAB_RULES_OPEN_CARDS, LAB_TEST_REVIEW_N_TURNS);
}

/** lab_test_review_play_all: shows a whole short game. */
void
lab_test_review_play_all (LabTestWindow *test)
{
  const LabRules rules = LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS;

  lab_test_review_play_from (test, rules, LAB_TEST_REVIEW_N_ALL_TURNS - 1);
  lab_test_seating_play_by_hand (test);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
}
