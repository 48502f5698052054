/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "lab-export.h"
#include "lab-plot-view.h"
#include "lab-shift-review-page.h"
#include "lab-test-games.h"
#include "lab-test-steps.h"

/* The game of the tests: its turns, and how many of them lost much. */
#define N_TURNS 19
#define N_MARKED 9

#define SUM "9 turns lost 15 %% or more of the chance to win."

/* Private helpers */

static LabShiftReviewPage *
get_page (LabTestWindow *test)
{
  return LAB_SHIFT_REVIEW_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                               LAB_TYPE_SHIFT_REVIEW_PAGE));
}

static GtkSingleSelection *
get_list (LabTestWindow *test)
{
  return get_page (test)->selection;
}

static LabShiftGame *
read_game (void)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "data", "saved-over.labyrinthe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  LabShiftGame *saved = lab_shift_saved_game_load (file, NULL, &error);

  g_assert_no_error (error);
  return saved;
}

/* Opens a game that is over. */
static void
open_game (LabTestWindow *test)
{
  g_autoptr (LabShiftGame) saved = read_game ();

  lab_shift_family_play (lab_test_get_family (test->window), saved);
  lab_test_do (test, "wait-page result; settle");
}

static void
analyze (LabTestWindow *test)
{
  open_game (test);
  lab_test_do (test, "click Analyze; page review; wait-said " SUM "; settle");
  lab_test_do (test, "words Chance to win: Anna 100 %% · Bert 0 %%; no-text Analyze");
}

/* Checks which turn is selected, and that the board shows a better one, or none. */
static void
assert_better (LabTestWindow *test,
               guint          number,
               const char    *better)
{
  LabShiftBoardView *board = get_page (test)->board;

  lab_test_wait (gtk_single_selection_get_selected (get_list (test)) == number
                 && !get_page (test)->busy);
  g_assert_cmpint (board->pointing, ==, better != NULL);
  if (better != NULL)
    {
      const LabShiftTurn turn = lab_test_turn_named (better);

      g_assert_cmpmem (&board->pointed, sizeof turn, &turn, sizeof turn);
      g_assert_true (board->with_goal);
    }
  g_assert_cmpuint (get_page (test)->replay->position.phase, ==,
                    number == N_TURNS ? LAB_SHIFT_PHASE_OVER : LAB_SHIFT_PHASE_INSERT);
}

/* Checks that the board shows the position after a number of turns. */
static void
assert_at (LabTestWindow *test,
           guint          n_turns)
{
  const LabShiftPosition *shown = &get_page (test)->replay->position;
  const LabShiftPosition *expected
      = lab_shift_game_get_position_at (lab_test_window_get_game (test), 2 * n_turns);

  lab_test_wait (!get_page (test)->busy);
  g_assert_cmpmem (&shown->board, sizeof shown->board, &expected->board, sizeof expected->board);
  g_assert_cmpmem (shown->pawns, sizeof shown->pawns, expected->pawns, sizeof expected->pawns);
}

static char *
export (LabTestWindow *test,
        const char    *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  char *text = NULL;

  g_signal_emit_by_name (lab_test_find (GTK_WIDGET (get_page (test)), LAB_TYPE_EXPORT_BUTTONS),
                         "chosen", file);
  lab_test_do (test, "wait-text The results were saved to “%s”.", name);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_remove (path);
  return text;
}

/* Tests */

/* The turns that lost much are marked and told; the board shows better ones, and what was played
 * if the turn is selected again, or if players want that. */
LAB_WINDOW_TEST ("/window/analysis/run", test_run)
{
  guint n_marked = 0;

  analyze (test);
  for (guint number = 0; number <= N_TURNS; number++)
    {
      g_autoptr (LabShiftTurnEntry) entry
          = g_list_model_get_item (G_LIST_MODEL (get_list (test)), number);

      n_marked += entry->loss > 0;
      g_assert_cmpint (entry->loss > 0, ==,
                       strstr (entry->words, "The chance to win fell from ") != NULL);
    }
  g_assert_cmpuint (n_marked, ==, N_MARKED);
  assert_better (test, N_TURNS, NULL);

  lab_test_do (test, "key Home; key Right");
  assert_better (test, 1, "E4=3-c4");
  assert_at (test, 0);
  lab_test_do (test, "text −27 %%; words The chance to win fell from 72 %% to 45 %%.; "
               "words E4=3-c4 reaches the hedgehog 1 turn earlier.; "
               "words Chance to win: Anna 45 %% · Bert 55 %%");
  lab_test_do (test, "key Return");
  assert_better (test, 1, NULL);
  assert_at (test, 1);
  lab_test_do (test, "key Right");
  assert_better (test, 2, NULL);
  assert_at (test, 2);
  lab_test_do (test, "key Right; key Right; key Right; key Right");
  assert_better (test, 6, "Nf=e-e1");
  lab_test_do (test, "click Show Better Turns");
  assert_better (test, 6, NULL);
  assert_at (test, 6);
  lab_test_do (test, "key Right");
  assert_better (test, 7, NULL);
  lab_test_do (test, "click Show Better Turns");
  assert_better (test, 7, "Nf=5-a3");
}

/* On a phone, the reason is in sight below the board, without scrolling; elsewhere the list of
 * turns has room for it. */
