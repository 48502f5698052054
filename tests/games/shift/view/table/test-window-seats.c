/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-steps.h"

#define P LAB_SHIFT_PLAYER_PERSON
#define B LAB_SHIFT_PLAYER_BEGINNER
#define N LAB_SHIFT_PLAYER_NORMAL
#define H LAB_SHIFT_PLAYER_HARD
#define E LAB_SHIFT_PLAYER_EXPERT

/* Computers as players, and pausing and leaving their games. */

/* Private helpers */

static gboolean
has_focus (GtkWidget         *list,
           LabShiftPlayerKind kind)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));

  return focus != NULL && lab_test_has_text (focus, lab_shift_player_kind_get_name (kind));
}

/* Tests: setting up */

LAB_WINDOW_TEST ("/window/seats/levels", test_levels)
{
  static const LabShiftPlayerKind chosen[LAB_SHIFT_N_SEATS] = { P, E, E, N };
  GtkWidget *list;

  lab_test_do (test, "players 4; kind 1 E; kind 2 E; name 2 Deep");
  /* Chooses with the keyboard. */
  list = lab_test_find (lab_test_setup_get_row (test, 3), GTK_TYPE_DROP_DOWN);
  lab_test_setup_set_kind (test, 3, B);
  gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (gtk_widget_get_mapped (lab_test_find (list, GTK_TYPE_POPOVER)));
  lab_test_driver_settle (test->driver);
  /* The first focused item of an open list depends on the version of GTK. */
  for (guint i = 0; i <= LAB_SHIFT_PLAYER_PROGRAM && !has_focus (list, N); i++)
    lab_test_driver_key (test->driver, GDK_KEY_Down, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_setup_get_kind (test, 3) == N);
  lab_test_setup_start (test);
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
  lab_test_do (test, "called 1 Yellow; called 2 Deep; called 3 Violet; called 0 Red; "
               "text Computer: Expert; text Computer: Normal; end");

  /* The choice is saved; a computer without a name is called by its color. */
  lab_test_do (test, "start; key <Control>n");
  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    g_assert_cmpint (lab_test_setup_get_kind (test, row), ==, chosen[row]);
  lab_test_do (test, "kind 2 N; name 2 ; begin; called 2 Blue; called 3 Violet");
}

/* One click starts a game against the computer, at the level that was used last. It uses nothing of
 * the second player, and changes nothing on the page. */
LAB_WINDOW_TEST ("/window/seats/play-computer", test_play_computer)
{
  lab_test_setup_start_versus (test);
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
  lab_test_do (test, "uncovered; asked; settle; audit; called 2 Blue; text Computer: Normal");

  lab_test_do (test, "key <Control>n; kind 1 H; begin; key <Control>n; players 3; kind 2 P; "
               "name 2 Ben; text Hard; begin-versus");
  g_assert_cmphex (lab_shift_position_get_seats (lab_test_window_get_position (test)), ==, 0x5);
  lab_test_do (test, "called 0 Red; called 2 Blue; text Computer: Hard");
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (gtk_widget_get_mapped (lab_test_setup_get_row (test, 2)));
  for (guint row = 0; row < 3; row++)
    g_assert_cmpint (lab_test_setup_get_kind (test, row), ==, P);
}

/* The levels of the computer have a heading in the list, on which a click chooses nothing. */
LAB_WINDOW_TEST ("/window/seats/heading", test_heading)
{
  GtkWidget *list = lab_test_find (lab_test_setup_get_row (test, 1), GTK_TYPE_DROP_DOWN);
  GtkWidget *popover = lab_test_find (list, GTK_TYPE_POPOVER);

  lab_test_driver_click (test->driver, list);
  lab_test_wait (gtk_widget_get_mapped (popover));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_has_text (popover, "Computer"));
  lab_test_driver_click (test->driver, lab_test_find_text ("Computer"));
  g_assert_true (gtk_widget_get_mapped (popover));
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, P);
  lab_test_driver_click (test->driver, lab_test_find_text ("Beginner"));
  lab_test_wait (!gtk_widget_get_mapped (popover));
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, B);
}

/* Tests: stopping */

static void
assert_goes_on (LabTestWindow *test)
{
  guint n_turns = lab_test_window_get_game (test)->turns->len;

  lab_test_wait (lab_test_window_get_game (test)->turns->len > n_turns + 1);
}

