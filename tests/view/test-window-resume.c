/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lab-test-desk.h"
#include "lab-test-dialog.h"
#include "lab-test-setup.h"
#include "lab-test-table.h"
#include "lab-test-turns.h"
#include "storage/lab-saved-game.h"

/* The game under way is kept, and goes on when the program is started again. */

#define P LAB_PLAYER_PERSON
#define B LAB_PLAYER_BEGINNER
#define X LAB_PLAYER_PROGRAM

static const LabTestTable two_persons = { 0x5, 0, LAB_RULES_STANDARD, { P, P, P, P } };

/* Private helpers */

/* As by a click on the cross of the window; nobody is asked. */
static void
end_program (LabTestDesk *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_wait (desk->window == NULL);
  lab_test_desk_close_window (desk);
}

static void
restart (LabTestDesk *desk)
{
  end_program (desk);
  lab_test_desk_open_window (desk);
  lab_test_driver_settle (desk->driver);
}

static gboolean
is_kept (void)
{
  g_autofree char *path = lab_test_desk_get_kept_path ();

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
assert_page (LabTestDesk *desk,
             const char  *page)
{
  g_assert_cmpstr (lab_window_get_page (desk->window), ==, page);
}

static void
assert_stands (LabTestDesk       *desk,
               const LabPosition *expected)
{
  g_assert_cmpmem (lab_test_desk_get_position (desk), sizeof *expected, expected,
                   sizeof *expected);
}

static void
insert (LabTestDesk *desk)
{
  LabTurn turn;

  lab_test_desk_take (desk);
  lab_test_choose_turn (lab_test_desk_get_position (desk), &turn);
  lab_test_desk_click_arrow (desk, turn.arrow);
  lab_test_wait (lab_test_desk_get_position (desk)->phase == LAB_PHASE_MOVE);
}

/* A game that was played by nobody's hands, up to some moment, as the file in which it is kept. */
static void
keep_game (const LabDeal *deal,
           gboolean     (*is_moment) (const LabPosition *position))
{
  static const char * const names[LAB_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };
  g_autoptr (LabGame) game = lab_game_new (deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autofree char *path = lab_test_desk_get_kept_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  while (!is_moment (lab_game_get_position (game)))
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, &error);
      g_assert_no_error (error);
    }
  lab_saved_game_save (saved, file, NULL, &error);
  g_assert_no_error (error);
}

static gboolean
is_over (const LabPosition *position)
{
  return position->phase == LAB_PHASE_OVER;
}

static gboolean
is_won (const LabPosition *position)
{
  return position->n_places == 1;
}

/* What says so, and can be seen. */
static GtkWidget *
find_told (LabTestDesk *desk,
           const char  *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (GTK_WIDGET (desk->window), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL
          && gtk_widget_get_mapped (labels->pdata[i]))
        return labels->pdata[i];
    }
  return NULL;
}

/* Tests: going on */

/* Between two people the screen is covered again, whoever had it. */
static void
test_persons (LabTestDesk  *desk,
              gconstpointer data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_table_begin (desk, &two_persons, 5, 12);
  for (guint i = 0; i < 3; i++)
    {
      lab_test_desk_take (desk);
      lab_test_table_play_by_hand (desk);
    }
  lab_test_desk_take (desk);
  g_assert_cmpuint (lab_test_desk_get_shown (desk), !=, 0);
  expected = *lab_test_desk_get_position (desk);

  restart (desk);
  assert_page (desk, "game");
  g_assert_true (lab_test_desk_is_covered (desk));
  g_assert_cmpuint (lab_test_desk_get_shown (desk), ==, 0);
  assert_stands (desk, &expected);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, 3);
  lab_test_desk_take (desk);
  lab_test_table_play_by_hand (desk);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) == 4);
}

/* With the tile in, the pawn is moved next. */
static void
test_half_turn (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_table_begin (desk, &two_persons, 5, 12);
  insert (desk);
  expected = *lab_test_desk_get_position (desk);

  restart (desk);
  g_assert_true (lab_test_desk_is_covered (desk));
  assert_stands (desk, &expected);
  lab_test_desk_take (desk);
  g_assert_nonnull (lab_test_find_text ("Move your pawn to a highlighted tile, or stay."));
  lab_test_desk_click_cell (desk, expected.pawns[expected.seat]);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) == 1);
  g_assert_cmpuint (lab_game_get_seat (lab_test_desk_get_game (desk)), !=, expected.seat);
}

/* Even if nobody has played yet: the cards are dealt. */
static void
test_dealt (LabTestDesk  *desk,
            gconstpointer data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_table_begin (desk, &two_persons, 5, 12);
  expected = *lab_test_desk_get_position (desk);
  restart (desk);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
}

