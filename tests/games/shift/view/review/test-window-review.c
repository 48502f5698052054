/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-describe.h"
#include "lab-shift-notation.h"
#include "lab-shift-pictures.h"
#include "lab-shift-turn-list.h"
#include "lab-shift-review-page.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define N_TURNS 6 /* of the game that play_some() shows */
#define N_ALL_TURNS 10 /* of the whole game with the variants last treasure and open cards */

/* Makes a game of two in which some turns were played before the window shows it. */
static LabShiftGame *
make_game (LabShiftRules rules,
           guint         n_turns)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabShiftDeal deal = { 3, 0x5, 0, 3, rules };
  LabShiftGame *game = lab_shift_game_new (&deal, names);

  lab_test_play_turns (game, n_turns);
  return game;
}

/* Returns the page of the review. */
static GtkWidget *
get_page (LabTestWindow *test)
{
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_REVIEW_PAGE);

  g_assert_nonnull (page);
  return page;
}

/* Returns the turns; the first is the start. */
static GListModel *
get_list (LabTestWindow *test)
{
  return G_LIST_MODEL (LAB_SHIFT_REVIEW_PAGE (get_page (test))->selection);
}

/* Returns the number of the selected turn. */
static guint
get_selected (LabTestWindow *test)
{
  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (get_list (test)));
}

/* Returns whether a turn is being shown or the game plays by itself. */
static gboolean
is_busy (LabTestWindow *test)
{
  LabShiftReviewPage *page = LAB_SHIFT_REVIEW_PAGE (get_page (test));

  return page->player->timer != 0 || page->busy;
}

/* Returns the game with the position that the review shows. */
static LabShiftGame *
get_shown (LabTestWindow *test)
{
  return LAB_SHIFT_REVIEW_PAGE (get_page (test))->replay;
}

/* Returns its board. */
static LabShiftBoardView *
get_board (LabTestWindow *test)
{
  return LAB_SHIFT_BOARD_VIEW (lab_test_find (get_page (test), LAB_TYPE_SHIFT_BOARD_VIEW));
}

/* Waits until the selected turn is shown. */
static void
settle (LabTestWindow *test)
{
  lab_test_wait (!is_busy (test));
  lab_test_driver_settle (test->driver);
}

/* Asserts that the board shows the position after the turn, tile by tile, and that the game has
 * not changed. */
static void
assert_shown (LabTestWindow *test,
              guint          number)
{
  const LabShiftPosition *after = lab_shift_game_get_position_at (
      lab_test_window_get_game (test),
      MIN (2 * number, lab_test_window_get_game (test)->past->len));
  LabShiftBoardView *board = get_board (test);
  LabShiftGame *shown = get_shown (test);

  settle (test);
  g_assert_cmpuint (get_selected (test), ==, number);
  g_assert_true (shown != lab_test_window_get_game (test));
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      GtkWidget *view = board->tiles[cell];
      LabShiftTile *tile = LAB_SHIFT_TILE_VIEW (view)->tile;
      g_autofree char *name = lab_shift_describe_cell (shown, cell, FALSE);

      g_assert_true (tile == shown->tiles[cell]);
      g_assert_cmphex (tile->openings, ==, lab_shift_board_get_tile (&after->board, cell));
      g_assert_cmpuint (tile->treasure, ==, lab_shift_position_get_treasure (after, cell));
      gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    }
  g_assert_cmpmem (shown->position.pawns, sizeof after->pawns, after->pawns,
                   sizeof after->pawns);
  g_assert_cmpmem (shown->position.n_found, sizeof after->n_found,
                   after->n_found, sizeof after->n_found);
  g_assert_cmpuint (shown->position.phase, ==, after->phase);
}

/* Opens the page with its key. */
static void
open_review (LabTestWindow *test)
{
  lab_test_do (test, "key t; wait-page review");
  settle (test);
}

/* Shows a game of two in which @n_turns turns were played. */
static void
play_from (LabTestWindow *test,
           LabShiftRules  rules,
           guint          n_turns)
{
  g_autoptr (LabShiftGame) game = make_game (rules, n_turns);

  lab_shift_family_play (lab_test_get_family (test->window), game);
  lab_test_driver_settle (test->driver);
}

/* Shows a part of a game between two people with open_review cards. */
static void
play_some (LabTestWindow *test)
{
  play_from (test, LAB_SHIFT_RULES_OPEN_CARDS, N_TURNS);
}

