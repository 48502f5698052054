/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-settings.h"
#include "lab-shift-tile-drag.h"
#include "lab-shift-tile-view.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-preferences.h"
#include "lab-test-steps.h"

/* How changes in the preferences affect the current game. */

#define TASK "Move your pawn to a highlighted tile, or stay."
#define CHOICE "Move here? Select the tile again, or press Move."
#define STAY "Stay here? Select the tile again, or press Stay."

/* Private helpers */

/* Starts a game and inserts a tile, so that the first player can reach other tiles. */
static const LabShiftPosition *
begin (LabTestWindow *test)
{
  lab_test_do (test, "play open 0x5 0 3; take; arrow 0; phase move");
  return lab_test_window_get_position (test);
}

/* Returns the n-th reachable tile besides the pawn's own. */
static LabShiftCell
find_goal (LabTestWindow *test,
           guint          n)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  LabShiftBitboard rest = lab_shift_position_get_reachable (position)
                     & ~LAB_SHIFT_CELL_BIT (position->pawns[position->seat]);

  for (; n > 0; n--)
    rest &= rest - 1;
  g_assert_cmpuint (rest, !=, 0);
  return lab_shift_bitboard_first (rest);
}

static guint
count_marked (LabTestWindow   *test,
              LabShiftTileMark mark)
{
  LabShiftBoardView *board = lab_test_window_get_board (test);
  guint n = 0;

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    n += LAB_SHIFT_TILE_VIEW (board->tiles[lab_shift_bitboard_first (rest)])->mark == mark;
  return n;
}

static LabShiftCell
get_chosen (LabTestWindow *test)
{
  return lab_test_window_get_board (test)->chosen;
}

/* Returns how many milliseconds the animation of the insertion takes. */
static gint64
time_insertion (LabTestWindow *test)
{
  gint64 start;

  lab_test_do (test, "play 5 0x5 0 3; take");
  start = g_get_monotonic_time ();
  lab_test_do (test, "arrow 0; shown");
  return (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

/* Returns how many milliseconds a tile that is dropped on the board takes to return
 * to its tray. */
static gint64
time_return (LabTestWindow *test)
{
  GtkWidget *drag = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_TILE_DRAG);
  gint64 start;

  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  g_assert_true (LAB_SHIFT_TILE_DRAG (drag)->dragging);
  start = g_get_monotonic_time ();
  lab_test_driver_let_go (test->driver);
  while (LAB_SHIFT_TILE_DRAG (drag)->dragging || LAB_SHIFT_TILE_DRAG (drag)->returning != NULL)
    lab_test_iterate ();
  return (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

/* Tests */

/* The setting overrides the desktop in both directions. */
LAB_WINDOW_TEST ("/window/preferences/animations", test_animations)
{
  gboolean animated;

  lab_test_do (test, "still; preferences");
  lab_test_preferences_pick (test, "Animations", "On");
  lab_test_leave_dialog (test);
  g_assert_cmpint (time_insertion (test), >=, 200);

  lab_test_settings_set ("animations", "'off'");
  time_insertion (test);
  lab_test_do (test, "cell %u; unmoving", find_goal (test, 0));

  /* The test screen has no preference, so animations are on. */
  lab_test_settings_set ("animations", "'system'");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animated, NULL);
  g_assert_true (animated);
  lab_test_settings_set ("animations", "'off'");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animated, NULL);
  g_assert_false (animated);
  lab_test_window_set_animated (FALSE);
}

/* A new thinking time applies from the next turn on. */
LAB_WINDOW_TEST ("/window/preferences/thinking-time", test_thinking_time)
{
  LabShiftTurnRunner *runner;

  begin (test);
  runner = lab_test_get_game_page (test->window)->runner;
  lab_test_settings_set ("thinking-time", "2.5");
  g_assert_cmpint (runner->limits.time, ==, 2500 * G_TIME_SPAN_MILLISECOND);
  lab_test_settings_set ("thinking-time", "0.4");
  g_assert_cmpint (runner->limits.time, ==, 400 * G_TIME_SPAN_MILLISECOND);
}

/* Checks the factors themselves, so that slow machines do not matter. */
LAB_WINDOW_TEST ("/window/preferences/tempo", test_tempo)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_cmpfloat (lab_settings_get_tempo (settings), ==, 1);
  lab_test_settings_set ("animation-speed", "'fast'");
  g_assert_cmpfloat (lab_settings_get_tempo (settings), <, 0.8);
  lab_test_settings_set ("animation-speed", "'slow'");
  g_assert_cmpfloat (lab_settings_get_tempo (settings), >, 1.5);
}

