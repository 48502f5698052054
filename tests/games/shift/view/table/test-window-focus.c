/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-focus.h"
#include "lab-test-turns.h"
#include "lab-arrow-button.h"

/* Where keys move the focus, and where it is when a player's turn starts. */

/* Private helpers */

static void
begin (LabTestWindow *test,
       LabRules       rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, rules };

  lab_test_window_play (test, &deal);
}

/* Tests */

/* Plays a whole game of two people without the mouse. */
static void
test_whole_game (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 4, 0x5, 0, 2, LAB_RULES_LAST_TREASURE };
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_KP_Enter };
  guint turn = 0;

  lab_test_window_play (test, &deal);
  while (g_strcmp0 (lab_window_get_page (test->window), "game") == 0)
    {
      const LabPosition *position = lab_test_window_get_position (test);
      guint keyval = keyvals[turn++ % G_N_ELEMENTS (keyvals)];
      LabTurn best;

      g_assert_cmpuint (turn, <, 60);
      while (lab_test_window_is_covered (test))
        {
          lab_test_get_focus (test);
          lab_test_strike (test, GDK_KEY_Return);
        }
      lab_test_assert_focus_ready (test);

      lab_test_choose_turn (position, &best);
      while (position->board.spare != best.tile)
        lab_test_strike (test, GDK_KEY_r);
      lab_test_focus_arrow (test, best.arrow);
      lab_test_strike (test, keyval);
      g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
      lab_test_assert_focus_ready (test);
      lab_test_audit (test);

      lab_test_focus_cell (test, best.cell);
      lab_test_strike (test, keyval);
      lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0
                     || lab_test_window_is_covered (test));
    }
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Rematch"));
}

/* The focus can visit the whole board in any phase, without changing anything. */
static void
test_explore (LabTestWindow *test,
              gconstpointer  data)
{
  gboolean inserted = GPOINTER_TO_INT (data);
  const LabPosition *position;
  LabPosition before;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  if (inserted)
    lab_test_window_click_arrow (test, 0);
  else
    lab_test_strike (test, GDK_KEY_Down);
  position = lab_test_window_get_position (test);
  before = *position;
  lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_CONTROL_MASK);
  for (guint row = 0; row < LAB_BOARD_SIZE; row++)
    {
      guint near = row % 2 == 0 ? 0 : LAB_BOARD_SIZE - 1;

      lab_test_focus_cell (test, LAB_CELL (near, row));
      lab_test_focus_cell (test, LAB_CELL (LAB_BOARD_SIZE - 1 - near, row));
    }
  g_assert_cmpuint (lab_board_view_get_preview (lab_test_window_get_board (test)), ==,
                    LAB_ARROW_NONE);
  lab_test_audit (test);

  /* A key on a tile does the same as a click: here it is refused. */
  lab_test_focus_cell (
      test, lab_bitboard_first (LAB_ALL_CELLS & ~lab_position_get_reachable (position)));
  lab_test_strike (test, GDK_KEY_space);
  g_assert_cmpmem (position, sizeof before, &before, sizeof before);
  g_assert_nonnull (lab_test_find_text (
      inserted ? "No open passage leads there. Choose a tile that the pawn can reach."
               : "Insert the spare tile first, at one of the arrows around the board."));
}

/* The focus previews an insertion only after a key has moved it to an arrow. */
static void
test_preview (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;

  begin (test, LAB_RULES_STANDARD);
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_wait (!lab_test_window_is_covered (test));
  board = lab_test_window_get_board (test);
  lab_test_assert_focus_ready (test);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 1);
  lab_test_strike (test, GDK_KEY_Down);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);
  lab_test_strike (test, GDK_KEY_Up);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 1);
  lab_test_strike (test, GDK_KEY_End);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 2);
}