/* A computer that was thinking thinks again; there is nobody to be covered for. */
static void
test_computer (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  static const LabTestTable table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, LAB_PLAYER_EXPERT, P } };

  lab_test_table_begin (desk, &table, 5, 12);
  lab_test_desk_set_thinking_time (10);
  lab_test_table_play_by_hand (desk);
  lab_test_wait (lab_host_get_thinking (lab_test_table_get_host (desk)) == 2);

  end_program (desk);
  lab_test_desk_set_thinking_time (0.2);
  lab_test_desk_open_window (desk);
  g_assert_false (lab_test_desk_is_covered (desk));
  g_assert_false (lab_game_page_get_paused (lab_window_get_game_page (desk->window)));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, 1);
  lab_test_wait (lab_test_desk_is_asked (desk));
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, 2);
}

/* Where computers play alone they wait until somebody looks. */
static void
test_show (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  static const LabTestTable table = { 0x5, 0, LAB_RULES_STANDARD, { B, P, B, P } };
  guint n_turns;

  lab_test_table_begin (desk, &table, 5, 12);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) >= 2);
  restart (desk);
  n_turns = lab_game_get_n_turns (lab_test_desk_get_game (desk));
  g_assert_cmpuint (n_turns, >=, 2);
  lab_test_iterate_for (300);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, n_turns);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Go On"));
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) > n_turns);
}

/* A program that failed is not asked again, nor is it told again. */
static void
test_failed (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  static const LabTestTable table = { 0x5, 0, LAB_RULES_STANDARD, { P, P, X, P } };

  lab_test_desk_set_program ("false");
  lab_test_table_begin (desk, &table, 5, 12);
  lab_test_table_play_by_hand (desk);
  lab_test_wait (lab_host_get_failed (lab_test_table_get_host (desk)) == 0x4);
  lab_test_wait (lab_test_desk_is_asked (desk));
  g_assert_nonnull (find_told (desk, "cannot play on"));

  restart (desk);
  g_assert_null (find_told (desk, "cannot play on"));
  g_assert_cmpuint (lab_host_get_failed (lab_test_table_get_host (desk)), ==, 0x4);
  lab_test_table_play_by_hand (desk);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) == 4);
  lab_test_wait (lab_test_desk_is_asked (desk));
  g_assert_null (find_told (desk, "cannot play on"));
}

/* Tests: the end */

/* The program ended before it could show who has won. */
static void
test_over (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (desk);
  keep_game (&deal, is_over);
  lab_test_desk_open_window (desk);
  assert_page (desk, "ranking");
  lab_test_wait (!is_kept ());
  restart (desk);
  assert_page (desk, "setup");
}

/* Nor whether the others play on. */
static void
test_won (LabTestDesk  *desk,
          gconstpointer data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x7, 0, 1, LAB_RULES_LAST_TREASURE };

  end_program (desk);
  keep_game (&deal, is_won);
  lab_test_desk_open_window (desk);
  lab_test_answer (desk, "Show Ranking");
  assert_page (desk, "ranking");
  g_assert_false (is_kept ());
}

/* Tests: another game */

static void
go_to_setup (LabTestDesk *desk)
{
  lab_test_driver_key (desk->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  assert_page (desk, "setup");
  lab_test_wait (lab_test_find_text ("Resume Game") != NULL);
}

/* The first page leads back to the game. */
static void
test_row (LabTestDesk  *desk,
          gconstpointer data G_GNUC_UNUSED)
{
  LabPosition expected;
  GtkWidget *row;
  const char *about;

  lab_test_table_begin (desk, &two_persons, 5, 12);
  lab_test_desk_take (desk);
  lab_test_table_play_by_hand (desk);
  insert (desk);
  expected = *lab_test_desk_get_position (desk);

  go_to_setup (desk);
  row = gtk_widget_get_ancestor (lab_test_find_text ("Resume Game"), ADW_TYPE_ACTION_ROW);
  about = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_assert_true (g_str_has_prefix (about, "Ada, Cleo · Turn 2 · today at "));
  lab_test_driver_click (desk->driver, row);
  lab_test_driver_settle (desk->driver);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
  g_assert_true (lab_test_desk_is_covered (desk));

  /* From the first page the program ends just as well. */
  go_to_setup (desk);
  restart (desk);
  assert_page (desk, "game");
  assert_stands (desk, &expected);
}

/* Another game takes its place only if the players agree. */
static void
test_replaced (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  LabPosition expected;

  lab_test_table_begin (desk, &two_persons, 5, 12);
  insert (desk);
  expected = *lab_test_desk_get_position (desk);
  go_to_setup (desk);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Start Game"));
  g_assert_nonnull (lab_test_find_text ("The game under way will be lost."));
  lab_test_answer (desk, "Cancel");
  assert_page (desk, "setup");
  restart (desk);
  assert_stands (desk, &expected);

  go_to_setup (desk);
  lab_test_driver_click (desk->driver, lab_test_find_button ("Start Game"));
  lab_test_answer (desk, "Start");
  lab_test_wait (g_str_equal (lab_window_get_page (desk->window), "game"));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_desk_get_game (desk)), ==, 0);
  expected = *lab_test_desk_get_position (desk);
  restart (desk);
  assert_stands (desk, &expected);
}

