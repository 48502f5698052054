/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* The animations of any turn are so many times as slow as usual, so that a busy machine sees them,
 * and end within this time. */
#define TEMPO 3
#define MAX_SECONDS 12

/* A turn that finds a treasure at the end of a long path. */
typedef struct
{
  LabShiftDeal deal;
  LabShiftTurn turn;
  LabShiftPath path;
} Scene;

/* Private helpers */

static Scene
find_scene (void)
{
  Scene scene = { { 0, 0x5, 0, 0, LAB_SHIFT_RULES_STANDARD }, { 0 }, { 0 } };

  for (scene.deal.seed = 1;; scene.deal.seed++)
    {
      LabShiftPosition position;

      lab_shift_deal_position (&scene.deal, &position);
      if (lab_test_choose_turn (&position, &scene.turn) > 0
          || scene.turn.tile != position.board.spare)
        continue;
      lab_shift_position_insert (&position, scene.turn.arrow, scene.turn.tile);
      lab_shift_path_find (&position.board, position.pawns[0], scene.turn.cell, &scene.path);
      if (scene.path.n_cells >= 5)
        return scene;
    }
}

/* Switches animations on, and plays the first half of a turn. */
static Scene
begin (LabTestWindow *test)
{
  Scene scene = find_scene ();

  lab_test_window_play (test, &scene.deal);
  lab_test_do (test, "take; animate");
  lab_test_window_get_board (test)->motion->tempo = TEMPO;
  return scene;
}

/* Waits until nothing moves anymore, which must not take long. */
static void
settle (LabTestWindow *test)
{
  gint64 end = g_get_monotonic_time () + MAX_SECONDS * G_TIME_SPAN_SECOND;

  lab_test_do (test, "shown");
  g_assert_cmpint (g_get_monotonic_time (), <, end);
  lab_test_driver_settle (test->driver);
}

static LabShiftCell
pick_pawn (LabTestWindow *test,
           LabShiftSeat   seat)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabShiftBoardLayout layout = lab_shift_board_layout_fit (gtk_widget_get_width (board),
                                                           gtk_widget_get_height (board));
  g_autoptr (GPtrArray) pawns = lab_test_find_all (board, LAB_TYPE_SHIFT_PAWN);

  for (guint i = 0; i < pawns->len; i++)
    {
      graphene_rect_t bounds;
      graphene_point_t middle;

      if (LAB_SHIFT_PAWN (pawns->pdata[i])->seat != seat)
        continue;
      g_assert_true (gtk_widget_compute_bounds (pawns->pdata[i], board, &bounds));
      graphene_rect_get_center (&bounds, &middle);
      return lab_shift_board_layout_pick_cell (&layout, middle.x, middle.y);
    }
  g_assert_not_reached ();
}

static void
note_moving (LabTestWindow *test)
{
  g_assert_true (lab_test_window_is_moving (test));
  g_object_set_data (G_OBJECT (test->window), "noted", GINT_TO_POINTER (TRUE));
}

/* Tests */

LAB_WINDOW_TEST ("/window/animation/insertion", test_insertion)
{
  Scene scene = begin (test);
  gint64 start;

  g_signal_connect_data (lab_test_window_get_game (test), "inserted", G_CALLBACK (note_moving),
                         test, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  start = g_get_monotonic_time ();
  lab_test_do (test, "arrow %u; phase move", scene.turn.arrow);
  g_assert_nonnull (g_object_get_data (G_OBJECT (test->window), "noted"));
  lab_test_do (test, "shown");
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 150 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (g_get_monotonic_time () - start, <, MAX_SECONDS * G_TIME_SPAN_SECOND);
  lab_test_do (test, "settle; audit");
}

/* A turn is shown until the pawn has moved tile by tile and the treasure has been
 * seen. */
LAB_WINDOW_TEST ("/window/animation/move-and-find", test_move_and_find)
{
  Scene scene = begin (test);
  LabShiftCell at = scene.path.cells[0];
  guint n_steps = 0, n_seen = 0;
  gint64 start, arrival = 0;

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  g_assert_cmpuint (pick_pawn (test, 0), ==, at);
  start = g_get_monotonic_time ();
  lab_test_do (test, "cell %u; moving", scene.turn.cell);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_found[0], ==, 1);
  while (lab_test_window_is_moving (test))
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, MAX_SECONDS * G_TIME_SPAN_SECOND);
      lab_test_do (test, "uncovered; text Ada’s turn");
      if (pick_pawn (test, 0) != at)
        {
          at = pick_pawn (test, 0);
          n_seen++;
          arrival = g_get_monotonic_time ();
          /* A slow machine may skip tiles of the path, but the pawn never leaves the
           * path. */
          do
            n_steps++;
          while (n_steps < scene.path.n_cells && scene.path.cells[n_steps] != at);
          g_assert_cmpuint (n_steps, <, scene.path.n_cells);
        }
      lab_test_iterate ();
    }
  g_assert_cmpuint (n_steps, ==, scene.path.n_cells - 1);
  g_assert_cmpuint (n_seen, >=, 3);
  g_assert_cmpint (arrival - start, >=, 500 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (g_get_monotonic_time () - arrival, >=, 400 * G_TIME_SPAN_MILLISECOND);
  /* The finder looks at the next card. */
  lab_test_do (test, "wait-text Got It, Pass the Screen; still; settle; covered; take; audit");
}

