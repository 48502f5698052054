/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-records.h"
#include "lab-saved-game.h"
#include "lab-storage.h"
#include "lab-review-page.h"

/* How ordinary games, solo modes, the review, and the statistics affect each other. */

#define P LAB_PLAYER_PERSON

static const LabTestSeating two = { 0x5, 0, LAB_RULES_STANDARD, { P, P, P, P } };
static const LabTestSeating three = {
  0x7, 0, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS, { P, P, P, P },
};

/* Private helpers */

static void
act (LabTestWindow *test,
     const char    *action)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), action, NULL);
  lab_test_driver_settle (test->driver);
}

static gboolean
shows (LabTestWindow *test,
       const char    *page)
{
  return g_str_equal (lab_window_get_page (test->window), page);
}

static LabSoloMode *
get_solo_mode (LabTestWindow *test)
{
  return lab_game_page_get_solo_mode (lab_test_get_game_page (test->window));
}

static LabController *
get_controller (LabTestWindow *test)
{
  return lab_game_page_get_controller (lab_test_get_game_page (test->window));
}

static void
restart (LabTestWindow *test)
{
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_wait (test->window == NULL);
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  lab_test_driver_settle (test->driver);
}

static void
forget_records (void)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");

  g_unlink (path);
}

static guint
count_records (void)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");
  g_autoptr (LabRecords) records = lab_records_new (path);

  g_assert_true (lab_records_load (records, NULL));
  return g_list_model_get_n_items (G_LIST_MODEL (records));
}

static LabSavedGame *
make_saved (gboolean over)
{
  const LabDeal deal = { 7, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);

  while (over && lab_game_get_phase (game) != LAB_PHASE_OVER)
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      g_assert_true (lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, NULL));
    }
  return lab_saved_game_new (controller, NULL);
}

/* Plays until the first player has won. The question whether to keep playing follows
 * soon. */
static void
play_to_win (LabTestWindow *test)
{
  while (lab_test_window_get_position (test)->n_places == 0)
    {
      lab_test_wait (lab_test_window_is_asked (test));
      lab_test_seating_play_by_hand (test);
    }
}

/* Tests */

/* The player can return to the current game from every solo mode and every page. */
static void
test_back (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const pages[]
      = { "win.tutorial", "win.time-trial", "win.puzzles", "win.new-game" };
  LabPosition stood;

  lab_test_seating_begin (test, &two, 5, 12);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_window_take (test);
  stood = *lab_test_window_get_position (test);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      for (guint close = 0; close <= 1; close++)
        {
          act (test, pages[i]);
          if (close)
            restart (test);
          else
            act (test, "win.resume");
          g_assert_true (shows (test, "game"));
          g_assert_null (get_solo_mode (test));
          g_assert_true (lab_test_window_is_covered (test));
          g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);
          g_assert_cmpmem (lab_test_window_get_position (test), sizeof stood, &stood, sizeof stood);
          lab_test_window_take (test);
        }
    }
}

/* A tournament stays one when the program restarts. */
static void
test_tournament (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (FALSE);

  lab_controller_set_tournament (lab_saved_game_get_controller (saved), TRUE);
  lab_labyrinth_family_play_saved (lab_test_get_family (test->window), saved);
  lab_test_driver_settle (test->driver);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 1);
  restart (test);
  lab_test_window_take (test);
  g_assert_true (lab_controller_get_tournament (get_controller (test)));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==, 1);
  g_assert_false (lab_hint_get_asked (
      lab_game_page_get_hint (lab_test_get_game_page (test->window))));
}

/* The last move cannot be undone while the winner's pawn moves, nor during the
 * question whether to keep playing. */
static void
test_won (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn = { 0 };
  const LabPosition *position;

  lab_test_seating_begin (test, &three, 3, 1);
  position = lab_test_window_get_position (test);
  for (;;)
    {
      LabPosition after = *position;

      lab_test_choose_turn (position, &turn);
      lab_position_insert (&after, turn.arrow, turn.tile);
      if (lab_position_move (&after, turn.cell).place > 0)
        break;
      lab_test_seating_play_by_hand (test);
    }
  while (position->board.spare != turn.tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (test, turn.arrow);
  lab_test_driver_settle (test->driver);
  lab_test_window_set_animated (TRUE);
  lab_board_view_set_tempo (lab_test_window_get_board (test), 100);
  lab_test_window_click_cell (test, turn.cell);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_wait (lab_test_find_dialog (test) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.undo", NULL);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_answer (test, "Show Ranking");
  lab_test_wait (shows (test, "ranking"));
}

/* A game gives one record, even if the others continue for places after a review. */
static void
test_once (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;

  forget_records ();
  lab_test_seating_begin (test, &three, 3, 1);
  play_to_win (test);
  lab_test_answer (test, "Show Ranking");
  lab_test_wait (shows (test, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
  act (test, "win.review");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_wait (shows (test, "game"));
  lab_test_answer (test, "Keep Playing");
  while (lab_test_window_get_position (test)->phase != LAB_PHASE_OVER)
    {
      lab_test_wait (lab_test_window_is_asked (test));
      lab_test_seating_play_by_hand (test);
    }
  lab_test_wait (shows (test, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
}

/* A game that was already over when it was opened is neither recorded nor resumed. */
static void
test_opened_over (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);

  forget_records ();
  lab_labyrinth_family_play_saved (lab_test_get_family (test->window), saved);
  lab_test_wait (shows (test, "ranking"));
  act (test, "win.tutorial");
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "resume", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (get_solo_mode (test));
  g_assert_cmpuint (count_records (), ==, 0);
}

/* The start time of a game is saved at once, even if the game was opened from a
 * file. */
static void
test_began (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);
  GtkWidget *page;

  lab_controller_set_began (lab_saved_game_get_controller (saved), 1000000);
  lab_labyrinth_family_play_saved (lab_test_get_family (test->window), saved);
  lab_test_wait (shows (test, "ranking"));
  act (test, "win.review");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (page, "review.first", NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_wait (shows (test, "game"));
  restart (test);
  g_assert_true (shows (test, "game"));
  g_assert_cmpint (lab_controller_get_began (get_controller (test)), ==, 1000000);
}

/* Starting another game cancels the puzzle that is being generated. */
static void
test_late_puzzle (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.play-puzzle", "s", "4-seed-105");
  lab_test_seating_begin (test, &two, 5, 12);
  /* The puzzle would appear after about half a second. */
  lab_test_iterate_for (2000);
  g_assert_null (get_solo_mode (test));
  g_assert_true (shows (test, "game"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/interplay/back", NULL, test_back);
  lab_test_window_add ("/window/interplay/tournament", NULL, test_tournament);
  lab_test_window_add ("/window/interplay/won", NULL, test_won);
  lab_test_window_add ("/window/interplay/once", NULL, test_once);
  lab_test_window_add ("/window/interplay/opened-over", NULL, test_opened_over);
  lab_test_window_add ("/window/interplay/began", NULL, test_began);
  lab_test_window_add ("/window/interplay/late-puzzle", NULL, test_late_puzzle);
  return g_test_run ();
}
