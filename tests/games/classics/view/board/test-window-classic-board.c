/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board-view.h"
#include "lab-test-board.h"
#include "lab-test-touch.h"

/* Private helpers */

/* Chooses an action in all ways that the board offers, and asserts that it arrives. */
static void
choose_action (LabTestBoard *test,
               guint32       action,
               void        (*choose) (LabTestBoard *test,
                                      guint         spot))
{
  const LabClassicBoard *board = lab_classic_board_find (test->game->classic);
  gconstpointer state = test->game->state;
  guint n_ways = 0;

  for (guint spot = 0; spot < board->get_n_spots (state); spot++)
    {
      guint n_chosen = test->n_chosen;

      if (!board->has_spot (state, spot) || !board->takes_part (state, action, 0, spot))
        continue;
      n_ways++;
      choose (test, spot);
      if (board->n_steps > 1)
        choose (test, (guint) lab_classic_board_find_spot (board, state, action, 1));
      g_assert_cmpuint (test->n_chosen, ==, n_chosen + 1);
      g_assert_cmpuint (test->action, ==, action);
      g_assert_cmpuint (test->n_refused, ==, 0);
    }
  g_assert_cmpuint (n_ways, >, 0);
}

/* Chooses about @n_actions in each position; some of many cells are enough. */
static void
choose_all (LabTestBoard *test,
            guint         n_actions,
            void        (*choose) (LabTestBoard *test,
                                   guint         spot))
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      for (guint n_moves = 0; n_moves < 4; n_moves += 3)
        {
          g_autoptr (GArray) actions = NULL;

          lab_test_board_show (test, lab_test_board_games[i], i + n_moves, n_moves);
          actions = lab_classic_list_actions (test->game->classic, test->game->state);
          for (guint j = 0; j < actions->len; j += 1 + actions->len / n_actions)
            choose_action (test, g_array_index (actions, guint32, j), choose);
        }
    }
}

static void
click (LabTestBoard *test,
       guint         spot)
{
  lab_test_board_do (test, "click %u", spot);
}

static void
tap (LabTestBoard *test,
     guint         spot)
{
  lab_test_touch_tap (test->driver, lab_test_board_get_spot (test, spot));
}

/* On large boards, the way to a spot would take too long; the test of arrows checks that there is
 * one. */
static void
type (LabTestBoard *test,
      guint         spot)
{
  if (spot < 16)
    lab_test_board_go_to (test, spot);
  else
    gtk_widget_grab_focus (lab_test_board_get_spot (test, spot));
  lab_test_driver_key (test->driver, spot % 2 == 0 ? GDK_KEY_Return : GDK_KEY_space, 0);
}

static void
touch_screen_reader (LabTestBoard *test,
                     guint         spot)
{
  g_assert_true (gtk_widget_activate_action (lab_test_board_get_spot (test, spot),
                                             "spot.activate", NULL));
}

static double
get_progress (LabTestBoard *test)
{
  return lab_classic_board_view_get_scene (test->board).progress;
}

/* Tests */

LAB_BOARD_TEST ("/classic-board/pointer", test_pointer) { choose_all (test, 10, click); }

LAB_BOARD_TEST ("/classic-board/touch", test_touch) { choose_all (test, 2, tap); }

LAB_BOARD_TEST ("/classic-board/keyboard", test_keyboard) { choose_all (test, 10, type); }

LAB_BOARD_TEST ("/classic-board/screen-reader", test_screen_reader)
{
  choose_all (test, 10, touch_screen_reader);
}

/* The board is one stop of the Tab key, and arrow keys do not leave it. */
LAB_BOARD_TEST ("/classic-board/tab", test_tab)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *before = gtk_button_new_with_label ("before");
  GtkWidget *after = gtk_button_new_with_label ("after");
  g_autoptr (GtkWidget) board = g_object_ref (GTK_WIDGET (test->board));

  gtk_window_set_child (test->window, box);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), after);
  lab_test_board_do (test, "show tictactoe:3x3");
  gtk_widget_grab_focus (before);
  lab_test_board_do (test, "key Tab; focus 0; key Left; key Down; focus 0; key End; focus 2; "
                     "key <Control>Home; focus 6; key Tab");
  g_assert_true (gtk_window_get_focus (test->window) == after);
  lab_test_board_do (test, "key <Shift>Tab; focus 6");
}

