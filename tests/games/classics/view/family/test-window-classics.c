/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classics-start-page.h"
#include "lab-test-classics.h"
#include "lab-test-dialog.h"

/* Tests the start page of the small games: what it offers, remembers, and starts. */

/* Tests */

LAB_WINDOW_TEST ("/window/classics/start", test_start)
{
  GtkWidget *focus;

  lab_test_classics_show_start (test);
  g_assert_nonnull (lab_test_find_text ("Matches"));
  g_assert_nonnull (lab_test_find_text ("Tic-Tac-Toe"));
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_true (focus == lab_test_find_button ("Start Game"));
  /* The suggested button starts a game at once. */
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_true (lab_test_classics_get_seat (test, 0)->person);
  g_assert_false (lab_test_classics_get_seat (test, 1)->person);
}

/* The choices of the last game are there again. */
LAB_WINDOW_TEST ("/window/classics/remembered", test_remembered)
{
  g_autofree char *text = NULL;
  GtkWidget *spin;

  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Hexapawn");
  g_assert_nonnull (lab_test_find_text ("Rows"));
  spin = lab_test_find (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSICS_START_PAGE),
                        GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 4);
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  lab_test_classics_start (test);
  text = lab_classic_format (lab_test_small_game_get_game (test)->classic,
                             lab_test_small_game_get_game (test)->start);
  g_assert_cmpstr (text, ==, "hexapawn:4x3");
}

/* They take turns: the computer starts every other game. */
LAB_WINDOW_TEST ("/window/classics/alternate", test_alternate)
{
  lab_test_classics_set_choices ("divide", "beginner", "alternate");
  lab_test_classics_start (test);
  g_assert_true (lab_test_classics_get_seat (test, 0)->person);
  /* A game without moves is not missed. */
  lab_test_classics_start (test);
  g_assert_false (lab_test_classics_get_seat (test, 0)->person);
  g_assert_true (lab_test_classics_get_seat (test, 1)->person);
  lab_test_classics_wait_for_person (test);
  /* Neither is one in which only the computer has moved. */
  lab_test_classics_start (test);
  g_assert_true (lab_test_classics_get_seat (test, 0)->person);
}

/* A turn to start is used up only by a game that starts, and is saved. */
LAB_WINDOW_TEST ("/window/classics/turns", test_turns)
{
  lab_test_classics_set_choices ("tictactoe", "medium", "alternate");
  lab_test_classics_start (test);
  g_assert_true (lab_test_classics_get_seat (test, 0)->person);
  lab_test_classics_play (test, "b2");
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Cancel");
  lab_test_classics_click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Start");
  lab_test_wait (lab_test_small_game_get_session (test) != NULL);
  g_assert_false (lab_test_classics_get_seat (test, 0)->person);
  lab_test_classics_start (test);
  g_assert_true (lab_test_classics_get_seat (test, 0)->person);
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  lab_test_classics_start (test);
  g_assert_false (lab_test_classics_get_seat (test, 0)->person);
}

/* The same game starts again, also while the start page shows another one. The other player
 * starts if they take turns. */
static void
test_again (LabTestWindow *test,
            gconstpointer  data)
{
  const char *first = data;
  guint person = g_str_equal (first, "alternate") ? 1 : 0;
  g_autofree char *text = NULL;
  guint64 seed;

  lab_test_classics_set_options ("matches", "1");
  lab_test_classics_set_choices ("matches", "hard", "player");
  lab_test_classics_start (test);
  lab_test_window_close_window (test);
  lab_test_classics_set_choices ("tictactoe", "person", first);
  lab_test_window_open_window (test);
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Resume");
  lab_test_classics_play (test, "1");
  lab_test_wait (lab_test_find_text ("You Win") != NULL);
  seed = lab_test_small_game_get_session (test)->seed;
  lab_test_classics_click (test, "Play Again");
  text = lab_classic_format (lab_test_small_game_get_game (test)->classic,
                             lab_test_small_game_get_game (test)->start);
  g_assert_cmpstr (text, ==, "matches:1");
  g_assert_true (lab_test_classics_get_seat (test, person)->person);
  g_assert_false (lab_test_classics_get_seat (test, 1 - person)->person);
  g_assert_cmpint (lab_test_classics_get_seat (test, 1 - person)->level, ==,
                   LAB_CLASSIC_LEVEL_HARD);
  g_assert_cmpuint (lab_test_small_game_get_session (test)->seed, !=, seed);
}

/* The title tells the options of the game and the opponent. */
LAB_WINDOW_TEST ("/window/classics/options", test_options)
{
  static const struct
  {
    const char *game;
    const char *opponent;
    const char *told;
  } cases[] = {
    { "hexapawn:4x5", "easy", "Hexapawn \u20664×5\u2069, computer: Easy" },
    { "matches:6,misere", "person",
      "Matches \u20666\u2069 (the last match loses), two people" },
    { "tictactoe:8x8,5", "person", "Tic-Tac-Toe \u20668×8\u2069 (5 in a row), two people" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *told = NULL;

      lab_test_small_game_begin (test, cases[i].game, cases[i].opponent);
      g_object_get (lab_test_small_game_get_family (test), "subtitle", &told, NULL);
      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

/* The start page says that the highest level is not perfect on a large board. */
LAB_WINDOW_TEST ("/window/classics/limit", test_limit)
{
  static const char limit[] = "On a board of this size, the computer looks as far ahead as it can "
                              "in about a second.";
  GtkWidget *opponent;

  lab_test_classics_set_options ("tictactoe", "6x6,5");
  lab_test_classics_set_choices ("tictactoe", "perfect", "player");
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  lab_test_classics_show_start (test);
  g_assert_nonnull (lab_test_find_text (limit));
  lab_test_classics_click (test, "Matches");
  g_assert_null (lab_test_find_text (limit));
  lab_test_classics_click (test, "Tic-Tac-Toe");
  g_assert_nonnull (lab_test_find_text (limit));
  opponent = lab_test_find (lab_test_find (GTK_WIDGET (test->window),
                                           LAB_TYPE_CLASSICS_START_PAGE),
                            ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (opponent), LAB_CLASSIC_LEVEL_HARD);
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_text (limit));
}

/* The list of keys has those of the game and of the search tree. */
LAB_WINDOW_TEST ("/window/classics/keys", test_keys)
{
  static const char * const actions[] = { "classic.hint", "search-tree.forward" };
  guint n_shortcuts;
  const LabShortcut *shortcuts = lab_family_get_shortcuts (
      LAB_FAMILY (lab_test_small_game_get_family (test)), &n_shortcuts);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      guint place = 0;

      while (place < n_shortcuts && g_strcmp0 (shortcuts[place].action, actions[i]) != 0)
        place++;
      g_assert_cmpuint (place, <, n_shortcuts);
    }
}

LAB_TEST_CASES ()
{
  lab_test_window_add ("/window/classics/again/same", "player", test_again);
  lab_test_window_add ("/window/classics/again/turns", "alternate", test_again);
}