LAB_WINDOW_TEST ("/window/seats/pause", test_pause)
{
  GtkWidget *button;

  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 12 NPHP");
  assert_goes_on (test);
  lab_test_do (test, "key p; text Paused; text The game is paused.; pass 300; note; pass 700; "
               "as-noted; cell %u; arrow 4; pass 300; note; pass 700; as-noted; click Resume; "
               "no-text Paused", LAB_SHIFT_CELL (0, 3));
  assert_goes_on (test);

  /* Pauses with the button in the header, and resumes with the key. */
  button = lab_test_find_action (GTK_WIDGET (test->window), "win.pause");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Pause");
  lab_test_driver_click (test->driver, button);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Resume");
  lab_test_do (test, "pass 300; note; pass 700; as-noted; key p");
  assert_goes_on (test);

  /* The next game after a paused one is not paused. */
  lab_test_do (test, "key p; key <Control>n; wait-page start; settle; hides win.pause; "
               "speed fast; think 0.2; play 5 0x5 0 12 NPHP; no-text Paused");
  assert_goes_on (test);
}

/* In a pause people cannot play, either. */
LAB_WINDOW_TEST ("/window/seats/pause/person", test_pause_person)
{
  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 12 PPHP; asked; note; key p");
  g_assert_false (lab_test_window_is_asked (test));
  lab_test_do (test, "key r; arrow 0; as-noted; key p; audit; turn");
}

/* A game without computers cannot be paused. */
LAB_WINDOW_TEST ("/window/seats/pause/none", test_no_pause)
{
  lab_test_do (test, "play 5 0x5 0 12 open-cards; hides win.pause; key p; no-text Paused; asked");
}

/* Starts a game and plays @n_turns. Returns while a computer thinks: its answer cannot be played
 * before the main loop runs again, however long that takes. */
static void
let_think (LabTestWindow        *test,
           const LabTestSeating *table,
           guint                 n_turns)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { NULL };
  const LabShiftDeal deal = { 5, table->seats, table->first, 6, table->rules };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);

  lab_test_settings_set ("speed", "'fast'");
  lab_shift_family_play (lab_test_get_family (test->window), game, table->kinds);
  lab_test_wait (game->turns->len >= n_turns
                 && lab_shift_turn_runner_get_thinking (lab_test_seating_get_runner (test))
                        != LAB_SHIFT_SEAT_NONE);
}

/* Computers do not play while a dialog is open, or the statistics. */
LAB_WINDOW_TEST ("/window/seats/dialogs", test_dialogs)
{
  static const LabTestSeating table = { 0xf, 0, LAB_SHIFT_RULES_STANDARD, { N, H, N, P } };

  let_think (test, &table, 1);
  lab_test_do (test, "do win.preferences; dialog; pass 300; note; pass 700; as-noted");
  g_assert_cmpuint (lab_test_window_get_game (test)->turns->len, <, 3);
  lab_test_do (test, "close-dialog; wait-turns 3; key <Control>n; wait-page start");

  lab_test_do (test, "speed fast; think 0.2; play 5 0x5 0 12 NPHP");
  assert_goes_on (test);
  lab_test_do (test, "key <Control>comma; dialog; pass 300; note; pass 700; as-noted; "
               "close-dialog");
  assert_goes_on (test);
  lab_test_do (test, "key <Control>r; wait-page statistics; pass 300; note; pass 700; as-noted; "
               "key Escape");
  assert_goes_on (test);
}

static const LabTestSeating three_experts = { 0xf, 0, LAB_SHIFT_RULES_STANDARD, { E, E, E, P } };
static const LabTestSeating four_experts = { 0xf, 0, LAB_SHIFT_RULES_STANDARD, { E, E, E, E } };

LAB_WINDOW_TESTS (test_close_thinking,
                  { "/window/seats/close-thinking", &three_experts },
                  { "/window/seats/close-show", &four_experts })
{
  let_think (test, data, 1);
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_do (test, "closed; pass 300");
}

LAB_WINDOW_TEST ("/window/seats/new-game-thinking", test_new_game_thinking)
{
  g_autoptr (LabShiftTurnRunner) runner = NULL;

  let_think (test, &three_experts, 1);
  runner = g_object_ref (lab_test_seating_get_runner (test));
  lab_test_do (test, "do win.new-game; page start");
  g_assert_cmpuint (lab_shift_turn_runner_get_thinking (runner), ==, LAB_SHIFT_SEAT_NONE);
  lab_test_do (test, "settle; click Start Game; answer Start; wait-page game; take; pass 300; "
               "audit");
}