/* Left stays left in languages that are written from right to left. */
LAB_BOARD_TEST ("/classic-board/not-mirrored", test_not_mirrored)
{
  graphene_rect_t a, b;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  lab_test_board_do (test, "show tictactoe:3x3");
  g_assert_true (gtk_widget_compute_bounds (lab_test_board_get_spot (test, 0),
                                            GTK_WIDGET (test->board), &a));
  g_assert_true (gtk_widget_compute_bounds (lab_test_board_get_spot (test, 1),
                                            GTK_WIDGET (test->board), &b));
  g_assert_cmpfloat (a.origin.x, <, b.origin.x);
  lab_test_board_do (test, "go-to 0; key Right; focus 1");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* If the spot with the focus goes away, another one has it. */
LAB_BOARD_TEST ("/classic-board/focus-stays", test_focus_stays)
{
  lab_test_board_do (test, "show matches:4; go-to 2; moves 3; focus 0; moves 1; focus 0");
  lab_test_board_do (test, "show divide:2x5; go-to 14; moves 2=1+1; focus 0");
  lab_test_wait (!lab_classic_board_view_is_moving (test->board));
}

/* Without animations, a change is shown at once, and “settled” follows later. */
LAB_BOARD_TEST ("/classic-board/still", test_still)
{
  lab_test_board_do (test, "show hexapawn:3x3; resting; moves a1-a2; moving");
  g_assert_false (lab_classic_board_view_get_scene (test->board).moving);
  g_assert_cmpuint (test->n_settled, ==, 0);
  lab_test_board_do (test, "settled 1; resting; undo; settled 2");
}

/* With animations, a move takes its time; undone, it runs backwards. */
LAB_BOARD_TEST ("/classic-board/animation", test_animation)
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      g_autoptr (GArray) actions = NULL;
      guint n_settled;
      double progress;

      lab_test_board_set_animated (TRUE);
      lab_test_board_show (test, lab_test_board_games[i], i, 0);
      n_settled = test->n_settled;
      actions = lab_classic_list_actions (test->game->classic, test->game->state);
      g_assert_true (lab_classic_game_move (test->game, g_array_index (actions, guint32, 0), NULL));
      g_assert_true (lab_classic_board_view_get_scene (test->board).moving);
      g_assert_cmpfloat (get_progress (test), ==, 0);
      lab_test_wait (get_progress (test) > 0);
      g_assert_cmpuint (test->n_settled, ==, n_settled);
      lab_test_board_do (test, "settled %u", n_settled + 1);
      g_assert_false (lab_classic_board_view_get_scene (test->board).moving);
      lab_test_board_do (test, "undo");
      g_assert_cmpfloat (get_progress (test), ==, 1);
      lab_test_wait (get_progress (test) < 1);
      for (progress = 1; test->n_settled == n_settled + 1; lab_test_iterate ())
        {
          g_assert_cmpfloat (get_progress (test), <=, progress);
          progress = get_progress (test);
        }
      lab_test_board_do (test, "resting");
    }
}

/* Moves that follow each other fast are shown one after the other, and settle once. A press does
 * not wait for the end of a move. */
LAB_BOARD_TEST ("/classic-board/haste", test_haste)
{
  lab_test_board_set_animated (TRUE);
  lab_test_board_do (test, "show tictactoe:3x3; moves a1 b2");
  g_assert_cmpstr (LAB_CLASSIC_SPOT (lab_test_board_get_spot (test, 4))->label, ==, "b2, O");
  lab_test_board_do (test, "undo; moves c3; undo; undo; settled 1; resting; moves a1; click 8; "
                     "chosen c3");
}

/* A board that is closed while something moves leaves nothing behind. */
LAB_BOARD_TEST ("/classic-board/closed", test_closed)
{
  static const guint32 action = 2;

  lab_test_board_set_animated (TRUE);
  lab_test_board_do (test, "show matches:17; moves 3");
  lab_classic_board_view_set_hint (test->board, &action);
}

LAB_TEST_CASES ()
{
  adw_init ();
}