/* Shows a whole short game. */
static void
play_all (LabTestWindow *test)
{
  const LabShiftRules rules = LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_OPEN_CARDS;

  play_from (test, rules, N_ALL_TURNS - 1);
  lab_test_do (test, "turn; phase over; wait-page result");
}

/* Tests the page of the review: its list, its buttons and keys, and what the board shows. */

static LabShiftTurnEntry *
get_entry (LabTestWindow *test,
           guint          number)
{
  g_autoptr (LabShiftTurnEntry) entry = g_list_model_get_item (get_list (test), number);

  return entry;
}

/* (nullable): returns the row of a turn, if it is visible. */
static GtkWidget *
find_row (LabTestWindow *test,
          guint          number)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (get_page (test), LAB_TYPE_SHIFT_TURN_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      LabShiftTurnEntry *entry = LAB_SHIFT_TURN_ROW (rows->pdata[i])->entry;

      if (entry != NULL && entry->number == number
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

/* The button in the header opens the list, with the latest turn first; each row
 * shows its turn. */
LAB_WINDOW_TEST ("/window/review/rows", test_rows)
{
  play_some (test);
  lab_test_do (test, "note; button win.review; wait-page review");
  g_assert_cmpuint (g_list_model_get_n_items (get_list (test)), ==, N_TURNS + 1);
  assert_shown (test, N_TURNS);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *row;
      guint number = get_selected (test) - 1;
      LabShiftTurnEntry *entry = get_entry (test, number);

      row = find_row (test, number);
      g_assert_nonnull (row);
      /* A turn that is not selected has one line. */
      g_assert_null (lab_test_find_text (entry->words));
      g_assert_cmpint (gtk_widget_get_height (row), <=, 32);
      g_assert_cmpuint (LAB_SHIFT_PAWN (lab_test_find (row, LAB_TYPE_SHIFT_PAWN))->seat, ==,
                        entry->seat);
      g_assert_cmpint (gtk_widget_get_visible (lab_test_find (row,
                                                              LAB_TYPE_SHIFT_TREASURE_PICTURE)),
                       ==, entry->found != LAB_SHIFT_TREASURE_NONE);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (row), ==, entry->notation);
      gtk_test_accessible_assert_property (gtk_widget_get_parent (row),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, entry->words);
      lab_test_driver_click (test->driver, row);
      assert_shown (test, number);
      g_assert_nonnull (lab_test_find_text (entry->words));
    }
  lab_test_do (test, "click Return to the Game; page game; as-noted; turn; turns %u", N_TURNS + 1);
}

/* What is done, and the turn that is shown then. */
typedef struct
{
  const char *step;
  guint shown;
} Move;

static void
make_moves (LabTestWindow *test,
            const Move    *moves,
            guint          n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      lab_test_do (test, "%s", moves[i].step);
      assert_shown (test, moves[i].shown);
      g_assert_true (gtk_widget_is_sensitive (lab_test_get_focus (test)));
    }
}

/* The buttons below the board move through the turns, and keep the focus. */
LAB_WINDOW_TEST ("/window/review/buttons", test_buttons)
{
  static const Move moves[] = {
    { "button playback.back", N_TURNS - 1 },
    { "button playback.forward; cannot playback.forward", N_TURNS },
    { "button playback.first; cannot playback.back", 0 },
    { "button playback.last", N_TURNS },
  };

  play_some (test);
  open_review (test);
  make_moves (test, moves, G_N_ELEMENTS (moves));

  /* After the last turn, Play starts again from the beginning. */
  lab_test_do (test, "button playback.play");
  g_assert_true (is_busy (test));
  lab_test_wait (get_selected (test) == 2);
  lab_test_do (test, "button playback.play");
  assert_shown (test, get_selected (test));
  g_assert_cmpuint (get_selected (test), <, N_TURNS);
}

