/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-arrow-button.h"
#include "lab-shift-computer.h"
#include "lab-test-focus.h"
#include "lab-test-steps.h"

/* Private helpers */

static const LabShiftTurn *
get_hint (LabTestWindow *test)
{
  return lab_shift_game_hint_get (lab_test_get_game_page (test->window));
}

static void
begin (LabTestWindow *test)
{
  lab_test_do (test, "speed fast; think 0.2; play open 0x5 0 3 PPNP; asked");
}

static LabShiftTurn
wait_for_hint (LabTestWindow *test)
{
  lab_test_do (test, "note");
  lab_test_wait (get_hint (test) != NULL);
  lab_test_do (test, "settle; as-noted");
  return *get_hint (test);
}

static LabShiftArrow
get_highlighted (LabTestWindow *test)
{
  LabShiftArrow highlighted = LAB_SHIFT_ARROW_NONE;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      GtkWidget *button = lab_test_window_get_arrow (test, arrow);

      if (!LAB_SHIFT_ARROW_BUTTON (button)->marked)
        continue;
      g_assert_cmpuint (highlighted, ==, LAB_SHIFT_ARROW_NONE);
      highlighted = arrow;
    }
  return highlighted;
}

static void
assert_no_hint (LabTestWindow *test)
{
  g_assert_null (get_hint (test));
  g_assert_null (lab_test_get_game_page (test->window)->hint_search);
  /* A computer's next insertion highlights an arrow, too. */
  if (lab_test_window_get_position (test)->seat != 0)
    return;
  g_assert_false (lab_test_window_get_board (test)->pointing);
  g_assert_cmpuint (get_highlighted (test), ==, LAB_SHIFT_ARROW_NONE);
}

/* Tests */

LAB_WINDOW_TEST ("/window/hint/followed", test_followed)
{
  const char *as_it_is = "Hint: insert the tile as it is at the highlighted arrow.";
  LabShiftTurn turn;

  begin (test);
  lab_test_do (test, "can game.hint; key h");
  turn = wait_for_hint (test);
  lab_test_do (test, "cannot game.hint");
  g_assert_cmpuint (get_highlighted (test), ==, turn.arrow);
  g_assert_cmpuint (lab_test_window_get_board (test)->pointed.cell, ==, turn.cell);

  /* The text changes when the player rotates the tile. */
  for (guint i = 0; i < 4 && lab_test_window_get_position (test)->board.spare != turn.tile; i++)
    {
      lab_test_do (test, "no-text %s; key r", as_it_is);
    }
  lab_test_do (test, "text %s; key r", as_it_is);
  if (lab_shift_openings_orientations (turn.tile) != 2)
    lab_test_do (test, "text Hint: rotate once counterclockwise, then insert at the "
                 "highlighted arrow.");
  lab_test_do (test, "key <Shift>r; arrow %u", turn.arrow);
  g_assert_cmpuint (get_highlighted (test), ==, LAB_SHIFT_ARROW_NONE);
  g_assert_true (lab_test_window_get_board (test)->pointing);
  lab_test_do (test, "text Hint: %s; cell %u",
               turn.cell == lab_test_window_get_position (test)->pawns[0]
                 ? "leave the pawn where it is." : "move to the tile with the ring.", turn.cell);
  assert_no_hint (test);
  lab_test_do (test, "asked");
  assert_no_hint (test);
  lab_test_do (test, "can game.hint; settle; audit");
}

/* Returns an arrow on another side of the board than the one of @turn. */
static LabShiftArrow
get_other (LabShiftTurn turn)
{
  return (LabShiftArrow) ((turn.arrow + 3) % LAB_SHIFT_N_ARROWS);
}

/* A hint ends the preview at the pointer, which may rest there. As soon as the player points at
 * another arrow, the hint is gone, also afterwards. */
