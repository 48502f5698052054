/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-review.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-pawn.h"
#include "lab-treasure-picture.h"
#include "lab-review-page.h"
#include "lab-turn-row.h"

#define N_TURNS LAB_TEST_REVIEW_N_TURNS

/* Tests the page of the review: its list, its buttons and keys, and what the board shows. */

/* Private helpers */

static LabTurnEntry *
get_entry (LabTestWindow *test,
           guint          number)
{
  g_autoptr (LabTurnEntry) entry = g_list_model_get_item (lab_test_review_get_list (test), number);

  return entry;
}

/* (nullable): returns the row of a turn, if it is visible. */
static GtkWidget *
find_row (LabTestWindow *test,
          guint          number)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (lab_test_review_get_page (test),
                                                  LAB_TYPE_TURN_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      LabTurnEntry *entry = lab_turn_row_get_entry (rows->pdata[i]);

      if (entry != NULL && lab_turn_entry_get_number (entry) == number
          && gtk_widget_get_mapped (rows->pdata[i]))
        return rows->pdata[i];
    }
  return NULL;
}

/* Returns whether the row of a turn has the focus. */
static gboolean
has_focus (LabTestWindow *test,
           guint          number)
{
  GtkWidget *row = find_row (test, number);

  return row != NULL && lab_test_get_focus (test) == gtk_widget_get_parent (row);
}

/* Tests */

/* The button in the header opens the list, with the latest turn first; each row
 * shows its turn. */
static void
test_rows (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  lab_test_review_play_some (test);
  before = *lab_test_window_get_position (test);
  lab_test_driver_click (test->driver,
                         lab_test_find_action (GTK_WIDGET (test->window), "win.review"));
  lab_test_wait (lab_test_review_is_open (test));
  g_assert_cmpuint (g_list_model_get_n_items (lab_test_review_get_list (test)), ==, N_TURNS + 1);
  lab_test_review_assert_shown (test, N_TURNS);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row;
      guint number = lab_test_review_get_selected (test) - 1;
      LabTurnEntry *entry = get_entry (test, number);

      row = find_row (test, number);
      g_assert_nonnull (row);
      /* A turn that is not selected has one line. */
      g_assert_null (lab_test_find_text (lab_turn_entry_get_words (entry)));
      g_assert_cmpint (gtk_widget_get_height (row), <=, 32);
      g_assert_cmpuint (lab_pawn_get_seat (LAB_PAWN (lab_test_find (row, LAB_TYPE_PAWN))), ==,
                        lab_turn_entry_get_seat (entry));
      g_assert_cmpint (gtk_widget_get_visible (lab_test_find (row, LAB_TYPE_TREASURE_PICTURE)), ==,
                       lab_turn_entry_get_found (entry) != LAB_TREASURE_NONE);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (row), ==, lab_turn_entry_get_notation (entry));
      gtk_test_accessible_assert_property (gtk_widget_get_parent (row),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           lab_turn_entry_get_words (entry));
      lab_test_driver_click (test->driver, row);
      lab_test_review_assert_shown (test, number);
      g_assert_nonnull (lab_test_find_text (lab_turn_entry_get_words (entry)));
    }
  lab_test_driver_click (test->driver, lab_test_find_button ("Return to the Game"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_test_seating_play_by_hand (test);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, N_TURNS + 1);
}

/* The buttons below the list move through the turns, and keep the focus. */
static void
test_buttons (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_review_play_some (test);
  lab_test_review_open (test);
  lab_test_review_press (test, "review.previous");
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_review_press (test, "review.next");
  lab_test_review_assert_shown (test, N_TURNS);
  g_assert_false (
      gtk_widget_is_sensitive (lab_test_find_action (lab_test_review_get_page (test),
                                                     "review.next")));
  g_assert_true (gtk_widget_is_sensitive (lab_test_get_focus (test)));
  lab_test_review_press (test, "review.first");
  lab_test_review_assert_shown (test, 0);
  g_assert_false (
      gtk_widget_is_sensitive (lab_test_find_action (lab_test_review_get_page (test),
                                                     "review.previous")));
  g_assert_true (gtk_widget_is_sensitive (lab_test_get_focus (test)));
  lab_test_review_press (test, "review.last");
  lab_test_review_assert_shown (test, N_TURNS);

  /* After the last turn, Play starts again from the beginning. */
  lab_test_review_press (test, "review.play");
  g_assert_true (lab_test_review_is_busy (test));
  lab_test_wait (lab_test_review_get_selected (test) == 2);
  lab_test_review_press (test, "review.play");
  lab_test_review_assert_shown (test, lab_test_review_get_selected (test));
  g_assert_cmpuint (lab_test_review_get_selected (test), <, N_TURNS);
}