LAB_WINDOW_TEST ("/window/review/keys", test_keys)
{
  /* Keys in the list, which must not only move the focus of the list. */
  static const Move in_list[] = {
    { "key Left", N_TURNS - 1 }, { "key Up", N_TURNS - 2 }, { "key Right", N_TURNS - 1 },
    { "key Down", N_TURNS },     { "key Home", 0 },         { "key End", N_TURNS },
    { "key Return", N_TURNS },
  };
  /* Keys on a button, which does not use them itself. */
  static const Move on_button[] = {
    { "key Left", N_TURNS - 1 }, { "key Home", 0 }, { "key Right", 1 },
  };

  play_some (test);
  open_review (test);
  lab_test_wait (has_focus (test, N_TURNS));
  make_moves (test, in_list, 5);
  lab_test_wait (has_focus (test, 0));
  make_moves (test, in_list + 5, 2);
  gtk_widget_grab_focus (lab_test_find_button ("Return to the Game"));
  make_moves (test, on_button, G_N_ELEMENTS (on_button));

  lab_test_do (test, "key Escape; page game");
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test),
                                         GTK_WIDGET (lab_test_window_get_board (test))));
  open_review (test);
  lab_test_strike (test, GDK_KEY_space);
  lab_test_wait (get_selected (test) == 1);
  lab_test_strike (test, GDK_KEY_space);
  assert_shown (test, get_selected (test));
  lab_test_do (test, "key t; page game");
}

/* In right-to-left layout the next turn is to the left. */
LAB_WINDOW_TEST ("/window/review/mirrored", test_mirrored)
{
  static const Move moves[] = {
    { "key Right", N_TURNS - 1 }, { "key Left", N_TURNS },
  };

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  play_some (test);
  open_review (test);
  make_moves (test, moves, G_N_ELEMENTS (moves));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Tab moves through the page, and out of it again. */
LAB_WINDOW_TEST ("/window/review/tab", test_tab)
{
  GtkWidget *leave;
  gboolean in_page = FALSE, out_of_page = FALSE;

  play_some (test);
  open_review (test);
  leave = lab_test_find_button ("Return to the Game");
  for (guint i = 0; i < 20 && lab_test_get_focus (test) != leave; i++)
    lab_test_strike (test, GDK_KEY_Tab);
  g_assert_true (lab_test_get_focus (test) == leave);
  for (guint i = 0; i < 20; i++)
    {
      lab_test_strike (test, GDK_KEY_Tab);
      if (gtk_widget_is_ancestor (lab_test_get_focus (test), get_page (test)))
        in_page = TRUE;
      else
        out_of_page = TRUE;
    }
  g_assert_true (in_page && out_of_page);
}

/* With animations the tile slides and the pawn moves; the next step ends the
 * animation. */
LAB_WINDOW_TEST ("/window/review/animated", test_animated)
{
  LabShiftBoardView *board;
  LabShiftGame *shown;

  play_some (test);
  open_review (test);
  lab_test_do (test, "key Home; animate");
  board = get_board (test);
  /* This is slow enough for any machine. */
  board->motion->tempo = 100;
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_true (is_busy (test));
  g_assert_true (lab_shift_board_motion_get_busy (board->motion));
  shown = get_shown (test);
  g_assert_cmpuint (shown->past->len, ==, 1);
  /* The pawn moves after the tiles. */
  lab_shift_board_motion_skip (board->motion);
  lab_test_wait (shown->past->len == 2);
  lab_shift_board_motion_skip (board->motion);
  assert_shown (test, 1);

  for (guint i = 2; i <= N_TURNS; i++)
    {
      lab_test_strike (test, GDK_KEY_Right);
      g_assert_true (lab_shift_board_motion_get_busy (board->motion));
    }
  lab_test_strike (test, GDK_KEY_Left);
  g_assert_false (is_busy (test));
  assert_shown (test, N_TURNS - 1);
  lab_test_strike (test, GDK_KEY_Return);
  g_assert_true (is_busy (test));
  while (is_busy (test))
    {
      lab_shift_board_motion_skip (board->motion);
      lab_test_iterate ();
    }
  assert_shown (test, N_TURNS - 1);
}

/* An unfinished turn has a row of its own until the pawn has moved. */
LAB_WINDOW_TEST ("/window/review/half", test_half)
{
  play_some (test);
  lab_test_window_click_arrow (
      test, lab_shift_position_may_insert (lab_test_window_get_position (test), 0) ? 0 : 1);
  open_review (test);
  g_assert_cmpuint (g_list_model_get_n_items (get_list (test)), ==, N_TURNS + 2);
  g_assert_cmpuint (strlen (get_entry (test, N_TURNS + 1)->notation), ==, 4);
  lab_test_strike (test, GDK_KEY_Left);
  assert_shown (test, N_TURNS);
  lab_test_strike (test, GDK_KEY_Right);
  settle (test);
  g_assert_cmpuint (get_shown (test)->position.phase, ==, LAB_SHIFT_PHASE_MOVE);
}

/* From phone to desktop sizes, all controls can be reached. In a low window, the board has the same
 * place as in the game. */
LAB_WINDOW_TEST ("/window/review/sizes", test_sizes)
{
  static const char * const sizes[] = { "360 640", "640 360", "800 600", "1280 800" };
  static const char * const actions[] = { "playback.first", "playback.back", "playback.play",
                                          "playback.forward", "playback.last",
                                          "review.return" };

  play_some (test);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *window = GTK_WIDGET (test->window);
      graphene_rect_t table, review;

      lab_test_do (test, "size %s", sizes[i]);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (lab_test_window_get_board (test)),
                                                window, &table));
      open_review (test);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_board (test)), window, &review));
      g_assert_true (i != 1 || graphene_rect_equal (&table, &review));
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
LAB_WINDOW_TEST ("/window/review/long", test_long)
{
  const LabShiftDeal deal = { 3, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (GPtrArray) rows = NULL;
  LabShiftGame *shown;
  LabShiftPosition initial, position;
  LabShiftTurn turns[500];

  lab_shift_deal_position (&deal, &initial);
  position = initial;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      turns[i].arrow = lab_shift_position_may_insert (&position, 0) ? 0 : 1;
      turns[i].tile = position.board.spare;
      lab_shift_position_insert (&position, turns[i].arrow, turns[i].tile);
      turns[i].cell = position.pawns[position.seat];
      lab_shift_position_move (&position, turns[i].cell);
    }
  lab_shift_family_review_line (lab_test_get_family (test->window), &initial, turns,
                                G_N_ELEMENTS (turns), "Long");
  lab_test_do (test, "settle; key End");
  settle (test);
  g_assert_cmpuint (get_selected (test), ==, 500);
  lab_test_wait (find_row (test, 500) != NULL);
  shown = get_shown (test);
  g_assert_cmpmem (&shown->position, sizeof position, &position,
                   sizeof position);
  rows = lab_test_find_all (get_page (test), LAB_TYPE_SHIFT_TURN_ROW);
  g_assert_cmpuint (rows->len, <, 300);
}

