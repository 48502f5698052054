/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-dialog.h"
#include "lab-test-table.h"
#include "lab-test-turns.h"
#include "storage/lab-records.h"
#include "storage/lab-saved-game.h"
#include "storage/lab-storage.h"
#include "view/lab-review-page.h"

/* What the plain game, what is played alone, looking back and the records have to do with
 * each other. */

#define P LAB_PLAYER_PERSON

static const LabTestTable two = { 0x5, 0, LAB_RULES_STANDARD, { P, P, P, P } };
static const LabTestTable three = {
  0x7, 0, LAB_RULES_LAST_TREASURE | LAB_RULES_OPEN_CARDS, { P, P, P, P },
};

/* Private helpers */

static void
act (LabTestDesk *desk,
     const char  *action)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, NULL);
  lab_test_driver_settle (desk->driver);
}

static gboolean
shows (LabTestDesk *desk,
       const char  *page)
{
  return g_str_equal (lab_window_get_page (desk->window), page);
}

static LabPastime *
get_pastime (LabTestDesk *desk)
{
  return lab_game_page_get_pastime (lab_window_get_game_page (desk->window));
}

static LabController *
get_controller (LabTestDesk *desk)
{
  return lab_game_page_get_controller (lab_window_get_game_page (desk->window));
}

static void
restart (LabTestDesk *desk)
{
  gtk_window_close (GTK_WINDOW (desk->window));
  lab_test_wait (desk->window == NULL);
  lab_test_desk_close_window (desk);
  lab_test_desk_open_window (desk);
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

/* Until the first player is home; who may play on is asked then, or soon. */
static void
play_to_win (LabTestDesk *desk)
{
  while (lab_test_desk_get_position (desk)->n_places == 0)
    {
      lab_test_wait (lab_test_desk_is_asked (desk));
      lab_test_table_play_by_hand (desk);
    }
}

/* Tests */

/* From whatever is played alone, and from any page, the game goes on as it stood. */
static void
test_back (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  static const char * const pages[] = { "win.tutorial", "win.duel", "win.puzzles", "win.new-game" };
  LabPosition stood;

  lab_test_table_begin (desk, &two, 5, 12);
  lab_test_desk_take (desk);
  lab_test_table_play_by_hand (desk);
  lab_test_desk_take (desk);
  stood = *lab_test_desk_get_position (desk);
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
          g_assert_null (get_pastime (desk));
          g_assert_true (lab_test_desk_is_covered (desk));
          g_assert_cmphex (lab_test_desk_get_shown (desk), ==, 0);
          g_assert_cmpmem (lab_test_desk_get_position (desk), sizeof stood, &stood, sizeof stood);
          lab_test_desk_take (desk);
        }
    }
}

/* A tournament stays one, whatever happens to the program. */
static void
test_tournament (LabTestDesk  *desk,
                 gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (FALSE);

  lab_controller_set_tournament (lab_saved_game_get_controller (saved), TRUE);
  lab_window_play_saved (desk->window, saved);
  lab_test_driver_settle (desk->driver);
  lab_test_desk_take (desk);
  lab_test_desk_click_arrow (desk, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_desk_get_game (desk)), ==, 1);
  restart (desk);
  lab_test_desk_take (desk);
  g_assert_true (lab_controller_get_tournament (get_controller (desk)));
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (desk->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_desk_get_game (desk)), ==, 1);
  g_assert_false (lab_hint_get_asked (
      lab_game_page_get_hint (lab_window_get_game_page (desk->window))));
}

/* While the winner still walks, and while it is asked whether to play on, nothing is taken
 * back under that question. */
static void
test_won (LabTestDesk  *desk,
          gconstpointer data G_GNUC_UNUSED)
{
  LabTurn turn = { 0 };
  const LabPosition *position;

  lab_test_table_begin (desk, &three, 3, 1);
  position = lab_test_desk_get_position (desk);
  for (;;)
    {
      LabPosition after = *position;

      lab_test_choose_turn (position, &turn);
      lab_position_insert (&after, turn.arrow, turn.tile);
      if (lab_position_move (&after, turn.cell).place > 0)
        break;
      lab_test_table_play_by_hand (desk);
    }
  while (position->board.spare != turn.tile)
    lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_desk_click_arrow (desk, turn.arrow);
  lab_test_driver_settle (desk->driver);
  lab_test_desk_set_animated (TRUE);
  lab_board_view_set_tempo (lab_test_desk_get_board (desk), 100);
  lab_test_desk_click_cell (desk, turn.cell);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_driver_key (desk->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_wait (lab_test_find_dialog (desk) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.undo", NULL);
  g_assert_cmpuint (position->n_places, ==, 1);
  lab_test_answer (desk, "Show Ranking");
  lab_test_wait (shows (desk, "ranking"));
}

/* One game is one record, also if the others play on for their places after looking back. */
static void
test_once (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  forget_records ();
  lab_test_table_begin (desk, &three, 3, 1);
  play_to_win (desk);
  lab_test_answer (desk, "Show Ranking");
  lab_test_wait (shows (desk, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
  act (desk, "win.review");
  page = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (page, "review.play-on", NULL);
  lab_test_wait (shows (desk, "game"));
  lab_test_answer (desk, "Play On");
  while (lab_test_desk_get_position (desk)->phase != LAB_PHASE_OVER)
    {
      lab_test_wait (lab_test_desk_is_asked (desk));
      lab_test_table_play_by_hand (desk);
    }
  lab_test_wait (shows (desk, "ranking"));
  g_assert_cmpuint (count_records (), ==, 1);
}

/* A game that was over when it was opened is neither recorded nor gone on with. */
static void
test_opened_over (LabTestDesk  *desk,
                  gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);

  forget_records ();
  lab_window_play_saved (desk->window, saved);
  lab_test_wait (shows (desk, "ranking"));
  act (desk, "win.tutorial");
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "resume", NULL);
  lab_test_driver_settle (desk->driver);
  g_assert_nonnull (get_pastime (desk));
  g_assert_cmpuint (count_records (), ==, 0);
}

/* When the game was begun is kept at once, of one that is played on, too. */
static void
test_began (LabTestDesk  *desk,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) saved = make_saved (TRUE);
  GtkWidget *page;

  lab_controller_set_began (lab_saved_game_get_controller (saved), 1000000);
  lab_window_play_saved (desk->window, saved);
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

/* Whoever begins something else meanwhile no longer wants the puzzle that is being made. */
static void
test_late_puzzle (LabTestDesk  *desk,
                  gconstpointer data G_GNUC_UNUSED)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.play-puzzle", "s", "4-seed-105");
  lab_test_table_begin (desk, &two, 5, 12);
  /* It takes half a second or so; then it would come. */
  lab_test_iterate_for (2000);
  g_assert_null (get_pastime (desk));
  g_assert_true (shows (desk, "game"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/interplay/back", NULL, test_back);
  lab_test_desk_add ("/window/interplay/tournament", NULL, test_tournament);
  lab_test_desk_add ("/window/interplay/won", NULL, test_won);
  lab_test_desk_add ("/window/interplay/once", NULL, test_once);
  lab_test_desk_add ("/window/interplay/opened-over", NULL, test_opened_over);
  lab_test_desk_add ("/window/interplay/began", NULL, test_began);
  lab_test_desk_add ("/window/interplay/late-puzzle", NULL, test_late_puzzle);
  return g_test_run ();
}
