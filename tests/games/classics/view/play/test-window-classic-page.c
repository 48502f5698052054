/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-small-game.h"
#include "lab-test-steps.h"
#include "lab-test-window.h"

/* Tests what the page of a small game tells beside the board. */

#define THREE_MARKS "The first player with 3 marks in a row, a column, or a diagonal wins. If " \
                    "the board is full before that, the game is a draw."

/* Private helpers */

static GtkWidget *
find_leave (LabTestWindow *test)
{
  return lab_test_find (lab_test_small_game_find_lesson (test), GTK_TYPE_BUTTON);
}

static gboolean
has_focus_within (LabTestWindow *test,
                  GtkWidget     *widget)
{
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (test->window)), widget);
}

/* Tests: the sides */

LAB_WINDOW_TEST ("/window/classic-page/side/versus", test_versus)
{
  lab_test_do (test, "game hexapawn beginner; side You play the white pawns and move up.; pick 0; "
               "side You play the white pawns and move up.");
  lab_test_do (test, "game-second hexapawn beginner; "
               "side You play the black pawns and move down.");
  lab_test_do (test, "game tictactoe beginner; side You play X.; "
               "game-second tictactoe beginner; side You play O.");
}

/* Of two people, the page speaks to the one whose turn it is, and at the end to the winner. */
LAB_WINDOW_TEST ("/window/classic-page/side/persons", test_persons)
{
  lab_test_do (test, "game hexapawn person; side Player 1 plays the white pawns and moves up.; "
               "pick 0; side Player 2 plays the black pawns and moves down.");
  lab_test_do (test, "game tictactoe person; side Player 1 plays X.; pick 0; "
               "side Player 2 plays O.; finish; text Player 1 Wins; side Player 1 plays X.");
}

