/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board-view-private.h"
#include "lab-test-board.h"

/* How choices begin and end, what is refused, and what the board shows about moves. */

/* Private helpers */

static void
click (LabTestBoard *test,
       guint         spot)
{
  lab_test_driver_click (test->driver, lab_test_board_get_spot (test, spot));
}

static void
click_at (LabTestBoard *test,
          double        x,
          double        y)
{
  lab_test_driver_move (test->driver, GTK_WIDGET (test->board), x, y);
  lab_test_driver_press (test->driver);
}

static void
assert_refused (LabTestBoard *test,
                const char   *reason)
{
  g_assert_cmpuint (test->n_chosen, ==, 0);
  g_assert_cmpuint (test->n_refused, ==, 1);
  g_assert_cmpstr (test->reason, ==, reason);
  test->n_refused = 0;
}

static const char *
get_description (LabTestBoard *test,
                 guint         spot)
{
  return LAB_CLASSIC_SPOT (lab_test_board_get_spot (test, spot))->description;
}

static void
assert_described (LabTestBoard *test,
                  guint         spot,
                  const char   *text)
{
  GtkWidget *widget = lab_test_board_get_spot (test, spot);

  g_assert_cmpstr (get_description (test, spot), ==, text);
  if (text != NULL)
    gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

/* Tests */

LAB_BOARD_TEST ("/classic-board/refused",
                 test_refused)
{
  lab_test_board_show (test, "matches:17", 0, 0);
  click_at (test, 60, 120);
  assert_refused (test, "Take one, two, or three matches from the end.");
  lab_test_board_show (test, "divide:8x5", 0, 0);
  click_at (test, 30, 240);
  assert_refused (test, "Choose a gap between two pebbles. Their heap is divided there, and the "
                  "other heap is taken away.");
  lab_test_board_show (test, "tictactoe:3x3", 0, 0);
  lab_test_board_play (test, "b2");
  click (test, 4);
  assert_refused (test, "This cell is taken. Choose an empty cell.");
  click_at (test, 4, 4);
  assert_refused (test, "Choose an empty cell.");
  lab_test_board_play (test, "a1");
  lab_test_board_play (test, "c1");
  lab_test_board_play (test, "b1");
  lab_test_board_play (test, "a3");
  click (test, 5);
  assert_refused (test, "The game is over. Start another one.");
}

LAB_BOARD_TEST ("/classic-board/refused-pawns",
                 test_refused_pawns)
{
  static const char rule[] = "A pawn moves straight ahead to an empty cell, or captures one cell "
                             "diagonally ahead.";

  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  click (test, 7);
  assert_refused (test, "Choose a white pawn.");
  click (test, 4);
  assert_refused (test, "Choose a white pawn.");
  click (test, 0);
  click (test, 4);
  assert_refused (test, rule);
  assert_described (test, 0, "chosen");
  lab_test_board_go_to (test, 8);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  assert_refused (test, rule);
  lab_test_board_play (test, "a1-a2");
  lab_test_board_play (test, "b3-b2");
  click (test, 1);
  assert_refused (test, "This pawn cannot move. Choose another one.");
}

/* While another player chooses, spots do nothing, but they can be read. */
LAB_BOARD_TEST ("/classic-board/may-not-choose",
                 test_may_not_choose)
{
  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  lab_classic_board_view_set_may_choose (test->board, FALSE);
  g_assert_false (test->board->may_choose);
  click (test, 0);
  click (test, 3);
  lab_test_board_go_to (test, 4);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpuint (test->n_chosen + test->n_refused, ==, 0);
  gtk_test_accessible_assert_property (lab_test_board_get_spot (test, 4),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "b2, empty");
  gtk_test_accessible_assert_state (lab_test_board_get_spot (test, 4),
                                    GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  lab_classic_board_view_set_may_choose (test->board, TRUE);
  click (test, 0);
  lab_classic_board_view_set_may_choose (test->board, FALSE);
  g_assert_false (lab_classic_board_view_cancel_choice (test->board));
}

LAB_BOARD_TEST ("/classic-board/choice",
                 test_choice)
{
  lab_test_board_show (test, "hexapawn:4x4", 0, 0);
  lab_test_board_play (test, "b1-b2");
  lab_test_board_play (test, "c4-c3");
  click (test, 5);
  assert_described (test, 5, "chosen");
  assert_described (test, 9, "can move here");
  assert_described (test, 10, "can move here");
  assert_described (test, 8, NULL);
  /* Another pawn */
  click (test, 0);
  assert_described (test, 5, NULL);
  assert_described (test, 4, "can move here");
  /* The same pawn, a point outside of the cells, and the Escape key cancel. */
  click (test, 0);
  assert_described (test, 0, NULL);
  click (test, 0);
  click_at (test, 4, 4);
  assert_described (test, 0, NULL);
  click (test, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  assert_described (test, 0, NULL);
  g_assert_false (lab_classic_board_view_cancel_choice (test->board));
  click (test, 0);
  g_assert_true (lab_classic_board_view_cancel_choice (test->board));
  /* So does a change of the game. */
  click (test, 0);
  g_assert_true (lab_classic_game_undo (test->game, NULL));
  g_assert_false (lab_classic_board_view_cancel_choice (test->board));
  g_assert_cmpuint (test->n_chosen + test->n_refused, ==, 0);
}

static void
drag (LabTestBoard *test,
      guint         from,
      guint         to)
{
  GtkWidget *target = lab_test_board_get_spot (test, to);

  lab_test_driver_hold (test->driver, lab_test_board_get_spot (test, from));
  lab_test_driver_move (test->driver, target, 20, 20);
  lab_test_driver_hover (test->driver, target);
  lab_test_driver_let_go (test->driver);
}

LAB_BOARD_TEST ("/classic-board/drag",
                 test_drag)
{
  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  drag (test, 0, 3);
  g_assert_cmpuint (test->n_chosen, ==, 1);
  g_assert_cmpuint (test->action, ==, lab_test_board_parse (test, "a1-a2"));
  test->n_chosen = 0;
  /* A pawn that is dropped elsewhere goes back. */
  drag (test, 1, 3);
  assert_refused (test, "A pawn moves straight ahead to an empty cell, or captures one cell "
                  "diagonally ahead.");
  lab_test_driver_hold (test->driver, lab_test_board_get_spot (test, 1));
  lab_test_driver_move (test->driver, GTK_WIDGET (test->board), 3, 3);
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).drag_x, <, -100);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).drag_x, ==, 0);
  g_assert_cmpuint (test->n_chosen + test->n_refused, ==, 0);
  g_assert_false (lab_classic_board_view_cancel_choice (test->board));
}

