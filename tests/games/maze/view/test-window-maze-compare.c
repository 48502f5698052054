/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-compare-page.h"
#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-test-maze.h"
#include "lab-test-steps.h"

/* Tests the page on which generators and solvers of mazes are compared. */

#define SLOW 300
#define MANY 1000

/* Private helpers */

static GtkWidget *
open_page (LabTestWindow *test)
{
  lab_test_maze_show_part (test, "compare");
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_EXPERIMENT_PAGE);
}

/* Chooses the height and width of mazes, and their number. */
static void
set_numbers (GtkWidget *page,
             guint      height,
             guint      width,
             guint      n_mazes)
{
  g_autoptr (GPtrArray) spins = lab_test_find_all (page, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (spins->len, ==, 4);
  gtk_spin_button_set_value (spins->pdata[0], height);
  gtk_spin_button_set_value (spins->pdata[1], width);
  gtk_spin_button_set_value (spins->pdata[2], n_mazes);
}

static gboolean
is_done (GtkWidget *page)
{
  return gtk_widget_get_visible (lab_test_find (page, LAB_TYPE_MAZE_COMPARE_RESULTS));
}

static guint
count_rows (GtkWidget *page)
{
  GtkWidget *results = lab_test_find (page, LAB_TYPE_MAZE_COMPARE_RESULTS);
  g_autoptr (GPtrArray) rows = NULL;
  guint n = 0;

  gtk_expander_set_expanded (GTK_EXPANDER (lab_test_find (results, GTK_TYPE_EXPANDER)), TRUE);
  rows = lab_test_find_all (results, ADW_TYPE_ACTION_ROW);
  for (guint i = 0; i < rows->len; i++)
    n += ADW_IS_COMBO_ROW (rows->pdata[i]) ? 0 : 1;
  return n;
}

static GtkWidget *
run_small (LabTestWindow *test,
           GtkWidget     *page)
{
  set_numbers (page, 10, 12, 20);
  lab_test_do (test, "scroll-and-click Run");
  lab_test_wait (is_done (page));
  lab_test_driver_settle (test->driver);
  gtk_expander_set_expanded (GTK_EXPANDER (lab_test_find (page, GTK_TYPE_EXPANDER)), TRUE);
  lab_test_do (test, "settle");
  return lab_test_find (page, LAB_TYPE_MAZE_COMPARE_RESULTS);
}

static char *
export (GtkWidget  *page,
        const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *sentence = g_strdup_printf ("The results were saved to “%s”.", name);
  char *text = NULL;

  g_remove (path);
  lab_experiment_page_export (LAB_EXPERIMENT_PAGE (page), file);
  lab_test_wait (lab_test_has_text (page, sentence));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_remove (path);
  return text;
}

/* Tests */

/* The five generators of teaching material are compared at once, in words, bars, and numbers. */
LAB_WINDOW_TEST ("/window/maze-compare/generators", test_generators)
{
  GtkWidget *page = open_page (test);
  GtkWidget *combo;

  g_assert_false (is_done (page));
  combo = lab_test_find (run_small (test, page), ADW_TYPE_COMBO_ROW);
  g_assert_cmpuint (count_rows (page), ==, 5);
  lab_test_do (test, "text 20 mazes of each kind, 10 x 12 cells, from number 1");
  lab_test_do (test, "words Most dead ends: ");
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 1);
  lab_test_do (test, "words Largest diameter: ");
  g_assert_cmpuint (count_rows (page), ==, 5);
  /* Once more, with the results of before. */
  lab_test_do (test, "scroll-and-click Run");
  lab_test_wait (is_done (page));
}

/* All solvers of one generator; those that find a shortest way find equally long ones. */
LAB_WINDOW_TEST ("/window/maze-compare/solvers", test_solvers)
{
  GtkWidget *page = open_page (test);
  GtkWidget *kind = lab_test_find (page, ADW_TYPE_COMBO_ROW);
  GtkWidget *combo;

  adw_combo_row_set_selected (ADW_COMBO_ROW (kind), 1);
  combo = lab_test_find (run_small (test, page), ADW_TYPE_COMBO_ROW);
  g_assert_cmpuint (count_rows (page), ==, 7);
  lab_test_do (test, "words Most cells visited: ");
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 0);
  lab_test_do (test, "text All means are equal.");
}

/* Without any algorithm there is nothing to run. */
LAB_WINDOW_TEST ("/window/maze-compare/nothing", test_nothing)
{
  GtkWidget *page = open_page (test);
  GtkWidget *list = lab_test_find (page, ADW_TYPE_EXPANDER_ROW);
  g_autoptr (GPtrArray) checks = NULL;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (list), TRUE);
  lab_test_driver_settle (test->driver);
  checks = lab_test_find_all (list, GTK_TYPE_CHECK_BUTTON);
  g_assert_cmpuint (checks->len, ==, 11);
  for (guint i = 0; i < checks->len; i++)
    gtk_check_button_set_active (checks->pdata[i], FALSE);
  lab_test_do (test, "insensitive Run");
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (list)), ==, "None");
  gtk_check_button_set_active (checks->pdata[LAB_MAZE_PRIM], TRUE);
  lab_test_do (test, "sensitive Run");
  run_small (test, page);
  g_assert_cmpuint (count_rows (page), ==, 1);
}

/* Work that takes minutes ends soon after a press of a button, keeps the keyboard's place, and
 * shows what was finished. */
