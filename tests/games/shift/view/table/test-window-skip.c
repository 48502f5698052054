/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-hand.h"

#define P LAB_PLAYER_PERSON
#define N LAB_PLAYER_NORMAL
#define H LAB_PLAYER_HARD

/* A key or a click during a computer's turn shows the rest of it at once, and does nothing else. */

/* Private helpers */

/* Notes the position at the start of a turn, after the board has started to show the last one. */
static void
on_turn_began (LabGame     *game,
               guint        seat G_GNUC_UNUSED,
               LabPosition *position)
{
  *position = *lab_game_get_position (game);
}

static void
on_turn_shown (LabTestWindow *test)
{
  g_assert_false (lab_board_view_get_moving (lab_test_window_get_board (test)));
}

/* Starts a slow turn of a computer with animations, and waits for its decision. Writes the position
 * after the turn to @expected. */
static LabTurn
begin_slow_turn (LabTestWindow *test,
                 LabPosition   *expected)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_STANDARD, { P, P, H, P } };
  LabTurn turn;

  lab_test_window_set_animated (TRUE);
  lab_test_seating_begin_at (test, "slow", &table, 8, 3);
  *expected = *lab_test_window_get_position (test);
  lab_test_wait (lab_turn_runner_get_turn (lab_test_seating_get_runner (test)) != NULL);
  turn = *lab_turn_runner_get_turn (lab_test_seating_get_runner (test));
  lab_position_insert (expected, turn.arrow, turn.tile);
  lab_position_move (expected, turn.cell);
  g_signal_connect_swapped (lab_test_window_get_game (test), "turn-began",
                            G_CALLBACK (on_turn_shown), test);
  return turn;
}

/* Waits for the turn of the person, and checks that nobody has played in it. */
static void
assert_only_computer_played (LabTestWindow     *test,
                             const LabPosition *expected)
{
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *expected, expected,
                   sizeof *expected);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 2);
}

/* Returns an arrow where the tile can be inserted after @turn. */
static LabArrow
get_free_arrow (const LabTurn *turn)
{
  return (LabArrow) ((turn->arrow + 1) % LAB_N_ARROWS);
}

/* Tests */

/* Keys that play do nothing during a computer's turn. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_STANDARD, { P, P, H, P } };
  LabPosition expected, played = { 0 };
  LabTurn turn;

  lab_test_seating_begin_at (test, "slow", &table, 8, 3);
  expected = *lab_test_window_get_position (test);
  g_signal_connect (lab_test_window_get_game (test), "turn-began", G_CALLBACK (on_turn_began),
                    &played);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_null (lab_hint_get_turn (lab_game_page_get_hint (
      lab_test_get_game_page (test->window))));
  lab_test_wait (lab_turn_runner_get_turn (lab_test_seating_get_runner (test)) != NULL);
  turn = *lab_turn_runner_get_turn (lab_test_seating_get_runner (test));
  while (lab_test_window_get_position (test)->seat == 2)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_position_insert (&expected, turn.arrow, turn.tile);
  lab_position_move (&expected, turn.cell);
  g_assert_cmpmem (&played, sizeof played, &expected, sizeof expected);
}

/* A key shows the rest of a computer's turn without any animation. */
static void
test_skip_key (LabTestWindow *test,
               gconstpointer  data)
{
  LabPosition expected;

  begin_slow_turn (test, &expected);
  lab_test_driver_key (test->driver, GPOINTER_TO_UINT (data), 0);
  assert_only_computer_played (test, &expected);
}

/* A key that is held repeats itself, but does not play when the person's turn begins. */
static void
test_skip_key_held (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  begin_slow_turn (test, &expected);
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  lab_test_wait (lab_test_window_is_asked (test));
  /* The X server repeats a key after 0.7 s. */
  lab_test_iterate_for (1000);
  assert_only_computer_played (test, &expected);
  lab_test_driver_release_key (test->driver, GDK_KEY_space);
  assert_only_computer_played (test, &expected);
  /* The next press plays: the focus is on an arrow. */
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_test_window_get_position (test)->phase == LAB_PHASE_MOVE);
}

/* A key that is held does not press the button for a rematch when the game ends. If it is released
 * in another window, the next press does. */
static void
test_skip_to_end (LabTestWindow *test,
                  gconstpointer  data)
{
  static const LabTestSeating table = { 0x5, 2, LAB_RULES_LAST_TREASURE, { P, P, H, P } };
  LabPosition position;
  guint64 seed = 0;
  LabTurn turn;

  do
    {
      const LabDeal deal = { ++seed, table.seats, table.first, 1, table.rules };

      lab_deal_position (&deal, &position);
    }
  while (lab_test_choose_turn (&position, &turn) != 0);
  lab_test_window_set_animated (TRUE);
  lab_test_seating_begin_at (test, "slow", &table, seed, 1);
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
  /* The X server repeats a key after 0.7 s, and a button acts a quarter of a second later. */
  lab_test_iterate_for (1500);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "ranking");
  if (GPOINTER_TO_INT (data))
    lab_test_driver_release_elsewhere (test->driver, GDK_KEY_space);
  else
    lab_test_driver_release_key (test->driver, GDK_KEY_space);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
}