/* Players need not wait: a click while tiles still move moves the pawn at once. */
LAB_WINDOW_TEST ("/window/animation/hurry", test_hurry)
{
  Scene scene = begin (test);

  /* A slow animation gives slow machines enough time for the clicks. */
  lab_test_do (test, "set animation-speed 'slow'; arrow %u; cell %u; pawn 0 %u; note",
               scene.turn.arrow, scene.turn.cell, scene.turn.cell);

  /* At the end of a turn a click only ends the animation. */
  lab_test_do (test, "moving; cell %u; unmoving; key r; key space; scroll 1; as-noted; "
               "wait-text Got It, Pass the Screen; still; settle; take; audit",
               scene.path.cells[1]);
}

/* With open cards the next turn starts at once. A click that was meant to end the
 * animation must not play that turn. */
LAB_WINDOW_TEST ("/window/animation/hurry-open", test_hurry_open)
{
  Scene scene = find_scene ();

  scene.deal.rules = LAB_SHIFT_RULES_OPEN_CARDS;
  lab_test_window_play (test, &scene.deal);
  lab_test_do (test, "set animation-speed 'slow'; animate; arrow %u", scene.turn.arrow);
  settle (test);
  lab_test_do (test, "cell %u; moving; note; seat 2; arrow %u; unmoving; as-noted; leave; still; "
               "audit", scene.turn.cell, scene.turn.arrow);
}

/* Tests one refusal after another, while the toast of the last one still appears or
 * disappears. In libadwaita 1.2 a toast must not be dismissed before it has
 * appeared. */
LAB_WINDOW_TEST ("/window/animation/refusals", test_refusals)
{
  begin (test);
  lab_test_do (test, "note");
  for (guint i = 0; i < 25; i++)
    {
      lab_test_do (test, "cell %u; as-noted", LAB_SHIFT_CELL (i % 3 + 1, 1));
      for (guint wait = i * 7 % 13 * 2; wait > 0; wait--)
        lab_test_iterate ();
    }
  lab_test_do (test, "text Insert the spare tile first, at one of the arrows around the board.; "
               "arrow 2; cell far; key space; seat 2; take");
}

/* A window that is closed while a tile slides, the pawn moves, or a treasure is shown is
 * finalized. */
LAB_WINDOW_TEST ("/window/animation/close", test_close)
{
  for (guint i = 0; i < 3; i++)
    {
      Scene scene = begin (test);

      lab_test_do (test, "over 11; arrow %u", scene.turn.arrow);
      if (i > 0)
        {
          settle (test);
          /* This is slow enough for any machine. */
          lab_test_window_get_board (test)->motion->tempo = i == 1 ? 100 : 1;
          lab_test_window_click_cell (test, scene.turn.cell);
        }
      if (i == 2)
        lab_test_wait (pick_pawn (test, 0) == scene.turn.cell);
      lab_test_do (test, "moving; end; start");
    }
}

/* A new game that starts during an animation shows nothing of the old one. */
LAB_WINDOW_TESTS (test_new_game,
                  { "/window/animation/new-game", "; unmoving; leave; still; audit-cover; take" },
                  { "/window/animation/new-game-open", "open-cards; unmoving; leave; still" })
{
  Scene scene = begin (test);

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  /* No late signal of the old game must change the window. */
  lab_test_do (test, "cell %u; moving; play %u 0xf 3 2 %s; audit; pass 1500; audit",
               scene.turn.cell, (guint) scene.deal.seed + 1, (const char *) data);
}