static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_review_play_some (test);
  lab_test_review_open (test);

  /* Keys in the list, which must not only move the focus of the list. */
  lab_test_wait (has_focus (test, N_TURNS));
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Up);
  lab_test_review_assert_shown (test, N_TURNS - 2);
  lab_test_strike (test, GDK_KEY_Right);
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Down);
  lab_test_review_assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Home);
  lab_test_review_assert_shown (test, 0);
  lab_test_wait (has_focus (test, 0));
  lab_test_strike (test, GDK_KEY_End);
  lab_test_review_assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_review_assert_shown (test, N_TURNS);

  /* Keys on a button, which does not use them itself. */
  gtk_widget_grab_focus (lab_test_find_button ("Return to the Game"));
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Home);
  lab_test_review_assert_shown (test, 0);
  lab_test_strike (test, GDK_KEY_Right);
  lab_test_review_assert_shown (test, 1);

  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test),
                                         GTK_WIDGET (lab_test_window_get_board (test))));
  lab_test_review_open (test);
  lab_test_strike (test, GDK_KEY_space);
  lab_test_wait (lab_test_review_get_selected (test) == 1);
  lab_test_strike (test, GDK_KEY_space);
  lab_test_review_assert_shown (test, lab_test_review_get_selected (test));
  lab_test_strike (test, GDK_KEY_t);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

/* In right-to-left layout the next turn is to the left. */
static void
test_mirrored (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lab_test_review_play_some (test);
  lab_test_review_open (test);
  lab_test_strike (test, GDK_KEY_Right);
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_review_assert_shown (test, N_TURNS);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_review_assert_shown (test, N_TURNS - 1);
}

/* Tab moves through the page, and out of it again. */
static void
test_tab (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *leave;
  gboolean in_page = FALSE, out_of_page = FALSE;

  lab_test_review_play_some (test);
  lab_test_review_open (test);
  leave = lab_test_find_button ("Return to the Game");
  for (guint i = 0; i < 20 && lab_test_get_focus (test) != leave; i++)
    lab_test_strike (test, GDK_KEY_Tab);
  g_assert_true (lab_test_get_focus (test) == leave);
  for (guint i = 0; i < 20; i++)
    {
      lab_test_strike (test, GDK_KEY_Tab);
      if (gtk_widget_is_ancestor (lab_test_get_focus (test), lab_test_review_get_page (test)))
        in_page = TRUE;
      else
        out_of_page = TRUE;
    }
  g_assert_true (in_page && out_of_page);
}

/* With animations the tile slides and the pawn moves; the next step ends the
 * animation. */
static void
test_animated (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  LabGame *shown;

  lab_test_review_play_some (test);
  lab_test_review_open (test);
  lab_test_strike (test, GDK_KEY_Home);
  lab_test_window_set_animated (TRUE);
  board = LAB_BOARD_VIEW (lab_test_find (lab_test_review_get_page (test), LAB_TYPE_BOARD_VIEW));
  /* This is slow enough for any machine. */
  lab_board_view_set_tempo (board, 100);
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_true (lab_test_review_is_busy (test));
  g_assert_true (lab_board_view_get_moving (board));
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (lab_test_review_get_page (test)));
  g_assert_cmpuint (lab_game_get_n_half_turns (shown), ==, 1);
  /* The pawn moves after the tiles. */
  lab_board_view_skip (board);
  lab_test_wait (lab_game_get_n_half_turns (shown) == 2);
  lab_board_view_skip (board);
  lab_test_review_assert_shown (test, 1);

  for (guint i = 2; i <= N_TURNS; i++)
    {
      lab_test_strike (test, GDK_KEY_Right);
      g_assert_true (lab_board_view_get_moving (board));
    }
  lab_test_strike (test, GDK_KEY_Left);
  g_assert_false (lab_test_review_is_busy (test));
  lab_test_review_assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Return);
  g_assert_true (lab_test_review_is_busy (test));
  while (lab_test_review_is_busy (test))
    {
      lab_board_view_skip (board);
      lab_test_iterate ();
    }
  lab_test_review_assert_shown (test, N_TURNS - 1);
}

/* An unfinished turn has a row of its own until the pawn has moved. */
static void
test_half (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_review_play_some (test);
  lab_test_window_click_arrow (
      test, lab_position_may_insert (lab_test_window_get_position (test), 0) ? 0 : 1);
  lab_test_review_open (test);
  g_assert_cmpuint (g_list_model_get_n_items (lab_test_review_get_list (test)), ==, N_TURNS + 2);
  g_assert_cmpuint (strlen (lab_turn_entry_get_notation (get_entry (test, N_TURNS + 1))), ==, 4);
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_review_assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Right);
  lab_test_review_settle (test);
  g_assert_cmpuint (lab_game_get_phase (lab_review_page_get_shown (
                        LAB_REVIEW_PAGE (lab_test_review_get_page (test)))), ==, LAB_PHASE_MOVE);
}

