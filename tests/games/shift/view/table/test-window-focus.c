/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* Where keys move the focus, and where it is when a player's turn starts. */

/* Tests */

/* Plays a whole game of two people without the mouse. */
LAB_WINDOW_TEST ("/window/focus/whole-game", test_whole_game)
{
  static const guint keyvals[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_KP_Enter };
  guint turn = 0;

  lab_test_do (test, "play 4 0x5 0 2 last-treasure");
  while (lab_test_window_shows (test, "game"))
    {
      const LabShiftPosition *position = lab_test_window_get_position (test);
      guint keyval = keyvals[turn++ % G_N_ELEMENTS (keyvals)];
      LabShiftTurn best;

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
      lab_test_do (test, "phase move; audit");
      lab_test_assert_focus_ready (test);

      lab_test_focus_cell (test, best.cell);
      g_assert_cmpuint (lab_test_window_get_board (test)->path.n_cells, >, 0);
      lab_test_strike (test, keyval);
      lab_test_wait (lab_test_window_shows (test, "result")
                     || lab_test_window_is_covered (test));
    }
  lab_test_do (test, "phase over; focus Rematch");
}

/* The focus can visit the whole board in any phase, without changing anything. */
LAB_WINDOW_TESTS (test_explore,
                  { "/window/focus/explore", GINT_TO_POINTER (FALSE) },
                  { "/window/focus/explore-moving", GINT_TO_POINTER (TRUE) })
{
  gboolean inserted = GPOINTER_TO_INT (data);
  const LabShiftPosition *position;

  lab_test_do (test, "deal; take; %s; note; key <Control>Home", inserted ? "arrow 0" : "key Down");
  position = lab_test_window_get_position (test);
  for (guint row = 0; row < LAB_SHIFT_BOARD_SIZE; row++)
    {
      guint near = row % 2 == 0 ? 0 : LAB_SHIFT_BOARD_SIZE - 1;

      lab_test_focus_cell (test, LAB_SHIFT_CELL (near, row));
      lab_test_focus_cell (test, LAB_SHIFT_CELL (LAB_SHIFT_BOARD_SIZE - 1 - near, row));
    }
  lab_test_do (test, "preview none; audit");

  /* A key on a tile does the same as a click: here it is refused. */
  lab_test_focus_cell (test,
                       lab_shift_bitboard_first (LAB_SHIFT_ALL_CELLS
                                                 & ~lab_shift_position_get_reachable (position)));
  lab_test_do (test, "key space; as-noted; text %s",
               inserted ? "No open passage leads there. Choose a tile that the pawn can reach."
                        : "Insert the spare tile first, at one of the arrows around the board.");
}

/* The focus previews an insertion only after a key has moved it to an arrow. */
LAB_WINDOW_TEST ("/window/focus/preview", test_preview)
{
  lab_test_do (test, "deal; key Return; wait-uncovered");
  lab_test_assert_focus_ready (test);
  lab_test_do (test, "preview none; key Right; preview 1; key Down; preview none; key Up; "
               "preview 1; key End; preview 2");
}

