/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics-export.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-pending-work.h"
#include "lab-shell.h"
#include "lab-storage.h"

/* Writes statistics to a file that players choose, in a thread, because it may be on a slow
 * network. */

typedef struct
{
  GFile *file;
  char *csv;
  LabStatisticsExportFunc told;
} Export;

/* Private helpers */

static void
free_export (gpointer data)
{
  Export *export = data;

  g_object_unref (export->file);
  g_free (export->csv);
  g_free (export);
}

static void
write_in_thread (GTask        *task,
                 gpointer      page G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Export *export = data;
  GError *error = NULL;

  if (lab_storage_replace (export->file, export->csv, strlen (export->csv), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Shows an error in the window, even if the player has left the page. */
static void
tell_failure (GtkWidget  *page,
              const char *path,
              GError     *error)
{
  GtkRoot *root = gtk_widget_get_root (page);

  lab_storage_explain (error);
  if (root != NULL)
    lab_shell_tell_later (LAB_SHELL (root), _("Could Not Export Statistics"), error->message);
  else
    g_printerr ("labyrinthe: %s: %s\n", path, error->message);
}

static void
on_exported (GObject      *object,
             GAsyncResult *result,
             gpointer      data G_GNUC_UNUSED)
{
  GtkWidget *page = GTK_WIDGET (object);
  const Export *export = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (export->file);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;

  lab_pending_work_end ();
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      tell_failure (page, path, error);
      return;
    }
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The statistics were saved to “%s”."), name);
  if (gtk_widget_get_mapped (page))
    export->told (page, text);
}

/* Public functions */

/**
 * lab_statistics_export_choose:
 * @page: the page with the statistics
 * @name: the name of the file that is suggested
 * @chosen: is called with the file and @page
 *
 * Asks where to save statistics.
 */
void
lab_statistics_export_choose (GtkWidget   *page,
                              const char  *name,
                              LabFileFunc  chosen)
{
  static const LabFileKind kind = {
    /* Translators: a file type, for spreadsheets. */
    N_("Tables (CSV)"), "csv", "text/csv",
  };

  g_return_if_fail (GTK_IS_WIDGET (page));

  lab_compat_choose_file_to_save (GTK_WINDOW (gtk_widget_get_root (page)), _("Export Statistics"),
                                  name, &kind, chosen, page);
}

/**
 * lab_statistics_export_write:
 * @page: the page with the statistics
 * @file: the file to write; an existing file is replaced
 * @csv: (transfer full): the statistics as a table
 * @told: tells that it was done
 *
 * Writes statistics, then tells the user that it was done, or shows an error.
 */
void
lab_statistics_export_write (GtkWidget               *page,
                             GFile                   *file,
                             char                    *csv,
                             LabStatisticsExportFunc  told)
{
  g_autoptr (GTask) task = NULL;
  Export *export;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (G_IS_FILE (file));

  export = g_new (Export, 1);
  export->file = g_object_ref (file);
  export->csv = csv;
  export->told = told;
  task = g_task_new (page, NULL, on_exported, NULL);
  g_task_set_task_data (task, export, free_export);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, write_in_thread);
}
