/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-audit.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* Private helpers */

static void
assert_at (LabTestWindow          *test,
           const LabShiftPosition *position)
{
  lab_test_driver_settle (test->driver);
  lab_test_window_assert_at (test, position);
  lab_test_audit (test);
}

static void
insert_by_hand (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  LabShiftArrow arrow = 0;

  /* Chooses an arrow after which the pawn can move. */
  for (;; arrow++)
    {
      LabShiftPosition after = *position;
      LabShiftBitboard reach;

      g_assert_cmpuint (arrow, <, LAB_SHIFT_N_ARROWS);
      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      lab_shift_position_insert (&after, arrow, position->board.spare);
      reach = lab_shift_position_get_reachable (&after);
      if ((reach & (reach - 1)) != 0)
        break;
    }
  lab_test_do (test, "arrow %u; phase move", arrow);
}

static void
stay_by_hand (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);

  /* On a busy machine, showing a computer's turn can take longer than its thinking. */
  lab_test_do (test, "asked; settle; key s");
  /* The key may be handled a moment later, too. */
  lab_test_wait (position->phase != LAB_SHIFT_PHASE_MOVE);
}

/* Undoes or redoes with a key, or with a button, and checks the position. */
static void
go (LabTestWindow          *test,
    gboolean                redo,
    gboolean                by_key,
    const LabShiftPosition *position)
{
  const char *action = redo ? "win.redo" : "win.undo";

  if (!by_key)
    lab_test_do (test, "can %s; button %s", action, action);
  else
    lab_test_do (test, "can %s; key %s", action, redo ? "<Control><Shift>z" : "<Control>z");
  g_assert_true (lab_test_window_is_asked (test));
  assert_at (test, position);
}

/* Returns how far the tile that went in at @arrow is from its place, in pixels. */
static float
get_shift (LabTestWindow *test,
           LabShiftArrow  arrow)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabShiftCell cell = lab_shift_arrow_cell (arrow, 0);
  LabShiftBoardLayout layout = lab_shift_board_layout_fit (gtk_widget_get_width (board),
                                                           gtk_widget_get_height (board));
  graphene_point_t place = lab_shift_board_layout_get_cell (&layout, cell);
  graphene_rect_t bounds;

  /* At once, because the next frame may come when everything is over. */
  g_assert_true (gtk_widget_compute_bounds (board, gtk_widget_get_parent (board), &bounds));
  gtk_widget_size_allocate (board,
                            &(GtkAllocation) { (int) bounds.origin.x, (int) bounds.origin.y,
                                               (int) bounds.size.width,
                                               (int) bounds.size.height }, -1);
  g_assert_true (gtk_widget_compute_bounds (
      LAB_SHIFT_BOARD_VIEW (board)->tiles[cell], board, &bounds));
  return graphene_point_distance (&bounds.origin, &place, NULL, NULL);
}

/* Tests */

/* Undoes half-turn by half-turn through the computer's turns, and redoes them. */
LAB_WINDOW_TEST ("/window/undo/versus", test_versus)
{
  LabShiftPosition known[5];

  lab_test_do (test, "speed fast; think 0.2; play open 0x5 0 6 PPNP; asked; shows win.undo; "
               "cannot win.undo; cannot win.redo");
  for (guint i = 0; i < 4; i++)
    {
      known[i] = *lab_test_window_get_position (test);
      if (i % 2 == 0)
        insert_by_hand (test);
      else
        stay_by_hand (test);
      lab_test_do (test, "asked");
    }
  known[4] = *lab_test_window_get_position (test);
  for (guint i = 4; i-- > 0;)
    {
      go (test, FALSE, i % 2 == 0, &known[i]);
      /* A single person never needs to hide a card. */
      g_assert_cmphex (lab_test_window_get_shown (test), !=, 0);
    }
  lab_test_do (test, "cannot win.undo");
  for (guint i = 1; i <= 4; i++)
    go (test, TRUE, i % 2 == 0, &known[i]);

  /* A different action drops what could be redone. */
  lab_test_do (test, "cannot win.redo; key <Control>z; key <Control>z");
  assert_at (test, &known[2]);
  lab_test_do (test, "key r");
  insert_by_hand (test);
  lab_test_do (test, "cannot win.redo");
  stay_by_hand (test);
  lab_test_do (test, "asked; settle; audit");
}

/* An undo while the computer thinks or plays cancels its turn. */
LAB_WINDOW_TEST ("/window/undo/thinking", test_thinking)
{
  LabShiftPosition before;

  lab_test_do (test, "speed slow; think 0.2; play open 0x5 0 6 PPNP; asked");
  insert_by_hand (test);
  before = *lab_test_window_get_position (test);
  for (LabShiftTurnRunnerStage stage = LAB_SHIFT_TURN_RUNNER_ASKED;
       stage <= LAB_SHIFT_TURN_RUNNER_INSERTED; stage++)
    {
      stay_by_hand (test);
      lab_test_do (test, "seat 2");
      lab_test_wait (lab_test_seating_get_runner (test)->stage >= stage
                     && lab_test_window_get_position (test)->seat == 2);
      lab_test_do (test, "key <Control>z");
      g_assert_true (lab_test_window_is_asked (test));
      assert_at (test, &before);
    }
  lab_test_do (test, "speed fast");
  stay_by_hand (test);
  lab_test_do (test, "asked; settle; audit");
}

/* Two people with hidden cards can undo only their own turn, until the other has
 * seen the screen. */
