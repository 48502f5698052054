/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-experiment-page.h"
#include "lab-plot-view.h"
#include "lab-plot.h"
#include "lab-test-cheese-window.h"
#include "lab-test-colors.h"
#include "lab-test-steps.h"

/* Tests the pages on which rats are compared, and on which stopping early is measured. */

#define SLOW_SIDE 99
#define SLOW_GAMES 100000

/* The spin buttons of the page, from top to bottom. */
enum
{
  GAMES,
  SEED,
  PIECES,
  HEIGHT,
  WIDTH,
};

/* Private helpers */

/* Depth-first search, on top, visits half of the cells: its bar has half of the width. */
static void
check_bar (GtkWidget *plot)
{
  cairo_surface_t *surface = lab_test_draw_widget (plot);
  guint32 color = lab_color_to_rgb (lab_line_style_get_color (0, FALSE));
  int width = cairo_image_surface_get_width (surface), longest = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface) / 3; y++)
    {
      const guint32 *row = (const guint32 *) (gconstpointer)
                           (cairo_image_surface_get_data (surface)
                            + y * cairo_image_surface_get_stride (surface));
      int length = 0;

      for (int x = 0; x < width; x++)
        length += (row[x] & 0xffffff) == color ? 1 : 0;
      longest = MAX (longest, length);
    }
  cairo_surface_destroy (surface);
  g_assert_cmpfloat_with_epsilon ((double) longest / width, 0.507, 0.03);
}

static GtkWidget *
open_study (LabTestWindow *test)
{
  lab_test_cheese_show_part (test, "cheese-study");
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_EXPERIMENT_PAGE);
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
  lab_test_do (test, "scroll-and-click Run; wait-text Save Table…; settle");
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
  GtkWidget *page = open_study (test);
  g_autofree char *csv = NULL;
  g_autofree char *svg = NULL;

  run_small (test, page);
  /* The results are scrolled to. */
  lab_test_wait (is_in_view (lab_test_find (page, LAB_TYPE_PLOT_VIEW)));
  lab_test_do (test, "text It is practically certain that Breadth-First is faster than "
               "Depth-First.; no-words p = ");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (lab_test_find_with (
                                     page, ADW_TYPE_EXPANDER_ROW, "title", "Details")), TRUE);
  lab_test_do (test, "settle; wait-text Breadth-First and Depth-First; words p = ");
  csv = export (page, "study.csv");
  g_assert_true (g_str_has_prefix (csv, "rat,seed,turns\n"));
  g_assert_nonnull (strstr (csv, "\nbfs,199,"));
  svg = export (page, "study.svg");
  g_assert_nonnull (strstr (svg, "<svg"));
  /* Another study replaces the results. */
  set_number (page, SEED, 7);
  run_small (test, page);
  lab_test_do (test, "text Breadth-First and Depth-First");
}

/* A study that is too long can be cancelled. */
LAB_WINDOW_TEST ("/window/cheese-study/cancel", test_cancel)
{
  GtkWidget *page = open_study (test);

  set_number (page, GAMES, SLOW_GAMES);
  set_number (page, WIDTH, SLOW_SIDE);
  set_number (page, HEIGHT, SLOW_SIDE);
  lab_test_do (test, "scroll-and-click Run; wait-text Cancel; scroll-and-click Cancel; "
               "wait-text Run");
}

/* What cannot be studied is told in a sentence. */
LAB_WINDOW_TEST ("/window/cheese-study/refused", test_refused)
{
  GtkWidget *page = open_study (test);

  set_number (page, WIDTH, 3);
  set_number (page, HEIGHT, 3);
  set_number (page, PIECES, 50);
  lab_test_do (test, "scroll-and-click Run; wait-text There is no room for 50 pieces of cheese: "
               "only 6 cells are free. Choose fewer pieces or a larger maze.; text Run");
}

/* The measurement tells that the routes are the same. */
LAB_WINDOW_TEST ("/window/cheese-study/stopping", test_stopping)
{
  lab_test_cheese_show_part (test, "cheese-stopping");
  lab_test_do (test, "scroll-and-click Run; wait-text Run; "
               "words The route is the same in all 2000 mazes.; settle");
  check_bar (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_PLOT_VIEW));
}
