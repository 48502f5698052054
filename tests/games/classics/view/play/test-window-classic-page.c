/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-announcer.h"
#include "lab-classic-board-view-private.h"
#include "lab-classic-page.h"
#include "lab-lesson.h"
#include "lab-test-small-game.h"
#include "lab-test-window.h"

/* Tests what the page of a small game tells beside the board. */

/* Private helpers */

static void
assert_described (LabTestWindow *test,
                  const char    *text)
{
  gtk_test_accessible_assert_property (lab_test_small_game_get_board (test),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

/* Asserts which pieces the page says that somebody plays. */
static void
assert_side (LabTestWindow *test,
             const char    *text)
{
  g_test_message ("%s", text);
  g_assert_nonnull (lab_test_find_text (text));
  assert_described (test, text);
}

/* Tests: the sides */

LAB_WINDOW_TEST ("/window/classic-page/side/versus", test_versus)
{
  lab_test_small_game_begin (test, "hexapawn", "beginner");
  assert_side (test, "You play the white pawns and move up.");
  lab_test_small_game_move (test, 0);
  assert_side (test, "You play the white pawns and move up.");
  lab_test_small_game_begin_second (test, "hexapawn", "beginner");
  assert_side (test, "You play the black pawns and move down.");
  lab_test_small_game_begin (test, "tictactoe", "beginner");
  assert_side (test, "You play X.");
  lab_test_small_game_begin_second (test, "tictactoe", "beginner");
  assert_side (test, "You play O.");
}

/* Of two people, the page speaks to the one whose turn it is, and at the end to the winner. */
LAB_WINDOW_TEST ("/window/classic-page/side/persons", test_persons)
{
  lab_test_small_game_begin (test, "hexapawn", "person");
  assert_side (test, "Player 1 plays the white pawns and moves up.");
  lab_test_small_game_move (test, 0);
  assert_side (test, "Player 2 plays the black pawns and moves down.");
  lab_test_small_game_begin (test, "tictactoe", "person");
  assert_side (test, "Player 1 plays X.");
  lab_test_small_game_move (test, 0);
  assert_side (test, "Player 2 plays O.");
  lab_test_small_game_finish (test);
  g_assert_nonnull (lab_test_find_text ("Player 1 Wins"));
  assert_side (test, "Player 1 plays X.");
}

/* Nobody has pieces of their own in a heap of matches or pebbles. */
static void
test_no_sides (LabTestWindow *test,
               gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *board;

  lab_test_small_game_begin (test, "hexapawn", "person");
  lab_test_small_game_begin (test, data, "person");
  page = GTK_WIDGET (lab_test_small_game_get_page (test));
  board = GTK_WIDGET (lab_test_small_game_get_board (test));
  g_assert_false (lab_test_has_text (page, "Player 1 plays the white pawns and moves up."));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (board),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* The rule is that of the options in force. */
LAB_WINDOW_TEST ("/window/classic-page/rule", test_rule)
{
  static const char start[]
      = "There is one heap of matches. On each turn, a player takes one, two, or three of them. "
        "The player who takes the last match";

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *rule = g_strconcat (start, i == 0 ? " wins." : " loses.", NULL);

      lab_test_small_game_begin (test, i == 0 ? "matches:17" : "matches:17,misere", "person");
      g_assert_nonnull (lab_test_find_text (rule));
    }
}

/* Tests: the values */

/* The switch is one stop for the keyboard: its row. */
LAB_WINDOW_TEST ("/window/classic-page/values-row", test_values_row)
{
  gboolean on = FALSE;
  GtkWidget *page, *row;

  lab_test_small_game_begin (test, "matches", "person");
  page = GTK_WIDGET (lab_test_small_game_get_page (test));
  row = gtk_widget_get_ancestor (lab_test_find (page, GTK_TYPE_SWITCH), ADW_TYPE_ACTION_ROW);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_SWITCH);
  for (guint i = 0; i < 3; i++)
    {
      gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_CHECKED,
                                        on ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                           : GTK_ACCESSIBLE_TRISTATE_FALSE);
      gtk_widget_grab_focus (row);
      lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
      on = !on;
      g_assert_cmpint (lab_test_small_game_get_session (test)->tells_values, ==, on);
    }
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)), row));
}

/* Tests: the tutorial */