LAB_WINDOW_TEST ("/window/preferences/animation-speed", test_animation_speed)
{
  gint64 start;
  LabShiftCell goal;

  lab_test_do (test, "animate; preferences");
  lab_test_preferences_pick (test, "Animation Speed", "Slow");
  lab_test_leave_dialog (test);
  g_assert_cmpint (time_insertion (test), >=, 400);
  lab_test_do (test, "key s; take");
  g_assert_cmpint (time_return (test), >=, 320);

  /* A change in the middle of a turn applies to its second half. */
  begin (test);
  goal = find_goal (test, 0);
  lab_test_do (test, "shown; set animation-speed 'fast'; set animation-speed 'slow'");
  start = g_get_monotonic_time ();
  lab_test_do (test, "cell %u; pawn 0 %u; shown", goal, goal);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 400 * G_TIME_SPAN_MILLISECOND);
  lab_test_window_set_animated (FALSE);
}

/* Reachable tiles are highlighted or not; the instructions change with the setting. */
LAB_WINDOW_TEST ("/window/preferences/reachable", test_reachable)
{
  guint n = lab_shift_bitboard_count (lab_shift_position_get_reachable (begin (test)));

  g_assert_cmpuint (count_marked (test, LAB_SHIFT_TILE_REACHABLE), ==, n);
  lab_test_do (test, "preferences; toggle Tiles in Reach; close-dialog");
  g_assert_cmpuint (count_marked (test, LAB_SHIFT_TILE_PLAIN), ==,
                    LAB_SHIFT_BOARD_SIZE * LAB_SHIFT_BOARD_SIZE);
  lab_test_do (test, "text Move your pawn to a tile that it can reach, or stay.; "
               "set show-reachable true; text %s", TASK);
  g_assert_cmpuint (count_marked (test, LAB_SHIFT_TILE_REACHABLE), ==, n);
}

LAB_WINDOW_TEST ("/window/preferences/path", test_path)
{
  LabShiftBoardView *board;
  LabShiftCell goal;

  begin (test);
  board = lab_test_window_get_board (test);
  goal = find_goal (test, 1);
  lab_test_driver_hover (test->driver, board->tiles[goal]);
  g_assert_cmpuint (board->path.n_cells, >=, 2);
  /* The pointer is still on the tile. */
  lab_test_settings_set ("show-path", "false");
  g_assert_cmpuint (board->path.n_cells, ==, 0);
  lab_test_driver_hover (test->driver, board->tiles[find_goal (test, 0)]);
  lab_test_focus_cell (test, goal);
  g_assert_cmpuint (board->path.n_cells, ==, 0);
  lab_test_do (test, "preferences; toggle Path; close-dialog");
  lab_test_driver_hover (test->driver, board->tiles[goal]);
  g_assert_cmpuint (board->path.n_cells, >=, 2);
}

/* Turning hints off removes a shown hint and the button. */
LAB_WINDOW_TEST ("/window/preferences/hints", test_hints)
{
  LabShiftGamePage *page;

  lab_test_do (test, "think 0.2");
  begin (test);
  page = lab_test_get_game_page (test->window);
  lab_test_do (test, "shows game.hint; key h");
  lab_test_wait (lab_shift_game_hint_get (page) != NULL);
  lab_test_do (test, "preferences; toggle Hints; close-dialog; hides game.hint");
  g_assert_null (lab_shift_game_hint_get (page));
  lab_test_do (test, "text %s; key h", TASK);
  g_assert_null (page->hint_search);
  g_assert_null (lab_shift_game_hint_get (page));

  lab_test_do (test, "set hints true; settle; shows game.hint; button game.hint");
  lab_test_wait (lab_shift_game_hint_get (page) != NULL);
}

