/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-print-page.h"
#include "lab-test-maze.h"
#include "lab-test-steps.h"

/* Tests the page from which mazes are printed. */

/* Private helpers */

static LabMazePrintPage *
show_page (LabTestWindow *test)
{
  lab_test_maze_show_part (test, "print");
  return LAB_MAZE_PRINT_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_MAZE_PRINT_PAGE));
}

/* Returns the n-th widget of a type, in the order of the page. The rows of choices are difficulty,
 * shape, generator, and mazes on a page; the entries are the title and the seed. */
static gpointer
find (LabMazePrintPage *page,
      GType             type,
      guint             n)
{
  g_autoptr (GPtrArray) all = lab_test_find_all (GTK_WIDGET (page), type);

  g_assert_cmpuint (all->len, >, n);
  return all->pdata[n];
}

static gboolean
is_enabled (LabMazePrintPage *page,
            const char       *action)
{
  return gtk_widget_get_sensitive (lab_test_find_action (GTK_WIDGET (page), action));
}

static void
assert_pages (LabMazePrintPage *page,
              guint             n_pages)
{
  g_assert_cmpuint (lab_maze_sheet_get_n_pages (page->sheet), ==, n_pages);
}

/* Tests */

/* The choices decide how many pages there are, and the preview turns them. */
LAB_WINDOW_TEST ("/window-maze-print/pages", test_pages)
{
  LabMazePrintPage *page = show_page (test);
  GtkSpinButton *number = find (page, GTK_TYPE_SPIN_BUTTON, 0);

  assert_pages (page, 2);
  lab_test_do (test, "text Page 1 of 2");
  g_assert_false (is_enabled (page, "print.previous"));
  gtk_spin_button_set_value (number, 5);
  adw_combo_row_set_selected (find (page, ADW_TYPE_COMBO_ROW, 3), 1);
  assert_pages (page, 5);
  gtk_widget_activate_action (GTK_WIDGET (page), "print.next", NULL);
  lab_test_do (test, "key Page_Down; text Page 3 of 5");
  g_assert_cmpuint (page->page, ==, 2);
  gtk_switch_set_active (find (page, GTK_TYPE_SWITCH, 0), FALSE);
  assert_pages (page, 3);
  g_assert_false (is_enabled (page, "print.next"));
  gtk_spin_button_set_value (number, 1);
  g_assert_cmpuint (page->page, ==, 0);
}

/* Every generator makes every shape, of every difficulty. */
LAB_WINDOW_TEST ("/window-maze-print/choices", test_choices)
{
  LabMazePrintPage *page = show_page (test);

  for (guint i = 0; i < 3; i++)
    {
      AdwComboRow *row = find (page, ADW_TYPE_COMBO_ROW, i);
      guint n = g_list_model_get_n_items (adw_combo_row_get_model (row));

      g_assert_cmpuint (n, >=, 4);
      for (guint k = 0; k < n; k++)
        {
          adw_combo_row_set_selected (row, k);
          assert_pages (page, 2);
        }
    }
}

/* The same number makes the same mazes; what is no number is refused, and cannot be printed. */
LAB_WINDOW_TEST ("/window-maze-print/seed", test_seed)
{
  LabMazePrintPage *page = show_page (test);
  GtkEditable *seed = find (page, ADW_TYPE_ENTRY_ROW, 1);
  g_autofree char *before = g_strdup (gtk_editable_get_text (seed));

  gtk_widget_activate_action (GTK_WIDGET (page), "print.new-mazes", NULL);
  g_assert_nonnull (page->sheet);
  for (guint i = 0; i < 3; i++)
    {
      static const char * const bad[] = { "", "12a", "99999999999999999999" };

      gtk_editable_set_text (seed, bad[i]);
      g_assert_null (page->sheet);
      g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (seed), "error"));
      g_assert_false (is_enabled (page, "print.print"));
    }
  gtk_editable_set_text (seed, before);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (seed), "error"));
  g_assert_true (is_enabled (page, "print.print"));
}

/* What the print dialog would get is a PDF with all pages. */
LAB_WINDOW_TEST ("/window-maze-print/export", test_export)
{
  LabMazePrintPage *page = show_page (test);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "mazes.pdf", NULL);
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;

  gtk_editable_set_text (find (page, ADW_TYPE_ENTRY_ROW, 0), "A title that is long enough for two "
                         "lines, because nobody knows what people write as a title");
  g_assert_true (lab_maze_printing_export (page->sheet, "Mazes", path, NULL));
  g_assert_true (g_file_get_contents (path, &pdf, NULL, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_false (lab_maze_printing_export (page->sheet, "Mazes", "/nowhere/mazes.pdf", &error));
  g_assert_nonnull (error);
}

/* The print dialog is a dialog over the window, which can be closed. */
LAB_WINDOW_TEST ("/window-maze-print/dialog", test_dialog)
{
  LabMazePrintPage *page = show_page (test);
  LabFamilyHost *host = LAB_FAMILY_HOST (test->window);
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_windows = g_list_model_get_n_items (windows);

  gtk_widget_activate_action (GTK_WIDGET (page), "print.print", NULL);
  lab_test_wait (g_list_model_get_n_items (windows) != n_windows);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_family_host_has_dialog (host));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        gtk_window_close (window);
    }
  lab_test_wait (!lab_family_host_has_dialog (host));
}

/* The page fits into the smallest windows, also from right to left. */
LAB_WINDOW_TEST ("/window-maze-print/sizes", test_sizes)
{
  LabMazePrintPage *page = show_page (test);

  lab_test_maze_assert_fits (test, lab_test_find_action (GTK_WIDGET (page), "print.print"));
  assert_pages (page, 2);
}
