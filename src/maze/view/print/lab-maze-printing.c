/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-printing.h"

#include <glib/gi18n.h>

/* The space around what is printed, in points: half an inch. */
#define MARGIN 36

/* Private helpers */

static void
on_draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
              GtkPrintContext   *context,
              int                page,
              gpointer           data)
{
  lab_maze_sheet_draw (data, (guint) page, gtk_print_context_get_cairo_context (context),
                       gtk_print_context_get_width (context),
                       gtk_print_context_get_height (context));
}

static void
unref_sheet (gpointer  data,
             GClosure *closure G_GNUC_UNUSED)
{
  lab_maze_sheet_unref (data);
}

static GtkPrintOperation *
create_operation (LabMazeSheet *sheet,
                  const char   *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = lab_maze_printing_create_setup ();

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_n_pages (operation, (int) lab_maze_sheet_get_n_pages (sheet));
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (on_draw_page),
                         lab_maze_sheet_ref (sheet), unref_sheet, 0);
  return operation;
}

static void
on_done (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         gpointer                 data)
{
  g_autoptr (LabShell) shell = data;
  g_autoptr (GError) error = NULL;

  lab_shell_release (shell);
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  lab_shell_tell_later (shell, _("The mazes could not be printed."),
                        error != NULL ? error->message : "");
}

/* Public functions */

/** lab_maze_printing_create_setup: (transfer full): returns the usual paper of the user. */
GtkPageSetup *
lab_maze_printing_create_setup (void)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  return setup;
}

/**
 * lab_maze_printing_run:
 * @sheet: the pages
 * @name: the name of the document
 * @shell: the window
 *
 * Shows the print dialog of the desktop, in a sandbox that of the portal. Errors are told.
 */
void
lab_maze_printing_run (LabMazeSheet *sheet,
                       const char   *name,
                       LabShell     *shell)
{
  g_autoptr (GtkPrintOperation) operation = create_operation (sheet, name);

  gtk_print_operation_set_allow_async (operation, TRUE);
  lab_shell_hold (shell);
  g_signal_connect (operation, "done", G_CALLBACK (on_done), g_object_ref (shell));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (shell),
                           NULL);
}

/**
 * lab_maze_printing_export:
 * @sheet: the pages
 * @name: the name of the document
 * @path: a file
 * @error: return location for an error
 *
 * Writes what would be printed to a PDF file.
 *
 * Returns: %TRUE if it was written
 */
gboolean
lab_maze_printing_export (LabMazeSheet  *sheet,
                          const char    *name,
                          const char    *path,
                          GError       **error)
{
  g_autoptr (GtkPrintOperation) operation = create_operation (sheet, name);

  gtk_print_operation_set_export_filename (operation, path);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, error)
         == GTK_PRINT_OPERATION_RESULT_APPLY;
}
