/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-review-page.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* How ordinary games, solo modes, the review, and the statistics affect each other. */

/* Private helpers */

static LabShiftGame *
get_controller (LabTestWindow *test)
{
  return lab_shift_game_page_get_game (lab_test_get_game_page (test->window));
}

static LabShiftGame *
make_saved (gboolean over)
{
  const LabShiftDeal deal = { 7, 0x5, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };
  LabShiftGame *game = lab_shift_game_new (&deal, NULL);

  if (over)
    lab_test_play_turns (game, 5000);
  return game;
}

/* Tests */

/* The player can return to the current game from every solo mode and every page. */
LAB_WINDOW_TEST ("/window/interplay/back", test_back)
{
  static const char * const pages[]
      = { "win.tutorial", "win.time-trial", "win.puzzles", "win.new-game" };

  lab_test_do (test, "play 5 0x5 0 12; take; turn; take; note");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      for (guint close = 0; close <= 1; close++)
        {
          lab_test_do (test, "do %s; settle; %s; page game; covered; no-card; as-noted; take",
                       pages[i], close ? "restart" : "do win.resume; settle");
          g_assert_null (lab_test_get_game_page (test->window)->solo_mode);
        }
    }
}

/* A tournament stays one when the program restarts. */
LAB_WINDOW_TEST ("/window/interplay/tournament", test_tournament)
{
  g_autoptr (LabShiftGame) saved = make_saved (FALSE);

  saved->tournament = TRUE;
  lab_shift_family_play (lab_test_get_family (test->window), saved);
  lab_test_do (test, "settle; take; arrow 0; half-turns 1; restart; take");
  g_assert_true (get_controller (test)->tournament);
  lab_test_do (test, "key <Control>z; key h; half-turns 1");
  g_assert_null (lab_test_get_game_page (test->window)->hint_search);
}

/* The last move cannot be undone while the winner's pawn moves, nor during the
 * question whether to keep playing. */
LAB_WINDOW_TEST ("/window/interplay/won", test_won)
{
  LabShiftTurn turn = { 0 };
  const LabShiftPosition *position;

  lab_test_do (test, "play 3 0x7 0 1 last-treasure open-cards");
  position = lab_test_window_get_position (test);
  lab_test_while (lab_test_choose_turn (position, &turn) > 0)
    lab_test_seating_play_by_hand (test);
  lab_test_while (position->board.spare != turn.tile)
    lab_test_do (test, "key r");
  lab_test_do (test, "arrow %u; settle; animate", turn.arrow);
  lab_test_window_get_board (test)->motion->tempo = 100;
  lab_test_do (test, "cell %u; note; key <Control>z; as-noted; dialog; do win.undo; as-noted",
               turn.cell);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_do (test, "answer Show Ranking; wait-page result");
}

/* The start time of a game is saved at once, even if the game was opened from a
 * file. */
LAB_WINDOW_TEST ("/window/interplay/began", test_began)
{
  g_autoptr (LabShiftGame) saved = make_saved (TRUE);
  GtkWidget *page;

  saved->began = 1000000;
  lab_shift_family_play (lab_test_get_family (test->window), saved);
  lab_test_do (test, "wait-page result; do win.review; settle");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_REVIEW_PAGE);
  gtk_widget_activate_action (page, "playback.first", NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_do (test, "wait-page game; restart; page game");
  g_assert_cmpint (get_controller (test)->began, ==, 1000000);
}
