/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-cheese-stopping-page.h"
#include "lab-experiment-page.h"
#include "lab-plot-view.h"
#include "lab-test-cheese-window.h"

/* Tests the pages on which rats are compared, and on which stopping early is measured. */

#define SLOW_SIDE 99
#define SLOW_GAMES 100000

/* The spin buttons of the page, from top to bottom. */
enum
{
  GAMES,
  SEED,
  PIECES,
  WIDTH,
  HEIGHT,
};

/* Private helpers */

static GtkWidget *
open_page (LabTestWindow *test,
           const char    *name,
           GType          type)
{
  lab_test_cheese_show_part (test, name);
  return lab_test_find (GTK_WIDGET (test->window), type);
}

static void
click (LabTestWindow *test,
       const char    *label)
{
  lab_test_driver_reveal (test->driver, lab_test_find_button (label));
  lab_test_driver_click (test->driver, lab_test_find_button (label));
}

static void
set_number (GtkWidget *page,
            guint      n,
            double     value)
{
  g_autoptr (GPtrArray) spins = lab_test_find_all (page, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (spins->len, ==, 8);
  gtk_spin_button_set_value (spins->pdata[n], value);
}

static void
run_small (LabTestWindow *test,
           GtkWidget     *page)
{
  set_number (page, GAMES, 200);
  click (test, "Run");
  lab_test_wait (lab_test_find_button ("Save Table…") != NULL);
  lab_test_driver_settle (test->driver);
}

static gboolean
is_in_view (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= 0
         && bounds.origin.y < (float) gtk_widget_get_height (scroller) / 2;
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

/* A study is answered in sentences, and saved as a table and as a picture. */
LAB_WINDOW_TEST ("/window/cheese-study/study", test_study)
{
  GtkWidget *page = open_page (test, "cheese-study", LAB_TYPE_EXPERIMENT_PAGE);
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;

  run_small (test, page);
  /* The results are scrolled to. */
  lab_test_wait (is_in_view (lab_test_find (page, LAB_TYPE_PLOT_VIEW)));
  g_assert_nonnull (lab_test_find_text ("bfs and dfs"));
  csv = export (page, "study.csv");
  g_assert_true (g_str_has_prefix (csv, "rat,seed,turns\n"));
  g_assert_nonnull (strstr (csv, "\nbfs,199,"));
  svg = export (page, "study.svg");
  g_assert_nonnull (strstr (svg, "<svg"));
  /* Another study replaces the results. */
  set_number (page, SEED, 7);
  run_small (test, page);
  g_assert_nonnull (lab_test_find_text ("bfs and dfs"));
}

/* A study that is too long can be cancelled. */
LAB_WINDOW_TEST ("/window/cheese-study/cancel", test_cancel)
{
  GtkWidget *page = open_page (test, "cheese-study", LAB_TYPE_EXPERIMENT_PAGE);

  set_number (page, GAMES, SLOW_GAMES);
  set_number (page, WIDTH, SLOW_SIDE);
  set_number (page, HEIGHT, SLOW_SIDE);
  click (test, "Run");
  lab_test_wait (lab_test_find_button ("Cancel") != NULL);
  click (test, "Cancel");
  lab_test_wait (lab_test_find_button ("Run") != NULL);
}

/* What cannot be studied is told in a sentence. */
LAB_WINDOW_TEST ("/window/cheese-study/refused", test_refused)
{
  GtkWidget *page = open_page (test, "cheese-study", LAB_TYPE_EXPERIMENT_PAGE);

  set_number (page, WIDTH, 3);
  set_number (page, HEIGHT, 3);
  set_number (page, PIECES, 50);
  click (test, "Run");
  lab_test_wait (lab_test_has_text (page, "There is no room for 50 pieces of cheese: only 6 cells "
                                    "are free. Choose fewer pieces or a larger maze."));
  g_assert_nonnull (lab_test_find_button ("Run"));
}

/* The measurement tells that the routes are the same. */
LAB_WINDOW_TEST ("/window/cheese-study/stopping", test_stopping)
{
  GtkWidget *page = open_page (test, "cheese-stopping", LAB_TYPE_CHEESE_STOPPING_PAGE);
  g_autoptr (GPtrArray) labels = NULL;
  gboolean found = FALSE;

  click (test, "Run");
  lab_test_wait (lab_test_find_button ("Run") != NULL);
  labels = lab_test_find_all (page, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    found |= strstr (gtk_label_get_label (labels->pdata[i]),
                     "The route is the same in all 2000 mazes.") != NULL;
  g_assert_true (found);
}