LAB_WINDOW_TEST ("/window/hint/preview", test_preview)
{
  LabShiftBoardView *board;
  LabShiftArrow other;
  LabShiftTurn turn;

  begin (test);
  board = lab_test_window_get_board (test);
  lab_test_do (test, "over 4; preview 4; key h");
  turn = wait_for_hint (test);
  g_assert_true (board->pointing);

  /* Neither previewing the hint itself nor rotating the tile ends it. */
  lab_test_do (test, "preview none; leave; over %u; key r; preview %u", turn.arrow, turn.arrow);
  g_assert_true (board->pointing);

  other = get_other (turn);
  lab_test_do (test, "over %u; preview %u", other, other);
  assert_no_hint (test);
  lab_test_do (test, "leave; can game.hint");
  assert_no_hint (test);
}

/* A hint is gone when the player does something else, and can be asked for again. */
LAB_WINDOW_TEST ("/window/hint/gone", test_gone)
{
  GtkWidget *other;
  LabShiftArrow arrow;
  LabShiftTurn turn;

  begin (test);
  lab_test_do (test, "button game.hint");
  turn = wait_for_hint (test);
  arrow = get_other (turn);
  other = lab_test_window_get_arrow (test, arrow);
  /* An arrow key moves the focus to another arrow. */
  lab_test_strike (test, turn.arrow / 3 % 2 == 0 ? GDK_KEY_Right : GDK_KEY_Down);
  g_assert_true (LAB_IS_SHIFT_ARROW_BUTTON (lab_test_get_focus (test)));
  assert_no_hint (test);

  /* The pointer comes to another arrow, or moves on the one on which it rested. */
  for (guint i = 0; i < 2; i++)
    {
      lab_test_strike (test, GDK_KEY_h);
      wait_for_hint (test);
      g_assert_true (lab_test_window_get_board (test)->pointing);
      lab_test_driver_move (test->driver, other, gtk_widget_get_width (other) / 2.0 + 10 * i,
                            gtk_widget_get_height (other) / 2.0);
      g_assert_cmpuint (lab_test_window_get_preview (test), ==, arrow);
      assert_no_hint (test);
    }

  /* The tile goes in at the right arrow with another rotation, which may close the path. */
  lab_test_strike (test, GDK_KEY_h);
  turn = wait_for_hint (test);
  while (lab_test_window_get_position (test)->board.spare
         != lab_shift_openings_rotate (turn.tile, 1))
    lab_test_strike (test, GDK_KEY_r);
  lab_test_do (test, "arrow %u; audit; can game.hint", turn.arrow);
  assert_no_hint (test);
}

/* The hint brings the focus to its arrow, so that a player who uses the keyboard need not cross
 * other arrows. An arrow key points at an arrow like the pointer. */
