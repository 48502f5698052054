/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-preferences.h"
#include "lab-test-turns.h"
#include "lab-announcer.h"
#include "lab-tile-drag.h"
#include "lab-settings.h"
#include "lab-tile-view.h"

/* How changes in the preferences affect the current game. */

#define TASK "Move your pawn to a highlighted tile, or stay."
#define CHOICE "Move here? Select the tile again, or press Move."
#define STAY "Stay here? Select the tile again, or press Stay."

/* Private helpers */

/* Starts a game and inserts a tile, so that the first player can reach other tiles. */
static const LabPosition *
begin (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 3, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  return lab_test_window_get_position (test);
}

/* Returns the n-th reachable tile besides the pawn's own. */
static LabCell
find_goal (LabTestWindow *test,
           guint          n)
{
  const LabPosition *position = lab_test_window_get_position (test);
  LabBitboard rest = lab_position_get_reachable (position)
                     & ~LAB_CELL_BIT (position->pawns[position->seat]);

  for (; n > 0; n--)
    rest &= rest - 1;
  g_assert_cmpuint (rest, !=, 0);
  return lab_bitboard_first (rest);
}

static guint
count_marked (LabTestWindow *test,
              LabTileMark    mark)
{
  guint n = 0;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    n += lab_tile_view_get_mark (LAB_TILE_VIEW (lab_board_view_get_tile (
             lab_test_window_get_board (test), lab_bitboard_first (rest))))
         == mark;
  return n;
}

static LabCell
get_chosen (LabTestWindow *test)
{
  return lab_board_view_get_chosen (lab_test_window_get_board (test));
}

/* Returns whether @text was announced. It does so by asserting a text that cannot
 * occur, because the failure message contains the announced one. */
static gboolean
is_said (LabTestWindow *test,
         const char    *text)
{
  GtkWidget *announcer = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ANNOUNCER);
  g_autofree char *said = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (announcer), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");

  return strstr (said, text) != NULL;
}

static gboolean
is_moving (LabTestWindow *test)
{
  return lab_board_view_get_moving (lab_test_window_get_board (test));
}