/* A line that a search found is shown from its start, without a game. */
static void
test_line (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x1, 0, 1, LAB_RULES_STANDARD };
  LabPosition initial, after;
  LabTurn turns[2];
  LabGame *shown;

  lab_deal_position (&deal, &initial);
  after = initial;
  for (guint i = 0; i < 2; i++)
    {
      lab_test_choose_turn (&after, &turns[i]);
      lab_position_insert (&after, turns[i].arrow, turns[i].tile);
      lab_position_move (&after, turns[i].cell);
    }
  lab_labyrinth_family_review_line (lab_test_get_family (test->window), &initial, turns, 2,
                                    "A fine line");
  /* It plays by itself. */
  g_assert_true (lab_test_review_is_open (test));
  lab_test_wait (lab_test_find_text ("A fine line") != NULL);
  lab_test_wait (lab_test_review_get_selected (test) == 2);
  lab_test_review_settle (test);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (lab_test_review_get_page (test)));
  g_assert_cmpmem (lab_game_get_position (shown), sizeof after, &after, sizeof after);
  lab_test_driver_click (test->driver, lab_test_find_button ("Back"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
}

/* From phone to desktop sizes the board has the same place as in the game, and all
 * controls can be reached. */
static void
test_sizes (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 640, 360 }, { 800, 600 }, { 1280, 800 } };
  static const char * const actions[] = { "review.first", "review.previous", "review.play",
                                          "review.next", "review.last", "review.return" };

  lab_test_review_play_some (test);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = GTK_WIDGET (test->window);
      graphene_rect_t table, review;

      lab_test_driver_resize (test->driver, GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (lab_test_window_get_board (test)),
                                                window, &table));
      lab_test_review_open (test);
      g_assert_true (gtk_widget_compute_bounds (
          lab_test_find (lab_test_review_get_page (test), LAB_TYPE_BOARD_VIEW), window, &review));
      g_assert_true (graphene_rect_equal (&table, &review));
      for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
        {
          GtkWidget *button = lab_test_find_action (lab_test_review_get_page (test), actions[j]);

          g_assert_true (lab_test_is_within (button, window));
          g_assert_true (lab_test_can_be_hit (button));
        }
      g_assert_nonnull (find_row (test, N_TURNS));
      g_assert_cmpint (gtk_widget_get_height (
                           gtk_widget_get_parent (gtk_widget_get_ancestor (
                               find_row (test, N_TURNS), GTK_TYPE_LIST_VIEW))), >=, 80);
      lab_test_strike (test, GDK_KEY_Escape);
    }
}

/* Even in a very long game, only the visible rows are created. */
static void
test_long (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 0, LAB_RULES_STANDARD };
  g_autoptr (GPtrArray) rows = NULL;
  LabGame *shown;
  LabPosition initial, position;
  LabTurn turns[500];

  lab_deal_position (&deal, &initial);
  position = initial;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      turns[i].arrow = lab_position_may_insert (&position, 0) ? 0 : 1;
      turns[i].tile = position.board.spare;
      lab_position_insert (&position, turns[i].arrow, turns[i].tile);
      turns[i].cell = position.pawns[position.seat];
      lab_position_move (&position, turns[i].cell);
    }
  lab_labyrinth_family_review_line (lab_test_get_family (test->window), &initial, turns,
                                    G_N_ELEMENTS (turns), "Long");
  lab_test_driver_settle (test->driver);
  lab_test_strike (test, GDK_KEY_End);
  lab_test_review_settle (test);
  g_assert_cmpuint (lab_test_review_get_selected (test), ==, 500);
  lab_test_wait (find_row (test, 500) != NULL);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (lab_test_review_get_page (test)));
  g_assert_cmpmem (lab_game_get_position (shown), sizeof position, &position, sizeof position);
  rows = lab_test_find_all (lab_test_review_get_page (test), LAB_TYPE_TURN_ROW);
  g_assert_cmpuint (rows->len, <, 300);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/review/rows", NULL, test_rows);
  lab_test_window_add ("/window/review/buttons", NULL, test_buttons);
  lab_test_window_add ("/window/review/keys", NULL, test_keys);
  lab_test_window_add ("/window/review/mirrored", NULL, test_mirrored);
  lab_test_window_add ("/window/review/tab", NULL, test_tab);
  lab_test_window_add ("/window/review/animated", NULL, test_animated);
  lab_test_window_add ("/window/review/half", NULL, test_half);
  lab_test_window_add ("/window/review/line", NULL, test_line);
  lab_test_window_add ("/window/review/sizes", NULL, test_sizes);
  lab_test_window_add ("/window/review/long", NULL, test_long);
  return g_test_run ();
}