/* Tests the way from a game into the review and out of it: what waits, what is hidden, what can be
 * copied, and games that start from a turn. */

/* A game of computers pauses during the review, and continues after it. */
LAB_WINDOW_TEST ("/window/review/held", test_held)
{
  LabShiftGame *game;
  guint n_half_turns;

  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 0 BPBP");
  game = lab_test_window_get_game (test);
  lab_test_wait (game->turns->len >= 3);
  open_review (test);
  n_half_turns = game->past->len;
  g_assert_null (lab_test_find_action (get_page (test), "win.pause"));
  lab_test_do (test, "hides win.pause");
  lab_test_do (test, "button playback.first; button playback.forward");
  assert_shown (test, 1);
  lab_test_do (test, "pass 400; half-turns %u; key Escape", n_half_turns);
  lab_test_wait (game->past->len > n_half_turns);
}

/* Between two people the handover stays, and copied text contains no hidden
 * card. */
LAB_WINDOW_TEST ("/window/review/covered", test_covered)
{
  lab_test_do (test, "play 3 0x5 0 0; take; turn; covered");
  open_review (test);
  assert_shown (test, 1);
  lab_test_do (test, "key Escape; covered; take; turn");
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
  g_autoptr (GPtrArray) menus = lab_test_find_all (get_page (test), GTK_TYPE_MENU_BUTTON);
  guint i = 0;

  while (!gtk_widget_get_mapped (menus->pdata[i]))
    i++;
  lab_test_driver_click (test->driver, menus->pdata[i]);
  lab_test_do (test, "wait-text %s; settle", item);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
}

