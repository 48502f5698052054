/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-window.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-notation.h"
#include "lab-pawn.h"
#include "lab-treasure-picture.h"
#include "lab-describe-board.h"
#include "lab-review-page.h"
#include "lab-review-text.h"
#include "lab-table-layout.h"
#include "lab-tile-view.h"
#include "lab-turn-row.h"

#define N_TURNS 6
#define N_ALL_TURNS 10          /* of a game with the variants last treasure and open cards */

/* Private helpers: the page */

static GtkWidget *
get_page (LabTestWindow *test)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);

  g_assert_nonnull (page);
  return page;
}

static gboolean
is_reviewing (LabTestWindow *test)
{
  return g_strcmp0 (lab_window_get_page (test->window), "review") == 0;
}

static GListModel *
get_list (LabTestWindow *test)
{
  GtkWidget *view = lab_test_find (get_page (test), GTK_TYPE_LIST_VIEW);

  return G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (view)));
}

static guint
get_selected (LabTestWindow *test)
{
  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (get_list (test)));
}

static LabTurnEntry *
get_entry (LabTestWindow *test,
           guint          number)
{
  g_autoptr (LabTurnEntry) entry = g_list_model_get_item (get_list (test), number);

  return entry;
}

/* (nullable): returns the row of a turn, if it is visible. */
static GtkWidget *
find_row (LabTestWindow *test,
          guint          number)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (get_page (test), LAB_TYPE_TURN_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      LabTurnEntry *entry = lab_turn_row_get_entry (rows->pdata[i]);

      if (entry != NULL && lab_turn_entry_get_number (entry) == number
          && gtk_widget_get_mapped (rows->pdata[i]))
        return rows->pdata[i];
    }
  return NULL;
}

static gboolean
is_busy (LabTestWindow *test)
{
  return lab_review_page_get_busy (LAB_REVIEW_PAGE (get_page (test)));
}

static void
settle (LabTestWindow *test)
{
  lab_test_wait (!is_busy (test));
  lab_test_driver_settle (test->driver);
}

/* Returns whether the row of a turn has the focus. */
static gboolean
has_focus (LabTestWindow *test,
           guint          number)
{
  GtkWidget *row = find_row (test, number);

  return row != NULL && lab_test_get_focus (test) == gtk_widget_get_parent (row);
}

/* Asserts that the board shows the position after a turn, tile by tile, and that the
 * game has not changed. */
static void
assert_shown (LabTestWindow *test,
              guint          number)
{
  const LabPosition *after = lab_game_get_position_at (
      lab_test_window_get_game (test),
      MIN (2 * number, lab_game_get_n_half_turns (lab_test_window_get_game (test))));
  LabBoardView *board = LAB_BOARD_VIEW (lab_test_find (get_page (test), LAB_TYPE_BOARD_VIEW));
  LabGame *shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (get_page (test)));

  settle (test);
  g_assert_cmpuint (get_selected (test), ==, number);
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

static void
open_page (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_wait (is_reviewing (test));
  settle (test);
}

static void
press (LabTestWindow *test,
       const char    *action)
{
  lab_test_driver_click (test->driver, lab_test_find_action (get_page (test), action));
}

/* Private helpers: games to review */

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

static void
play_from (LabTestWindow *test,
           LabRules       rules,
           guint          n_turns)
{
  g_autoptr (LabGame) game = make_game (rules, n_turns);

  lab_labyrinth_family_play (lab_test_get_family (test->window), game, NULL);
  lab_test_driver_settle (test->driver);
}

/* Plays part of a game between two people with open cards. */
static void
play_some (LabTestWindow *test)
{
  play_from (test, LAB_RULES_OPEN_CARDS, N_TURNS);
}

/* Plays a whole short game. */
static void
play_all (LabTestWindow *test)
{
  const LabRules rules = LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS;

  play_from (test, rules, N_ALL_TURNS - 1);
  lab_test_seating_play_by_hand (test);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
}

/* Tests */

/* The button in the header opens the list, with the latest turn first; each row
 * shows its turn. */
