/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-board-layout.h"
#include "lab-test-setup.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"

static const LabPlayerKind versus[LAB_N_SEATS] = {
  LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON,
};

/* Private helpers */

static GtkWidget *
get_button (LabTestWindow *test,
            const char    *action)
{
  return lab_test_find_action (GTK_WIDGET (test->window), action);
}

static gboolean
is_offered (LabTestWindow *test,
            const char    *action)
{
  return gtk_widget_is_sensitive (get_button (test, action));
}

static void
assert_at (LabTestWindow     *test,
           const LabPosition *position)
{
  lab_test_driver_settle (test->driver);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *position, position,
                   sizeof *position);
  lab_test_audit (test);
}

static void
begin (LabTestWindow       *test,
       const LabPlayerKind *kinds,
       LabRules             rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 6, rules };

  lab_test_window_set_speed ("fast");
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_play_kinds (test, &deal, kinds);
}

static void
insert_by_hand (LabTestWindow *test)
{
  const LabPosition *position = lab_test_window_get_position (test);
  LabArrow arrow = 0;

  /* Chooses an arrow after which the pawn can move. */
  for (;; arrow++)
    {
      LabPosition after = *position;
      LabBitboard reach;

      g_assert_cmpuint (arrow, <, LAB_N_ARROWS);
      if (!lab_position_may_insert (position, arrow))
        continue;
      lab_position_insert (&after, arrow, position->board.spare);
      reach = lab_position_get_reachable (&after);
      if ((reach & (reach - 1)) != 0)
        break;
    }
  lab_test_window_click_arrow (test, arrow);
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
}

static void
stay_by_hand (LabTestWindow *test)
{
  const LabPosition *position = lab_test_window_get_position (test);

  /* On a busy machine, showing a computer's turn can take longer than its thinking. */
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  /* The key may be handled a moment later, too. */
  lab_test_wait (position->phase != LAB_PHASE_MOVE);
}

static void
undo_by_key (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
}

static void
redo_by_key (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
}

/* Returns how far the tile that went in at @arrow is from its place, in pixels. */
static float
get_shift (LabTestWindow *test,
           LabArrow       arrow)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabCell cell = lab_arrow_cell (arrow, 0);
  LabBoardLayout layout = lab_board_layout_fit (gtk_widget_get_width (board),
                                                gtk_widget_get_height (board));
  graphene_point_t place = lab_board_layout_get_cell (&layout, cell);
  graphene_rect_t bounds;

  /* At once, because the next frame may come when everything is over. */
  g_assert_true (gtk_widget_compute_bounds (board, gtk_widget_get_parent (board), &bounds));
  gtk_widget_size_allocate (board,
                            &(GtkAllocation) { (int) bounds.origin.x, (int) bounds.origin.y,
                                               (int) bounds.size.width,
                                               (int) bounds.size.height }, -1);
  g_assert_true (gtk_widget_compute_bounds (
      lab_board_view_get_tile (LAB_BOARD_VIEW (board), cell), board, &bounds));
  return graphene_point_distance (&bounds.origin, &place, NULL, NULL);
}

/* Tests */

/* Undoes half-turn by half-turn through the computer's turns, and redoes them. */
static void
test_versus (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition known[5];

  begin (test, versus, LAB_RULES_STANDARD);
  lab_test_wait (lab_test_window_is_asked (test));
  g_assert_true (gtk_widget_get_mapped (get_button (test, "win.undo")));
  g_assert_false (is_offered (test, "win.undo"));
  g_assert_false (is_offered (test, "win.redo"));
  for (guint i = 0; i < 4; i++)
    {
      known[i] = *lab_test_window_get_position (test);
      if (i % 2 == 0)
        insert_by_hand (test);
      else
        stay_by_hand (test);
      lab_test_wait (lab_test_window_is_asked (test));
    }
  known[4] = *lab_test_window_get_position (test);
  for (guint i = 4; i-- > 0;)
    {
      g_assert_true (is_offered (test, "win.undo"));
      if (i % 2 == 0)
        undo_by_key (test);
      else
        lab_test_driver_click (test->driver, get_button (test, "win.undo"));
      g_assert_true (lab_test_window_is_asked (test));
      assert_at (test, &known[i]);
      /* A single person never needs to hide a card. */
      g_assert_cmphex (lab_test_window_get_shown (test), !=, 0);
    }
  g_assert_false (is_offered (test, "win.undo"));
  for (guint i = 1; i <= 4; i++)
    {
      g_assert_true (is_offered (test, "win.redo"));
      if (i % 2 == 0)
        redo_by_key (test);
      else
        lab_test_driver_click (test->driver, get_button (test, "win.redo"));
      g_assert_true (lab_test_window_is_asked (test));
      assert_at (test, &known[i]);
    }
  g_assert_false (is_offered (test, "win.redo"));

  /* A different action drops what could be redone. */
  undo_by_key (test);
  undo_by_key (test);
  assert_at (test, &known[2]);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  insert_by_hand (test);
  g_assert_false (is_offered (test, "win.redo"));
  stay_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
}

