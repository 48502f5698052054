/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-focus.h"
#include "lab-test-turns.h"
#include "lab-computer.h"
#include "lab-arrow-button.h"

static const LabPlayerKind kinds[LAB_N_SEATS] = {
  LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON,
};

/* Private helpers */

static LabHint *
get_hint (LabTestWindow *test)
{
  return lab_game_page_get_hint (lab_test_get_game_page (test->window));
}

static void
begin (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 3, LAB_RULES_STANDARD };

  lab_test_window_set_speed ("fast");
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_play_kinds (test, &deal, kinds);
  lab_test_wait (lab_test_window_is_asked (test));
}

static LabTurn
wait_for_hint (LabTestWindow *test)
{
  LabPosition before = *lab_test_window_get_position (test);

  lab_test_wait (lab_hint_get_turn (get_hint (test)) != NULL);
  lab_test_driver_settle (test->driver);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  return *lab_hint_get_turn (get_hint (test));
}

static LabArrow
get_highlighted (LabTestWindow *test)
{
  LabArrow highlighted = LAB_ARROW_NONE;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      GtkWidget *button = lab_board_view_get_arrow (lab_test_window_get_board (test), arrow);

      if (!lab_arrow_button_get_marked (LAB_ARROW_BUTTON (button)))
        continue;
      g_assert_cmpuint (highlighted, ==, LAB_ARROW_NONE);
      highlighted = arrow;
    }
  return highlighted;
}

static void
assert_no_hint (LabTestWindow *test)
{
  g_assert_null (lab_hint_get_turn (get_hint (test)));
  g_assert_false (lab_hint_get_asked (get_hint (test)));
  /* A computer's next insertion highlights an arrow, too. */
  if (lab_test_window_get_position (test)->seat != 0)
    return;
  g_assert_null (lab_board_view_get_pointed (lab_test_window_get_board (test)));
  g_assert_cmpuint (get_highlighted (test), ==, LAB_ARROW_NONE);
}

static gboolean
is_offered (LabTestWindow *test)
{
  return gtk_widget_is_sensitive (lab_test_find_action (GTK_WIDGET (test->window), "game.hint"));
}

/* Tests */

static void
test_followed (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const char *as_it_is = "Hint: insert the tile as it is at the highlighted arrow.";
  const LabPosition *position;
  LabTurn turn;

  begin (test);
  position = lab_test_window_get_position (test);
  g_assert_true (is_offered (test));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  g_assert_false (is_offered (test));
  g_assert_cmpuint (get_highlighted (test), ==, turn.arrow);
  g_assert_cmpuint (lab_board_view_get_pointed (lab_test_window_get_board (test))->cell, ==,
                    turn.cell);

  /* The text changes when the player rotates the tile. */
  for (guint i = 0; i < 4 && position->board.spare != turn.tile; i++)
    {
      g_assert_null (lab_test_find_text (as_it_is));
      lab_test_driver_key (test->driver, GDK_KEY_r, 0);
    }
  g_assert_nonnull (lab_test_find_text (as_it_is));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_true (lab_test_find_text ("Hint: rotate once counterclockwise, then insert at the "
                                     "highlighted arrow.")
                     != NULL
                 || lab_openings_orientations (turn.tile) == 2);
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_SHIFT_MASK);

  lab_test_window_click_arrow (test, turn.arrow);
  g_assert_cmpuint (get_highlighted (test), ==, LAB_ARROW_NONE);
  g_assert_nonnull (lab_board_view_get_pointed (lab_test_window_get_board (test)));
  if (turn.cell == position->pawns[0])
    g_assert_nonnull (lab_test_find_text ("Hint: leave the pawn where it is."));
  else
    g_assert_nonnull (lab_test_find_text ("Hint: move to the tile with the ring."));
  lab_test_window_click_cell (test, turn.cell);
  assert_no_hint (test);
  lab_test_wait (lab_test_window_is_asked (test));
  assert_no_hint (test);
  g_assert_true (is_offered (test));
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
}

static GtkWidget *
get_arrow (LabTestWindow *test,
           LabArrow       arrow)
{
  return lab_board_view_get_arrow (lab_test_window_get_board (test), arrow);
}

/* Returns an arrow on another side of the board than the one of @turn. */
static LabArrow
get_other (LabTurn turn)
{
  return (LabArrow) ((turn.arrow + 3) % LAB_N_ARROWS);
}