static GtkWidget *
find_tutorial (LabTestWindow *test)
{
  GtkWidget *page = GTK_WIDGET (lab_test_small_game_get_page (test));

  return lab_test_find (page, LAB_TYPE_LESSON);
}

/* Returns whether the tutorial is seen. */
static gboolean
is_taught (LabTestWindow *test)
{
  GtkWidget *tutorial = find_tutorial (test);

  return tutorial != NULL && gtk_widget_get_mapped (tutorial);
}

static GtkWidget *
find_leave (LabTestWindow *test)
{
  return lab_test_find (find_tutorial (test), GTK_TYPE_BUTTON);
}

static void
wait_for_turn (LabTestWindow *test)
{
  LabClassicBoardView *board = lab_test_small_game_get_board (test);

  lab_test_wait (board->may_choose && !lab_classic_board_view_is_moving (board));
  lab_test_driver_settle (test->driver);
}

/* It says how to move, then what the computer did and who wins, then where help is. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/steps", test_steps)
{
  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "matches", "perfect");
  g_assert_true (is_taught (test));
  g_assert_nonnull (lab_test_find_text ("Make a Move"));
  g_assert_nonnull (lab_test_find_text ("Step 1 of 3"));
  /* It never takes the focus from the board. */
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)),
                                         GTK_WIDGET (lab_test_small_game_get_board (test))));
  lab_test_small_game_move (test, 1);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("Who Wins"));
  g_assert_nonnull (lab_test_find_text ("Computer: takes 3 matches\n"
                                        "The player who takes the last match wins."));
  /* It is told once. */
  g_assert_null (lab_test_find_text ("Computer: takes 3 matches"));
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("Computer: takes 3 matches"));
  g_assert_nonnull (lab_test_find_text ("If You Need Help"));
  g_assert_nonnull (lab_test_find_text ("Step 3 of 3"));
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_false (is_taught (test));
  lab_test_small_game_begin (test, "matches", "perfect");
  g_assert_false (is_taught (test));
}

/* Each game has its own, also for two people, and if the computer starts. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/each-game", test_each_game)
{
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_window_set_tutorials (FALSE);
  for (guint i = 0; all[i] != NULL; i++)
    {
      lab_test_small_game_begin_second (test, all[i]->id, "beginner");
      wait_for_turn (test);
      g_assert_true (is_taught (test));
      g_assert_nonnull (lab_test_find_text ("Make a Move"));
      /* Nobody has made a move, so it comes again. */
      lab_test_small_game_begin (test, all[i]->id, "person");
      g_assert_true (is_taught (test));
      g_assert_nonnull (lab_test_find_text ("Make a Move"));
      lab_test_small_game_move (test, 0);
      wait_for_turn (test);
      g_assert_nonnull (lab_test_find_text ("Who Wins"));
      lab_test_small_game_begin (test, all[i]->id, "person");
      g_assert_false (is_taught (test));
    }
}

/* What was undone is not told. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/undo", test_undo)
{
  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "tictactoe", "beginner");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("Who Wins"));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("The first player with 3 marks in a row, a column, or a "
                                        "diagonal wins. If the board is full before that, "
                                        "the game is a draw."));
  /* Closed, it gives the last move back to the page. */
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  lab_test_small_game_begin (test, "divide", "person");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_null (lab_test_find_text ("Player 1: takes away the heap of 5 and divides the heap of "
                                     "8 into 1 and 7"));
  lab_test_driver_click (test->driver, find_leave (test));
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Player 1: takes away the heap of 5 and divides the heap "
                                        "of 8 into 1 and 7"));
}

/* The rules that were chosen are told. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/options", test_options)
{
  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "matches:9,misere", "person");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("Player 1: takes 1 match\n"
                                        "The player who takes the last match loses."));
  lab_test_small_game_begin (test, "tictactoe:5x5,4", "person");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  g_assert_nonnull (lab_test_find_text ("Player 1: puts X on a1\n"
                                        "The first player with 4 marks in a row, a column, or a "
                                        "diagonal wins. If the board is full before that, "
                                        "the game is a draw."));
}

/* A game that ends early ends the tutorial, which then was seen. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/early-end", test_early_end)
{
  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "matches:1", "person");
  g_assert_true (is_taught (test));
  lab_test_small_game_finish (test);
  g_assert_false (is_taught (test));
  lab_test_small_game_begin (test, "matches:1", "person");
  g_assert_false (is_taught (test));
}

/* The keyboard reaches the button that closes it; the focus returns to the board. It comes again
 * only from the menu. */