LAB_WINDOW_TEST ("/window/hint/keyboard", test_keyboard)
{
  LabShiftBoardView *board;
  GtkWidget *hinted;
  LabShiftTurn turn;

  begin (test);
  board = lab_test_window_get_board (test);
  lab_test_strike (test, GDK_KEY_Right);
  g_assert_cmpuint (lab_test_window_get_preview (test), !=, LAB_SHIFT_ARROW_NONE);
  lab_test_strike (test, GDK_KEY_h);
  turn = wait_for_hint (test);
  hinted = lab_test_window_get_arrow (test, turn.arrow);
  g_assert_true (lab_test_get_focus (test) == hinted);

  /* The Tab key leaves the board and comes back to the hint. */
  lab_test_do (test, "preview none; key Tab");
  g_assert_false (lab_test_get_focus (test) == hinted);
  lab_test_do (test, "key <Shift>Tab");
  g_assert_true (lab_test_get_focus (test) == hinted);
  g_assert_true (board->pointing);

  while (lab_test_window_get_position (test)->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_do (test, "key Return; settle; phase move");
  g_assert_nonnull (get_hint (test));
  g_assert_cmpuint (board->pointed.cell, ==, turn.cell);
}

/* After a press the button is insensitive, and loses the focus. */
LAB_WINDOW_TEST ("/window/hint/focus", test_focus)
{
  begin (test);
  gtk_widget_grab_focus (lab_test_find_action (GTK_WIDGET (test->window), "game.hint"));
  lab_test_strike (test, GDK_KEY_Return);
  wait_for_hint (test);
  lab_test_do (test, "cannot game.hint");
  g_assert_true (LAB_IS_SHIFT_ARROW_BUTTON (lab_test_get_focus (test)));
}

/* After the insertion, a hint is about the move alone. */
LAB_WINDOW_TEST ("/window/hint/move-only", test_move_only)
{
  const LabShiftPosition *position;
  LabShiftTurn turn;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_do (test, "arrow 0; key h");
  turn = wait_for_hint (test);
  g_assert_cmpuint (get_highlighted (test), ==, LAB_SHIFT_ARROW_NONE);
  g_assert_true ((lab_shift_position_get_reachable (position) & LAB_SHIFT_CELL_BIT (turn.cell))
                 != 0);
  lab_test_window_click_cell (test, turn.cell);
  assert_no_hint (test);
}

/* A turn that is played before the hint arrives cancels it. */
LAB_WINDOW_TEST ("/window/hint/too-late", test_too_late)
{
  begin (test);
  lab_test_get_game_page (test->window)->hint_limits = (LabLimits) { .time = 5 * G_USEC_PER_SEC };
  lab_test_strike (test, GDK_KEY_h);
  if (get_hint (test) == NULL)
    lab_test_do (test, "text Looking for a hint…");
  lab_test_window_click_arrow (test, 0);
  if (get_hint (test) == NULL)
    assert_no_hint (test);
  lab_test_do (test, "cell own");
  assert_no_hint (test);
}

/* There are no hints during a computer's turn or during the handover. */
LAB_WINDOW_TEST ("/window/hint/not-offered", test_not_offered)
{
  lab_test_do (test, "play 4 0x5 0 3; covered; key h; cannot game.hint");
  assert_no_hint (test);
}

static const LabLimits few_nodes = { .nodes = 4000 };

/* Returns the turn of an Expert who knows @observation. */
static LabShiftTurn
think (const LabShiftObservation *observation)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_EXPERT);
  LabShiftThought thought;

  g_assert_true (lab_shift_agent_choose (agent, observation, &few_nodes, NULL, &thought, NULL));
  return thought.turn;
}

static gboolean
is_same (LabShiftTurn a,
         LabShiftTurn b)
{
  return a.arrow == b.arrow && a.tile == b.tile && a.cell == b.cell;
}

/* Finds a position in which knowing all cards would change the turn. */
static LabShiftTurn
find_tempting (LabShiftPosition *position)
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      const LabShiftDeal deal = { seed, 0x5, 0, 4, LAB_SHIFT_RULES_STANDARD };
      LabShiftObservation honest, cheating;
      LabShiftTurn turn;

      lab_shift_deal_position (&deal, position);
      lab_shift_observation_init (&honest, position, NULL);
      cheating = honest;
      cheating.position = *position;
      turn = think (&honest);
      if (!is_same (turn, think (&cheating)))
        return turn;
    }
  g_assert_not_reached ();
}

static LabShiftTurn
get_hint_at (LabTestWindow          *test,
             const LabShiftPosition *position)
{
  lab_test_window_play_from (test, position);
  lab_test_do (test, "take; asked");
  lab_test_get_game_page (test->window)->hint_limits = few_nodes;
  lab_test_strike (test, GDK_KEY_h);
  return wait_for_hint (test);
}

/* If two games differ only in cards that the player cannot see, the hints are the
 * same, and differ from the turn of an Expert who sees the cards. */
LAB_WINDOW_TEST ("/window/hint/no-secrets", test_no_secrets)
{
  LabShiftPosition position;
  LabShiftTurn honest = find_tempting (&position);
  guint8 card;

  g_assert_true (is_same (get_hint_at (test, &position), honest));
  /* Exchanges a hidden card of the player with one of the other player. */
  for (guint i = 1; i < 4; i++)
    {
      card = position.cards[i];
      position.cards[i] = position.cards[3 + i];
      position.cards[3 + i] = card;
    }
  g_assert_true (is_same (get_hint_at (test, &position), honest));
}
