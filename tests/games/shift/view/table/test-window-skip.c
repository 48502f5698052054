/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define P LAB_SHIFT_PLAYER_PERSON
#define H LAB_SHIFT_PLAYER_HARD

/* A key or a click during a computer's turn shows the rest of it at once, and does nothing else. */

/* Private helpers */

/* Notes the position at the start of a turn, after the board has started to show the last one. */
static void
on_turn_began (LabShiftGame     *game,
               guint             seat G_GNUC_UNUSED,
               LabShiftPosition *position)
{
  *position = *&game->position;
}

static void
on_turn_shown (LabTestWindow *test)
{
  g_assert_false (lab_test_window_is_moving (test));
}

/* Starts a slow turn of a computer, does steps, and waits for its decision. Notes the position
 * after the turn. */
static LabShiftTurn
begin_turn (LabTestWindow *test,
            const char    *steps)
{
  LabShiftTurn turn;

  lab_test_do (test, "speed slow; think 0.2; play 8 0x5 2 3 PPHP; note; %s", steps);
  lab_test_wait (lab_test_seating_get_runner (test)->stage >= LAB_SHIFT_TURN_RUNNER_ANSWERED);
  turn = lab_test_seating_get_runner (test)->turn;
  lab_shift_position_insert (&test->noted, turn.arrow, turn.tile);
  lab_shift_position_move (&test->noted, turn.cell);
  return turn;
}

/* The same with animations, of which nothing may be left when the person's turn begins. */
static LabShiftTurn
begin_slow_turn (LabTestWindow *test)
{
  LabShiftTurn turn = begin_turn (test, "animate; settle");

  g_signal_connect_swapped (lab_test_window_get_game (test), "turn-began",
                            G_CALLBACK (on_turn_shown), test);
  return turn;
}

/* Waits for the turn of the person, and checks that nobody has played in it. */
static void
assert_only_computer_played (LabTestWindow *test)
{
  lab_test_do (test, "asked; settle; as-noted; half-turns 2");
}

/* Sets the time of a double click, in milliseconds. Returns what it was. */
static int
set_double_click_time (int time)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int before;

  g_object_get (settings, "gtk-double-click-time", &before, NULL);
  g_object_set (settings, "gtk-double-click-time", time, NULL);
  return before;
}

/* Returns an arrow where the tile can be inserted after @turn. */
static LabShiftArrow
get_free_arrow (const LabShiftTurn *turn)
{
  return (LabShiftArrow) ((turn->arrow + 1) % LAB_SHIFT_N_ARROWS);
}

/* Tests */

/* Keys that play do nothing during a computer's turn. */
LAB_WINDOW_TEST ("/window/computer/keys", test_keys)
{
  LabShiftPosition played = { 0 };

  begin_turn (test, "key r; key s; key h");
  g_signal_connect (lab_test_window_get_game (test), "turn-began", G_CALLBACK (on_turn_began),
                    &played);
  g_assert_null (lab_shift_game_hint_get (lab_test_get_game_page (test->window)));
  while (lab_test_window_get_position (test)->seat == 2)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  g_assert_cmpmem (&played, sizeof played, &test->noted, sizeof played);
}

/* A key shows the rest of a computer's turn without any animation. */
LAB_WINDOW_TESTS (test_skip_key,
                  { "/window/computer/skip/space", GUINT_TO_POINTER (GDK_KEY_space) },
                  { "/window/computer/skip/enter", GUINT_TO_POINTER (GDK_KEY_Return) })
{
  begin_slow_turn (test);
  lab_test_driver_key (test->driver, GPOINTER_TO_UINT (data), 0);
  assert_only_computer_played (test);
}

/* A key that is held repeats itself, but does not play when the person's turn begins. */
LAB_WINDOW_TEST ("/window/computer/skip/held-key", test_skip_key_held)
{
  begin_slow_turn (test);
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  /* The X server repeats a key after 0.7 s. */
  lab_test_do (test, "asked; pass 1000");
  assert_only_computer_played (test);
  lab_test_driver_release_key (test->driver, GDK_KEY_space);
  assert_only_computer_played (test);
  /* The next press plays: the focus is on an arrow. */
  lab_test_do (test, "key space; wait-move");
}

