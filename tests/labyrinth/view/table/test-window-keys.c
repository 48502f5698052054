/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-turns.h"
#include "lab-path.h"
#include "lab-arrow-button.h"
#include "lab-preferences-page.h"
#include "lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestWindow *test,
       LabRules       rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, rules };

  lab_test_window_play (test, &deal);
}

/* Waits, because a button that is activated with a key acts a quarter of a second
 * later. */
static void
wait_for_buttons (LabTestWindow *test)
{
  gint64 end = g_get_monotonic_time () + 400 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    lab_test_iterate ();
  lab_test_driver_settle (test->driver);
}

/* Returns the longest path that the pawn can move. */
static LabPath
find_long_path (const LabPosition *position)
{
  LabPath best = { 0 };

  for (LabBitboard rest = lab_position_get_reachable (position); rest != 0; rest &= rest - 1)
    {
      LabPath path;

      lab_path_find (&position->board, position->pawns[position->seat], lab_bitboard_first (rest),
                     &path);
      if (path.n_cells > best.n_cells)
        best = path;
    }
  return best;
}

static void
assert_answers_to_keys (LabTestWindow *test)
{
  LabOpenings spare = lab_test_window_get_position (test)->board.spare;

  lab_test_strike (test, GDK_KEY_r);
  g_assert_cmphex (lab_test_window_get_position (test)->board.spare, ==,
                   lab_openings_rotate (spare, 1));
}

/* Tests */

static void
test_turn (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabOpenings spare;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  position = lab_test_window_get_position (test);
  spare = position->board.spare;
  for (int i = 1; i <= 4; i++)
    {
      lab_test_strike (test, GDK_KEY_r);
      g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, i));
    }
  for (int i = 1; i <= 3; i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_r, GDK_SHIFT_MASK);
      g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, -i));
    }
  lab_test_audit (test);
}

static void
test_stay (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabPosition before;
  LabCell cell;

  begin (test, LAB_RULES_STANDARD);
  position = lab_test_window_get_position (test);
  before = *position;

  /* Holding the space bar too long must not end the handover. */
  lab_test_strike (test, GDK_KEY_space);
  wait_for_buttons (test);
  g_assert_cmpmem (position, sizeof before, &before, sizeof before);
  lab_test_audit_cover (test);

  /* Before the insertion the player cannot choose to stay. */
  lab_test_window_take (test);
  gtk_window_set_focus (GTK_WINDOW (test->window), NULL);
  lab_test_strike (test, GDK_KEY_space);
  wait_for_buttons (test);
  g_assert_cmpmem (position, sizeof before, &before, sizeof before);
  lab_test_audit (test);

  lab_test_window_click_arrow (test, 3);
  cell = position->pawns[0];
  g_assert_cmpuint (position->seat, ==, 0);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_MOVE);
  lab_test_strike (test, GDK_KEY_space);
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->phase, ==, LAB_PHASE_INSERT);
  g_assert_cmpuint (position->pawns[0], ==, cell);
  lab_test_audit_cover (test);
}

/* Plays whole turns without the mouse. With open cards there is no handover. */
static void
test_keyboard_only (LabTestWindow *test,
                    gconstpointer  data)
{
  LabRules rules = (LabRules) GPOINTER_TO_INT (data);
  LabBoardView *board;
  const LabPosition *position;

  begin (test, rules);
  position = lab_test_window_get_position (test);
  board = lab_test_window_get_board (test);
  for (guint turn = 0; turn < 5; turn++)
    {
      LabArrow arrow = (LabArrow) ((turn + 1) * 2 % LAB_N_ARROWS);
      LabSeat seat = position->seat;
      LabPath path;

      if ((rules & LAB_RULES_OPEN_CARDS) == 0)
        {
          lab_test_audit_cover (test);
          lab_test_get_focus (test);
          lab_test_strike (test, GDK_KEY_Return);
          lab_test_wait (!lab_test_window_is_covered (test));
        }
      g_assert_true (LAB_IS_ARROW_BUTTON (lab_test_get_focus (test)));
      lab_test_focus_arrow (test, arrow);
      g_assert_cmpuint (lab_board_view_get_preview (board), ==, arrow);
      lab_test_strike (test, GDK_KEY_r);
      lab_test_audit (test);
      lab_test_strike (test, GDK_KEY_Return);
      lab_test_wait (position->phase == LAB_PHASE_MOVE);
      g_assert_cmpuint (position->last_arrow, ==, arrow);
      g_assert_true (lab_test_get_focus (test)
                     == lab_board_view_get_tile (board, position->pawns[seat]));
      lab_test_audit (test);

      path = find_long_path (position);
      for (guint i = 1; i < path.n_cells; i++)
        {
          lab_test_strike (test, lab_test_get_direction (path.cells[i - 1], path.cells[i]));
          g_assert_true (lab_test_get_focus (test)
                         == lab_board_view_get_tile (board, path.cells[i]));
          g_assert_cmpuint (lab_board_view_get_path_length (board), ==, i + 1);
        }
      lab_test_strike (test, GDK_KEY_Return);
      g_assert_cmpuint (position->pawns[seat], ==, path.cells[path.n_cells - 1]);
      g_assert_cmpuint (position->seat, !=, seat);
      lab_test_get_focus (test);
      if (lab_test_find_button ("Got It, Pass the Screen") != NULL)
        {
          lab_test_strike (test, GDK_KEY_Return);
          lab_test_wait (lab_test_find_button ("Got It, Pass the Screen") == NULL);
        }
    }
}