/* Returns how many milliseconds the animation of the insertion takes. */
static gint64
time_insertion (LabTestWindow *test)
{
  LabDeal deal = { 5, 0x5, 0, 3, LAB_RULES_STANDARD };
  gint64 start;

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  start = g_get_monotonic_time ();
  lab_test_window_click_arrow (test, 0);
  while (is_moving (test))
    lab_test_iterate ();
  return (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

/* Returns the spare tile in its tray. */
static GtkWidget *
find_spare (LabTestWindow *test)
{
  g_autoptr (GPtrArray) views = lab_test_find_all (GTK_WIDGET (test->window), LAB_TYPE_TILE_VIEW);

  for (guint i = 0; i < views->len; i++)
    {
      if (gtk_widget_has_css_class (gtk_widget_get_parent (views->pdata[i]), "tray"))
        return views->pdata[i];
    }
  g_assert_not_reached ();
}

/* Returns how many milliseconds a tile that is dropped on the board takes to return
 * to its tray. */
static gint64
time_return (LabTestWindow *test)
{
  GtkWidget *drag = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TILE_DRAG);
  gint64 start;

  lab_test_driver_hold (test->driver, find_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  g_assert_true (lab_tile_drag_get_dragging (LAB_TILE_DRAG (drag)));
  start = g_get_monotonic_time ();
  lab_test_driver_let_go (test->driver);
  while (lab_tile_drag_get_dragging (LAB_TILE_DRAG (drag)))
    lab_test_iterate ();
  return (g_get_monotonic_time () - start) / G_TIME_SPAN_MILLISECOND;
}

/* Tests */

/* The setting overrides the desktop in both directions. */
static void
test_animations (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  gboolean animated;

  lab_test_window_set_animated (FALSE);
  lab_test_preferences_open (test);
  lab_test_preferences_pick (test, "Animations", "On");
  lab_test_leave_dialog (test);
  g_assert_cmpint (time_insertion (test), >=, 200);

  lab_test_settings_set ("animations", "'off'");
  g_assert_cmpint (time_insertion (test), >=, 0);
  lab_test_window_click_cell (test, find_goal (test, 0));
  g_assert_false (is_moving (test));

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
static void
test_thinking_time (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  LabTurnRunner *runner;

  begin (test);
  runner = lab_game_page_get_runner (lab_test_get_game_page (test->window));
  lab_test_settings_set ("thinking-time", "2.5");
  g_assert_cmpint (lab_turn_runner_get_limits (runner).time, ==, 2500 * G_TIME_SPAN_MILLISECOND);
  lab_test_settings_set ("thinking-time", "0.4");
  g_assert_cmpint (lab_turn_runner_get_limits (runner).time, ==, 400 * G_TIME_SPAN_MILLISECOND);
}

/* Checks the factors themselves, so that slow machines do not matter. */
static void
test_tempo (LabTestWindow *test G_GNUC_UNUSED,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_assert_cmpfloat (lab_settings_get_tempo (settings), ==, 1);
  lab_test_settings_set ("animation-speed", "'fast'");
  g_assert_cmpfloat (lab_settings_get_tempo (settings), <, 0.8);
  lab_test_settings_set ("animation-speed", "'slow'");
  g_assert_cmpfloat (lab_settings_get_tempo (settings), >, 1.5);
}

static void
test_animation_speed (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  gint64 start;
  LabCell goal;

  lab_test_window_set_animated (TRUE);
  lab_test_preferences_open (test);
  lab_test_preferences_pick (test, "Animation Speed", "Slow");
  lab_test_leave_dialog (test);
  g_assert_cmpint (time_insertion (test), >=, 400);
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  lab_test_window_take (test);
  g_assert_cmpint (time_return (test), >=, 320);

  /* A change in the middle of a turn applies to its second half. */
  position = begin (test);
  while (is_moving (test))
    lab_test_iterate ();
  goal = find_goal (test, 0);
  lab_test_settings_set ("animation-speed", "'fast'");
  lab_test_settings_set ("animation-speed", "'slow'");
  start = g_get_monotonic_time ();
  lab_test_window_click_cell (test, goal);
  g_assert_cmpuint (position->pawns[0], ==, goal);
  while (is_moving (test))
    lab_test_iterate ();
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 400 * G_TIME_SPAN_MILLISECOND);
  lab_test_window_set_animated (FALSE);
}

/* Reachable tiles are highlighted or not; the instructions change with the setting. */
static void
test_reachable (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  guint n = lab_bitboard_count (lab_position_get_reachable (begin (test)));

  g_assert_cmpuint (count_marked (test, LAB_TILE_REACHABLE), ==, n);
  lab_test_preferences_open (test);
  lab_test_preferences_flip (test, "Tiles in Reach");
  lab_test_leave_dialog (test);
  g_assert_cmpuint (count_marked (test, LAB_TILE_PLAIN), ==,
                    LAB_BOARD_SIZE * LAB_BOARD_SIZE);
  g_assert_nonnull (lab_test_find_text ("Move your pawn to a tile that it can reach, or stay."));
  lab_test_settings_set ("show-reachable", "true");
  g_assert_cmpuint (count_marked (test, LAB_TILE_REACHABLE), ==, n);
  g_assert_nonnull (lab_test_find_text (TASK));
}

static void
test_path (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  LabCell goal;

  begin (test);
  board = lab_test_window_get_board (test);
  goal = find_goal (test, 1);
  lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, goal));
  g_assert_cmpuint (lab_board_view_get_path_length (board), >=, 2);
  /* The pointer is still on the tile. */
  lab_test_settings_set ("show-path", "false");
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
  lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, find_goal (test, 0)));
  lab_test_focus_cell (test, goal);
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
  lab_test_preferences_open (test);
  lab_test_preferences_flip (test, "Path");
  lab_test_leave_dialog (test);
  lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, goal));
  g_assert_cmpuint (lab_board_view_get_path_length (board), >=, 2);
}

/* Turning hints off removes a shown hint and the button. */
static void
test_hints (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabHint *hint;
  GtkWidget *button;

  lab_test_window_set_thinking_time (0.2);
  begin (test);
  hint = lab_game_page_get_hint (lab_test_get_game_page (test->window));
  button = lab_test_find_action (GTK_WIDGET (test->window), "game.hint");
  g_assert_true (gtk_widget_get_mapped (button));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  lab_test_wait (lab_hint_get_turn (hint) != NULL);
  lab_test_preferences_open (test);
  lab_test_preferences_flip (test, "Hints");
  lab_test_leave_dialog (test);
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_null (lab_hint_get_turn (hint));
  g_assert_nonnull (lab_test_find_text (TASK));
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_false (lab_hint_get_asked (hint));
  g_assert_null (lab_hint_get_turn (hint));

  lab_test_settings_set ("hints", "true");
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_widget_get_mapped (button));
  lab_test_driver_click (test->driver, button);
  lab_test_wait (lab_hint_get_turn (hint) != NULL);
}

/* The first click selects, a click on another tile changes the selection, and the
 * second click moves. */