/* A click on the board shows the rest of a computer's turn, and does nothing else, even if the
 * button is held until the person's turn. */
static void
test_skip_click (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  LabPosition expected;
  LabTurn turn = begin_slow_turn (test, &expected);

  board = lab_test_window_get_board (test);
  lab_test_driver_hold (test->driver, lab_board_view_get_arrow (board, get_free_arrow (&turn)));
  assert_only_computer_played (test, &expected);
  lab_test_driver_let_go (test->driver);
  assert_only_computer_played (test, &expected);
}

/* The second click of a double click does nothing either; a later one plays. */
static void
test_skip_double_click (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  GtkSettings *settings = gtk_settings_get_default ();
  LabPosition expected;
  LabTurn turn;
  int time;

  g_object_get (settings, "gtk-double-click-time", &time, NULL);
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  turn = begin_slow_turn (test, &expected);
  lab_test_window_click_arrow (test, get_free_arrow (&turn));
  assert_only_computer_played (test, &expected);
  lab_test_driver_press (test->driver);
  assert_only_computer_played (test, &expected);
  lab_test_window_click_arrow (test, (LabArrow) ((turn.arrow + 2) % LAB_N_ARROWS));
  lab_test_wait (lab_test_window_get_position (test)->phase == LAB_PHASE_MOVE);
  g_object_set (settings, "gtk-double-click-time", time, NULL);
}

/* A click beside the board skips, too. */
static void
test_skip_click_beside (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected;

  begin_slow_turn (test, &expected);
  lab_test_driver_click (test->driver,
                         lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_HAND));
  assert_only_computer_played (test, &expected);
}

/* Starts a slow game of a person against a computer, and plays an insertion after which the
 * pawn can move. */
static void
begin_with_insertion (LabTestWindow *test,
                      gboolean       animated)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, N, P } };
  const LabPosition *position;
  LabPosition after;
  LabArrow arrow = 0;

  lab_test_window_set_animated (animated);
  lab_test_seating_begin_at (test, "slow", &table, 8, 3);
  lab_test_wait (lab_test_window_is_asked (test));
  position = lab_test_window_get_position (test);
  do
    {
      g_assert_cmpuint (arrow, <, LAB_N_ARROWS);
      after = *position;
      lab_position_insert (&after, arrow++, after.board.spare);
    }
  while (lab_bitboard_count (lab_position_get_reachable (&after)) < 2);
  lab_test_window_click_arrow (test, (LabArrow) (arrow - 1));
  lab_test_wait (position->phase == LAB_PHASE_MOVE
                 && !lab_board_view_get_moving (lab_test_window_get_board (test)));
  lab_test_driver_settle (test->driver);
}

/* Notes when each stage of the computer's turn begins. */
static void
on_stage (LabTurnRunner *runner,
          GParamSpec    *pspec G_GNUC_UNUSED,
          gint64        *times)
{
  if (lab_game_get_seat (lab_controller_get_game (lab_turn_runner_get_controller (runner))) == 2)
    times[lab_turn_runner_get_stage (runner)] = g_get_monotonic_time ();
}

/* Waits for the computer's insertion, and checks that players had time to see where. */
static void
assert_followed (const gint64 *times)
{
  lab_test_wait (times[LAB_TURN_RUNNER_INSERTED] != 0);
  /* The arrow is highlighted for a second. */
  g_assert_cmpint (times[LAB_TURN_RUNNER_AIMED], !=, 0);
  g_assert_cmpint (times[LAB_TURN_RUNNER_INSERTED] - times[LAB_TURN_RUNNER_AIMED], >,
                   900 * G_TIME_SPAN_MILLISECOND);
}

/* The click that ends a person's turn does not skip the computer's turn. */
static void
test_skip_not_by_move (LabTestWindow *test,
                       gconstpointer  data)
{
  gint64 times[LAB_TURN_RUNNER_INSERTED + 1] = { 0 };
  gboolean stays = GPOINTER_TO_INT (data);
  LabTurnRunner *runner;
  LabBitboard cells;

  /* If a pawn moves with an animation, the turn ends only after the click. */
  begin_with_insertion (test, stays);
  runner = lab_test_seating_get_runner (test);
  g_signal_connect (runner, "notify::stage", G_CALLBACK (on_stage), times);
  cells = LAB_CELL_BIT (lab_test_window_get_position (test)->pawns[0]);
  if (!stays)
    cells ^= lab_position_get_reachable (lab_test_window_get_position (test));
  lab_test_window_click_cell (test, lab_bitboard_first (cells));
  assert_followed (times);
  g_signal_handlers_disconnect_by_data (runner, times);
}