/* Before a choice, what it does is shown. */
LAB_BOARD_TEST ("/classic-board/preview",
                 test_preview)
{
  lab_test_board_show (test, "matches:17", 0, 0);
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, -1);
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 2));
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, 2);
  /* The finger can slide to other matches before it is lifted, or away from all. */
  lab_test_driver_hold (test->driver, lab_test_board_get_spot (test, 2));
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 0));
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, 0);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (test->action, ==, 1);
  lab_test_driver_hold (test->driver, lab_test_board_get_spot (test, 0));
  lab_test_driver_move (test->driver, GTK_WIDGET (test->board), 3, 3);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (test->n_chosen, ==, 1);
  g_assert_cmpuint (test->n_refused, ==, 0);
  lab_test_board_go_to (test, 1);
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, 1);
  lab_test_board_show (test, "tictactoe:3x3", 0, 0);
  lab_test_board_play (test, "b2");
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 4));
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, -1);
}

static void
show_values (LabTestBoard *test)
{
  g_auto (LabClassicSolution) values = { 0 };

  g_assert_true (
      lab_classic_solve (test->game->classic, test->game->state, NULL, NULL, NULL, &values));
  lab_classic_board_view_set_values (test->board, &values);
}

LAB_BOARD_TEST ("/classic-board/values",
                 test_values)
{
  lab_test_board_show (test, "matches:6", 0, 0);
  show_values (test);
  assert_described (test, 1, "wins in 3 moves");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (lab_test_board_get_spot (test, 1)), ==,
                   "wins in 3 moves");
  lab_classic_board_view_set_values (test->board, NULL);
  assert_described (test, 1, NULL);
  g_assert_null (gtk_widget_get_tooltip_text (lab_test_board_get_spot (test, 1)));
  lab_test_board_show (test, "tictactoe:3x3", 0, 0);
  show_values (test);
  assert_described (test, 4, "draw");
  lab_test_board_play (test, "b2");
  assert_described (test, 0, NULL);
  show_values (test);
  assert_described (test, 0, "draw");
  assert_described (test, 4, NULL);
}