/* Nobody has pieces of their own in a heap of matches or pebbles. */
LAB_WINDOW_TESTS (test_no_sides, { "/window/classic-page/side/none/matches", "matches" },
                  { "/window/classic-page/side/none/divide", "divide" })
{
  lab_test_do (test, "game hexapawn person; game %s person; "
               "no-text Player 1 plays the white pawns and moves up.", (const char *) data);
  g_assert_false (gtk_test_accessible_has_property (
      GTK_ACCESSIBLE (lab_test_small_game_get_board (test)),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

/* The rule is that of the options in force. */
LAB_WINDOW_TEST ("/window/classic-page/rule", test_rule)
{
  static const char rule[] = "There is one heap of matches. On each turn, a player takes one, two, "
                             "or three of them. The player who takes the last match";

  lab_test_do (test, "game matches:17 person; text %s wins.", rule);
  lab_test_do (test, "game matches:17,misere person; text %s loses.", rule);
}

/* The result says why the game is over. */
LAB_WINDOW_TEST ("/window/classic-page/result", test_result)
{
  lab_test_do (test, "game matches:1 person; finish; text Player 1 Wins; "
               "text The player who takes the last match wins.");
}

/* Tests: the values */

/* The switch is one stop for the keyboard: its row. */
LAB_WINDOW_TEST ("/window/classic-page/values-row", test_values_row)
{
  GtkWidget *page, *row;

  lab_test_do (test, "game matches person");
  page = GTK_WIDGET (lab_test_small_game_get_page (test));
  row = gtk_widget_get_ancestor (lab_test_find (page, GTK_TYPE_SWITCH), ADW_TYPE_ACTION_ROW);
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_SWITCH);
  for (guint i = 0; i < 3; i++)
    {
      gboolean on = i == 1;

      gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_CHECKED,
                                        on ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                           : GTK_ACCESSIBLE_TRISTATE_FALSE);
      gtk_widget_grab_focus (row);
      lab_test_do (test, "key Return");
      g_assert_cmpint (lab_test_small_game_get_session (test)->tells_values, ==, !on);
    }
  lab_test_do (test, "key Tab");
  g_assert_false (has_focus_within (test, row));
}

/* Tests: the lesson */

/* It says how to move, then what the computer did and who wins, then where help is. It is told
 * once, and never takes the focus from the board. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/steps", test_steps)
{
  lab_test_do (test, "lessons; game matches perfect; taught; text Make a Move; "
               "text Step 1 of 3");
  g_assert_true (has_focus_within (test, GTK_WIDGET (lab_test_small_game_get_board (test))));
  lab_test_do (test, "pick 1; wait-turn; text Who Wins; text Computer: takes 3 matches\n"
               "The player who takes the last match wins.; no-text Computer: takes 3 matches");
  lab_test_do (test, "pick 0; wait-turn; text Computer: takes 3 matches; text If You Need Help; "
               "text Step 3 of 3");
  lab_test_do (test, "pick 0; wait-turn; not-taught; game matches perfect; not-taught");
}

/* Each game has its own, also for two people, and if the computer starts. If nobody has made a
 * move, it comes again. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/each-game", test_each_game)
{
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_do (test, "lessons");
  for (guint i = 0; all[i] != NULL; i++)
    lab_test_do (test, "game-second %s beginner; wait-turn; taught; text Make a Move; "
                 "game %s person; taught; text Make a Move; pick 0; wait-turn; text Who Wins; "
                 "game %s person; not-taught", all[i]->id, all[i]->id, all[i]->id);
}

/* What was undone is not told. A lesson that is closed gives the last move back to the page. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/undo", test_undo)
{
  static const char move[] = "Player 1: takes away the heap of 5 and divides the heap of 8 into 1 "
                             "and 7";

  lab_test_do (test, "lessons; game tictactoe beginner; pick 0; wait-turn; text Who Wins; "
               "key <Control>z; wait-turn; text " THREE_MARKS);
  lab_test_do (test, "game divide person; pick 0; wait-turn; no-text %s", move);
  lab_test_driver_click (test->driver, find_leave (test));
  lab_test_do (test, "settle; text %s", move);
}

/* The rules that were chosen are told. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/options", test_options)
{
  lab_test_do (test, "lessons; game matches:9,misere person; pick 0; wait-turn; "
               "text Player 1: takes 1 match\nThe player who takes the last match loses.");
  lab_test_do (test, "game tictactoe:5x5,4 person; pick 0; wait-turn; "
               "text Player 1: puts X on a1\nThe first player with 4 marks in a row, a column, or "
               "a diagonal wins. If the board is full before that, the game is a draw.");
}

/* A game that ends early ends the lesson, which then was seen. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/early-end", test_early_end)
{
  lab_test_do (test, "lessons; game matches:1 person; taught; finish; not-taught; "
               "game matches:1 person; not-taught");
}

/* The keyboard reaches the button that closes it; the focus returns to the board. It comes again
 * only from the menu. */
LAB_WINDOW_TESTS (test_leave, { "/window/classic-page/lesson/leave/button", "Return" },
                  { "/window/classic-page/lesson/leave/escape", "Escape" })
{
  lab_test_do (test, "lessons; game hexapawn beginner; key Tab");
  g_assert_true (gtk_widget_has_focus (find_leave (test)));
  gtk_test_accessible_assert_property (find_leave (test), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Leave Tutorial");
  lab_test_do (test, "key %s; settle; not-taught; page game", (const char *) data);
  g_assert_true (has_focus_within (test, GTK_WIDGET (lab_test_small_game_get_board (test))));
  lab_test_do (test, "game hexapawn beginner; not-taught; pick 0; wait-turn; do win.tutorial; "
               "settle; text Make a Move");
}

/* A screen reader hears each step, and no move gets lost behind it. */
LAB_WINDOW_TEST ("/window/classic-page/lesson/announced", test_announced)
{
  lab_test_do (test, "lessons; game tictactoe person; heard Player 1 plays X.\nMake a Move\n"
               "Press an empty cell to put your mark there.\n"
               "You can also use the arrow keys and Enter.");
  lab_test_do (test, "pick 0; wait-turn; heard Who Wins\nPlayer 1: puts X on a1\n" THREE_MARKS);
  lab_test_do (test, "pick 0; wait-turn; heard Player 2: puts O on b1\nIf You Need Help\n"
               "Press H for a hint, V to see what each move leads to, and T to see how a computer "
               "finds its move. You can also choose them below.");
}

/* Asserts that the text keeps its distance from the edge where it begins. */
static void
assert_margin (LabTestWindow *test)
{
  GtkWidget *frame = gtk_widget_get_parent (lab_test_small_game_find_lesson (test));
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
LAB_WINDOW_TESTS (test_narrow,
                  { "/window/classic-page/lesson/narrow", GUINT_TO_POINTER (GTK_TEXT_DIR_LTR) },
                  { "/window/classic-page/lesson/mirrored", GUINT_TO_POINTER (GTK_TEXT_DIR_RTL) })
{
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_do (test, "size 360 640");
  gtk_widget_set_default_direction (GPOINTER_TO_UINT (data));
  for (guint i = 0; all[i] != NULL; i++)
    {
      lab_test_do (test, "lessons; game %s person", all[i]->id);
      for (guint step = 0; step < 3; step++)
        {
          lab_test_do (test, "taught");
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 360);
          assert_margin (test);
          g_assert_true (lab_test_is_within (find_leave (test), GTK_WIDGET (test->window)));
          lab_test_do (test, "pick 0; wait-turn");
        }
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}