/* In a game that was only dealt nothing is lost. */
static void
test_not_begun (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  lab_test_table_begin (desk, &two_persons, 5, 12);
  go_to_setup (desk);
  lab_test_setup_start (desk);
  assert_page (desk, "game");
  g_assert_null (lab_test_find_dialog (desk));
}

/* Tests: when it goes wrong */

static void
test_damaged (LabTestDesk  *desk,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_desk_get_kept_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GPtrArray) labels = NULL;
  GtkWidget *dialog;

  end_program (desk);
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\nrubbish\n", -1, NULL));
  lab_test_desk_open_window (desk);
  assert_page (desk, "setup");
  dialog = lab_test_enter_dialog (desk);
  labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (labels->pdata[i]);

      if (strstr (text, "cannot be resumed") != NULL)
        told = g_strdup (text);
    }
  g_assert_nonnull (told);
  g_assert_nonnull (strstr (told, aside));
  lab_test_leave_dialog (desk);
  g_assert_null (lab_test_find_text ("Resume Game"));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_nonnull (strstr (contents, "rubbish"));

  /* It is said once. */
  restart (desk);
  assert_page (desk, "setup");
  g_assert_null (lab_test_find_dialog (desk));
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* It is said once that the game cannot be kept; it goes on, and is not lost by a click. */
static void
test_trouble (LabTestDesk  *desk,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_desk_get_kept_path ();
  GtkWidget *trouble;

  /* What cannot be replaced by a file. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_table_begin (desk, &two_persons, 5, 12);
  lab_test_desk_take (desk);
  lab_test_wait (find_told (desk, "is not kept") != NULL);
  trouble = gtk_widget_get_parent (find_told (desk, "is not kept"));
  lab_test_driver_reveal (desk->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_driver_click (desk->driver, lab_test_find (trouble, GTK_TYPE_BUTTON));
  lab_test_wait (find_told (desk, "is not kept") == NULL);
  lab_test_table_play_by_hand (desk);
  insert (desk);
  g_assert_null (find_told (desk, "is not kept"));

  lab_test_driver_key (desk->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Cancel");
  assert_page (desk, "game");

  /* Once it can be kept nobody is asked. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_desk_click_cell (desk, lab_test_desk_get_position (desk)->pawns[2]);
  lab_test_wait (lab_game_get_n_turns (lab_test_desk_get_game (desk)) == 2);
  restart (desk);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_desk_get_game (desk)), ==, 2);
}

static void
test_lost (LabTestDesk  *desk,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_desk_get_kept_path ();

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_table_begin (desk, &two_persons, 5, 12);
  insert (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (desk, "Close Anyway");
  lab_test_wait (desk->window == NULL);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/resume/persons", NULL, test_persons);
  lab_test_desk_add ("/window/resume/half-turn", NULL, test_half_turn);
  lab_test_desk_add ("/window/resume/dealt", NULL, test_dealt);
  lab_test_desk_add ("/window/resume/computer", NULL, test_computer);
  lab_test_desk_add ("/window/resume/show", NULL, test_show);
  lab_test_desk_add ("/window/resume/failed", NULL, test_failed);
  lab_test_desk_add ("/window/resume/over", NULL, test_over);
  lab_test_desk_add ("/window/resume/won", NULL, test_won);
  lab_test_desk_add ("/window/resume/row", NULL, test_row);
  lab_test_desk_add ("/window/resume/replaced", NULL, test_replaced);
  lab_test_desk_add ("/window/resume/not-begun", NULL, test_not_begun);
  lab_test_desk_add ("/window/resume/damaged", NULL, test_damaged);
  lab_test_desk_add ("/window/resume/trouble", NULL, test_trouble);
  lab_test_desk_add ("/window/resume/lost", NULL, test_lost);
  return g_test_run ();
}