/* Copies the shown position and the whole game, as far as all players may know them. */
LAB_WINDOW_TEST ("/window/review/copy", test_copy)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;
  LabShiftPosition after;
  LabShiftGame *game;

  play_from (test, LAB_SHIFT_RULES_STANDARD, N_TURNS);
  game = lab_test_window_get_game (test);
  for (guint i = 0; i < N_TURNS; i++)
    g_array_append_vals (turns, lab_shift_game_get_turn (game, i), 1);
  open_review (test);
  lab_test_strike (test, GDK_KEY_Left);
  after = game->initial;
  for (guint i = 0; i < N_TURNS - 1; i++)
    {
      const LabShiftTurn *turn = lab_shift_game_get_turn (game, i);

      lab_shift_position_insert (&after, turn->arrow, turn->tile);
      lab_shift_position_move (&after, turn->cell);
    }
  position = lab_shift_review_format_position (&after, TRUE);
  copy_from_menu (test, "Copy Position");
  assert_copied (test, position);
  lab_test_do (test, "text The position was copied.");
  g_assert_nonnull (strstr (position, " :,-,:,- "));

  text = lab_shift_review_format_game (&game->initial,
                                       (const LabShiftTurn *) (gconstpointer) turns->data,
                                       turns->len, TRUE);
  copy_from_menu (test, "Copy Game");
  assert_copied (test, text);
  lab_test_do (test, "wait-text The game was copied.; key <Control>c");
  assert_copied (test, position);
  lab_test_do (test, "key <Control><Shift>c");
  assert_copied (test, text);
}

/* A copy of a finished game is complete. */
LAB_WINDOW_TEST ("/window/review/copy-all", test_copy_all)
{
  g_autofree char *position = NULL;
  g_autofree char *text = NULL;

  play_all (test);
  lab_test_do (test, "click Review Game; key <Control>c");
  position = lab_shift_notation_format_position (lab_test_window_get_position (test));
  assert_copied (test, position);
  text = lab_shift_saved_game_to_data (lab_test_window_get_game (test));
  lab_test_do (test, "key <Control><Shift>c");
  assert_copied (test, text);
}

/* From each turn of a finished game another game can start, with the same history. */
LAB_WINDOW_TEST ("/window/review/play-on", test_play_on)
{
  g_autoptr (LabShiftGame) first = NULL;
  LabShiftGame *second;
  gint64 began;
  guint number;

  play_all (test);
  lab_shift_game_page_get_game (lab_test_get_game_page (test->window))->began = 12345;
  first = g_object_ref (lab_test_window_get_game (test));
  g_assert_cmpuint (first->turns->len, >=, 4);
  lab_test_do (test, "click Review Game; page review");
  assert_shown (test, first->turns->len);
  lab_test_do (test, "insensitive Play From Here; text Back; key Left; key Left");
  number = get_selected (test);
  assert_shown (test, first->turns->len - 2);
  lab_test_do (test, "click Play From Here; page game; turns %u", number);

  began = lab_shift_game_page_get_game (lab_test_get_game_page (test->window))->began;
  g_assert_cmpint (began, ==, 12345);
  second = lab_test_window_get_game (test);
  g_assert_true (second != first);
  for (guint i = 0; i <= 2 * number; i++)
    {
      LabShiftPosition mine = *lab_shift_game_get_position_at (second, i);
      LabShiftPosition theirs = *lab_shift_game_get_position_at (first, i);

      /* The history does not contain how the player rotated the spare before
       * inserting it. */
      mine.board.spare = theirs.board.spare = 0;
      g_assert_cmpmem (&mine, sizeof mine, &theirs, sizeof theirs);
    }
  g_assert_cmpmem (&second->deal, sizeof (LabShiftDeal),
                   &first->deal, sizeof (LabShiftDeal));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat += 2)
    g_assert_cmpstr (second->names[seat], ==, first->names[seat]);
  lab_test_do (test, "turn; turns %u", number + 1);
}

/* During a game there is no such button; from the ranking, the button goes back to
 * it. */
LAB_WINDOW_TEST ("/window/review/return", test_return)
{
  play_some (test);
  open_review (test);
  lab_test_do (test, "no-text Play From Here; key Escape");

  play_all (test);
  lab_test_do (test, "click Review Game; key Escape; page result; click Review Game; "
               "key <Control>n; page start; hides win.review");
}

/* In a tournament no other game can start from a turn. */
LAB_WINDOW_TEST ("/window/review/tournament", test_tournament)
{
  play_from (test, LAB_SHIFT_RULES_LAST_TREASURE | LAB_SHIFT_RULES_OPEN_CARDS, N_ALL_TURNS - 1);
  lab_shift_game_page_get_game (lab_test_get_game_page (test->window))->tournament = TRUE;
  lab_test_do (test, "turn; wait-text Review Game; click Review Game; page review; "
               "no-text Play From Here");
}