/* Nor does the second click of a double click, on the player's own tile or on Stay. */
static void
test_skip_not_by_double_click (LabTestWindow *test,
                               gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gint64 times[LAB_TURN_RUNNER_INSERTED + 1] = { 0 };
  LabTurnRunner *runner;
  int time;

  g_object_get (settings, "gtk-double-click-time", &time, NULL);
  /* GTK must have forgotten the click that inserts: it compares all others with its place. */
  g_object_set (settings, "gtk-double-click-time", 0, NULL);
  begin_with_insertion (test, FALSE);
  g_object_set (settings, "gtk-double-click-time", 60000, NULL);
  runner = lab_test_seating_get_runner (test);
  g_signal_connect (runner, "notify::stage", G_CALLBACK (on_stage), times);
  if (g_strcmp0 (data, "Stay") == 0)
    lab_test_driver_click (test->driver, lab_test_find_button (data));
  else
    lab_test_window_click_cell (test, lab_test_window_get_position (test)->pawns[0]);
  lab_test_driver_press (test->driver);
  assert_followed (times);
  g_signal_handlers_disconnect_by_data (runner, times);
  g_object_set (settings, "gtk-double-click-time", time, NULL);
}

/* Nor does the key, even if it is held. It does not play in the person's next turn either. */
static void
test_skip_not_by_held_key (LabTestWindow *test,
                           gconstpointer  data G_GNUC_UNUSED)
{
  gint64 times[LAB_TURN_RUNNER_INSERTED + 1] = { 0 };
  LabTurnRunner *runner;

  begin_with_insertion (test, FALSE);
  runner = lab_test_seating_get_runner (test);
  g_signal_connect (runner, "notify::stage", G_CALLBACK (on_stage), times);
  lab_test_driver_reveal (test->driver,
                          lab_board_view_get_tile (lab_test_window_get_board (test),
                                                   lab_test_window_get_position (test)->pawns[0]));
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  /* The X server repeats a key after 0.7 s, while the computer still seems to think. */
  assert_followed (times);
  g_signal_handlers_disconnect_by_data (runner, times);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_iterate_for (300);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 4);
  lab_test_driver_release_key (test->driver, GDK_KEY_space);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (lab_test_window_get_position (test)->phase == LAB_PHASE_MOVE);
}

/* A paused game stays where it is. */
static void
test_skip_paused (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition expected, before;

  begin_slow_turn (test, &expected);
  lab_game_page_set_paused (lab_test_get_game_page (test->window), TRUE);
  before = *lab_test_window_get_position (test);
  lab_test_window_click_cell (test, LAB_CELL (0, 0));
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_game_page_set_paused (lab_test_get_game_page (test->window), FALSE);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  assert_only_computer_played (test, &expected);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/computer/keys", NULL, test_keys);
  lab_test_window_add ("/window/computer/skip/space", GUINT_TO_POINTER (GDK_KEY_space),
                       test_skip_key);
  lab_test_window_add ("/window/computer/skip/enter", GUINT_TO_POINTER (GDK_KEY_Return),
                       test_skip_key);
  lab_test_window_add ("/window/computer/skip/held-key", NULL, test_skip_key_held);
  lab_test_window_add ("/window/computer/skip/to-end", NULL, test_skip_to_end);
  lab_test_window_add ("/window/computer/skip/to-end-elsewhere", GINT_TO_POINTER (TRUE),
                       test_skip_to_end);
  lab_test_window_add ("/window/computer/skip/click", NULL, test_skip_click);
  lab_test_window_add ("/window/computer/skip/double-click", NULL, test_skip_double_click);
  lab_test_window_add ("/window/computer/skip/beside", NULL, test_skip_click_beside);
  lab_test_window_add ("/window/computer/skip/not-by-stay", GINT_TO_POINTER (TRUE),
                       test_skip_not_by_move);
  lab_test_window_add ("/window/computer/skip/not-by-move", GINT_TO_POINTER (FALSE),
                       test_skip_not_by_move);
  lab_test_window_add ("/window/computer/skip/not-by-double-click", NULL,
                       test_skip_not_by_double_click);
  lab_test_window_add ("/window/computer/skip/not-by-double-stay", "Stay",
                       test_skip_not_by_double_click);
  lab_test_window_add ("/window/computer/skip/not-by-held-key", NULL, test_skip_not_by_held_key);
  lab_test_window_add ("/window/computer/skip/paused", NULL, test_skip_paused);
  return g_test_run ();
}