static void
test_leave (LabTestWindow *test,
            gconstpointer  data)
{
  GtkWidget *board;

  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "hexapawn", "beginner");
  board = GTK_WIDGET (lab_test_small_game_get_board (test));
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  g_assert_true (gtk_widget_has_focus (find_leave (test)));
  gtk_test_accessible_assert_property (find_leave (test), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Leave Tutorial");
  lab_test_driver_key (test->driver, GPOINTER_TO_UINT (data), 0);
  lab_test_driver_settle (test->driver);
  g_assert_false (is_taught (test));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)), board));
  lab_test_small_game_begin (test, "hexapawn", "beginner");
  g_assert_false (is_taught (test));
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.tutorial", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("Make a Move"));
}

/* A screen reader hears each step, and no move gets lost behind it. */
LAB_WINDOW_TEST ("/window/classic-page/tutorial/announced", test_announced)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER);

  lab_test_window_set_tutorials (FALSE);
  lab_test_small_game_begin (test, "tictactoe", "person");
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Player 1 plays X.\nMake a Move\n"
                                       "Press an empty cell to put your mark there.\n"
                                       "You can also use the arrow keys and Enter.");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Who Wins\nPlayer 1: puts X on a1\n"
                                       "The first player with 3 marks in a row, a column, or a "
                                       "diagonal wins. If the board is full before that, "
                                       "the game is a draw.");
  lab_test_small_game_move (test, 0);
  wait_for_turn (test);
  gtk_test_accessible_assert_property (announcer, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Player 2: puts O on b1\nIf You Need Help\n"
                                       "Press H for a hint, V to see what each move leads to, "
                                       "and T to see how a computer finds its move. You can also "
                                       "choose them below.");
}

/* Asserts that the text keeps its distance from the edge where it begins. */
static void
assert_margin (LabTestWindow *test)
{
  GtkWidget *frame = gtk_widget_get_parent (find_tutorial (test));
  GtkWidget *label = lab_test_find (frame, GTK_TYPE_LABEL);
  graphene_rect_t bounds;
  float margin;

  g_assert_true (gtk_widget_compute_bounds (label, frame, &bounds));
  margin = gtk_widget_get_direction (label) == GTK_TEXT_DIR_RTL
               ? (float) gtk_widget_get_width (frame) - bounds.origin.x - bounds.size.width
               : bounds.origin.x;
  g_assert_cmpfloat (margin, >=, 12);
}

/* A narrow window has room for it. */
static void
test_narrow (LabTestWindow *test,
             gconstpointer  data)
{
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  gtk_widget_set_default_direction (GPOINTER_TO_UINT (data));
  for (guint i = 0; all[i] != NULL; i++)
    {
      lab_test_window_set_tutorials (FALSE);
      lab_test_small_game_begin (test, all[i]->id, "person");
      for (guint step = 0; step < 3; step++)
        {
          g_assert_true (is_taught (test));
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 360);
          assert_margin (test);
          g_assert_true (lab_test_is_within (find_leave (test), GTK_WIDGET (test->window)));
          lab_test_small_game_move (test, 0);
          lab_test_wait (!lab_classic_board_view_is_moving (lab_test_small_game_get_board (test)));
          lab_test_driver_settle (test->driver);
        }
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

LAB_TEST_CASES ()
{
  lab_test_window_add ("/window/classic-page/side/none/matches", "matches", test_no_sides);
  lab_test_window_add ("/window/classic-page/side/none/divide", "divide", test_no_sides);

  lab_test_window_add ("/window/classic-page/tutorial/leave/button",
                       GUINT_TO_POINTER (GDK_KEY_Return), test_leave);
  lab_test_window_add ("/window/classic-page/tutorial/leave/escape",
                       GUINT_TO_POINTER (GDK_KEY_Escape), test_leave);
  lab_test_window_add ("/window/classic-page/tutorial/narrow",
                       GUINT_TO_POINTER (GTK_TEXT_DIR_LTR), test_narrow);
  lab_test_window_add ("/window/classic-page/tutorial/mirrored",
                       GUINT_TO_POINTER (GTK_TEXT_DIR_RTL), test_narrow);
}
