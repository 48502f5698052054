/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classics-start-page.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Tests the start page of the small games: what it offers, remembers, and starts. */

/* Tests */

/* The suggested button starts a game at once. */
LAB_WINDOW_TEST ("/window/classics/start", test_start)
{
  lab_test_do (test, "start-page; text Matches; text Tic-Tac-Toe; focus Start Game; key Return; "
               "page game; person 0");
}

/* The menu of the start page starts the tutorial, too: in the current game, or in a new one. */
LAB_WINDOW_TEST ("/window/classics/tutorial", test_tutorial)
{
  lab_test_do (test, "start-page; do win.tutorial; settle; page game; taught; pick 0; wait-turn; "
               "start-page; do win.tutorial; settle; page game; taught; made 2");
}

/* The choices of the last game are there again. */
LAB_WINDOW_TEST ("/window/classics/remembered", test_remembered)
{
  GtkWidget *page, *rows;

  lab_test_do (test, "start-page; scroll-and-click Hexapawn; text Rows");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSICS_START_PAGE);
  rows = lab_test_find (page, GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (rows), 4);
  lab_test_do (test, "end; start; start-game; is hexapawn:4x3");
}

/* They take turns: the computer starts every other game. Neither a game without moves is missed,
 * nor one in which only the computer has moved. */
LAB_WINDOW_TEST ("/window/classics/alternate", test_alternate)
{
  lab_test_do (test, "set classics-game 'divide'; set classics-opponent 'beginner'; "
               "set classics-first 'alternate'; start-game; person 0; start-game; person 1; "
               "wait-turn; start-game; person 0");
}

/* A turn to start is used up only by a game that starts, and is saved. */
LAB_WINDOW_TEST ("/window/classics/turns", test_turns)
{
  lab_test_do (test, "set classics-game 'tictactoe'; set classics-opponent 'medium'; "
               "set classics-first 'alternate'; start-game; person 0; moves b2; start-page; "
               "scroll-and-click Start Game; dialog; answer Cancel; scroll-and-click Start Game; "
               "dialog; answer Start; wait-page game; person 1; start-game; person 0");
  lab_test_do (test, "end; start; start-game; person 1");
}

/* The same game starts again, also while the start page shows another one. The other player
 * starts if they take turns. */
LAB_WINDOW_TESTS (test_again, { "/window/classics/again/same", "player" },
                  { "/window/classics/again/turns", "alternate" })
{
  guint person = g_str_equal (data, "alternate") ? 1 : 0;
  guint64 seed;

  lab_test_do (test, "set classics-options {'matches': '1'}; set classics-opponent 'hard'; "
               "set classics-first 'player'; start-game; end");
  lab_test_do (test, "set classics-game 'tictactoe'; set classics-opponent 'person'; "
               "set classics-first '%s'; start; start-page; scroll-and-click Resume; moves 1; "
               "wait-text You Win", (const char *) data);
  seed = lab_test_small_game_get_session (test)->seed;
  lab_test_do (test, "scroll-and-click Play Again; is matches:1; person %u", person);
  g_assert_cmpint (lab_test_small_game_get_session (test)->seats[1 - person].level, ==,
                   LAB_CLASSIC_LEVEL_HARD);
  g_assert_cmpuint (lab_test_small_game_get_session (test)->seed, !=, seed);
}

/* The title tells the options of the game and the opponent. */
LAB_WINDOW_TEST ("/window/classics/options", test_options)
{
  static const char * const cases[][2] = {
    { "hexapawn:4x5 easy", "Hexapawn \u20664×5\u2069, computer: Easy" },
    { "matches:6,misere person", "Matches \u20666\u2069 (the last match loses), two people" },
    { "tictactoe:8x8,5 person", "Tic-Tac-Toe \u20668×8\u2069 (5 in a row), two people" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      lab_test_do (test, "game %s", cases[i][0]);
      g_assert_cmpstr (
          lab_family_get_heading (LAB_FAMILY (lab_test_small_game_get_family (test)))->subtitle, ==,
          cases[i][1]);
    }
}
