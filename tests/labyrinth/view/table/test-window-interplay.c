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
act (LabTestWindow *desk,
     const char    *action)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, NULL);
  lab_test_driver_settle (desk->driver);
}

static gboolean
shows (LabTestWindow *desk,
       const char    *page)
{
  return g_str_equal (lab_window_get_page (desk->window), page);
}

static LabSoloMode *
get_solo_mode (LabTestWindow *desk)
{
  return lab_game_page_get_solo_mode (lab_test_get_game_page (desk->window));
}

static LabController *
get_controller (LabTestWindow *desk)
{
  return lab_game_page_get_controller (lab_test_get_game_page (desk->window));
}

static void
restart (LabTestWindow *desk)
{
  gtk_window_close (GTK_WINDOW (desk->window));
  lab_test_wait (desk->window == NULL);
  lab_test_window_close_window (desk);
  lab_test_window_open_window (desk);
  lab_test_driver_settle (desk->driver);
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
play_to_win (LabTestWindow *desk)
{
  while (lab_test_window_get_position (desk)->n_places == 0)
    {
      lab_test_wait (lab_test_window_is_asked (desk));
      lab_test_seating_play_by_hand (desk);
    }
}

/* Tests */

/* The player can return to the current game from every solo mode and every page. */
static void
test_back (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const pages[] = { "win.tutorial", "win.duel", "win.puzzles", "win.new-game" };
  LabPosition stood;

  lab_test_seating_begin (desk, &two, 5, 12);
  lab_test_window_take (desk);
  lab_test_seating_play_by_hand (desk);
  lab_test_window_take (desk);
  stood = *lab_test_window_get_position (desk);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      for (guint close = 0; close <= 1; close++)
        {
          act (desk, pages[i]);
          if (close)
            restart (desk);
          else
            act (desk, "win.resume");
          g_assert_true (shows (desk, "game"));
          g_assert_null (get_solo_mode (desk));
          g_assert_true (lab_test_window_is_covered (desk));
          g_assert_cmphex (lab_test_window_get_shown (desk), ==, 0);
          g_assert_cmpmem (lab_test_window_get_position (desk), sizeof stood, &stood, sizeof stood);
          lab_test_window_take (desk);
        }
    }
}

/* A tournament stays one when the program restarts. */
static void
test_tournament (LabTestWindow *desk,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (FALSE);

  lab_controller_set_tournament (lab_saved_game_get_controller (saved), TRUE);
  lab_labyrinth_family_play_saved (lab_test_get_family (desk->window), saved);
  lab_test_driver_settle (desk->driver);
  lab_test_window_take (desk);
  lab_test_window_click_arrow (desk, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (desk)), ==, 1);
  restart (desk);
  lab_test_window_take (desk);
  g_assert_true (lab_controller_get_tournament (get_controller (desk)));
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (desk->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (desk)), ==, 1);
  g_assert_false (lab_hint_get_asked (
      lab_game_page_get_hint (lab_test_get_game_page (desk->window))));
}

/* The last move cannot be undone while the winner's pawn moves, nor during the
 * question whether to keep playing. */
static void
test_won (LabTestWindow *desk,
          gconstpointer  data G_GNUC_UNUSED)
{
  LabTurn turn = { 0 };
  const LabPosition *position;

  lab_test_seating_begin (desk, &three, 3, 1);
  position = lab_test_window_get_position (desk);
  for (;;)
    {
      LabPosition after = *position;

      lab_test_choose_turn (position, &turn);
      lab_position_insert (&after, turn.arrow, turn.tile);
      if (lab_position_move (&after, turn.cell).place > 0)
        break;
      lab_test_seating_play_by_hand (desk);
    }
  while (position->board.spare != turn.tile)
    lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_window_click_arrow (desk, turn.arrow);
  lab_test_driver_settle (desk->driver);
  lab_test_window_set_animated (TRUE);
  lab_board_view_set_tempo (lab_test_window_get_board (desk), 100);
  lab_test_window_click_cell (desk, turn.cell);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_wait (lab_test_find_dialog (desk) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.undo", NULL);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_answer (desk, "Show Ranking");
  lab_test_wait (shows (desk, "ranking"));
}

/* A game gives one record, even if the others play on for places after a review. */
static void
test_once (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;

  forget_records ();
  lab_test_seating_begin (desk, &three, 3, 1);
  play_to_win (desk);
  lab_test_answer (desk, "Show Ranking");
  lab_test_wait (shows (desk, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
  act (desk, "win.review");
  page = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_wait (shows (desk, "game"));
  lab_test_answer (desk, "Keep Playing");
  while (lab_test_window_get_position (desk)->phase != LAB_PHASE_OVER)
    {
      lab_test_wait (lab_test_window_is_asked (desk));
      lab_test_seating_play_by_hand (desk);
    }
  lab_test_wait (shows (desk, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
}

/* A game that was already over when it was opened is neither recorded nor resumed. */
static void
test_opened_over (LabTestWindow *desk,
                  gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);

  forget_records ();
  lab_labyrinth_family_play_saved (lab_test_get_family (desk->window), saved);
  lab_test_wait (shows (desk, "ranking"));
  act (desk, "win.tutorial");
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "resume", NULL);
  lab_test_driver_settle (desk->driver);
  g_assert_nonnull (get_solo_mode (desk));
  g_assert_cmpuint (count_records (), ==, 0);
}

/* The start time of a game is saved at once, even if the game was opened from a
 * file. */
static void
test_began (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);
  GtkWidget *page;

  lab_controller_set_began (lab_saved_game_get_controller (saved), 1000000);
  lab_labyrinth_family_play_saved (lab_test_get_family (desk->window), saved);
  lab_test_wait (shows (desk, "ranking"));
  act (desk, "win.review");
  page = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (page, "review.first", NULL);
  lab_test_driver_settle (desk->driver);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_wait (shows (desk, "game"));
  restart (desk);
  g_assert_true (shows (desk, "game"));
  g_assert_cmpint (lab_controller_get_began (get_controller (desk)), ==, 1000000);
}

/* Starting another game cancels the puzzle that is being generated. */
static void
test_late_puzzle (LabTestWindow *desk,
                  gconstpointer  data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.play-puzzle", "s", "4-seed-105");
  lab_test_seating_begin (desk, &two, 5, 12);
  /* The puzzle would appear after about half a second. */
  lab_test_iterate_for (2000);
  g_assert_null (get_solo_mode (desk));
  g_assert_true (shows (desk, "game"));
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
