/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-preferences.h"
#include "lab-test-turns.h"
#include "lab-path.h"
#include "lab-board-layout.h"
#include "lab-pawn.h"

/* The animations of any turn end within this time. */
#define MAX_SECONDS 4

/* A turn that finds a treasure at the end of a long path. */
typedef struct
{
  LabDeal deal;
  LabTurn turn;
  LabPath path;
} Scene;

/* Private helpers */

static Scene
find_scene (void)
{
  Scene scene = { { 0, 0x5, 0, 0, LAB_RULES_STANDARD }, { 0 }, { 0 } };

  for (scene.deal.seed = 1;; scene.deal.seed++)
    {
      LabPosition position;

      lab_deal_position (&scene.deal, &position);
      if (lab_test_choose_turn (&position, &scene.turn) > 0
          || scene.turn.tile != position.board.spare)
        continue;
      lab_position_insert (&position, scene.turn.arrow, scene.turn.tile);
      lab_path_find (&position.board, position.pawns[0], scene.turn.cell, &scene.path);
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
  lab_test_window_take (test);
  lab_test_window_set_animated (TRUE);
  return scene;
}

static gboolean
is_moving (LabTestWindow *test)
{
  return lab_board_view_get_moving (lab_test_window_get_board (test));
}

static void
settle (LabTestWindow *test)
{
  gint64 end = g_get_monotonic_time () + MAX_SECONDS * G_TIME_SPAN_SECOND;

  while (is_moving (test))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      lab_test_iterate ();
    }
  lab_test_driver_settle (test->driver);
}

/* Waits until the finder looks at the next card, then switches animations off. */
static void
wait_for_cover (LabTestWindow *test)
{
  lab_test_wait (lab_test_find_button ("Got It, Pass the Screen") != NULL);
  lab_test_window_set_animated (FALSE);
  lab_test_driver_settle (test->driver);
}

static LabCell
pick_pawn (LabTestWindow *test,
           LabSeat        seat)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabBoardLayout layout = lab_board_layout_fit (gtk_widget_get_width (board),
                                                gtk_widget_get_height (board));
  g_autoptr (GPtrArray) pawns = lab_test_find_all (board, LAB_TYPE_PAWN);

  for (guint i = 0; i < pawns->len; i++)
    {
      graphene_rect_t bounds;
      graphene_point_t middle;

      if (lab_pawn_get_seat (pawns->pdata[i]) != seat)
        continue;
      g_assert_true (gtk_widget_compute_bounds (pawns->pdata[i], board, &bounds));
      graphene_rect_get_center (&bounds, &middle);
      return lab_board_layout_pick_cell (&layout, middle.x, middle.y);
    }
  g_assert_not_reached ();
}

static void
note_moving (LabTestWindow *test)
{
  g_assert_true (is_moving (test));
  g_object_set_data (G_OBJECT (test->window), "noted", GINT_TO_POINTER (TRUE));
}

/* Tests */

static void
test_insertion (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);
  gint64 start;

  g_signal_connect_data (lab_test_window_get_game (test), "inserted", G_CALLBACK (note_moving),
                         test, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  start = g_get_monotonic_time ();
  lab_test_window_click_arrow (test, scene.turn.arrow);
  g_assert_nonnull (g_object_get_data (G_OBJECT (test->window), "noted"));
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  while (is_moving (test))
    lab_test_iterate ();
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 150 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpint (g_get_monotonic_time () - start, <, MAX_SECONDS * G_TIME_SPAN_SECOND);
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
}

/* A turn is shown until the pawn has moved tile by tile and the treasure has been
 * seen. */
static void
test_move_and_find (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);
  LabCell at = scene.path.cells[0];
  guint n_steps = 0, n_seen = 0;
  gint64 start, arrival = 0;

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  g_assert_cmpuint (pick_pawn (test, 0), ==, at);
  start = g_get_monotonic_time ();
  lab_test_window_click_cell (test, scene.turn.cell);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_found[0], ==, 1);
  g_assert_true (is_moving (test));
  while (is_moving (test))
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, MAX_SECONDS * G_TIME_SPAN_SECOND);
      g_assert_false (lab_test_window_is_covered (test));
      g_assert_nonnull (lab_test_find_text ("Ada’s turn"));
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
  wait_for_cover (test);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_window_take (test);
  lab_test_audit (test);
}

/* Players need not wait: a click while tiles still move moves the pawn at once. */
static void
test_hurry (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);
  const LabPosition *position = lab_test_window_get_position (test);
  LabPosition after;

  /* A slow animation gives slow machines enough time for the clicks. */
  lab_test_settings_set ("animation-speed", "'slow'");
  lab_test_window_click_arrow (test, scene.turn.arrow);
  lab_test_window_click_cell (test, scene.turn.cell);
  g_assert_cmpuint (position->pawns[0], ==, scene.turn.cell);
  after = *position;

  /* At the end of a turn a click only ends the animation. */
  g_assert_true (is_moving (test));
  lab_test_window_click_cell (test, scene.path.cells[1]);
  g_assert_false (is_moving (test));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_driver_scroll (test->driver, 1);
  g_assert_cmpmem (position, sizeof after, &after, sizeof after);
  wait_for_cover (test);
  lab_test_window_take (test);
  lab_test_audit (test);
}

/* With open cards the next turn starts at once. A click that was meant to end the
 * animation must not play that turn. */
