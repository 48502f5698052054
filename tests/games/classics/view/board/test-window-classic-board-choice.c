/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board-view.h"
#include "lab-test-board.h"

/* How choices begin and end, what is refused, and what the board shows about moves. */

#define PAWN_RULE "A pawn moves straight ahead to an empty cell, or captures one cell " \
                  "diagonally ahead."

/* Tests */

LAB_BOARD_TEST ("/classic-board/refused", test_refused)
{
  lab_test_board_do (test, "show matches:17; click-at 60 120; "
                     "refused Take one, two, or three matches from the end.");
  lab_test_board_do (test, "show divide:8x5; click-at 30 240; refused Choose a gap between two "
                     "pebbles. Their heap is divided there, and the other heap is taken away.");
  lab_test_board_do (test, "show tictactoe:3x3; moves b2; click 4; "
                     "refused This cell is taken. Choose an empty cell.; click-at 4 4; "
                     "refused Choose an empty cell.; moves a1 c1 b1 a3; click 5; "
                     "refused The game is over. Start another one.");
}

LAB_BOARD_TEST ("/classic-board/refused-pawns", test_refused_pawns)
{
  lab_test_board_do (test, "show hexapawn:3x3; click 7; refused Choose a white pawn.; click 4; "
                     "refused Choose a white pawn.; click 0; click 4; refused " PAWN_RULE "; "
                     "described 0 chosen; go-to 8; key Return; refused " PAWN_RULE "; "
                     "moves a1-a2 b3-b2; click 1; "
                     "refused This pawn cannot move. Choose another one.");
}

/* While another player chooses, spots do nothing, but they can be read. */
LAB_BOARD_TEST ("/classic-board/may-not-choose", test_may_not_choose)
{
  lab_test_board_do (test, "show hexapawn:3x3");
  lab_classic_board_view_set_may_choose (test->board, FALSE);
  g_assert_false (test->board->may_choose);
  lab_test_board_do (test, "click 0; click 3; go-to 4; key Return; nothing");
  gtk_test_accessible_assert_property (lab_test_board_get_spot (test, 4),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "b2, empty");
  gtk_test_accessible_assert_state (lab_test_board_get_spot (test, 4),
                                    GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  lab_classic_board_view_set_may_choose (test->board, TRUE);
  lab_test_board_do (test, "click 0");
  lab_classic_board_view_set_may_choose (test->board, FALSE);
  lab_test_board_do (test, "no-choice");
}

/* Another pawn, the same pawn, a point outside of the cells, and the Escape key cancel a choice. So
 * does a change of the game. */
LAB_BOARD_TEST ("/classic-board/choice", test_choice)
{
  lab_test_board_do (test, "show hexapawn:4x4; moves b1-b2 c4-c3; click 5; described 5 chosen; "
                     "described 9 can move here; described 10 can move here; plain 8; click 0; "
                     "plain 5; described 4 can move here; click 0; plain 0; click 0; click-at 4 4; "
                     "plain 0; click 0; key Escape; plain 0; no-choice; click 0");
  g_assert_true (lab_classic_board_view_cancel_choice (test->board));
  lab_test_board_do (test, "click 0; undo; no-choice; nothing");
}

static void
drag (LabTestBoard *test,
      guint         from,
      guint         to)
{
  lab_test_board_do (test, "hold %u", from);
  lab_test_driver_move (test->driver, lab_test_board_get_spot (test, to), 20, 20);
  lab_test_board_do (test, "over %u; drop", to);
}

/* A pawn that is dropped elsewhere goes back. */
LAB_BOARD_TEST ("/classic-board/drag", test_drag)
{
  lab_test_board_do (test, "show hexapawn:3x3");
  drag (test, 0, 3);
  lab_test_board_do (test, "chosen a1-a2");
  drag (test, 1, 3);
  lab_test_board_do (test, "refused " PAWN_RULE "; hold 1; at 3 3");
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).drag_x, <, -100);
  lab_test_board_do (test, "drop");
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).drag_x, ==, 0);
  lab_test_board_do (test, "nothing; no-choice");
}

/* Before a choice, what it does is shown. The finger can slide to other matches before it is
 * lifted, or away from all. */
LAB_BOARD_TEST ("/classic-board/preview", test_preview)
{
  lab_test_board_do (test, "show matches:17; preview -1; over 2; preview 2; hold 2; over 0; "
                     "preview 0; drop; chosen 1; hold 0; at 3 3; drop; nothing; go-to 1; "
                     "preview 1");
  lab_test_board_do (test, "show tictactoe:3x3; moves b2; over 4; preview -1");
}

LAB_BOARD_TEST ("/classic-board/values", test_values)
{
  lab_test_board_do (test, "show matches:6; values; described 1 wins in 3 moves");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (lab_test_board_get_spot (test, 1)), ==,
                   "wins in 3 moves");
  lab_test_board_do (test, "no-values; plain 1");
  g_assert_null (gtk_widget_get_tooltip_text (lab_test_board_get_spot (test, 1)));
  lab_test_board_do (test, "show tictactoe:3x3; values; described 4 draw; moves b2; plain 0; "
                     "values; described 0 draw; plain 4");
}

