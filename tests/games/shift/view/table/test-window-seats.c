/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-setup.h"
#include "lab-test-seating.h"

#define P LAB_PLAYER_PERSON
#define B LAB_PLAYER_BEGINNER
#define N LAB_PLAYER_NORMAL
#define H LAB_PLAYER_HARD
#define E LAB_PLAYER_EXPERT

/* Computers as players, and pausing and leaving their games. */

/* Private helpers */

static gboolean
has_focus (GtkWidget    *list,
           LabPlayerKind kind)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));

  return focus != NULL && lab_test_has_text (focus, lab_player_kind_get_name (kind));
}

static const char *
get_name (LabTestWindow *test,
          LabSeat        seat)
{
  return lab_player_get_name (lab_game_get_player (lab_test_window_get_game (test), seat));
}

/* Tests: setting up */

static void
test_levels (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabGame *game;
  GtkWidget *list;

  lab_test_setup_set_count (test, 4);
  lab_test_setup_set_kind (test, 1, E);
  lab_test_setup_set_kind (test, 2, E);
  lab_test_setup_set_name (test, 2, "Deep");
  /* Chooses with the keyboard. */
  list = lab_test_find (lab_test_setup_get_row (test, 3), GTK_TYPE_DROP_DOWN);
  lab_test_setup_set_kind (test, 3, B);
  gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  lab_test_driver_key (test->driver, GDK_KEY_space, 0);
  lab_test_wait (gtk_widget_get_mapped (lab_test_find (list, GTK_TYPE_POPOVER)));
  lab_test_driver_settle (test->driver);
  /* The first focused item of an open list depends on the version of GTK. */
  for (guint i = 0; i <= LAB_PLAYER_PROGRAM && !has_focus (list, N); i++)
    lab_test_driver_key (test->driver, GDK_KEY_Down, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_setup_get_kind (test, 3) == N);
  lab_test_setup_start (test);
  game = lab_test_window_get_game (test);
  g_assert_cmphex (lab_turn_runner_get_persons (lab_test_seating_get_runner (test)), ==,
                   LAB_SEAT_BIT (0));
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 2)), ==, "Blue");
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 1)), ==, "Deep");
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 3)), ==, "Violet");
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 0)), ==, "Red");
  g_assert_nonnull (lab_test_find_text ("Computer · Expert"));
  g_assert_nonnull (lab_test_find_text ("Computer · Normal"));
  lab_test_window_close_window (test);

  /* The choice is saved; a computer without a name is called by its color. */
  lab_test_window_open_window (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpint (lab_test_setup_get_kind (test, 0), ==, P);
  g_assert_cmpint (lab_test_setup_get_kind (test, 1), ==, E);
  g_assert_cmpint (lab_test_setup_get_kind (test, 2), ==, E);
  g_assert_cmpint (lab_test_setup_get_kind (test, 3), ==, N);
  lab_test_setup_set_kind (test, 2, N);
  lab_test_setup_set_name (test, 2, "");
  lab_test_setup_start (test);
  game = lab_test_window_get_game (test);
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 1)), ==, "Yellow");
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 3)), ==, "Violet");
}

/* One click starts a game against the computer, at the level that was used last. It uses nothing of
 * the second player, and changes nothing on the page. */
static void
test_play_computer (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_setup_start_versus (test);
  g_assert_cmphex (lab_turn_runner_get_persons (lab_test_seating_get_runner (test)), ==,
                   LAB_SEAT_BIT (0));
  g_assert_false (lab_test_window_is_covered (test));
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_settle (test->driver);
  lab_test_audit (test);
  g_assert_cmpstr (get_name (test, 2), ==, "Blue");
  g_assert_nonnull (lab_test_find_text ("Computer · Normal"));

  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_setup_set_kind (test, 1, H);
  lab_test_setup_start (test);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_setup_set_count (test, 3);
  lab_test_setup_set_kind (test, 1, P);
  lab_test_setup_set_name (test, 1, "Ben");
  g_assert_nonnull (lab_test_find_text ("Hard"));
  lab_test_setup_start_versus (test);
  g_assert_cmphex (lab_position_get_seats (lab_test_window_get_position (test)), ==, 0x5);
  g_assert_cmpstr (get_name (test, 0), ==, "Red");
  g_assert_cmpstr (get_name (test, 2), ==, "Blue");
  g_assert_nonnull (lab_test_find_text ("Computer · Hard"));
  g_assert_cmphex (lab_turn_runner_get_persons (lab_test_seating_get_runner (test)), ==,
                   LAB_SEAT_BIT (0));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_true (gtk_widget_get_mapped (lab_test_setup_get_row (test, 2)));
  for (guint row = 0; row < 3; row++)
    g_assert_cmpint (lab_test_setup_get_kind (test, row), ==, P);
}