/* A pawn has the value of its best move; once it is chosen, each move has its own. */
LAB_BOARD_TEST ("/classic-board/values-of-pawns",
                 test_values_of_pawns)
{
  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  lab_test_board_play (test, "a1-a2");
  lab_test_board_play (test, "b3-b2");
  show_values (test);
  assert_described (test, 0, NULL);
  assert_described (test, 1, NULL);
  assert_described (test, 2, "wins in 1 move");
  click (test, 2);
  assert_described (test, 2, "chosen");
  assert_described (test, 4, "can move here, loses in 2 moves");
  assert_described (test, 5, "can move here, wins in 1 move");
}

/* Estimates read unlike exact values. A pawn has an exact value only if a better one is not
 * possible. */
LAB_BOARD_TEST ("/classic-board/estimates",
                 test_estimates)
{
  g_auto (LabClassicSolution) values = { 0 };
  LabClassicMoveValue *moves;

  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  lab_test_board_play (test, "a1-a2");
  lab_test_board_play (test, "b3-b2");
  g_assert_true (lab_classic_look_ahead (test->game->classic, test->game->state, LAB_MAX_PLIES,
                                         TRUE, NULL, NULL, &values));
  moves = (LabClassicMoveValue *) (gpointer) values.moves->data;
  for (guint i = 0; i < values.moves->len; i++)
    {
      if (moves[i].value >= LAB_WIN)
        continue;
      moves[i] = (LabClassicMoveValue) { .action = moves[i].action, .value = -3 };
    }
  lab_classic_board_view_set_values (test->board, &values);
  assert_described (test, 2, "wins in 1 move");
  click (test, 2);
  assert_described (test, 4, "can move here, seems to be behind (\u2066\u22123\u2069)");
  click (test, 2);
  for (guint i = 0; i < values.moves->len; i++)
    {
      if (moves[i].value >= LAB_WIN)
        moves[i].value = 0;
    }
  lab_classic_board_view_set_values (test->board, &values);
  assert_described (test, 2, "seems to be even");
  click (test, 2);
  assert_described (test, 5, "can move here, draw");
}

LAB_BOARD_TEST ("/classic-board/hint",
                 test_hint)
{
  guint32 action;

  lab_test_board_show (test, "hexapawn:3x3", 0, 0);
  action = lab_test_board_parse (test, "b1-b2");
  lab_classic_board_view_set_hint (test->board, &action);
  assert_described (test, 1, "hint");
  assert_described (test, 4, "hint");
  assert_described (test, 0, NULL);
  lab_classic_board_view_set_hint (test->board, NULL);
  assert_described (test, 1, NULL);
  lab_classic_board_view_set_hint (test->board, &action);
  lab_test_board_play (test, "b1-b2");
  assert_described (test, 4, NULL);
  lab_test_board_show (test, "matches:17", 0, 0);
  action = 3;
  lab_classic_board_view_set_hint (test->board, &action);
  assert_described (test, 2, "hint");
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, 2);
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).pulse, ==, 1);
  lab_test_board_set_animated (TRUE);
  lab_classic_board_view_set_hint (test->board, &action);
  g_assert_cmpint (adw_animation_get_state (test->board->pulse), ==, ADW_ANIMATION_FINISHED);
  lab_classic_board_view_set_hint (test->board, NULL);
  lab_classic_board_view_set_hint (test->board, &action);
  lab_test_wait (lab_classic_board_view_get_scene (test->board).pulse < 1);
}