/* A hint ends the preview at the pointer, which may rest there. As soon as the player points at
 * another arrow, the hint is gone, also afterwards. */
static void
test_preview (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  LabArrow other;
  LabTurn turn;

  begin (test);
  board = lab_test_window_get_board (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 4));
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 4);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);
  g_assert_nonnull (lab_board_view_get_pointed (board));
  lab_test_driver_leave (test->driver);

  /* Neither previewing the hint itself nor rotating the tile ends it. */
  lab_test_driver_hover (test->driver, get_arrow (test, turn.arrow));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, turn.arrow);
  g_assert_nonnull (lab_board_view_get_pointed (board));

  other = get_other (turn);
  lab_test_driver_hover (test->driver, get_arrow (test, other));
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, other);
  assert_no_hint (test);
  lab_test_driver_leave (test->driver);
  assert_no_hint (test);
  g_assert_true (is_offered (test));
}

/* Moves the pointer on the arrow on which it rested when the hint appeared. */
static void
test_pointing_again (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *other;
  LabArrow arrow;
  LabTurn turn;

  begin (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  arrow = get_other (turn);
  other = get_arrow (test, arrow);
  lab_test_driver_hover (test->driver, other);
  assert_no_hint (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  wait_for_hint (test);
  g_assert_nonnull (lab_board_view_get_pointed (lab_test_window_get_board (test)));
  lab_test_driver_move (test->driver, other, gtk_widget_get_width (other) / 2.0 + 10,
                        gtk_widget_get_height (other) / 2.0);
  g_assert_cmpuint (lab_board_view_get_preview (lab_test_window_get_board (test)), ==, arrow);
  assert_no_hint (test);
}

/* The hint brings the focus to its arrow, so that a player who uses the keyboard need not cross
 * other arrows. An arrow key points at an arrow like the pointer. */
static void
test_keyboard (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  GtkWidget *hinted;
  LabTurn turn;

  begin (test);
  board = lab_test_window_get_board (test);
  lab_test_driver_key (test->driver, GDK_KEY_Right, 0);
  g_assert_cmpuint (lab_board_view_get_preview (board), !=, LAB_ARROW_NONE);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  hinted = get_arrow (test, turn.arrow);
  g_assert_true (lab_test_get_focus (test) == hinted);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);

  /* The Tab key leaves the board and comes back to the hint. */
  lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  g_assert_false (lab_test_get_focus (test) == hinted);
  lab_test_driver_key (test->driver, GDK_KEY_Tab, GDK_SHIFT_MASK);
  g_assert_true (lab_test_get_focus (test) == hinted);
  g_assert_nonnull (lab_board_view_get_pointed (board));

  while (lab_test_window_get_position (test)->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  g_assert_nonnull (lab_hint_get_turn (get_hint (test)));
  g_assert_cmpuint (lab_board_view_get_pointed (board)->cell, ==, turn.cell);
}

/* An arrow key that moves the focus to another arrow takes the hint away. */
static void
test_arrow_key (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;
  guint key;

  begin (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  key = turn.arrow / 3 % 2 == 0 ? GDK_KEY_Right : GDK_KEY_Down;
  lab_test_driver_key (test->driver, key, 0);
  g_assert_true (LAB_IS_ARROW_BUTTON (lab_test_get_focus (test)));
  assert_no_hint (test);
}

/* Asks for a hint with the button, then does something else. */
static void
test_ignored (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabArrow other;
  LabTurn turn;

  begin (test);
  lab_test_driver_click (test->driver,
                         lab_test_find_action (GTK_WIDGET (test->window), "game.hint"));
  turn = wait_for_hint (test);
  other = (LabArrow) ((turn.arrow + 3) % LAB_N_ARROWS);
  lab_test_window_click_arrow (test, other);
  assert_no_hint (test);
  lab_test_audit (test);
  g_assert_true (is_offered (test));
}

/* After a press the button is insensitive, and loses the focus. */
static void
test_focus (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *button;

  begin (test);
  button = lab_test_find_action (GTK_WIDGET (test->window), "game.hint");
  gtk_widget_grab_focus (button);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  wait_for_hint (test);
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_true (LAB_IS_ARROW_BUTTON (lab_test_get_focus (test)));
}

/* The player chooses the right arrow with another rotation, which may close the
 * path. */
static void
test_turned_otherwise (LabTestWindow *test,
                       gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn;

  begin (test);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  while (lab_test_window_get_position (test)->board.spare != lab_openings_rotate (turn.tile, 1))
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn.arrow);
  assert_no_hint (test);
}

/* After the insertion, a hint is about the move alone. */
static void
test_move_only (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabTurn turn;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 0);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  turn = wait_for_hint (test);
  g_assert_cmpuint (get_highlighted (test), ==, LAB_ARROW_NONE);
  g_assert_true ((lab_position_get_reachable (position) & LAB_CELL_BIT (turn.cell)) != 0);
  lab_test_window_click_cell (test, turn.cell);
  assert_no_hint (test);
}

/* A turn that is played before the hint arrives cancels it. */
static void
test_too_late (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lab_hint_set_limits (get_hint (test), (LabLimits) { .time = 5 * G_USEC_PER_SEC });
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  if (lab_hint_get_turn (get_hint (test)) == NULL)
    g_assert_nonnull (lab_test_find_text ("Looking for a hint…"));
  lab_test_window_click_arrow (test, 0);
  if (lab_hint_get_turn (get_hint (test)) == NULL)
    assert_no_hint (test);
  lab_test_window_click_cell (test, lab_test_window_get_position (test)->pawns[0]);
  assert_no_hint (test);
}

/* There are no hints during a computer's turn or during the handover. */
static void
test_not_offered (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 4, 0x5, 0, 3, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_false (is_offered (test));
  assert_no_hint (test);
}

static const LabLimits few_nodes = { .nodes = 4000 };

/* Returns the turn of an Expert who knows @observation. */
static LabTurn
think (const LabObservation *observation)
{
  g_autoptr (LabAgent) agent = lab_computer_new (LAB_LEVEL_EXPERT);
  LabThought thought;

  g_assert_true (lab_agent_choose (agent, observation, &few_nodes, NULL, &thought, NULL));
  return thought.turn;
}

static gboolean
is_same (LabTurn a,
         LabTurn b)
{
  return a.arrow == b.arrow && a.tile == b.tile && a.cell == b.cell;
}

/* Finds a position in which knowing all cards would change the turn. */
static LabTurn
find_tempting (LabPosition *position)
{
  for (guint64 seed = 1; seed < 200; seed++)
    {
      const LabDeal deal = { seed, 0x5, 0, 4, LAB_RULES_STANDARD };
      LabObservation honest, cheating;
      LabTurn turn;

      lab_deal_position (&deal, position);
      lab_observation_init (&honest, position, NULL);
      cheating = honest;
      cheating.position = *position;
      turn = think (&honest);
      if (!is_same (turn, think (&cheating)))
        return turn;
    }
  g_assert_not_reached ();
}

static LabTurn
get_hint_at (LabTestWindow     *test,
             const LabPosition *position)
{
  lab_test_window_play_from (test, position);
  lab_test_window_take (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_hint_set_limits (get_hint (test), few_nodes);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  return wait_for_hint (test);
}

/* If two games differ only in cards that the player cannot see, the hints are the
 * same, and differ from the turn of an Expert who sees the cards. */
static void
test_no_secrets (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition position;
  LabTurn honest = find_tempting (&position);
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/hint/followed", NULL, test_followed);
  lab_test_window_add ("/window/hint/preview", NULL, test_preview);
  lab_test_window_add ("/window/hint/pointing-again", NULL, test_pointing_again);
  lab_test_window_add ("/window/hint/keyboard", NULL, test_keyboard);
  lab_test_window_add ("/window/hint/arrow-key", NULL, test_arrow_key);
  lab_test_window_add ("/window/hint/ignored", NULL, test_ignored);
  lab_test_window_add ("/window/hint/focus", NULL, test_focus);
  lab_test_window_add ("/window/hint/turned-otherwise", NULL, test_turned_otherwise);
  lab_test_window_add ("/window/hint/move-only", NULL, test_move_only);
  lab_test_window_add ("/window/hint/too-late", NULL, test_too_late);
  lab_test_window_add ("/window/hint/not-offered", NULL, test_not_offered);
  lab_test_window_add ("/window/hint/no-secrets", NULL, test_no_secrets);
  return g_test_run ();
}