/* Starts a game that the slow turn of a computer will end. Keys rest after that. */
static void
begin_last_turn (LabTestWindow *test)
{
  static const LabTestSeating table = { 0x5, 2, LAB_SHIFT_RULES_LAST_TREASURE, { P, P, H, P } };
  LabShiftDeal deal = { 0, table.seats, table.first, 1, table.rules };

  lab_test_find_win (&deal, NULL);
  lab_test_do (test, "animate; rest");
  lab_test_seating_begin_at (test, "slow", &table, deal.seed, 1);
}

/* A key that is held does not press the button for a rematch when the game ends. If it is released
 * in another window, the next press does. */
LAB_WINDOW_TESTS (test_skip_to_end,
                  { "/window/computer/skip/to-end", NULL },
                  { "/window/computer/skip/to-end-elsewhere", GINT_TO_POINTER (TRUE) })
{
  begin_last_turn (test);
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  lab_test_wait (lab_test_window_shows (test, "result"));
  /* The X server repeats a key after 0.7 s, and a button acts a quarter of a second later. */
  lab_test_do (test, "pass 1000; rested; pass 500; page result");
  if (GPOINTER_TO_INT (data))
    lab_test_driver_release_elsewhere (test->driver, GDK_KEY_space);
  else
    lab_test_driver_release_key (test->driver, GDK_KEY_space);
  lab_test_do (test, "key space; wait-page game");
}

/* Nor does a key that is pressed again just after the end; the first press after that does. */
LAB_WINDOW_TESTS (test_skip_past_end,
                  { "/window/computer/skip/past-end-space", "space" },
                  { "/window/computer/skip/past-end-enter", "Return" },
                  { "/window/computer/skip/past-end-keypad", "KP_Enter" })
{
  const char *key = data;

  begin_last_turn (test);
  lab_test_do (test, "key %s; wait-page result; settle; key %s; key %s; pass 300; page result; "
               "focus Rematch; rested; key %s; wait-page game", key, key, key, key);
}

/* A click on the board shows the rest of a computer's turn, and does nothing else, even if the
 * button is held until the person's turn. */
LAB_WINDOW_TEST ("/window/computer/skip/click", test_skip_click)
{
  LabShiftTurn turn = begin_slow_turn (test);

  lab_test_driver_hold (test->driver,
                        lab_test_window_get_board (test)->arrows[get_free_arrow (&turn)]);
  assert_only_computer_played (test);
  lab_test_driver_let_go (test->driver);
  assert_only_computer_played (test);
}

/* The second click of a double click does nothing either; a later one plays. */
LAB_WINDOW_TEST ("/window/computer/skip/double-click", test_skip_double_click)
{
  int time = set_double_click_time (60000);
  LabShiftTurn turn = begin_slow_turn (test);

  lab_test_window_click_arrow (test, get_free_arrow (&turn));
  assert_only_computer_played (test);
  lab_test_driver_press (test->driver);
  assert_only_computer_played (test);
  lab_test_do (test, "arrow %u; wait-move", ((turn.arrow + 2) % LAB_SHIFT_N_ARROWS));
  set_double_click_time (time);
}

/* A click beside the board skips, too. */
LAB_WINDOW_TEST ("/window/computer/skip/beside", test_skip_click_beside)
{
  begin_slow_turn (test);
  lab_test_driver_click (test->driver,
                         lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_HAND));
  assert_only_computer_played (test);
}

/* Starts a slow game of a person against a computer, and plays an insertion after which the
 * pawn can move. */
static void
begin_with_insertion (LabTestWindow *test,
                      gboolean       animated)
{
  LabShiftPosition after;
  LabShiftArrow arrow = 0;

  lab_test_window_set_animated (animated);
  lab_test_do (test, "speed slow; think 0.2; play 8 0x5 0 3 PPNP; asked");
  do
    {
      g_assert_cmpuint (arrow, <, LAB_SHIFT_N_ARROWS);
      after = *lab_test_window_get_position (test);
      lab_shift_position_insert (&after, arrow++, after.board.spare);
    }
  while (lab_shift_bitboard_count (lab_shift_position_get_reachable (&after)) < 2);
  lab_test_do (test, "arrow %u; wait-move; shown; settle", arrow - 1);
}

