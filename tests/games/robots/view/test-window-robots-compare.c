/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-robots-compare-page.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

/* Tests the page on which algorithms solve many boards with robots. */

#define N_ALGORITHMS 5
#define MANY 1000

/* The checks, from top to bottom: the algorithms, the sizes from 8, the numbers of robots. */
#define FIRST_SIZE 5
#define FIRST_ROBOTS 10
#define N_CHECKS 15

/* Private helpers */

static GtkWidget *
open_page (LabTestWindow *test)
{
  lab_test_robots_show_part (test, "robots-compare");
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_EXPERIMENT_PAGE);
}

static void
set_check (GtkWidget *page,
           guint      n,
           gboolean   active)
{
  g_autoptr (GPtrArray) checks = lab_test_find_all (page, GTK_TYPE_CHECK_BUTTON);

  g_assert_cmpuint (checks->len, ==, N_CHECKS);
  gtk_check_button_set_active (checks->pdata[n], active);
}

/* Makes the rows of all lists, and sets how many boards there are. */
static void
prepare (LabTestWindow *test,
         GtkWidget     *page,
         double         n_boards)
{
  g_autoptr (GPtrArray) lists = lab_test_find_all (page, ADW_TYPE_EXPANDER_ROW);
  g_autoptr (GPtrArray) spins = lab_test_find_all (page, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (lists->len, ==, 2);
  g_assert_cmpuint (spins->len, ==, 2);
  for (guint i = 0; i < lists->len; i++)
    adw_expander_row_set_expanded (lists->pdata[i], TRUE);
  gtk_spin_button_set_value (spins->pdata[0], n_boards);
  lab_test_driver_settle (test->driver);
}

static gboolean
is_done (GtkWidget *page)
{
  return gtk_widget_get_visible (lab_test_find (page, LAB_TYPE_ROBOTS_COMPARE_RESULTS));
}

/* Boards of sizes 8 and 10 with one and two robots, three of each. */
static LabRobotsCompareResults *
run_small (LabTestWindow *test,
           GtkWidget     *page)
{
  prepare (test, page, 3);
  set_check (page, FIRST_SIZE + 2, FALSE);
  set_check (page, FIRST_ROBOTS + 2, FALSE);
  lab_test_do (test, "scroll-and-click Run");
  lab_test_wait (is_done (page));
  lab_test_driver_settle (test->driver);
  return LAB_ROBOTS_COMPARE_RESULTS (lab_test_find (page, LAB_TYPE_ROBOTS_COMPARE_RESULTS));
}

/* Opens the details, which have the table. */
static void
open_details (GtkWidget *page)
{
  GtkWidget *details = lab_test_find (page, GTK_TYPE_EXPANDER);

  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (details)));
  gtk_expander_set_expanded (GTK_EXPANDER (details), TRUE);
}

static guint
count_rows (GtkWidget *page)
{
  GtkWidget *table = lab_test_find (page, LAB_TYPE_RESULTS_TABLE);
  g_autoptr (GPtrArray) rows = lab_test_find_all (table, ADW_TYPE_ACTION_ROW);

  return rows->len;
}

/* Counts the boards of which the numbers of the first algorithm are shown. */
static guint
count_boards (GtkWidget *page)
{
  GtkWidget *table = lab_test_find (page, LAB_TYPE_RESULTS_TABLE);
  AdwActionRow *row = ADW_ACTION_ROW (lab_test_find (table, ADW_TYPE_ACTION_ROW));
  guint n_solved, n_others;

  g_assert_cmpint (sscanf (adw_action_row_get_subtitle (row), "Solved: %u, No solution: %u",
                           &n_solved, &n_others), ==, 2);
  return n_solved + n_others;
}

/* Saves results; the file begins with something. */
static void
assert_export (GtkWidget  *page,
               const char *name,
               const char *beginning)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *sentence = g_strdup_printf ("The results were saved to “%s”.", name);
  g_autofree char *text = NULL;

  g_remove (path);
  lab_experiment_page_export (LAB_EXPERIMENT_PAGE (page), file);
  lab_test_wait (lab_test_has_text (page, sentence));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, beginning));
  g_remove (path);
}

/* Tests */

/* All algorithms at once: four figures, sentences, and under Details a row of numbers for each
 * algorithm. */
