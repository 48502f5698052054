/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-print-page.h"
#include "lab-test-maze.h"

/* Tests the page from which mazes are printed. */

/* Private helpers */

static LabMazePrintPage *
show_page (LabTestWindow *test)
{
  lab_test_maze_show_part (test, "print");
  return LAB_MAZE_PRINT_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_MAZE_PRINT_PAGE));
}

static guint
count_pages (LabMazePrintPage *page)
{
  return lab_maze_sheet_get_n_pages (page->sheet);
}

/* Returns the n-th entry, in the order of the page: the title, then the seed. */
static GtkEditable *
find_entry (LabMazePrintPage *page,
            guint             n)
{
  g_autoptr (GPtrArray) entries = lab_test_find_all (GTK_WIDGET (page), ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (entries->len, ==, 2);
  return g_ptr_array_index (entries, n);
}

/* Returns the n-th row of choices: difficulty, shape, generator, mazes on a page. */
static AdwComboRow *
find_choice (LabMazePrintPage *page,
             guint             n)
{
  g_autoptr (GPtrArray) rows = lab_test_find_all (GTK_WIDGET (page), ADW_TYPE_COMBO_ROW);

  g_assert_cmpuint (rows->len, ==, 4);
  return g_ptr_array_index (rows, n);
}

static gboolean
is_enabled (LabMazePrintPage *page,
            const char       *action)
{
  return gtk_widget_get_sensitive (lab_test_find_action (GTK_WIDGET (page), action));
}

/* Writes what would be printed, and returns the PDF. */
static char *
export (LabMazePrintPage *page)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "mazes.pdf", NULL);
  g_autoptr (GError) error = NULL;
  char *pdf = NULL;

  g_assert_true (lab_maze_printing_export (page->sheet, "Mazes", path,
                                           &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, NULL, NULL));
  g_remove (path);
  g_rmdir (folder);
  return pdf;
}

/* Tests */

/* The choices decide how many pages there are, and the preview turns them. */
LAB_WINDOW_TEST ("/window-maze-print/pages", test_pages)
{
  LabMazePrintPage *page = show_page (test);
  GtkSpinButton *number = GTK_SPIN_BUTTON (lab_test_find (GTK_WIDGET (page), GTK_TYPE_SPIN_BUTTON));

  g_assert_cmpuint (count_pages (page), ==, 2);
  g_assert_true (lab_test_has_text (GTK_WIDGET (page), "Page 1 of 2"));
  g_assert_false (is_enabled (page, "print.previous"));
  gtk_spin_button_set_value (number, 5);
  adw_combo_row_set_selected (find_choice (page, 3), 1);
  g_assert_cmpuint (count_pages (page), ==, 5);
  gtk_widget_activate_action (GTK_WIDGET (page), "print.next", NULL);
  lab_test_driver_key (test->driver, GDK_KEY_Page_Down, 0);
  g_assert_cmpuint (page->page, ==, 2);
  g_assert_true (lab_test_has_text (GTK_WIDGET (page), "Page 3 of 5"));
  gtk_switch_set_active (GTK_SWITCH (lab_test_find (GTK_WIDGET (page), GTK_TYPE_SWITCH)), FALSE);
  g_assert_cmpuint (count_pages (page), ==, 3);
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
      guint n = g_list_model_get_n_items (adw_combo_row_get_model (find_choice (page, i)));

      g_assert_cmpuint (n, >=, 4);
      for (guint k = 0; k < n; k++)
        {
          adw_combo_row_set_selected (find_choice (page, i), k);
          g_assert_cmpuint (count_pages (page), ==, 2);
        }
    }
}

/* The same number makes the same mazes; what is no number is refused, and cannot be printed. */
LAB_WINDOW_TEST ("/window-maze-print/seed", test_seed)
{
  LabMazePrintPage *page = show_page (test);
  GtkEditable *seed = find_entry (page, 1);
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
  g_autofree char *pdf = NULL;
  g_autoptr (GError) error = NULL;

  gtk_editable_set_text (find_entry (page, 0), "A title that is long enough for two lines, because "
                         "nobody knows what people write as a title");
  pdf = export (page);
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_false (lab_maze_printing_export (page->sheet, "Mazes",
                                            "/nowhere/mazes.pdf", &error));
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
  while (g_list_model_get_n_items (windows) == n_windows)
    g_main_context_iteration (NULL, TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_family_host_has_dialog (host));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        gtk_window_close (window);
    }
  while (lab_family_host_has_dialog (host))
    g_main_context_iteration (NULL, TRUE);
}

/* The page fits into the smallest windows, also from right to left. */
LAB_WINDOW_TEST ("/window-maze-print/sizes", test_sizes)
{
  LabMazePrintPage *page = show_page (test);

  lab_test_maze_assert_fits (test, lab_test_find_action (GTK_WIDGET (page), "print.print"));
  g_assert_cmpuint (count_pages (page), ==, 2);
}
