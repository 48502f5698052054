/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-seat-row.h"
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
has_focus (LabTestWindow *test,
           GtkWidget     *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (test->window));

  return focus == widget || (focus != NULL && gtk_widget_is_ancestor (focus, widget));
}

/* Presses a key until a widget has the focus. */
static void
move_focus (LabTestWindow *test,
            guint          keyval,
            GtkWidget     *widget)
{
  for (guint i = 0; i < 40 && !has_focus (test, widget); i++)
    lab_test_driver_key (test->driver, keyval, 0);
  g_assert_true (has_focus (test, widget));
}

/* Tests: setting up */

LAB_WINDOW_TEST ("/window/seats/levels", test_levels)
{
  static const LabShiftPlayerKind chosen[LAB_SHIFT_N_SEATS] = { P, E, E, N };
  LabShiftSeatRow *row;

  lab_test_do (test, "players 4; kind 1 E; kind 2 E; name 2 Deep");
  /* Chooses with the keyboard. */
  row = LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, 3));
  lab_test_setup_set_kind (test, 3, B);
  move_focus (test, GDK_KEY_Tab, GTK_WIDGET (row));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (gtk_widget_get_mapped (row->entry));
  lab_test_driver_settle (test->driver);
  move_focus (test, GDK_KEY_Tab, row->kinds[N]);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (!gtk_widget_get_mapped (row->entry));
  g_assert_true (has_focus (test, GTK_WIDGET (row)));
  lab_test_wait (lab_test_setup_get_kind (test, 3) == N);
  lab_test_setup_start (test);
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
  lab_test_do (test, "called 1 Yellow; called 2 Deep; called 3 Violet; called 0 Red; "
               "text Computer: Expert; text Computer: Normal; end");

  /* The choice is saved; a computer without a name is called by its color. */
  lab_test_do (test, "start; key <Control>n");
  for (guint i = 0; i < LAB_SHIFT_N_SEATS; i++)
    g_assert_cmpint (lab_test_setup_get_kind (test, i), ==, chosen[i]);
  lab_test_do (test, "kind 2 N; name 2 ; begin; called 2 Blue; called 3 Violet");
}

/* Alone, the first player is a person, and all others are computers, at first at the level that was
 * used last. Together, the same people play as before. */
LAB_WINDOW_TEST ("/window/seats/alone", test_alone)
{
  LabShiftSeatRow *person, *computer;

  lab_test_do (test, "kind 1 H; begin; restart; key <Control>n; kind 1 P; name 1 Ben; text Ben; "
               "click Alone; no-text Ben; text Blue");
  person = LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, 0));
  computer = LAB_SHIFT_SEAT_ROW (lab_test_setup_get_row (test, 1));
  g_assert_cmpint (computer->kind, ==, H);
  lab_test_setup_set_kind (test, 1, E);
  g_assert_false (gtk_widget_get_visible (computer->kinds[P]));
  g_assert_false (gtk_widget_get_visible (computer->entry));

  /* There is nothing to choose for the person but the name and the color. */
  lab_test_do (test, "name 0 Ada");
  for (guint kind = 0; kind < LAB_SHIFT_N_PLAYER_KINDS; kind++)
    g_assert_false (gtk_widget_get_visible (person->kinds[kind]));
  lab_test_do (test, "click Together; text Ben");
  g_assert_cmpint (computer->kind, ==, P);
  lab_test_do (test, "click Alone; players 4; kind 3 N; begin; uncovered; called 0 Ada; "
               "called 1 Yellow; called 2 Blue; text Computer: Expert; text Computer: Hard; "
               "text Computer: Normal");
  g_assert_cmphex (lab_test_seating_get_runner (test)->persons, ==, 0x1);
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
  memcpy (game->kinds, table->kinds, sizeof game->kinds);
  lab_shift_family_play (lab_test_get_family (test->window), game);
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
  lab_test_do (test, "statistics; pass 300; note; pass 700; as-noted; close-dialog");
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