/* The levels of the computer have a heading in the list, on which a click chooses nothing. */
static void
test_heading (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
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
assert_nothing_happens (LabTestWindow *test)
{
  LabPosition before;

  lab_test_iterate_for (300);
  before = *lab_test_window_get_position (test);
  lab_test_iterate_for (700);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
}

static void
assert_goes_on (LabTestWindow *test)
{
  guint n_turns = lab_game_get_n_turns (lab_test_window_get_game (test));

  lab_test_wait (lab_game_get_n_turns (lab_test_window_get_game (test)) > n_turns + 1);
}

static void
test_pause (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { N, P, H, P } };
  GtkWidget *button;

  lab_test_seating_begin (test, &table, 5, 12);
  assert_goes_on (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_nonnull (lab_test_find_text ("Paused"));
  g_assert_nonnull (lab_test_find_text ("The game is paused."));
  assert_nothing_happens (test);
  lab_test_window_click_cell (test, LAB_CELL (0, 3));
  lab_test_window_click_arrow (test, 4);
  assert_nothing_happens (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("Resume"));
  g_assert_null (lab_test_find_text ("Paused"));
  assert_goes_on (test);

  /* Pauses with the button in the header, and resumes with the key. */
  button = lab_test_find_action (GTK_WIDGET (test->window), "win.pause");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Pause");
  lab_test_driver_click (test->driver, button);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Resume");
  assert_nothing_happens (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  assert_goes_on (test);

  /* The next game after a paused one is not paused. */
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "start") == 0);
  /* Labels have their size only after the next frame. */
  lab_test_driver_settle (test->driver);
  g_assert_false (gtk_widget_get_mapped (button));
  lab_test_seating_begin (test, &table, 5, 12);
  g_assert_null (lab_test_find_text ("Paused"));
  assert_goes_on (test);
}

/* In a pause people cannot play, either. */
static void
test_pause_person (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, H, P } };
  LabPosition before;

  lab_test_seating_begin (test, &table, 5, 12);
  lab_test_wait (lab_test_window_is_asked (test));
  before = *lab_test_window_get_position (test);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_false (lab_test_window_is_asked (test));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, 0);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_audit (test);
  lab_test_seating_play_by_hand (test);
}

/* A game without computers cannot be paused. */
static void
test_no_pause (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0x5, 0, LAB_RULES_OPEN_CARDS, { P, P, P, P } };

  lab_test_seating_begin (test, &table, 5, 12);
  g_assert_false (gtk_widget_get_mapped (lab_test_find_action (GTK_WIDGET (test->window),
                                                               "win.pause")));
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_null (lab_test_find_text ("Paused"));
  lab_test_wait (lab_test_window_is_asked (test));
}

/* Starts a game and plays @n_turns. Returns while a computer thinks: its answer cannot be played
 * before the main loop runs again, however long that takes. */
static void
let_think (LabTestWindow        *test,
           const LabTestSeating *table,
           guint                 n_turns)
{
  static const char * const names[LAB_N_SEATS] = { NULL };
  const LabDeal deal = { 5, table->seats, table->first, 6, table->rules };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);

  lab_test_window_set_speed ("fast");
  lab_labyrinth_family_play (lab_test_get_family (test->window), game, table->kinds);
  lab_test_wait (lab_game_get_n_turns (game) >= n_turns
                 && lab_turn_runner_get_thinking (lab_test_seating_get_runner (test))
                        != LAB_SEAT_NONE);
}

/* Computers do not play while a dialog is open. */
static void
test_dialogs (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const LabTestSeating table = { 0xf, 0, LAB_RULES_STANDARD, { N, H, N, P } };
  static const LabTestSeating show = { 0x5, 0, LAB_RULES_STANDARD, { N, P, H, P } };
  LabGame *game;

  let_think (test, &table, 1);
  game = lab_test_window_get_game (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.preferences", NULL);
  lab_test_enter_dialog (test);
  assert_nothing_happens (test);
  g_assert_cmpuint (lab_game_get_n_turns (game), <, 3);
  lab_test_leave_dialog (test);
  lab_test_wait (lab_game_get_n_turns (game) == 3);
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "start") == 0);

  lab_test_seating_begin (test, &show, 5, 12);
  assert_goes_on (test);
  lab_test_driver_key (test->driver, GDK_KEY_comma, GDK_CONTROL_MASK);
  lab_test_enter_dialog (test);
  assert_nothing_happens (test);
  lab_test_leave_dialog (test);
  assert_goes_on (test);
}

static const LabTestSeating three_experts = { 0xf, 0, LAB_RULES_STANDARD, { E, E, E, P } };
static const LabTestSeating four_experts = { 0xf, 0, LAB_RULES_STANDARD, { E, E, E, E } };

static void
test_close_thinking (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  let_think (test, &three_experts, 1);
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_wait (test->window == NULL);
  lab_test_iterate_for (300);
}

static void
test_close_show (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  let_think (test, &four_experts, 3);
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_wait (test->window == NULL);
  lab_test_iterate_for (300);
}

static void
test_new_game_thinking (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabTurnRunner) runner = NULL;

  let_think (test, &three_experts, 1);
  runner = g_object_ref (lab_test_seating_get_runner (test));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.new-game", NULL);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_cmpuint (lab_turn_runner_get_thinking (runner), ==, LAB_SEAT_NONE);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_button ("Start Game"));
  lab_test_answer (test, "Start");
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "game") == 0);
  lab_test_window_take (test);
  lab_test_iterate_for (300);
  lab_test_audit (test);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/seats/pause", NULL, test_pause);
  lab_test_window_add ("/window/seats/pause/person", NULL, test_pause_person);
  lab_test_window_add ("/window/seats/pause/none", NULL, test_no_pause);
  lab_test_window_add ("/window/seats/dialogs", NULL, test_dialogs);
  lab_test_window_add ("/window/seats/close-thinking", NULL, test_close_thinking);
  lab_test_window_add ("/window/seats/close-show", NULL, test_close_show);
  lab_test_window_add ("/window/seats/new-game-thinking", NULL, test_new_game_thinking);
  lab_test_window_add ("/window/seats/levels", NULL, test_levels);
  lab_test_window_add ("/window/seats/play-computer", NULL, test_play_computer);
  lab_test_window_add ("/window/seats/heading", NULL, test_heading);
  return g_test_run ();
}
