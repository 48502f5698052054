/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-export.h"

#include "lab-pending-work.h"
#include "lab-shell.h"
#include "lab-storage.h"

/* Writes what a page exports, such as a picture or a table. A thread writes it, because the file
 * may be on a slow network. */

/* A file that is being written. */
typedef struct
{
  GFile *file;
  GBytes *bytes;
  const char *failure;
  LabExportFunc written;
} Export;

/* Private helpers */

static void
free_export (gpointer data)
{
  Export *export = data;

  g_object_unref (export->file);
  g_bytes_unref (export->bytes);
  g_free (export);
}

static void
write_in_thread (GTask        *task,
                 gpointer      widget G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Export *export = data;
  GError *error = NULL;

  if (lab_storage_replace (export->file, g_bytes_get_data (export->bytes, NULL),
                           g_bytes_get_size (export->bytes), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject      *object,
            GAsyncResult *result,
            gpointer      data G_GNUC_UNUSED)
{
  const Export *export = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (export->file);
  g_autofree char *name = g_path_get_basename (path);

  lab_pending_work_end ();
  if (g_task_propagate_boolean (G_TASK (result), &error))
    {
      export->written (GTK_WIDGET (object), name);
      return;
    }
  lab_storage_explain (error);
  lab_export_tell_failure (GTK_WIDGET (object), export->file, export->failure, error->message);
}

/* Public functions */

/**
 * lab_export_write:
 * @widget: what exports a file
 * @file: the file to write; an existing file is replaced
 * @bytes: its new content
 * @failure: (transfer none): the heading of an error, translated; it must stay valid
 * @written: called when the file is written
 *
 * Writes a file in a thread. An error is shown in the window.
 */
void
lab_export_write (GtkWidget     *widget,
                  GFile         *file,
                  GBytes        *bytes,
                  const char    *failure,
                  LabExportFunc  written)
{
  g_autoptr (GTask) task = NULL;
  Export *export;

  g_return_if_fail (GTK_IS_WIDGET (widget) && G_IS_FILE (file));
  g_return_if_fail (bytes != NULL && failure != NULL && written != NULL);

  export = g_new (Export, 1);
  *export = (Export) { g_object_ref (file), g_bytes_ref (bytes), failure, written };
  task = g_task_new (widget, NULL, on_written, NULL);
  g_task_set_task_data (task, export, free_export);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * lab_export_tell_failure:
 * @widget: what exports a file
 * @file: the file that was not written
 * @failure: the heading
 * @text: what happened
 *
 * Shows an error in the window, even if the player has left the page. Without a window, prints it.
 */
void
lab_export_tell_failure (GtkWidget  *widget,
                         GFile      *file,
                         const char *failure,
                         const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *path = g_file_get_parse_name (file);

  if (root != NULL && LAB_IS_SHELL (root))
    lab_shell_tell_later (LAB_SHELL (root), failure, text);
  else
    g_printerr ("labyrinthe: %s: %s\n", path, text);
}