/* When each stage of the computer's turn has begun. */
static gint64 times[LAB_SHIFT_TURN_RUNNER_INSERTED + 1];

static void
on_stage (LabShiftTurnRunner *runner)
{
  if (runner->game->position.seat == 2)
    times[runner->stage] = g_get_monotonic_time ();
}

static void
watch_stages (LabTestWindow *test)
{
  memset (times, 0, sizeof times);
  g_signal_connect (lab_test_seating_get_runner (test), "stage-changed", G_CALLBACK (on_stage),
                    NULL);
}

/* Waits for the computer's insertion, and checks that players had time to see where. */
static void
assert_followed (void)
{
  lab_test_wait (times[LAB_SHIFT_TURN_RUNNER_INSERTED] != 0);
  /* The arrow is highlighted for a second. */
  g_assert_cmpint (times[LAB_SHIFT_TURN_RUNNER_AIMED], !=, 0);
  g_assert_cmpint (times[LAB_SHIFT_TURN_RUNNER_INSERTED] - times[LAB_SHIFT_TURN_RUNNER_AIMED], >,
                   900 * G_TIME_SPAN_MILLISECOND);
}

/* The click that ends a person's turn does not skip the computer's turn. */
LAB_WINDOW_TESTS (test_skip_not_by_move,
                  { "/window/computer/skip/not-by-stay", GINT_TO_POINTER (TRUE) },
                  { "/window/computer/skip/not-by-move", GINT_TO_POINTER (FALSE) })
{
  gboolean stays = GPOINTER_TO_INT (data);
  LabShiftBitboard cells;

  /* If a pawn moves with an animation, the turn ends only after the click. */
  begin_with_insertion (test, stays);
  watch_stages (test);
  cells = LAB_SHIFT_CELL_BIT (lab_test_window_get_position (test)->pawns[0]);
  if (!stays)
    cells ^= lab_shift_position_get_reachable (lab_test_window_get_position (test));
  lab_test_window_click_cell (test, lab_shift_bitboard_first (cells));
  assert_followed ();
}

/* Nor does the second click of a double click, on the player's own tile or on Stay. */
LAB_WINDOW_TESTS (test_skip_not_by_double_click,
                  { "/window/computer/skip/not-by-double-click", "cell own" },
                  { "/window/computer/skip/not-by-double-stay", "click Stay" })
{
  /* GTK must have forgotten the click that inserts: it compares all others with its place. */
  int time = set_double_click_time (0);

  begin_with_insertion (test, FALSE);
  set_double_click_time (60000);
  watch_stages (test);
  lab_test_do (test, "%s; press", (const char *) data);
  assert_followed ();
  set_double_click_time (time);
}

/* Nor does the key, even if it is held. It does not play in the person's next turn either. */
LAB_WINDOW_TEST ("/window/computer/skip/not-by-held-key", test_skip_not_by_held_key)
{
  LabShiftCell cell;

  begin_with_insertion (test, FALSE);
  watch_stages (test);
  cell = lab_test_window_get_position (test)->pawns[0];
  lab_test_driver_reveal (test->driver, lab_test_window_get_board (test)->tiles[cell]);
  lab_test_driver_press_key (test->driver, GDK_KEY_space);
  /* The X server repeats a key after 0.7 s, while the computer still seems to think. */
  assert_followed ();
  lab_test_do (test, "asked; pass 300; half-turns 4");
  lab_test_driver_release_key (test->driver, GDK_KEY_space);
  lab_test_do (test, "key space; wait-move");
}

/* A paused game stays where it is. */
LAB_WINDOW_TEST ("/window/computer/skip/paused", test_skip_paused)
{
  LabShiftPosition before;

  begin_slow_turn (test);
  lab_shift_game_page_set_paused (lab_test_get_game_page (test->window), TRUE);
  before = *lab_test_window_get_position (test);
  lab_test_window_click_cell (test, LAB_SHIFT_CELL (0, 0));
  lab_test_window_assert_at (test, &before);
  lab_shift_game_page_set_paused (lab_test_get_game_page (test->window), FALSE);
  lab_test_do (test, "key space");
  assert_only_computer_played (test);
}