LAB_WINDOW_TEST ("/window/analysis/phone", test_phone)
{
  GtkWidget *why;

  analyze (test);
  why = GTK_WIDGET (get_page (test)->why);
  lab_test_do (test, "key Home; key Right");
  assert_better (test, 1, "E4=3-c4");
  g_assert_false (gtk_widget_get_mapped (why));
  lab_test_do (test, "size 360 640; settle; key Left; key Right");
  assert_better (test, 1, "E4=3-c4");
  lab_test_do (test, "settle");
  g_assert_true (gtk_widget_get_mapped (why));
  g_assert_true (lab_test_is_within (why, GTK_WIDGET (test->window)));
  g_assert_true (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (why)),
                                   "\nE4=3-c4 reaches the hedgehog 1 turn earlier."));
  lab_test_do (test, "key Right");
  assert_better (test, 2, NULL);
  g_assert_false (gtk_widget_get_mapped (why));
}

/* A click on the plot goes to a turn, to a marked one if that is near. */
LAB_WINDOW_TEST ("/window/analysis/plot", test_plot)
{
  GtkWidget *plot;
  guint before = 0;
  int width;

  analyze (test);
  plot = lab_test_find (GTK_WIDGET (get_page (test)), LAB_TYPE_PLOT_VIEW);
  width = gtk_widget_get_width (plot);
  for (guint step = 0; step <= 8; step++)
    {
      LabShiftTurnEntry *entry;

      lab_test_driver_move (test->driver, plot, width * step / 8.0,
                            gtk_widget_get_height (plot) / 2.0);
      lab_test_do (test, "press; settle");
      entry = gtk_single_selection_get_selected_item (get_list (test));
      g_assert_cmpint (get_page (test)->board->pointing, ==, entry->loss > 0);
      if (step == 0)
        g_assert_cmpuint (entry->number, <=, 1);
      g_assert_cmpuint (entry->number, >=, before);
      before = entry->number;
    }
  g_assert_cmpuint (before, ==, N_TURNS);
}

/* A new game from there begins with the position that the board shows. */
LAB_WINDOW_TEST ("/window/analysis/play-on", test_play_on)
{
  analyze (test);
  lab_test_do (test, "key Home; key Right");
  assert_better (test, 1, "E4=3-c4");
  lab_test_do (test, "click Play From Here; page game; turns 0");
}

/* An analysis can be cancelled and started again. */
LAB_WINDOW_TEST ("/window/analysis/cancel", test_cancel)
{
  g_autoptr (GPtrArray) buttons = NULL;

  open_game (test);
  lab_test_do (test, "click Review Game; page review; text Analyze");
  lab_shift_review_page_analyze (get_page (test));
  /* The result waits for the main loop. */
  buttons = lab_test_find_all (GTK_WIDGET (get_page (test)->analysis), GTK_TYPE_BUTTON);
  g_assert_cmpstr (gtk_button_get_label (buttons->pdata[1]), ==, "_Cancel");
  g_assert_true (gtk_widget_get_visible (gtk_widget_get_parent (buttons->pdata[1])));
  g_signal_emit_by_name (buttons->pdata[1], "clicked");
  lab_test_do (test, "settle; text Analyze; no-text Cancel; no-words Chance to win");
  lab_test_do (test, "click Analyze; wait-said " SUM "; settle; no-text Cancel; "
               "focus Show Better Turns");
  /* One that runs ends with the review. */
  lab_test_do (test, "key Escape; page result");
  open_game (test);
  lab_test_do (test, "click Review Game; page review");
  lab_shift_review_page_analyze (get_page (test));
  lab_test_do (test, "key Escape; page result; settle; click Review Game; text Analyze");
}

/* An analysis is saved with the game and shown at once, and exported. */
LAB_WINDOW_TEST ("/window/analysis/saved", test_saved)
{
  g_autoptr (LabShiftGame) saved = NULL;
  g_autofree char *text = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;

  analyze (test);
  csv = export (test, "analysis.csv");
  g_assert_true (g_str_has_prefix (csv, "turn,played,best,loss,player,before,after\r\n"
                                        "1,Sf=6-c3,E4=3-c4,27,Anna,72,45\r\n"
                                        "1,Sf=6-c3,E4=3-c4,0,Bert,28,55\r\n2,Nd=a-g3,"));
  svg = export (test, "analysis.svg");
  g_assert_nonnull (strstr (svg, "<svg"));

  text = lab_shift_saved_game_to_data (get_page (test)->saved);
  saved = lab_shift_saved_game_parse (text, strlen (text), NULL);
  lab_test_do (test, "key Escape; page result");
  lab_shift_family_play (lab_test_get_family (test->window), saved);
  lab_test_do (test, "wait-page result; settle; click Review Game; page review; no-text Analyze; "
               "words Chance to win: Anna 100 %% · Bert 0 %%; key Home; key Right");
  assert_better (test, 1, "E4=3-c4");
}

/* A game that is not over cannot be analyzed. */
LAB_WINDOW_TEST ("/window/analysis/secrecy", test_secrecy)
{
  lab_test_do (test, "play 7 5 0 3; do win.analyze; settle; page game; do win.review; page review; "
               "no-text Analyze; do win.analyze; settle");
  lab_shift_review_page_analyze (get_page (test));
  lab_test_do (test, "settle; no-text Cancel; no-words Chance to win");
}
