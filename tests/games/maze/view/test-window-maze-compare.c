/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-compare-page.h"
#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-test-maze.h"

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

static void
click (LabTestWindow *test,
       const char    *label)
{
  lab_test_driver_reveal (test->driver, lab_test_find_button (label));
  lab_test_driver_click (test->driver, lab_test_find_button (label));
}

/* Sets the height, the width, the number of mazes, or the seed. */
static void
set_number (GtkWidget *page,
            guint      n,
            double     value)
{
  g_autoptr (GPtrArray) spins = lab_test_find_all (page, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (spins->len, ==, 4);
  gtk_spin_button_set_value (spins->pdata[n], value);
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
  g_autoptr (GPtrArray) rows = lab_test_find_all (results, ADW_TYPE_ACTION_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += ADW_IS_COMBO_ROW (rows->pdata[i]) ? 0 : 1;
  return n;
}

static void
run_small (LabTestWindow *test,
           GtkWidget     *page)
{
  set_number (page, 0, 10);
  set_number (page, 1, 12);
  set_number (page, 2, 20);
  click (test, "Run");
  lab_test_wait (is_done (page));
  lab_test_driver_settle (test->driver);
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

/* Returns whether a label begins like this. */
static gboolean
has_sentence (GtkWidget  *results,
              const char *begin)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (results, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (g_str_has_prefix (gtk_label_get_label (labels->pdata[i]), begin))
        return TRUE;
    }
  return FALSE;
}

/* Tests */

/* The five generators of teaching material are compared at once, in words, bars, and numbers. */
LAB_WINDOW_TEST ("/window/maze-compare/generators", test_generators)
{
  GtkWidget *page = open_page (test);
  GtkWidget *results;
  GtkWidget *combo;

  g_assert_false (is_done (page));
  run_small (test, page);
  results = lab_test_find (page, LAB_TYPE_MAZE_COMPARE_RESULTS);
  g_assert_cmpuint (count_rows (page), ==, 5);
  g_assert_true (lab_test_has_text (page, "20 mazes of each kind, 10 x 12 cells, from seed 1"));
  g_assert_true (has_sentence (results, "Most dead ends: "));
  combo = lab_test_find (results, ADW_TYPE_COMBO_ROW);
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 1);
  g_assert_true (has_sentence (results, "Largest diameter: "));
  g_assert_cmpuint (count_rows (page), ==, 5);
  /* Once more, with the results of before. */
  click (test, "Run");
  lab_test_wait (is_done (page));
}

/* All solvers of one generator; those that find a shortest way find equally long ones. */
LAB_WINDOW_TEST ("/window/maze-compare/solvers", test_solvers)
{
  GtkWidget *page = open_page (test);
  GtkWidget *kind = lab_test_find (page, ADW_TYPE_COMBO_ROW);
  GtkWidget *results;

  adw_combo_row_set_selected (ADW_COMBO_ROW (kind), 1);
  run_small (test, page);
  g_assert_cmpuint (count_rows (page), ==, 7);
  results = lab_test_find (page, LAB_TYPE_MAZE_COMPARE_RESULTS);
  g_assert_true (has_sentence (results, "Most cells visited: "));
  adw_combo_row_set_selected (ADW_COMBO_ROW (lab_test_find (results, ADW_TYPE_COMBO_ROW)), 0);
  g_assert_true (lab_test_has_text (page, "All means are equal."));
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
  g_assert_false (gtk_widget_get_sensitive (lab_test_find_button ("Run")));
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (list)), ==, "None");
  gtk_check_button_set_active (checks->pdata[LAB_MAZE_PRIM], TRUE);
  g_assert_true (gtk_widget_get_sensitive (lab_test_find_button ("Run")));
  run_small (test, page);
  g_assert_cmpuint (count_rows (page), ==, 1);
}

/* Returns whether a maze is finished. */
static gboolean
has_begun (GtkWidget *page)
{
  GtkWidget *progress = lab_test_find (page, GTK_TYPE_PROGRESS_BAR);

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (progress)) > 0;
}

/* Work that takes minutes ends soon after a press of a button, keeps the keyboard's place, and
 * shows what was finished. */
LAB_WINDOW_TEST ("/window/maze-compare/cancel", test_cancel)
{
  GtkWidget *page = open_page (test);

  set_number (page, 0, SLOW);
  set_number (page, 1, SLOW);
  set_number (page, 2, MANY);
  gtk_widget_grab_focus (lab_test_find_button ("Run"));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_find_button ("Cancel") != NULL);
  g_assert_true (gtk_widget_has_focus (lab_test_find_button ("Cancel")));
  g_assert_null (lab_test_find_button ("Run"));
  lab_test_wait (has_begun (page));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_find_button ("Run") != NULL);
  g_assert_true (gtk_widget_has_focus (lab_test_find_button ("Run")));
  g_assert_null (lab_test_find_button ("Cancel"));
  g_assert_true (is_done (page));
  g_assert_cmpuint (count_rows (page), ==, 5);
  lab_test_wait (lab_test_find_button ("Save Table…") != NULL);
}

/* Another page stops the work, too. */
LAB_WINDOW_TEST ("/window/maze-compare/leave", test_leave)
{
  GtkWidget *page = open_page (test);

  set_number (page, 0, SLOW);
  set_number (page, 1, SLOW);
  set_number (page, 2, MANY);
  click (test, "Run");
  lab_test_maze_show_start (test);
  open_page (test);
  lab_test_wait (lab_test_find_button ("Run") != NULL);
}

/* The window can be closed in the middle of the work. */
LAB_WINDOW_TEST ("/window/maze-compare/close", test_close)
{
  GtkWidget *page = open_page (test);

  set_number (page, 2, MANY);
  click (test, "Run");
}

LAB_WINDOW_TEST ("/window/maze-compare/export", test_export)
{
  GtkWidget *page = open_page (test);
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;
  g_autofree char *pdf = NULL;

  run_small (test, page);
  g_assert_nonnull (lab_test_find_button ("Save Table…"));
  g_assert_nonnull (lab_test_find_button ("Save Picture…"));
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

/* A wide window has a table with columns, and a narrow one cards. For screen readers, both have a
 * name and all numbers in each row. */
LAB_WINDOW_TEST ("/window/maze-compare/table", test_table)
{
  static const char * const headings[] = { "Mean", "95 % interval", "Median", "Least", "Most" };
  GtkWidget *page = open_page (test);
  LabResultsTable *table;
  GtkWidget *list, *row;

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 1280, 800);
  run_small (test, page);
  table = LAB_RESULTS_TABLE (lab_test_find (page, LAB_TYPE_RESULTS_TABLE));
  g_assert_true (lab_results_table_get_wide (table));
  list = lab_test_find (GTK_WIDGET (table), GTK_TYPE_LIST_BOX);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    g_assert_true (lab_test_has_text (list, headings[i]));
  check_columns (list);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Binary tree");
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_driver_settle (test->driver);
  g_assert_false (lab_results_table_get_wide (table));
  g_assert_false (gtk_widget_get_mapped (list));
  gtk_test_accessible_assert_state (list, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
}

/* The page fits a phone with everything that it can show. */
LAB_WINDOW_TEST ("/window/maze-compare/phone", test_phone)
{
  GtkWidget *page = open_page (test);
  g_autoptr (GPtrArray) pictures = NULL;

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
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