static void
set_hint (LabTestBoard *test,
          guint32       action)
{
  lab_classic_board_view_set_hint (test->board, NULL);
  lab_classic_board_view_set_hint (test->board, &action);
  lab_test_driver_settle (test->driver);
}

static void
assert_preview (LabTestBoard *test,
                int           spot)
{
  g_assert_cmpint (lab_classic_board_view_get_scene (test->board).preview, ==, spot);
}

/* A hint can be seen wherever the pointer or the focus rests, until it goes to another spot. */
LAB_BOARD_TEST ("/classic-board/hint-first",
                 test_hint_first)
{
  lab_test_board_show (test, "matches:17", 0, 0);
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 0));
  assert_preview (test, 0);
  set_hint (test, 3);
  assert_preview (test, 2);
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 1));
  assert_preview (test, 1);
  set_hint (test, 3);
  assert_preview (test, 2);
  lab_test_driver_hold (test->driver, lab_test_board_get_spot (test, 1));
  assert_preview (test, 1);
  lab_test_driver_let_go (test->driver);
  lab_test_board_go_to (test, 0);
  assert_preview (test, 0);
  set_hint (test, 3);
  assert_preview (test, 2);
  lab_test_board_go_to (test, 1);
  assert_preview (test, 1);
}

/* A pointer that rests on the board does not hide what keys do, also when the board changes. */
LAB_BOARD_TEST ("/classic-board/pointer-rests",
                 test_pointer_rests)
{
  lab_test_board_show (test, "matches:17", 0, 0);
  lab_test_driver_hover (test->driver, lab_test_board_get_spot (test, 0));
  lab_test_board_go_to (test, 1);
  for (guint i = 0; i < 3; i++)
    {
      lab_test_driver_key (test->driver, i % 2 == 0 ? GDK_KEY_Left : GDK_KEY_Right, 0);
      /* A new place in the window makes GTK point again. */
      gtk_widget_set_margin_top (GTK_WIDGET (test->board), i % 2 == 0 ? 9 : 0);
      lab_test_driver_settle (test->driver);
      g_assert_true (test->board->by_keys);
      assert_preview (test, i % 2 == 0 ? 2 : 1);
      lab_test_board_play (test, "1");
      lab_test_driver_settle (test->driver);
      g_assert_true (test->board->by_keys);
    }
  lab_test_driver_move (test->driver, lab_test_board_get_spot (test, 0), 2, 2);
  g_assert_false (test->board->by_keys);
  assert_preview (test, 0);
}

/* The letters of the board follow the desktop's setting, and leave the cells enough room. */
LAB_BOARD_TEST ("/classic-board/large-letters",
                 test_large_letters)
{
  double height;
  int dpi;

  lab_test_board_show (test, "tictactoe:8x8", 0, 0);
  height = lab_classic_board_view_get_scene (test->board).text;
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  lab_test_driver_settle (test->driver);
  g_assert_cmpfloat (lab_classic_board_view_get_scene (test->board).text, >, 1.5 * height);
  g_assert_cmpint (gtk_widget_get_width (lab_test_board_get_spot (test, 0)), >, 40);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

/* Slow animations take longer; without duration, there are none. */
LAB_BOARD_TEST ("/classic-board/tempo",
                 test_tempo)
{
  lab_test_board_set_animated (TRUE);
  lab_test_board_show (test, "tictactoe:3x3", 0, 0);
  lab_classic_board_view_set_tempo (test->board, 0);
  lab_test_board_play (test, "a1");
  lab_test_wait (test->n_settled == 1);
  lab_classic_board_view_set_tempo (test->board, 2);
  lab_test_board_play (test, "b2");
  g_assert_cmpuint (adw_timed_animation_get_duration (ADW_TIMED_ANIMATION (test->board->motion)),
                    ==, 600);
}

LAB_TEST_CASES ()
{
  adw_init ();
}