/* An undo while the computer thinks or plays cancels its turn. */
static void
test_thinking (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  begin (test, versus, LAB_RULES_STANDARD);
  lab_test_window_set_speed ("slow");
  lab_test_wait (lab_test_window_is_asked (test));
  insert_by_hand (test);
  before = *lab_test_window_get_position (test);
  for (LabTurnRunnerStage stage = LAB_TURN_RUNNER_ASKED; stage <= LAB_TURN_RUNNER_INSERTED; stage++)
    {
      stay_by_hand (test);
      g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 2);
      lab_test_wait (lab_turn_runner_get_stage (lab_test_seating_get_runner (test)) >= stage
                     && lab_test_window_get_position (test)->seat == 2);
      undo_by_key (test);
      g_assert_true (lab_test_window_is_asked (test));
      assert_at (test, &before);
    }
  lab_test_window_set_speed ("fast");
  stay_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
}

/* Two people with hidden cards can undo only their own turn, until the other has
 * seen the screen. */
static void
test_hidden (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition first, second, third;

  begin (test, NULL, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  first = *lab_test_window_get_position (test);
  insert_by_hand (test);
  undo_by_key (test);
  /* The screen was not passed on. */
  g_assert_false (lab_test_window_is_covered (test));
  assert_at (test, &first);
  redo_by_key (test);
  g_assert_false (lab_test_window_is_covered (test));
  second = *lab_test_window_get_position (test);
  stay_by_hand (test);
  third = *lab_test_window_get_position (test);

  /* The screen is being passed, and either player may undo here. */
  g_assert_true (lab_test_window_is_covered (test));
  g_assert_true (is_offered (test, "win.undo"));
  undo_by_key (test);
  g_assert_true (lab_test_window_is_covered (test));
  g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 0);
  lab_test_window_take (test);
  assert_at (test, &second);
  redo_by_key (test);
  g_assert_true (lab_test_window_is_covered (test));
  g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);

  /* The other player has seen the screen. */
  lab_test_window_take (test);
  assert_at (test, &third);
  g_assert_false (is_offered (test, "win.undo"));
  undo_by_key (test);
  assert_at (test, &third);
  insert_by_hand (test);
  g_assert_true (is_offered (test, "win.undo"));
  undo_by_key (test);
  g_assert_false (lab_test_window_is_covered (test));
  assert_at (test, &third);
  g_assert_false (is_offered (test, "win.undo"));
}

/* With open cards there is nothing to hide. */
static void
test_open (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition first;

  begin (test, NULL, LAB_RULES_OPEN_CARDS);
  lab_test_driver_settle (test->driver);
  first = *lab_test_window_get_position (test);
  for (guint i = 0; i < 3; i++)
    {
      insert_by_hand (test);
      stay_by_hand (test);
    }
  for (guint i = 0; i < 6; i++)
    undo_by_key (test);
  assert_at (test, &first);
  g_assert_false (is_offered (test, "win.undo"));
}

/* Undoes during the animations of an insertion and of a move. */
static void
test_animated (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition first, second;
  LabCell cell = LAB_CELL_NONE;
  LabArrow arrow;

  lab_test_window_set_animated (TRUE);
  begin (test, NULL, LAB_RULES_OPEN_CARDS);
  lab_test_driver_settle (test->driver);
  first = *lab_test_window_get_position (test);
  /* This is slow enough for any machine. */
  lab_board_view_set_tempo (lab_test_window_get_board (test), 100);
  insert_by_hand (test);
  g_assert_true (lab_board_view_get_moving (lab_test_window_get_board (test)));
  arrow = lab_test_window_get_position (test)->last_arrow;
  undo_by_key (test);
  g_assert_false (lab_board_view_get_moving (lab_test_window_get_board (test)));
  lab_test_wait (get_shift (test, arrow) < 1);
  assert_at (test, &first);
  lab_board_view_set_tempo (lab_test_window_get_board (test), 1);
  insert_by_hand (test);
  lab_test_driver_settle (test->driver);
  second = *lab_test_window_get_position (test);
  for (LabBitboard reach = lab_position_get_reachable (&second); reach != 0; reach &= reach - 1)
    {
      if (lab_bitboard_first (reach) != second.pawns[0])
        cell = lab_bitboard_first (reach);
    }
  lab_board_view_set_tempo (lab_test_window_get_board (test), 100);
  lab_test_window_click_cell (test, cell);
  g_assert_cmpint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_INSERT);
  g_assert_true (lab_board_view_get_moving (lab_test_window_get_board (test)));
  undo_by_key (test);
  assert_at (test, &second);
}

/* The tiles of an undone insertion slide back, unless animations are off. The player does not
 * have to wait for them. */