/* Keys move the focus between the board and the frame, and around the frame. */
LAB_WINDOW_TESTS (test_frame,
                  { "/window/focus/frame", GINT_TO_POINTER (GTK_TEXT_DIR_LTR) },
                  { "/window/focus/frame-rtl", GINT_TO_POINTER (GTK_TEXT_DIR_RTL) })
{
  /* South and west arrows are numbered in reading order, from the left and from the
   * top. */
  static const LabShiftArrow ring[LAB_SHIFT_N_ARROWS] = { 0, 1, 2, 3, 4, 5, 8, 7, 6, 11, 10, 9 };
  static const guint around[] = { GDK_KEY_Right, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Up };
  static const struct
  {
    LabShiftCell from;
    guint keyval;
    LabShiftArrow to;
    guint back;
  } steps[] = {
    { LAB_SHIFT_CELL (1, 0), GDK_KEY_Up, 0, GDK_KEY_Down },
    { LAB_SHIFT_CELL (3, 0), GDK_KEY_Up, 1, GDK_KEY_Down },
    { LAB_SHIFT_CELL (6, 1), GDK_KEY_Right, 3, GDK_KEY_Left },
    { LAB_SHIFT_CELL (6, 5), GDK_KEY_Right, 5, GDK_KEY_Left },
    { LAB_SHIFT_CELL (5, 6), GDK_KEY_Down, 8, GDK_KEY_Up },
    { LAB_SHIFT_CELL (0, 3), GDK_KEY_Left, 10, GDK_KEY_Right },
    /* From a line without an arrow the focus moves to the nearest one. */
    { LAB_SHIFT_CELL (0, 0), GDK_KEY_Up, 0, 0 },
    { LAB_SHIFT_CELL (0, 0), GDK_KEY_Left, 9, 0 },
    { LAB_SHIFT_CELL (2, 0), GDK_KEY_Up, 1, 0 },
    { LAB_SHIFT_CELL (6, 6), GDK_KEY_Right, 5, 0 },
    { LAB_SHIFT_CELL (4, 6), GDK_KEY_Down, 7, 0 },
  };
  LabShiftBoardView *board;

  gtk_widget_set_default_direction ((GtkTextDirection) GPOINTER_TO_INT (data));
  lab_test_do (test, "deal; take");
  board = lab_test_window_get_board (test);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      lab_test_do (test, "key <Control>Home");
      g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_SHIFT_CELL (0, 0));
      lab_test_focus_cell (test, steps[i].from);
      /* There is nothing outside of the frame, where the second key could go. */
      for (guint n = 0; n < 2; n++)
        {
          lab_test_strike (test, steps[i].keyval);
          g_assert_true (lab_test_get_focus (test) == board->arrows[steps[i].to]);
        }
      if (steps[i].back == 0)
        continue;
      lab_test_strike (test, steps[i].back);
      g_assert_cmpuint (lab_test_get_focused_cell (test), ==, steps[i].from);
    }

  /* The focus moves around the frame in both directions. */
  lab_test_do (test, "key <Control>Home; key Right; key Up");
  for (guint i = 0; i < 2 * LAB_SHIFT_N_ARROWS; i++)
    {
      gboolean back = i >= LAB_SHIFT_N_ARROWS;
      guint at = back ? 2 * LAB_SHIFT_N_ARROWS - i : i;
      LabShiftSide side = lab_shift_arrow_side (ring[at % LAB_SHIFT_N_ARROWS]);

      lab_test_strike (test, around[back ? (side + 2) % LAB_SHIFT_N_SIDES : side]);
      at += back ? LAB_SHIFT_N_ARROWS - 1 : 1;
      g_assert_true (lab_test_get_focus (test) == board->arrows[ring[at % LAB_SHIFT_N_ARROWS]]);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Home and End move to the ends of a row of tiles or arrows. */
LAB_WINDOW_TEST ("/window/focus/ends", test_ends)
{
  static const struct
  {
    const char *steps;
    LabShiftCell cell;
  } cells[] = {
    { "key <Control>Home", LAB_SHIFT_CELL (0, 0) },
    { "key <Control>End", LAB_SHIFT_CELL (6, 6) },
    { "key Up; key Up; key Up; key Left; key Home", LAB_SHIFT_CELL (0, 3) },
    { "key Right; key End", LAB_SHIFT_CELL (6, 3) },
  };
  static const struct
  {
    const char *steps;
    LabShiftArrow arrow;
  } arrows[] = {
    { "key Right", 4 }, { "key Home", 10 }, { "key Up; key Up", 0 }, { "key End", 2 },
  };
  LabShiftBoardView *board;

  lab_test_do (test, "deal; take");
  board = lab_test_window_get_board (test);
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      lab_test_do (test, "%s", cells[i].steps);
      g_assert_cmpuint (lab_test_get_focused_cell (test), ==, cells[i].cell);
    }
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      lab_test_do (test, "%s", arrows[i].steps);
      g_assert_true (lab_test_get_focus (test) == board->arrows[arrows[i].arrow]);
    }
}

/* The Tab key stops once at the board, and returns to the same place in it. */
LAB_WINDOW_TEST ("/window/focus/tab", test_tab)
{
  GtkWidget *board;
  guint n_stops = 0;

  lab_test_do (test, "deal; take");
  board = GTK_WIDGET (lab_test_window_get_board (test));
  lab_test_strike (test, GDK_KEY_Down);
  lab_test_focus_cell (test, LAB_SHIFT_CELL (3, 3));
  do
    {
      lab_test_strike (test, GDK_KEY_Tab);
      g_assert_cmpuint (++n_stops, <, 12);
      g_assert_true (lab_test_get_focused_cell (test) == LAB_SHIFT_CELL (3, 3)
                     || !gtk_widget_is_ancestor (lab_test_get_focus (test), board));
    }
  while (lab_test_get_focused_cell (test) != LAB_SHIFT_CELL (3, 3));
  /* At least the hint, both rotations, and the menu. */
  g_assert_cmpuint (n_stops, >=, 5);
  lab_test_do (test, "key <Shift>Tab; key Tab");
  g_assert_cmpuint (lab_test_get_focused_cell (test), ==, LAB_SHIFT_CELL (3, 3));
}

/* During another player's turn the focus stays on the board, and returns there after
 * a pause. */
LAB_WINDOW_TEST ("/window/focus/others", test_others)
{
  static const char * const steps[] = {
    "speed slow; play open 0x5 0 0 PPBP", "key Return; phase move", "key s; seat 2",
    "key p; focus Resume; key p",
    /* No key at this focus can play for the computer. */
    "key Right", "key Return; asked",
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      lab_test_do (test, "%s", steps[i]);
      g_assert_true (gtk_widget_is_ancestor (lab_test_get_focus (test),
                                             GTK_WIDGET (lab_test_window_get_board (test))));
      if (lab_test_window_is_asked (test) && i > 0)
        lab_test_assert_focus_ready (test);
    }
}