LAB_WINDOW_TEST ("/window/undo/hidden", test_hidden)
{
  LabShiftPosition first, second, third;

  lab_test_do (test, "play open 0x5 0 6; take");
  first = *lab_test_window_get_position (test);
  insert_by_hand (test);
  /* The screen was not passed on. */
  lab_test_do (test, "key <Control>z; uncovered");
  assert_at (test, &first);
  lab_test_do (test, "key <Control><Shift>z; uncovered");
  second = *lab_test_window_get_position (test);
  stay_by_hand (test);
  third = *lab_test_window_get_position (test);

  /* The screen is being passed, and either player may undo here. */
  lab_test_do (test, "covered; can win.undo; key <Control>z; covered; no-card; seat 0; take");
  assert_at (test, &second);
  /* The other player has seen the screen. */
  lab_test_do (test, "key <Control><Shift>z; covered; no-card; take");
  assert_at (test, &third);
  lab_test_do (test, "cannot win.undo; key <Control>z");
  assert_at (test, &third);
  insert_by_hand (test);
  lab_test_do (test, "can win.undo; key <Control>z; uncovered; cannot win.undo");
  assert_at (test, &third);
}

/* Undoes during the animations of an insertion and of a move. */
LAB_WINDOW_TEST ("/window/undo/animated", test_animated)
{
  LabShiftPosition first, second;
  LabShiftCell cell = LAB_SHIFT_CELL_NONE;
  LabShiftArrow arrow;

  lab_test_do (test, "animate; play open 0x5 0 6 open-cards; settle");
  first = *lab_test_window_get_position (test);
  /* This is slow enough for any machine. */
  lab_test_window_get_board (test)->motion->tempo = 100;
  insert_by_hand (test);
  arrow = lab_test_window_get_position (test)->last_arrow;
  lab_test_do (test, "moving; key <Control>z; unmoving");
  lab_test_wait (get_shift (test, arrow) < 1);
  assert_at (test, &first);
  lab_test_window_get_board (test)->motion->tempo = 1;
  insert_by_hand (test);
  lab_test_driver_settle (test->driver);
  second = *lab_test_window_get_position (test);
  for (LabShiftBitboard reach = lab_shift_position_get_reachable (&second); reach != 0;
       reach &= reach - 1)
    {
      if (lab_shift_bitboard_first (reach) != second.pawns[0])
        cell = lab_shift_bitboard_first (reach);
    }
  lab_test_window_get_board (test)->motion->tempo = 100;
  lab_test_do (test, "cell %u; phase insert; moving; key <Control>z", cell);
  assert_at (test, &second);
}

/* An undo that includes the turns of computers shows the first of their insertions slide back,
 * unless animations are off. */
LAB_WINDOW_TESTS (test_slide_turns_back,
                  { "/window/undo/slide-turns-back", GINT_TO_POINTER (TRUE) },
                  { "/window/undo/no-slide-turns-back", GINT_TO_POINTER (FALSE) })
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabShiftPosition before, after;
  LabShiftArrow arrow;

  lab_test_do (test, "speed fast; think 0.2; play open 0x7 0 6 PNNP; asked");
  insert_by_hand (test);
  before = *lab_test_window_get_position (test);
  stay_by_hand (test);
  lab_test_do (test, "asked; half-turns 6; leave");
  after = *lab_test_window_get_position (test);
  arrow = lab_shift_game_get_position_at (lab_test_window_get_game (test), 3)->last_arrow;
  lab_test_window_set_animated (animated);
  lab_shift_game_page_rewind (lab_test_get_game_page (test->window), FALSE);
  lab_test_window_assert_at (test, &before);
  if (animated)
    g_assert_cmpfloat (get_shift (test, arrow), >, 10);
  else
    g_assert_cmpfloat (get_shift (test, arrow), <, 1);
  lab_test_wait (get_shift (test, arrow) < 1);
  assert_at (test, &before);
  lab_test_do (test, "key <Control><Shift>z");
  assert_at (test, &after);
  /* The player does not have to wait for the tiles. */
  lab_shift_game_page_rewind (lab_test_get_game_page (test->window), FALSE);
  gtk_widget_activate_action (GTK_WIDGET (lab_test_get_game_page (test->window)), "game.stay",
                              NULL);
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 1);
  g_assert_cmpfloat (get_shift (test, arrow), <, 1);

  /* The tiles of a single insertion slide back, too. */
  lab_shift_game_page_rewind (lab_test_get_game_page (test->window), FALSE);
  lab_shift_game_page_rewind (lab_test_get_game_page (test->window), FALSE);
  g_assert_cmpint (lab_test_window_get_position (test)->phase, ==, LAB_SHIFT_PHASE_INSERT);
  g_assert_cmpint (get_shift (test, before.last_arrow) > 1, ==, animated);
}

/* The switch on the setup page starts a tournament, and its rematch is one, too. */
LAB_WINDOW_TEST ("/window/undo/tournament", test_tournament)
{
  LabShiftGame *game;

  lab_test_do (test, "flip Tournament; begin-versus; speed fast; asked");
  game = lab_shift_game_page_get_game (lab_test_get_game_page (test->window));
  g_assert_true (game->tournament);
  lab_test_do (test, "hides win.undo; cannot game.hint");
  insert_by_hand (test);
  lab_test_do (test, "key <Control>z; phase move");
  g_assert_cmpuint (game->undone->len, ==, 0);
}