/* The first click selects, a click on another tile changes the selection, and the
 * second click moves. */
LAB_WINDOW_TEST ("/window/preferences/confirm-by-mouse", test_confirm_by_mouse)
{
  const LabShiftPosition *position = begin (test);
  LabShiftCell home = position->pawns[0];
  LabShiftCell goals[] = { find_goal (test, 0), find_goal (test, 1) };

  lab_test_do (test, "preferences; toggle Confirm Moves; close-dialog");
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      lab_test_do (test, "cell %u; pawn 0 %u", goals[i], home);
      g_assert_cmpuint (get_chosen (test), ==, goals[i]);
      lab_test_do (test, "text %s; text Move", CHOICE);
    }

  /* A tile that cannot be reached is refused as usual, and the selection stays. */
  lab_test_do (test, "cell far");
  g_assert_cmpuint (get_chosen (test), ==, goals[1]);
  lab_test_do (test, "cell %u; pawn 0 %u; seat 2", goals[1], goals[1]);
  g_assert_cmpuint (get_chosen (test), ==, LAB_SHIFT_CELL_NONE);
}

/* The Stay button becomes a button to confirm. If another program turns the setting off during a
 * selection, one click is enough again. Staying needs a confirmation, too. */
LAB_WINDOW_TEST ("/window/preferences/confirm-by-button", test_confirm_by_button)
{
  LabShiftCell goal;

  lab_test_settings_set ("confirm-moves", "true");
  begin (test);
  goal = find_goal (test, 0);
  lab_test_do (test, "cell %u; click Move; pawn 0 %u; take; audit", goal, goal);

  begin (test);
  lab_test_do (test, "key s; seat 0; text %s; click Stay; seat 2", STAY);

  begin (test);
  lab_test_window_click_cell (test, goal);
  g_assert_cmpuint (get_chosen (test), ==, goal);
  lab_test_settings_set ("confirm-moves", "false");
  g_assert_cmpuint (get_chosen (test), ==, LAB_SHIFT_CELL_NONE);
  lab_test_do (test, "audit; cell %u; pawn 0 %u", goal, goal);
}

/* The selection works with the keyboard, and is announced. */
LAB_WINDOW_TESTS (test_confirm_by_keys,
                  { "/window/preferences/confirm-by-return", GINT_TO_POINTER (GDK_KEY_Return) },
                  { "/window/preferences/confirm-by-space", GINT_TO_POINTER (GDK_KEY_space) },
                  { "/window/preferences/confirm-by-letter", GINT_TO_POINTER (GDK_KEY_m) })
{
  guint key = (guint) GPOINTER_TO_INT (data);
  const LabShiftPosition *position;
  LabShiftCell home, goal;

  lab_test_settings_set ("confirm-moves", "true");
  position = begin (test);
  home = position->pawns[0];
  goal = find_goal (test, 0);
  lab_test_focus_cell (test, goal);
  lab_test_driver_key (test->driver, key != GDK_KEY_m ? key : GDK_KEY_Return, 0);
  g_assert_cmpuint (get_chosen (test), ==, goal);
  lab_test_do (test, "wait-said %s; key Escape", CHOICE);
  g_assert_cmpuint (get_chosen (test), ==, LAB_SHIFT_CELL_NONE);
  lab_test_do (test, "text %s; wait-said %s; pawn 0 %u", TASK, TASK, home);

  lab_test_driver_key (test->driver, key != GDK_KEY_m ? key : GDK_KEY_Return, 0);
  g_assert_cmpuint (position->pawns[0], ==, home);
  lab_test_driver_key (test->driver, key, 0);
  g_assert_cmpuint (position->pawns[0], ==, goal);
}