static void
test_slide_back (LabTestWindow *test,
                 gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabArrow arrow;
  LabPosition first;

  begin (test, NULL, LAB_RULES_OPEN_CARDS);
  first = *lab_test_window_get_position (test);
  insert_by_hand (test);
  arrow = lab_test_window_get_position (test)->last_arrow;
  lab_test_driver_leave (test->driver);
  lab_test_window_set_animated (animated);
  lab_game_page_undo (lab_test_get_game_page (test->window));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof first, &first, sizeof first);
  if (animated)
    g_assert_cmpfloat (get_shift (test, arrow), >, 10);
  else
    g_assert_cmpfloat (get_shift (test, arrow), <, 1);
  lab_test_window_set_animated (FALSE);
  lab_test_window_click_arrow (test, (LabArrow) ((arrow + 1) % LAB_N_ARROWS));
  g_assert_cmpint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  lab_test_audit (test);
}

/* An undo that includes the turns of computers shows the first of their insertions slide back,
 * unless animations are off. */
static void
test_slide_turns_back (LabTestWindow *test,
                       gconstpointer  data)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL, LAB_PLAYER_NORMAL, LAB_PLAYER_PERSON,
  };
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x7, 0, 6, LAB_RULES_STANDARD };
  gboolean animated = GPOINTER_TO_INT (data);
  LabPosition before, after;
  LabArrow arrow;

  lab_test_window_set_speed ("fast");
  lab_test_window_set_thinking_time (0.2);
  lab_test_window_play_kinds (test, &deal, kinds);
  lab_test_wait (lab_test_window_is_asked (test));
  insert_by_hand (test);
  before = *lab_test_window_get_position (test);
  stay_by_hand (test);
  lab_test_wait (lab_test_window_is_asked (test));
  after = *lab_test_window_get_position (test);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 6);
  arrow = lab_game_get_position_at (lab_test_window_get_game (test), 3)->last_arrow;
  lab_test_driver_leave (test->driver);
  lab_test_window_set_animated (animated);
  lab_game_page_undo (lab_test_get_game_page (test->window));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  if (animated)
    g_assert_cmpfloat (get_shift (test, arrow), >, 10);
  else
    g_assert_cmpfloat (get_shift (test, arrow), <, 1);
  lab_test_wait (get_shift (test, arrow) < 1);
  assert_at (test, &before);
  redo_by_key (test);
  assert_at (test, &after);
  /* The player does not have to wait for the tiles. */
  lab_game_page_undo (lab_test_get_game_page (test->window));
  gtk_widget_activate_action (GTK_WIDGET (lab_test_get_game_page (test->window)), "game.stay",
                              NULL);
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 1);
  g_assert_cmpfloat (get_shift (test, arrow), <, 1);
}

/* In a pause there is no undo. */
static void
test_paused (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition now;

  begin (test, versus, LAB_RULES_STANDARD);
  lab_test_wait (lab_test_window_is_asked (test));
  insert_by_hand (test);
  now = *lab_test_window_get_position (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_false (is_offered (test, "win.undo"));
  undo_by_key (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  assert_at (test, &now);
  g_assert_true (is_offered (test, "win.undo"));
}

/* The switch on the setup page starts a tournament, and its rematch is one, too. */
static void
test_tournament (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabController *controller;

  lab_test_setup_flip (test, "Tournament");
  lab_test_setup_start_versus (test);
  lab_test_window_set_speed ("fast");
  lab_test_wait (lab_test_window_is_asked (test));
  controller = lab_game_page_get_controller (lab_test_get_game_page (test->window));
  g_assert_true (lab_controller_get_tournament (controller));
  g_assert_false (gtk_widget_get_mapped (get_button (test, "win.undo")));
  g_assert_false (is_offered (test, "game.hint"));
  insert_by_hand (test);
  undo_by_key (test);
  g_assert_cmpint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (lab_controller_get_n_undone (controller), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/undo/versus", NULL, test_versus);
  lab_test_window_add ("/window/undo/thinking", NULL, test_thinking);
  lab_test_window_add ("/window/undo/hidden", NULL, test_hidden);
  lab_test_window_add ("/window/undo/open", NULL, test_open);
  lab_test_window_add ("/window/undo/animated", NULL, test_animated);
  lab_test_window_add ("/window/undo/slide-back", GINT_TO_POINTER (TRUE), test_slide_back);
  lab_test_window_add ("/window/undo/no-slide-back", GINT_TO_POINTER (FALSE), test_slide_back);
  lab_test_window_add ("/window/undo/slide-turns-back", GINT_TO_POINTER (TRUE),
                       test_slide_turns_back);
  lab_test_window_add ("/window/undo/no-slide-turns-back", GINT_TO_POINTER (FALSE),
                       test_slide_turns_back);
  lab_test_window_add ("/window/undo/paused", NULL, test_paused);
  lab_test_window_add ("/window/undo/tournament", NULL, test_tournament);
  return g_test_run ();
}