static void
test_rows (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  play_some (test);
  before = *lab_test_window_get_position (test);
  lab_test_driver_click (test->driver,
                         lab_test_find_action (GTK_WIDGET (test->window), "win.review"));
  lab_test_wait (is_reviewing (test));
  g_assert_cmpuint (g_list_model_get_n_items (get_list (test)), ==, N_TURNS + 1);
  assert_shown (test, N_TURNS);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row;
      guint number = get_selected (test) - 1;
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
      assert_shown (test, number);
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
  play_some (test);
  open_page (test);
  press (test, "review.previous");
  assert_shown (test, N_TURNS - 1);
  press (test, "review.next");
  assert_shown (test, N_TURNS);
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_action (get_page (test), "review.next")));
  g_assert_true (gtk_widget_is_sensitive (lab_test_get_focus (test)));
  press (test, "review.first");
  assert_shown (test, 0);
  g_assert_false (
      gtk_widget_is_sensitive (lab_test_find_action (get_page (test), "review.previous")));
  g_assert_true (gtk_widget_is_sensitive (lab_test_get_focus (test)));
  press (test, "review.last");
  assert_shown (test, N_TURNS);

  /* After the last turn, Play starts again from the beginning. */
  press (test, "review.play");
  g_assert_true (is_busy (test));
  lab_test_wait (get_selected (test) == 2);
  press (test, "review.play");
  assert_shown (test, get_selected (test));
  g_assert_cmpuint (get_selected (test), <, N_TURNS);
}

static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  play_some (test);
  open_page (test);

  /* Keys in the list, which must not only move the focus of the list. */
  lab_test_wait (has_focus (test, N_TURNS));
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Up);
  assert_shown (test, N_TURNS - 2);
  lab_test_strike (test, GDK_KEY_Right);
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Down);
  assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Home);
  assert_shown (test, 0);
  lab_test_wait (has_focus (test, 0));
  lab_test_strike (test, GDK_KEY_End);
  assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Return);
  assert_shown (test, N_TURNS);

  /* Keys on a button, which does not use them itself. */
  gtk_widget_grab_focus (lab_test_find_button ("Return to the Game"));
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Home);
  assert_shown (test, 0);
  lab_test_strike (test, GDK_KEY_Right);
  assert_shown (test, 1);

  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test),
                                         GTK_WIDGET (lab_test_window_get_board (test))));
  open_page (test);
  lab_test_strike (test, GDK_KEY_space);
  lab_test_wait (get_selected (test) == 1);
  lab_test_strike (test, GDK_KEY_space);
  assert_shown (test, get_selected (test));
  lab_test_strike (test, GDK_KEY_t);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

/* In right-to-left layout the next turn is to the left. */
static void
test_mirrored (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  play_some (test);
  open_page (test);
  lab_test_strike (test, GDK_KEY_Right);
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS - 1);
}

/* Tab moves through the page, and out of it again. */
static void
test_tab (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *leave;
  gboolean in_page = FALSE, out_of_page = FALSE;

  play_some (test);
  open_page (test);
  leave = lab_test_find_button ("Return to the Game");
  for (guint i = 0; i < 20 && lab_test_get_focus (test) != leave; i++)
    lab_test_strike (test, GDK_KEY_Tab);
  g_assert_true (lab_test_get_focus (test) == leave);
  for (guint i = 0; i < 20; i++)
    {
      lab_test_strike (test, GDK_KEY_Tab);
      in_page = in_page || gtk_widget_is_ancestor (lab_test_get_focus (test), get_page (test));
      out_of_page
          = out_of_page || !gtk_widget_is_ancestor (lab_test_get_focus (test), get_page (test));
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

  play_some (test);
  open_page (test);
  lab_test_strike (test, GDK_KEY_Home);
  lab_test_window_set_animated (TRUE);
  board = LAB_BOARD_VIEW (lab_test_find (get_page (test), LAB_TYPE_BOARD_VIEW));
  /* This is slow enough for any machine. */
  lab_board_view_set_tempo (board, 100);
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_true (is_busy (test));
  g_assert_true (lab_board_view_get_moving (board));
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (get_page (test)));
  g_assert_cmpuint (lab_game_get_n_half_turns (shown), ==, 1);
  /* The pawn moves after the tiles. */
  lab_board_view_skip (board);
  lab_test_wait (lab_game_get_n_half_turns (shown) == 2);
  lab_board_view_skip (board);
  assert_shown (test, 1);

  for (guint i = 2; i <= N_TURNS; i++)
    {
      lab_test_strike (test, GDK_KEY_Right);
      g_assert_true (lab_board_view_get_moving (board));
    }
  lab_test_strike (test, GDK_KEY_Left);
  g_assert_false (is_busy (test));
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Return);
  g_assert_true (is_busy (test));
  while (is_busy (test))
    {
      lab_board_view_skip (board);
      lab_test_iterate ();
    }
  assert_shown (test, N_TURNS - 1);
}