static void
test_confirm_by_mouse (LabTestWindow *test,
                       gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position = begin (test);
  LabCell home = position->pawns[0];
  LabCell unreachable = lab_bitboard_first (LAB_ALL_CELLS & ~lab_position_get_reachable (position));
  LabCell goals[] = { find_goal (test, 0), find_goal (test, 1) };

  lab_test_preferences_open (test);
  lab_test_preferences_flip (test, "Confirm Moves");
  lab_test_leave_dialog (test);
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      lab_test_window_click_cell (test, goals[i]);
      g_assert_cmpuint (position->pawns[0], ==, home);
      g_assert_cmpuint (get_chosen (test), ==, goals[i]);
      g_assert_nonnull (lab_test_find_text (CHOICE));
      g_assert_nonnull (lab_test_find_button ("Move"));
    }

  /* A tile that cannot be reached is refused as usual, and the selection stays. */
  lab_test_window_click_cell (test, unreachable);
  g_assert_cmpuint (get_chosen (test), ==, goals[1]);
  lab_test_window_click_cell (test, goals[1]);
  g_assert_cmpuint (position->pawns[0], ==, goals[1]);
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (get_chosen (test), ==, LAB_CELL_NONE);
}

/* The Stay button becomes a button to confirm. */
static void
test_confirm_by_button (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabCell goal;

  lab_test_settings_set ("confirm-moves", "true");
  position = begin (test);
  goal = find_goal (test, 0);
  lab_test_window_click_cell (test, goal);
  lab_test_driver_click (test->driver, lab_test_find_button ("Move"));
  g_assert_cmpuint (position->pawns[0], ==, goal);
  lab_test_window_take (test);
  lab_test_audit (test);
}

/* The selection works with the keyboard, and is announced. */
static void
test_confirm_by_keys (LabTestWindow *test,
                      gconstpointer  data)
{
  guint key = (guint) GPOINTER_TO_INT (data);
  const LabPosition *position;
  LabCell home, goal;

  lab_test_settings_set ("confirm-moves", "true");
  position = begin (test);
  home = position->pawns[0];
  goal = find_goal (test, 0);
  lab_test_focus_cell (test, goal);
  lab_test_driver_key (test->driver, key != GDK_KEY_m ? key : GDK_KEY_Return, 0);
  g_assert_cmpuint (get_chosen (test), ==, goal);
  lab_test_wait (is_said (test, CHOICE));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpuint (get_chosen (test), ==, LAB_CELL_NONE);
  g_assert_nonnull (lab_test_find_text (TASK));
  lab_test_wait (is_said (test, TASK));
  g_assert_cmpuint (position->pawns[0], ==, home);

  lab_test_driver_key (test->driver, key != GDK_KEY_m ? key : GDK_KEY_Return, 0);
  g_assert_cmpuint (position->pawns[0], ==, home);
  lab_test_driver_key (test->driver, key, 0);
  g_assert_cmpuint (position->pawns[0], ==, goal);
}

/* Staying needs a confirmation, too. */
static void
test_confirm_stay (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabCell home;

  lab_test_settings_set ("confirm-moves", "true");
  position = begin (test);
  home = position->pawns[0];
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  g_assert_cmpuint (position->seat, ==, 0);
  g_assert_cmpuint (get_chosen (test), ==, home);
  g_assert_nonnull (lab_test_find_text (STAY));
  lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, home);
}

/* If another program turns the setting off during a selection, one click is enough
 * again. */
static void
test_confirm_no_more (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabCell goal;

  lab_test_settings_set ("confirm-moves", "true");
  position = begin (test);
  goal = find_goal (test, 0);
  lab_test_window_click_cell (test, goal);
  g_assert_cmpuint (get_chosen (test), ==, goal);
  lab_test_settings_set ("confirm-moves", "false");
  g_assert_cmpuint (get_chosen (test), ==, LAB_CELL_NONE);
  lab_test_audit (test);
  lab_test_window_click_cell (test, goal);
  g_assert_cmpuint (position->pawns[0], ==, goal);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/preferences/animations", NULL, test_animations);
  lab_test_window_add ("/window/preferences/animation-speed", NULL, test_animation_speed);
  lab_test_window_add ("/window/preferences/tempo", NULL, test_tempo);
  lab_test_window_add ("/window/preferences/thinking-time", NULL, test_thinking_time);
  lab_test_window_add ("/window/preferences/reachable", NULL, test_reachable);
  lab_test_window_add ("/window/preferences/path", NULL, test_path);
  lab_test_window_add ("/window/preferences/hints", NULL, test_hints);
  lab_test_window_add ("/window/preferences/confirm-by-mouse", NULL, test_confirm_by_mouse);
  lab_test_window_add ("/window/preferences/confirm-by-button", NULL, test_confirm_by_button);
  lab_test_window_add ("/window/preferences/confirm-by-return", GINT_TO_POINTER (GDK_KEY_Return),
                       test_confirm_by_keys);
  lab_test_window_add ("/window/preferences/confirm-by-space", GINT_TO_POINTER (GDK_KEY_space),
                       test_confirm_by_keys);
  lab_test_window_add ("/window/preferences/confirm-by-letter", GINT_TO_POINTER (GDK_KEY_m),
                       test_confirm_by_keys);
  lab_test_window_add ("/window/preferences/confirm-stay", NULL, test_confirm_stay);
  lab_test_window_add ("/window/preferences/confirm-no-more", NULL, test_confirm_no_more);
  return g_test_run ();
}