/* The game is saved, so quitting asks no question. */
static void
test_quit (LabTestWindow *test,
           gconstpointer  data)
{
  guint keyval = GPOINTER_TO_UINT (data);

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 0);
  lab_test_strike (test, GDK_KEY_space);
  lab_test_window_take (test);

  lab_test_driver_key (test->driver, keyval, GDK_CONTROL_MASK);
  lab_test_wait (test->window == NULL);
}

static void
test_new_game (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 0);
  lab_test_strike (test, GDK_KEY_space);

  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Resume"));
  while (lab_test_get_focus (test) != lab_test_find_button ("Start Game"))
    lab_test_driver_key (test->driver, GDK_KEY_Tab, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_true (lab_test_get_focus (test) == lab_test_find_button ("Start Game"));

  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_answer (test, "Start");
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
  lab_test_driver_settle (test->driver);
  lab_test_audit_cover (test);
}

/* Returns whether the main menu is open. */
static gboolean
is_menu_open (LabTestWindow *test)
{
  g_autoptr (GPtrArray) buttons = lab_test_find_all (GTK_WIDGET (test->window),
                                                     GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkPopover *menu = gtk_menu_button_get_popover (buttons->pdata[i]);

      if (gtk_menu_button_get_primary (buttons->pdata[i]))
        return menu != NULL && gtk_widget_get_mapped (GTK_WIDGET (menu));
    }
  g_assert_not_reached ();
}

/* Opens the menu with its key, and chooses an item with the mouse. */
static void
choose (LabTestWindow *test,
        const char    *item)
{
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_wait (lab_test_find_text (item) != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text (item));
  lab_test_wait (test->window == NULL || !is_menu_open (test));
}

static void
test_menu (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *focus;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  g_assert_false (is_menu_open (test));
  focus = lab_test_get_focus (test);
  lab_test_strike (test, GDK_KEY_F10);
  lab_test_wait (is_menu_open (test));
  lab_test_driver_settle (test->driver);
  lab_test_strike (test, GDK_KEY_Escape);
  lab_test_wait (!is_menu_open (test));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_get_focus (test) == focus);
  lab_test_audit (test);

  choose (test, "About Labyrinthe");
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  choose (test, "Keyboard Shortcuts");
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  choose (test, "New Game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  choose (test, "Quit");
  lab_test_wait (test->window == NULL);
}

/* Only one dialog opens, however often a shortcut is pressed. */
static void
test_one_dialog (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_pages = 0;

  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  for (guint i = 0; i < 3; i++)
    gtk_widget_activate_action (GTK_WIDGET (test->window), "win.preferences", NULL);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.show-shortcuts", NULL);
  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      g_autoptr (GPtrArray) pages = lab_test_find_all (window, LAB_TYPE_PREFERENCES_PAGE);

      n_pages += pages->len;
    }
  g_assert_cmpuint (n_pages, ==, 1);
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
}

static void
test_shortcuts (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  begin (test, LAB_RULES_STANDARD);
  lab_test_window_take (test);
  for (guint i = 0; i < 2; i++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_question, GDK_CONTROL_MASK);
      lab_test_wait (lab_test_find_text ("Rotate the spare tile clockwise") != NULL);
      lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
      assert_answers_to_keys (test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/keys/turn", NULL, test_turn);
  lab_test_window_add ("/window/keys/stay", NULL, test_stay);
  lab_test_window_add ("/window/keys/keyboard-only", GINT_TO_POINTER (LAB_RULES_STANDARD),
                       test_keyboard_only);
  lab_test_window_add ("/window/keys/keyboard-only-open", GINT_TO_POINTER (LAB_RULES_OPEN_CARDS),
                       test_keyboard_only);
  lab_test_window_add ("/window/keys/new-game", NULL, test_new_game);
  lab_test_window_add ("/window/keys/menu", NULL, test_menu);
  lab_test_window_add ("/window/keys/one-dialog", NULL, test_one_dialog);
  lab_test_window_add ("/window/keys/shortcuts", NULL, test_shortcuts);
  lab_test_window_add ("/window/keys/quit", GUINT_TO_POINTER (GDK_KEY_q), test_quit);
  lab_test_window_add ("/window/keys/close", GUINT_TO_POINTER (GDK_KEY_w), test_quit);
  return g_test_run ();
}