/* An unfinished turn has a row of its own until the pawn has moved. */
static void
test_half (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  play_some (test);
  lab_test_window_click_arrow (
      test, lab_position_may_insert (lab_test_window_get_position (test), 0) ? 0 : 1);
  open_page (test);
  g_assert_cmpuint (g_list_model_get_n_items (get_list (test)), ==, N_TURNS + 2);
  g_assert_cmpuint (strlen (lab_turn_entry_get_notation (get_entry (test, N_TURNS + 1))), ==, 4);
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Right);
  settle (test);
  g_assert_cmpuint (lab_game_get_phase (lab_review_page_get_shown (
                        LAB_REVIEW_PAGE (get_page (test)))), ==, LAB_PHASE_MOVE);
}

/* A game of computers pauses during the review, and continues after it. */
static void
test_held (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD,
                               { LAB_PLAYER_BEGINNER, LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER } };
  LabGame *game;
  guint n_half_turns;

  lab_test_seating_begin (test, &table, 5, 0);
  game = lab_test_window_get_game (test);
  lab_test_wait (lab_game_get_n_turns (game) >= 3);
  open_page (test);
  n_half_turns = lab_game_get_n_half_turns (game);
  g_assert_null (lab_test_find_action (get_page (test), "win.pause"));
  g_assert_false (gtk_widget_get_mapped (
      lab_test_find_action (GTK_WIDGET (test->window), "win.pause")));
  press (test, "review.first");
  press (test, "review.next");
  assert_shown (test, 1);
  lab_test_iterate_for (400);
  g_assert_cmpuint (lab_game_get_n_half_turns (game), ==, n_half_turns);
  lab_test_strike (test, GDK_KEY_Escape);
  lab_test_wait (lab_game_get_n_half_turns (game) > n_half_turns);
}

/* Between two people the handover stays, and copied text contains no hidden
 * card. */
static void
test_covered (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  g_assert_true (lab_test_window_is_covered (test));
  open_page (test);
  assert_shown (test, 1);
  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  char **text = data;
  g_autoptr (GError) error = NULL;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_assert_no_error (error);
}

static void
assert_copied (LabTestWindow *test,
               const char    *expected)
{
  g_autofree char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (test->window)), NULL,
                                 on_read, &text);
  lab_test_wait (text != NULL);
  g_assert_cmpstr (text, ==, expected);
}

static void
copy_from_menu (LabTestWindow *test,
                const char    *item)
{
  lab_test_driver_click (test->driver, lab_test_find (get_page (test), GTK_TYPE_MENU_BUTTON));
  lab_test_wait (lab_test_find_text (item) != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
}

/* Copies the shown position and the whole game, as far as all players may know them. */
static void
test_copy (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;
  LabPosition after;
  LabGame *game;

  play_from (test, LAB_RULES_STANDARD, N_TURNS);
  game = lab_test_window_get_game (test);
  for (guint i = 0; i < N_TURNS; i++)
    g_array_append_vals (turns, lab_game_get_turn (game, i), 1);
  open_page (test);
  lab_test_strike (test, GDK_KEY_Left);
  after = *lab_game_get_initial (game);
  for (guint i = 0; i < N_TURNS - 1; i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);

      lab_position_insert (&after, turn->arrow, turn->tile);
      lab_position_move (&after, turn->cell);
    }
  position = lab_review_format_position (&after, TRUE);
  copy_from_menu (test, "Copy Position");
  assert_copied (test, position);
  g_assert_nonnull (lab_test_find_text ("The position was copied."));
  g_assert_nonnull (strstr (position, " :,-,:,- "));

  text = lab_review_format_game (lab_game_get_initial (game),
                                 (const LabTurn *) (gconstpointer) turns->data, turns->len, TRUE);
  copy_from_menu (test, "Copy Game");
  assert_copied (test, text);
  lab_test_wait (lab_test_find_text ("The game was copied.") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_CONTROL_MASK);
  assert_copied (test, position);
  lab_test_driver_key (test->driver, GDK_KEY_C, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_copied (test, text);
}

/* A copy of a finished game is complete. */
static void
test_copy_all (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = NULL;
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };

  play_all (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  position = lab_notation_format_position (lab_test_window_get_position (test));
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_CONTROL_MASK);
  assert_copied (test, position);
  saved = lab_saved_game_new (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), kinds);
  text = lab_saved_game_to_data (saved);
  lab_test_driver_key (test->driver, GDK_KEY_C, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_copied (test, text);
}