/* A pawn has the value of its best move; once it is chosen, each move has its own. */
LAB_BOARD_TEST ("/classic-board/values-of-pawns", test_values_of_pawns)
{
  lab_test_board_do (test, "show hexapawn:3x3; moves a1-a2 b3-b2; values; plain 0; plain 1; "
                     "described 2 wins in 1 move; click 2; described 2 chosen; "
                     "described 4 can move here, loses in 2 moves; "
                     "described 5 can move here, wins in 1 move");
}

/* Estimates read unlike exact values. A pawn has an exact value only if a better one is not
 * possible. */
LAB_BOARD_TEST ("/classic-board/estimates", test_estimates)
{
  g_auto (LabClassicSolution) values = { 0 };
  LabClassicMoveValue *moves;

  lab_test_board_do (test, "show hexapawn:3x3; moves a1-a2 b3-b2");
  g_assert_true (lab_classic_look_ahead (test->game->classic, test->game->state, LAB_MAX_PLIES,
                                         TRUE, NULL, NULL, &values));
  moves = (LabClassicMoveValue *) (gpointer) values.moves->data;
  for (guint i = 0; i < values.moves->len; i++)
    {
      if (moves[i].value < LAB_WIN)
        moves[i] = (LabClassicMoveValue) { .action = moves[i].action, .value = -3 };
    }
  lab_classic_board_view_set_values (test->board, &values);
  lab_test_board_do (test, "described 2 wins in 1 move; click 2; "
                     "described 4 can move here, seems to be behind (\u2066\u22123\u2069); "
                     "click 2");
  for (guint i = 0; i < values.moves->len; i++)
    {
      if (moves[i].value >= LAB_WIN)
        moves[i].value = 0;
    }
  lab_classic_board_view_set_values (test->board, &values);
  lab_test_board_do (test, "described 2 seems to be even; click 2; "
                     "described 5 can move here, draw");
}

LAB_BOARD_TEST ("/classic-board/hint", test_hint)
{
  lab_test_board_do (test, "show hexapawn:3x3; hint b1-b2; described 1 hint; described 4 hint; "
                     "plain 0; no-hint; plain 1; hint b1-b2; moves b1-b2; plain 4");
  lab_test_board_do (test, "show matches:17; hint 3; described 2 hint; preview 2");
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).pulse, ==, 1);
  lab_test_board_set_animated (TRUE);
  lab_test_board_do (test, "hint 3");
  g_assert_cmpint (adw_animation_get_state (test->board->pulse), ==, ADW_ANIMATION_FINISHED);
  lab_test_board_do (test, "no-hint; hint 3");
  lab_test_wait (lab_classic_board_view_get_scene (test->board).pulse < 1);
}

/* A hint can be seen wherever the pointer or the focus rests, until it goes to another spot. */
LAB_BOARD_TEST ("/classic-board/hint-first", test_hint_first)
{
  lab_test_board_do (test, "show matches:17; over 0; preview 0; hint 3; preview 2; over 1; "
                     "preview 1; no-hint; hint 3; preview 2; hold 1; preview 1; drop; go-to 0; "
                     "preview 0; no-hint; hint 3; preview 2; go-to 1; preview 1");
}

/* A pointer that rests on the board does not hide what keys do, also when the board changes. */
LAB_BOARD_TEST ("/classic-board/pointer-rests", test_pointer_rests)
{
  lab_test_board_do (test, "show matches:17; over 0; go-to 1");
  for (guint i = 0; i < 3; i++)
    {
      lab_test_board_do (test, "key %s", i % 2 == 0 ? "Left" : "Right");
      /* A new place in the window makes GTK point again. */
      gtk_widget_set_margin_top (GTK_WIDGET (test->board), i % 2 == 0 ? 9 : 0);
      lab_test_driver_settle (test->driver);
      g_assert_true (test->board->by_keys);
      lab_test_board_do (test, "preview %u; moves 1", i % 2 == 0 ? 2u : 1u);
      lab_test_driver_settle (test->driver);
      g_assert_true (test->board->by_keys);
    }
  lab_test_driver_move (test->driver, lab_test_board_get_spot (test, 0), 2, 2);
  g_assert_false (test->board->by_keys);
  lab_test_board_do (test, "preview 0");
}

/* The letters of the board follow the desktop's setting, and leave the cells enough room. */
LAB_BOARD_TEST ("/classic-board/large-letters", test_large_letters)
{
  double height;

  lab_test_board_do (test, "show tictactoe:8x8");
  height = lab_classic_board_view_get_scene (test->board).text;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  lab_test_driver_settle (test->driver);
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).text, >, 1.5 * height);
  g_assert_cmpint (gtk_widget_get_width (lab_test_board_get_spot (test, 0)), >, 40);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* Slow animations take longer; without duration, there are none. */
LAB_BOARD_TEST ("/classic-board/tempo", test_tempo)
{
  lab_test_board_set_animated (TRUE);
  lab_test_board_do (test, "show tictactoe:3x3");
  test->board->tempo = 0;
  lab_test_board_do (test, "moves a1; settled 1");
  test->board->tempo = 2;
  lab_test_board_do (test, "moves b2");
  g_assert_cmpuint (adw_timed_animation_get_duration (ADW_TIMED_ANIMATION (test->board->motion)),
                    ==, 600);
}

LAB_TEST_CASES ()
{
  adw_init ();
}