/* Keys move the focus between the board and the frame, and around the frame. */
static void
test_frame (LabTestWindow *test,
            gconstpointer  data)
{
  /* South and west arrows are numbered in reading order, from the left and from the
   * top. */
  static const LabArrow ring[LAB_N_ARROWS] = { 0, 1, 2, 3, 4, 5, 8, 7, 6, 11, 10, 9 };
  static const guint around[] = { GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Up };
  static const struct
  {
    LabCell from;
    guint keyval;
    LabArrow to;
    guint back;
  } steps[] = {
    { LAB_CELL (1, 0), GDK_KEY_Up, 0, GDK_KEY_Down },
    { LAB_CELL (3, 0), GDK_KEY_Up, 1, GDK_KEY_Down },
    { LAB_CELL (6, 1), GDK_KEY_Right, 3, GDK_KEY_Left },
    { LAB_CELL (6, 5), GDK_KEY_Right, 5, GDK_KEY_Left },
    { LAB_CELL (5, 6), GDK_KEY_Down, 8, GDK_KEY_Up },
    { LAB_CELL (0, 3), GDK_KEY_Left, 10, GDK_KEY_Right },
    /* From a line without an arrow the focus moves to the nearest one. */
    { LAB_CELL (0, 0), GDK_KEY_Up, 0, 0 },
    { LAB_CELL (0, 0), GDK_KEY_Left, 9, 0 },
    { LAB_CELL (2, 0), GDK_KEY_Up, 1, 0 },
    { LAB_CELL (6, 6), GDK_KEY_Right, 5, 0 },
    { LAB_CELL (4, 6), GDK_KEY_Down, 7, 0 },
  };
  LabBoardView *board;

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (data));
  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  board = lab_test_window_get_board (test);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_CONTROL_MASK);
      g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (0, 0));
      lab_test_focus_cell (test, steps[i].from);
      lab_test_strike (test, steps[i].keyval);
      g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, steps[i].to));
      /* There is nothing outside of the frame. */
      lab_test_strike (test, steps[i].keyval);
      g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, steps[i].to));
      if (steps[i].back == 0)
        continue;
      lab_test_strike (test, steps[i].back);
      g_assert_cmpuint (lab_test_get_focused_cell (test), ==, steps[i].from);
    }

  /* The focus moves around the frame in both directions. */
  lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_CONTROL_MASK);
  lab_test_focus_cell (test, LAB_CELL (1, 0));
  lab_test_strike (test, GDK_KEY_Up);
  for (guint i = 0; i < 2 * LAB_N_ARROWS; i++)
    {
      gboolean back = i >= LAB_N_ARROWS;
      guint at = back ? 2 * LAB_N_ARROWS - i : i;
      LabSide side = lab_arrow_side (ring[at % LAB_N_ARROWS]);

      lab_test_strike (test, around[back ? (side + 2) % LAB_N_SIDES : side]);
      at += back ? LAB_N_ARROWS - 1 : 1;
      g_assert_true (lab_test_get_focus (test)
                     == lab_board_view_get_arrow (board, ring[at % LAB_N_ARROWS]));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Home and End move to the ends of a row of tiles or arrows. */
static void
test_ends (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  board = lab_test_window_get_board (test);
  lab_test_driver_key (test->driver, GDK_KEY_Home, GDK_CONTROL_MASK);
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (0, 0));
  lab_test_driver_key (test->driver, GDK_KEY_End, GDK_CONTROL_MASK);
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (6, 6));
  lab_test_focus_cell (test, LAB_CELL (3, 3));
  lab_test_strike (test, GDK_KEY_Home);
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (0, 3));
  lab_test_strike (test, GDK_KEY_End);
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (6, 3));
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, 4));
  lab_test_strike (test, GDK_KEY_Home);
  g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, 10));
  lab_test_strike (test, GDK_KEY_Up);
  lab_test_strike (test, GDK_KEY_Up);
  g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, 0));
  lab_test_strike (test, GDK_KEY_End);
  g_assert_true (lab_test_get_focus (test) == lab_board_view_get_arrow (board, 2));
}

/* The Tab key stops once at the board, and returns to the same place in it. */
static void
test_tab (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *board;
  guint n_stops = 0;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  lab_test_strike (test, GDK_KEY_Down);
  lab_test_focus_cell (test, LAB_CELL (3, 3));
  do
    {
      lab_test_strike (test, GDK_KEY_Tab);
      g_assert_cmpuint (++n_stops, <, 12);
      g_assert_true (lab_test_get_focused_cell (test) == LAB_CELL (3, 3)
                     || !gtk_widget_is_ancestor (lab_test_get_focus (test), board));
    }
  while (lab_test_get_focused_cell (test) != LAB_CELL (3, 3));
  /* At least the hint, both rotations, and the menu. */
  g_assert_cmpuint (n_stops, >=, 5);
  lab_test_driver_key (test->driver, GDK_KEY_Tab, GDK_SHIFT_MASK);
  lab_test_strike (test, GDK_KEY_Tab);
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_CELL (3, 3));
}

/* During another player's turn the focus stays on the board, and returns there after
 * a pause. */
static void
test_others (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  static const LabPlayerKind kinds[LAB_N_SEATS]
      = { LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER };
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_STANDARD };
  const LabPosition *position;
  GtkWidget *board;

  lab_test_window_set_speed ("slow");
  lab_test_window_play_kinds (test, &deal, kinds);
  position = lab_test_window_get_position (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test), board));
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_assert_focus_ready (test);
  lab_test_strike (test, GDK_KEY_s);
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test), board));
  lab_test_strike (test, GDK_KEY_p);
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Resume"));
  lab_test_strike (test, GDK_KEY_p);
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test), board));
  /* No key at this focus can play for the computer. */
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test), board));
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_assert_focus_ready (test);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/focus/whole-game", NULL, test_whole_game);
  lab_test_window_add ("/window/focus/explore", GINT_TO_POINTER (FALSE), test_explore);
  lab_test_window_add ("/window/focus/explore-moving", GINT_TO_POINTER (TRUE), test_explore);
  lab_test_window_add ("/window/focus/frame", GINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_frame);
  lab_test_window_add ("/window/focus/frame-rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_frame);
  lab_test_window_add ("/window/focus/preview", NULL, test_preview);
  lab_test_window_add ("/window/focus/ends", NULL, test_ends);
  lab_test_window_add ("/window/focus/tab", NULL, test_tab);
  lab_test_window_add ("/window/focus/others", NULL, test_others);
  return g_test_run ();
}