LAB_WINDOW_TEST ("/window/robots-compare/run", test_run)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) plots = NULL;

  g_assert_false (is_done (page));
  run_small (test, page);
  g_assert_true (lab_test_has_text (page, "12 boards, from number 1"));
  open_details (page);
  g_assert_cmpuint (count_rows (page), ==, N_ALGORITHMS);
  plots = lab_test_find_all (page, LAB_TYPE_PLOT_VIEW);
  g_assert_cmpuint (plots->len, ==, 4);
  gtk_test_accessible_assert_property (plots->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Time by Number of Robots");
  for (guint i = 0; i < plots->len; i++)
    g_assert_true (gtk_test_accessible_has_property (plots->pdata[i],
                                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  /* Once more, with the results of before. */
  lab_test_do (test, "scroll-and-click Run");
  lab_test_wait (is_done (page));
}

/* The user chooses of which boards results are shown. */
LAB_WINDOW_TEST ("/window/robots-compare/kinds", test_kinds)
{
  GtkWidget *page = open_page (test);
  LabRobotsCompareResults *results = run_small (test, page);
  g_autoptr (GPtrArray) combos = lab_test_find_all (GTK_WIDGET (results), ADW_TYPE_COMBO_ROW);

  open_details (page);
  g_assert_cmpuint (combos->len, ==, 2);
  g_assert_cmpuint (count_boards (page), ==, 12);
  adw_combo_row_set_selected (combos->pdata[0], 2);
  g_assert_cmpuint (count_boards (page), ==, 6);
  adw_combo_row_set_selected (combos->pdata[1], 1);
  g_assert_cmpuint (count_boards (page), ==, 3);
  g_assert_cmpuint (count_rows (page), ==, N_ALGORITHMS);
  lab_test_driver_settle (test->driver);
}

/* Without any algorithm, size, or number of robots there is nothing to run. */
LAB_WINDOW_TEST ("/window/robots-compare/nothing", test_nothing)
{
  GtkWidget *page = open_page (test);

  prepare (test, page, 2);
  for (guint i = 0; i < N_ALGORITHMS; i++)
    set_check (page, i, FALSE);
  lab_test_do (test, "insensitive Run");
  set_check (page, 1, TRUE);
  lab_test_do (test, "sensitive Run");
  for (guint i = FIRST_SIZE; i < N_CHECKS; i++)
    set_check (page, i, FALSE);
  lab_test_do (test, "insensitive Run");
  set_check (page, FIRST_SIZE, TRUE);
  set_check (page, FIRST_ROBOTS + 1, TRUE);
  lab_test_do (test, "scroll-and-click Run");
  lab_test_wait (is_done (page));
  open_details (page);
  g_assert_cmpuint (count_rows (page), ==, 1);
  g_assert_true (lab_test_has_text (page, "2 boards, from number 1"));
}

static gboolean
has_begun (GtkWidget *page)
{
  GtkWidget *progress = lab_test_find (page, GTK_TYPE_PROGRESS_BAR);

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (progress)) > 0;
}

/* Asks for work that takes minutes. */
static void
prepare_slow (LabTestWindow *test,
              GtkWidget     *page)
{
  prepare (test, page, MANY);
  set_check (page, FIRST_SIZE + 4, TRUE);
  set_check (page, LAB_ROBOTS_FAST, FALSE);
}

/* It ends soon after a press of a button, keeps the keyboard's place, and shows what was
 * finished. */
LAB_WINDOW_TEST ("/window/robots-compare/cancel", test_cancel)
{
  GtkWidget *page = open_page (test);

  prepare_slow (test, page);
  gtk_widget_grab_focus (lab_test_find_button ("Run"));
  lab_test_do (test, "key Return; wait-text Cancel; focus Cancel");
  lab_test_wait (has_begun (page));
  lab_test_do (test, "key Return; wait-text Run; focus Run");
  g_assert_true (is_done (page));
  open_details (page);
  g_assert_cmpuint (count_rows (page), ==, N_ALGORITHMS - 1);
}

/* The window can be closed in the middle of the work. */
LAB_WINDOW_TEST ("/window/robots-compare/close", test_close)
{
  GtkWidget *page = open_page (test);

  prepare_slow (test, page);
  lab_test_do (test, "scroll-and-click Run");
}

LAB_WINDOW_TEST ("/window/robots-compare/export", test_export)
{
  GtkWidget *page = open_page (test);

  run_small (test, page);
  lab_test_do (test, "text Save Table…; text Save Picture…");
  assert_export (page, "robots.csv", "size,robots,seed,algorithm,");
  assert_export (page, "robots.svg", "<?xml version");
  assert_export (page, "robots.pdf", "%PDF");
}

/* The page fits a phone with everything that it can show, also with letters that are twice as
 * large. */
LAB_WINDOW_TEST ("/window/robots-compare/phone", test_phone)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) plots = NULL;
  int least;

  lab_test_do (test, "size 360 640");
  run_small (test, page);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 360);
  plots = lab_test_find_all (page, LAB_TYPE_PLOT_VIEW);
  for (guint i = 0; i < plots->len; i++)
    {
      g_assert_cmpint (gtk_widget_get_width (plots->pdata[i]), >, 200);
      g_assert_cmpint (gtk_widget_get_width (plots->pdata[i]), <=, 336);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_assert_cmpint (least, <=, 360);
}

/* What was chosen is chosen the next time. */
LAB_WINDOW_TEST ("/window/robots-compare/remembered", test_remembered)
{
  GtkWidget *page = open_page (test);
  LabRobotsCompareSetup *rows;
  LabRobotsComparisonSetup setup;

  prepare (test, page, 7);
  set_check (page, 0, FALSE);
  set_check (page, FIRST_SIZE, FALSE);
  set_check (page, FIRST_ROBOTS + 4, TRUE);
  lab_test_do (test, "end; start");
  page = open_page (test);
  rows = LAB_ROBOTS_COMPARE_SETUP (lab_test_find (page, LAB_TYPE_ROBOTS_COMPARE_SETUP));
  g_assert_true (lab_robots_compare_setup_get (rows, &setup));
  g_assert_cmpuint (setup.n_algorithms, ==, N_ALGORITHMS - 1);
  g_assert_cmpint (setup.algorithms[0], ==, LAB_ROBOTS_BFS);
  g_assert_cmpuint (setup.n_sizes, ==, 2);
  g_assert_cmpuint (setup.sizes[0], ==, 10);
  g_assert_cmpuint (setup.n_robots, ==, 4);
  g_assert_cmpuint (setup.robots[3], ==, 5);
  g_assert_cmpuint (setup.n_boards, ==, 7);
}