/* From each turn of a finished game another game can start, with the same history. */
static void
test_play_on (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabGame) first = NULL;
  LabGame *second;
  gint64 began;
  guint number;

  play_all (test);
  lab_controller_set_began (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), 12345);
  first = g_object_ref (lab_test_window_get_game (test));
  g_assert_cmpuint (lab_game_get_n_turns (first), >=, 4);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  g_assert_true (is_reviewing (test));
  assert_shown (test, lab_game_get_n_turns (first));
  g_assert_false (gtk_widget_is_sensitive (lab_test_find_button ("Play From Here")));
  g_assert_nonnull (lab_test_find_button ("Back"));
  lab_test_strike (test, GDK_KEY_Left);
  lab_test_strike (test, GDK_KEY_Left);
  number = get_selected (test);
  assert_shown (test, lab_game_get_n_turns (first) - 2);
  lab_test_driver_click (test->driver, lab_test_find_button ("Play From Here"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");

  began = lab_controller_get_began (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)));
  g_assert_cmpint (began, ==, 12345);
  second = lab_test_window_get_game (test);
  g_assert_true (second != first);
  g_assert_cmpuint (lab_game_get_n_turns (second), ==, number);
  for (guint i = 0; i <= 2 * number; i++)
    {
      LabPosition mine = *lab_game_get_position_at (second, i);
      LabPosition theirs = *lab_game_get_position_at (first, i);

      /* The history does not contain how the player rotated the spare before
       * inserting it. */
      mine.board.spare = theirs.board.spare = 0;
      g_assert_cmpmem (&mine, sizeof mine, &theirs, sizeof theirs);
    }
  g_assert_cmpmem (lab_game_get_deal (second), sizeof (LabDeal), lab_game_get_deal (first),
                   sizeof (LabDeal));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat += 2)
    g_assert_cmpstr (lab_player_get_name (lab_game_get_player (second, seat)), ==,
                     lab_player_get_name (lab_game_get_player (first, seat)));
  lab_test_seating_play_by_hand (test);
  g_assert_cmpuint (lab_game_get_n_turns (second), ==, number + 1);
}

/* During a game there is no such button; from the ranking, the button goes back to
 * it. */
static void
test_return (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  play_some (test);
  open_page (test);
  g_assert_null (lab_test_find_button ("Play From Here"));
  lab_test_strike (test, GDK_KEY_Escape);

  play_all (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  lab_test_strike (test, GDK_KEY_Escape);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "ranking");
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_false (gtk_widget_get_mapped (
      lab_test_find_action (GTK_WIDGET (test->window), "win.review")));
}

/* In a tournament no other game can start from a turn. */
static void
test_tournament (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  play_from (test, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS, N_ALL_TURNS - 1);
  lab_controller_set_tournament (
      lab_game_page_get_controller (lab_test_get_game_page (test->window)), TRUE);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (lab_test_find_button ("Review Game") != NULL);
  lab_test_driver_click (test->driver, lab_test_find_button ("Review Game"));
  g_assert_true (is_reviewing (test));
  g_assert_null (lab_test_find_button ("Play From Here"));
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
  g_assert_true (is_reviewing (test));
  lab_test_wait (lab_test_find_text ("A fine line") != NULL);
  lab_test_wait (get_selected (test) == 2);
  settle (test);
  shown = lab_review_page_get_shown (LAB_REVIEW_PAGE (get_page (test)));
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

  play_some (test);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = GTK_WIDGET (test->window);
      graphene_rect_t table, review;

      lab_test_driver_resize (test->driver, GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (lab_test_window_get_board (test)),
                                                window, &table));
      open_page (test);
      g_assert_true (gtk_widget_compute_bounds (
          lab_test_find (get_page (test), LAB_TYPE_BOARD_VIEW), window, &review));
      g_assert_true (graphene_rect_equal (&table, &review));
      for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
        {
          GtkWidget *button = lab_test_find_action (get_page (test), actions[j]);

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
  settle (test);
  g_assert_cmpuint (get_selected (test), ==, 500);
  lab_test_wait (find_row (test, 500) != NULL);
  g_assert_cmpmem (lab_game_get_position (
                       lab_review_page_get_shown (LAB_REVIEW_PAGE (get_page (test)))),
                   sizeof position, &position, sizeof position);
  rows = lab_test_find_all (get_page (test), LAB_TYPE_TURN_ROW);
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
  lab_test_window_add ("/window/review/held", NULL, test_held);
  lab_test_window_add ("/window/review/covered", NULL, test_covered);
  lab_test_window_add ("/window/review/copy", NULL, test_copy);
  lab_test_window_add ("/window/review/copy-all", NULL, test_copy_all);
  lab_test_window_add ("/window/review/play-on", NULL, test_play_on);
  lab_test_window_add ("/window/review/return", NULL, test_return);
  lab_test_window_add ("/window/review/tournament", NULL, test_tournament);
  lab_test_window_add ("/window/review/line", NULL, test_line);
  lab_test_window_add ("/window/review/sizes", NULL, test_sizes);
  lab_test_window_add ("/window/review/long", NULL, test_long);
  return g_test_run ();
}
