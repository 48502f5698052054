/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-classics.h"

#include "lab-classic-board-view-private.h"
#include "lab-settings.h"
#include "lab-test-loop.h"

/* Chooses small games on their start page, and plays them like a player who reads English. */

/** lab_test_classics_set_choices: sets what the start page offers when it is shown. */
void
lab_test_classics_set_choices (const char *game,
                               const char *opponent,
                               const char *first)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_string (settings, "classics-game", game);
  g_settings_set_string (settings, "classics-opponent", opponent);
  g_settings_set_string (settings, "classics-first", first);
}

/** lab_test_classics_set_options: sets the options of a game, such as “6x6,5”. */
void
lab_test_classics_set_options (const char *game,
                               const char *options)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_builder_add (&builder, "{ss}", game, options);
  g_settings_set_value (settings, "classics-options", g_variant_builder_end (&builder));
}

/** lab_test_classics_click: clicks on the button with the label @label. */
void
lab_test_classics_click (LabTestWindow *test,
                         const char    *label)
{
  GtkWidget *button = lab_test_find_button (label);

  g_assert_nonnull (button);
  lab_test_driver_reveal (test->driver, button);
  lab_test_driver_click (test->driver, button);
}

/** lab_test_classics_show_start: shows the start page. */
void
lab_test_classics_show_start (LabTestWindow *test)
{
  lab_family_show_start (LAB_FAMILY (lab_test_small_game_get_family (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_classics_start: starts the chosen game with the button of the start page. */
void
lab_test_classics_start (LabTestWindow *test)
{
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Start Game");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

/** lab_test_classics_get_seat: (transfer none): returns who plays the seat, from 0. */
const LabClassicSeat *
lab_test_classics_get_seat (LabTestWindow *test,
                            guint          number)
{
  return &lab_test_small_game_get_session (test)->seats[number];
}

/** lab_test_classics_count_moves: returns the number of moves of the game. */
guint
lab_test_classics_count_moves (LabTestWindow *test)
{
  return lab_test_small_game_get_game (test)->n_moves;
}

/** lab_test_classics_play: plays a move of a person, as the board asks for it. */
void
lab_test_classics_play (LabTestWindow *test,
                        const char    *text)
{
  LabClassicGame *game = lab_test_small_game_get_game (test);
  LabClassicBoardView *board = lab_test_small_game_get_board (test);
  guint32 action;
  guint n_moves = game->n_moves;

  g_assert_true (lab_classic_parse_action (game->classic, game->state, text, &action, NULL));
  lab_test_wait (board->may_choose);
  g_signal_emit_by_name (board, "chosen", action);
  g_assert_cmpuint (game->n_moves, ==, n_moves + 1);
  lab_test_driver_settle (test->driver);
}

/** lab_test_classics_play_to_end: plays 17 matches between two people; the second one wins. */
void
lab_test_classics_play_to_end (LabTestWindow *test)
{
  for (guint left = 17; left > 2; left -= 3)
    lab_test_classics_play (test, "3");
  lab_test_classics_play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 2 Wins") != NULL);
}

/** lab_test_classics_wait_for_person: waits until the computer has moved. */
void
lab_test_classics_wait_for_person (LabTestWindow *test)
{
  lab_test_wait (lab_classic_session_is_persons_turn (lab_test_small_game_get_session (test))
                 || lab_classic_game_is_over (lab_test_small_game_get_game (test)));
  lab_test_driver_settle (test->driver);
}