LAB_WINDOW_TEST ("/window/maze-compare/cancel", test_cancel)
{
  GtkWidget *page = open_page (test);
  GtkProgressBar *progress = GTK_PROGRESS_BAR (lab_test_find (page, GTK_TYPE_PROGRESS_BAR));

  set_numbers (page, SLOW, SLOW, MANY);
  gtk_widget_grab_focus (lab_test_find_button ("Run"));
  lab_test_do (test, "key Return; wait-text Cancel; focus Cancel; no-text Run");
  lab_test_wait (gtk_progress_bar_get_fraction (progress) > 0);
  lab_test_do (test, "key Return; wait-text Run; focus Run; no-text Cancel");
  g_assert_true (is_done (page));
  g_assert_cmpuint (count_rows (page), ==, 5);
  lab_test_do (test, "wait-text Save Table…");
}

/* Another page stops the work, too. */
LAB_WINDOW_TEST ("/window/maze-compare/leave", test_leave)
{
  GtkWidget *page = open_page (test);

  set_numbers (page, SLOW, SLOW, MANY);
  lab_test_do (test, "scroll-and-click Run");
  lab_test_maze_show_start (test);
  open_page (test);
  lab_test_do (test, "wait-text Run");
}

/* The window can be closed in the middle of the work. */
LAB_WINDOW_TEST ("/window/maze-compare/close", test_close)
{
  GtkWidget *page = open_page (test);

  set_numbers (page, 20, 20, MANY);
  lab_test_do (test, "scroll-and-click Run");
}

LAB_WINDOW_TEST ("/window/maze-compare/export", test_export)
{
  GtkWidget *page = open_page (test);
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;
  g_autofree char *pdf = NULL;

  run_small (test, page);
  lab_test_do (test, "text Save Table…; text Save Picture…");
  csv = export (page, "mazes.csv");
  g_assert_true (g_str_has_prefix (csv, "maze,seed,generator,"));
  svg = export (page, "mazes.svg");
  g_assert_nonnull (strstr (svg, "<svg"));
  pdf = export (page, "mazes.pdf");
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
}

/* Asserts that the cells of each column end at the same place. */
static void
check_columns (GtkWidget *list)
{
  GtkWidget *first = lab_test_find (gtk_widget_get_first_child (list), GTK_TYPE_BOX);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *heading = gtk_widget_get_first_child (first);

      for (GtkWidget *cell = gtk_widget_get_first_child (lab_test_find (row, GTK_TYPE_BOX));
           cell != NULL; cell = gtk_widget_get_next_sibling (cell))
        {
          graphene_rect_t above, below;

          g_assert_true (gtk_widget_compute_bounds (heading, list, &above));
          g_assert_true (gtk_widget_compute_bounds (cell, list, &below));
          g_assert_cmpfloat (above.origin.x, ==, below.origin.x);
          g_assert_cmpfloat (above.size.width, ==, below.size.width);
          g_assert_cmpfloat (gtk_label_get_xalign (GTK_LABEL (cell)), ==,
                             heading == gtk_widget_get_first_child (first) ? 0 : 1);
          heading = gtk_widget_get_next_sibling (heading);
        }
      g_assert_null (heading);
    }
}

/* The numbers are behind Details. A wide window has a table with columns, and a narrow one cards.
 * For screen readers, both have a name and all numbers in each row. */
LAB_WINDOW_TEST ("/window/maze-compare/table", test_table)
{
  static const char * const headings[] = { "Mean", "95 % interval", "Median", "Least", "Most" };
  GtkWidget *page = open_page (test);
  LabResultsTable *table;
  GtkWidget *list, *row;

  lab_test_do (test, "size 1280 800");
  g_assert_false (gtk_expander_get_expanded (
      GTK_EXPANDER (lab_test_find (page, GTK_TYPE_EXPANDER))));
  run_small (test, page);
  table = LAB_RESULTS_TABLE (lab_test_find (page, LAB_TYPE_RESULTS_TABLE));
  g_assert_true (table->wide);
  list = lab_test_find (GTK_WIDGET (table), GTK_TYPE_LIST_BOX);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    g_assert_true (lab_test_has_text (list, headings[i]));
  check_columns (list);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Binary tree");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  lab_test_do (test, "size 360 640; settle");
  g_assert_false (table->wide);
  g_assert_false (gtk_widget_get_mapped (list));
  gtk_test_accessible_assert_state (list, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

/* The page fits a phone with everything that it can show. */
LAB_WINDOW_TEST ("/window/maze-compare/phone", test_phone)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) pictures = NULL;

  lab_test_do (test, "size 360 640");
  run_small (test, page);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, 360);
  pictures = lab_test_find_all (page, LAB_TYPE_MAZE_PATTERN_PICTURE);
  g_assert_cmpuint (pictures->len, ==, 2);
  g_ptr_array_add (pictures, lab_test_find (page, LAB_TYPE_PLOT_VIEW));
  for (guint i = 0; i < pictures->len; i++)
    {
      g_assert_cmpint (gtk_widget_get_width (pictures->pdata[i]), >, 200);
      g_assert_cmpint (gtk_widget_get_width (pictures->pdata[i]), <=, 336);
    }
}

/* The same with letters that are twice as large. */
LAB_WINDOW_TEST ("/window/maze-compare/large-text", test_large_text)
{
  GtkWidget *page = open_page (test);
  GtkWidget *plot;
  int least, usual, large;

  run_small (test, page);
  plot = lab_test_find (page, LAB_TYPE_PLOT_VIEW);
  gtk_widget_measure (plot, GTK_ORIENTATION_VERTICAL, -1, &usual, NULL, NULL, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (plot, GTK_ORIENTATION_VERTICAL, -1, &large, NULL, NULL, NULL);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_assert_cmpint (least, <=, 360);
  /* The plot has room for the larger text. */
  g_assert_cmpint (usual, >, 0);
  g_assert_cmpint (large, >, usual * 3 / 2);
}