static void
test_hurry_open (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = find_scene ();
  const LabPosition *position;
  LabPosition after;

  lab_test_settings_set ("animation-speed", "'slow'");
  scene.deal.rules = LAB_RULES_OPEN_CARDS;
  lab_test_window_play (test, &scene.deal);
  lab_test_window_set_animated (TRUE);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  lab_test_window_click_cell (test, scene.turn.cell);
  g_assert_true (is_moving (test));
  after = *position;
  g_assert_cmpuint (after.seat, ==, 2);
  lab_test_window_click_arrow (test, scene.turn.arrow);
  g_assert_false (is_moving (test));
  g_assert_cmpmem (position, sizeof after, &after, sizeof after);
  lab_test_driver_leave (test->driver);
  lab_test_window_set_animated (FALSE);
  lab_test_audit (test);
}

/* Clicks all over the board during animations break nothing. */
static void
test_impatience (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);
  LabDeal open = { scene.deal.seed, 0xf, 0, 0, LAB_RULES_OPEN_CARDS };
  LabGame *game;

  lab_test_window_play (test, &open);
  game = lab_test_window_get_game (test);
  for (guint i = 0; i < 60; i++)
    {
      LabCell cell = lab_game_get_position (game)->pawns[i % LAB_N_SEATS];

      if (i % 3 == 2)
        lab_test_driver_key (test->driver, i % 2 == 0 ? GDK_KEY_r : GDK_KEY_s, 0);
      else if (i % 2 == 0)
        lab_test_window_click_arrow (test, (LabArrow) (i * 5 % 6));
      else
        lab_test_window_click_cell (test, cell);
    }
  g_assert_cmpuint (lab_game_get_n_turns (game), >, 3);
  lab_test_driver_leave (test->driver);
  settle (test);
  lab_test_window_set_animated (FALSE);
  settle (test);
  lab_test_audit_board (test);
}

/* Tests one refusal after another, while the toast of the last one still appears or
 * disappears. In libadwaita 1.2 a toast must not be dismissed before it has
 * appeared. */
static void
test_refusals (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;

  begin (test);
  position = lab_test_window_get_position (test);
  before = *position;
  for (guint i = 0; i < 25; i++)
    {
      lab_test_window_click_cell (test, LAB_CELL (i % 3 + 1, 1));
      g_assert_cmpmem (position, sizeof before, &before, sizeof before);
      for (guint wait = i * 7 % 13 * 2; wait > 0; wait--)
        lab_test_iterate ();
    }
  g_assert_nonnull (
      lab_test_find_text ("Insert the spare tile first, at one of the arrows around the board."));

  lab_test_window_click_arrow (test, 2);
  lab_test_window_click_cell (
      test, lab_bitboard_first (LAB_ALL_CELLS & ~lab_position_get_reachable (position)));
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  g_assert_cmpuint (position->seat, ==, 2);
  lab_test_window_take (test);
}

/* A window that is closed during an animation is finalized; the fixture checks it. */
static void
test_close_in_slide (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);

  lab_test_driver_hover (test->driver,
                         lab_board_view_get_arrow (lab_test_window_get_board (test), 11));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, scene.turn.arrow);
}

static void
test_close_in_move (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  /* This is slow enough for any machine. */
  lab_board_view_set_tempo (lab_test_window_get_board (test), 100);
  lab_test_window_click_cell (test, scene.turn.cell);
  g_assert_true (is_moving (test));
}

static void
test_close_in_find (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  Scene scene = begin (test);

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  lab_test_window_click_cell (test, scene.turn.cell);
  lab_test_wait (pick_pawn (test, 0) == scene.turn.cell);
  g_assert_true (is_moving (test));
}

/* A new game that starts during an animation shows nothing of the old one. */
static void
test_new_game (LabTestWindow *test,
               gconstpointer  data)
{
  Scene scene = begin (test);
  LabDeal next = { scene.deal.seed + 1, 0xf, 3, 2,
                   (LabRules) GPOINTER_TO_INT (data) };
  gint64 end;

  lab_test_window_click_arrow (test, scene.turn.arrow);
  settle (test);
  lab_test_window_click_cell (test, scene.turn.cell);
  g_assert_true (is_moving (test));
  lab_test_window_play (test, &next);
  g_assert_false (is_moving (test));
  lab_test_driver_leave (test->driver);
  lab_test_window_set_animated (FALSE);
  if ((next.rules & LAB_RULES_OPEN_CARDS) == 0)
    {
          lab_test_audit_cover (test);
      lab_test_window_take (test);
    }
  lab_test_audit (test);

  /* No late signal of the old game must change the window. */
  end = g_get_monotonic_time () + 3 * G_TIME_SPAN_SECOND / 2;
  while (g_get_monotonic_time () < end)
    lab_test_iterate ();
  lab_test_audit (test);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/animation/insertion", NULL, test_insertion);
  lab_test_window_add ("/window/animation/move-and-find", NULL, test_move_and_find);
  lab_test_window_add ("/window/animation/hurry", NULL, test_hurry);
  lab_test_window_add ("/window/animation/hurry-open", NULL, test_hurry_open);
  lab_test_window_add ("/window/animation/close-in-slide", NULL, test_close_in_slide);
  lab_test_window_add ("/window/animation/close-in-move", NULL, test_close_in_move);
  lab_test_window_add ("/window/animation/close-in-find", NULL, test_close_in_find);
  lab_test_window_add ("/window/animation/new-game", GINT_TO_POINTER (LAB_RULES_STANDARD),
                       test_new_game);
  lab_test_window_add ("/window/animation/new-game-open", GINT_TO_POINTER (LAB_RULES_OPEN_CARDS),
                       test_new_game);
  lab_test_window_add ("/window/animation/refusals", NULL, test_refusals);
  lab_test_window_add ("/window/animation/impatience", NULL, test_impatience);
  return g_test_run ();
}
