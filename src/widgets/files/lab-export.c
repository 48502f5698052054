/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-export.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "lab-compat-files.h"
#include "lab-family-host.h"
#include "lab-storage.h"
#include "lab-task.h"
#include "lab-template.h"

/* Writes what a page exports, such as a picture or a table. A thread writes it, because the file
 * may be on a slow network. */

/* A file that is being written. */
typedef struct
{
  GtkWidget *widget;
  GFile *file;
  GBytes *bytes;
  const char *failure;
  LabExportFunc written;
  GError *error;
} Export;

G_DEFINE_FINAL_TYPE (LabExportButtons, lab_export_buttons, GTK_TYPE_BOX)

/* Private helpers */

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    g_signal_emit_by_name (data, "chosen", file);
}

static void
choose (LabExportButtons  *self,
        const char        *title,
        const LabFileKind *kind)
{
  g_autofree char *name = g_strconcat (self->name, ".", kind->suffix, NULL);

  lab_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), title, name, kind,
                          on_file_chosen, self);
}

static void
on_table_clicked (LabExportButtons *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type. */
    N_("Comma-Separated Values (CSV)"), "csv", "text/csv",
  };

  choose (self, _("Save Table"), &kind);
}

static void
on_picture_clicked (LabExportButtons *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type; other names of files give the other types. */
    N_("Pictures (SVG, PDF, PNG)"), "svg", NULL,
  };

  choose (self, _("Save Picture"), &kind);
}

/* GObject */

static void
lab_export_buttons_class_init (LabExportButtonsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_FILE);
  LAB_TEMPLATE ("lab-export-buttons.ui");
  LAB_TEMPLATE_CALLBACKS (on_table_clicked, on_picture_clicked);
}

static void
lab_export_buttons_init (LabExportButtons *self)
{
  self->name = "results";
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Public functions */

/* Private helpers */

static void
free_export (gpointer data)
{
  Export *export = data;

  g_object_unref (export->widget);
  g_object_unref (export->file);
  g_bytes_unref (export->bytes);
  g_clear_error (&export->error);
  g_free (export);
}

static void
write_file (LabTask  *task G_GNUC_UNUSED,
            gpointer  job)
{
  Export *export = job;

  lab_storage_replace (export->file, g_bytes_get_data (export->bytes, NULL),
                       g_bytes_get_size (export->bytes), NULL, &export->error);
}

static void
on_written (gpointer job,
            gpointer owner G_GNUC_UNUSED)
{
  const Export *export = job;
  g_autofree char *path = g_file_get_parse_name (export->file);
  g_autofree char *name = g_path_get_basename (path);

  if (export->error == NULL)
    {
      export->written (export->widget, name);
      return;
    }
  lab_storage_explain (export->error);
  lab_export_tell_failure (export->widget, export->file, export->failure, export->error->message);
}

static const LabTaskKind writing = {
  .work = write_file,
  .free_job = free_export,
  .done = on_written,
  .goes_on = TRUE,
};

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
  Export *export;

  g_return_if_fail (GTK_IS_WIDGET (widget) && G_IS_FILE (file));
  g_return_if_fail (bytes != NULL && failure != NULL && written != NULL);

  export = g_new0 (Export, 1);
  *export = (Export) { .widget = g_object_ref (widget), .file = g_object_ref (file),
                       .bytes = g_bytes_ref (bytes), .failure = failure, .written = written };
  lab_task_free (lab_task_start (&writing, export, NULL));
}

/* Returns the window of @widget; if it is gone with a dialog, the window of the program. */
static GtkWindow *
find_window (GtkWidget *widget)
{
  GApplication *application = g_application_get_default ();
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWindow *window = NULL;

  if (root != NULL)
    window = GTK_WINDOW (root);
  else if (GTK_IS_APPLICATION (application))
    window = gtk_application_get_active_window (GTK_APPLICATION (application));
  while (window != NULL && !LAB_IS_FAMILY_HOST (window))
    window = gtk_window_get_transient_for (window);
  return window;
}

/**
 * lab_export_tell_failure:
 * @widget: what exports a file
 * @file: the file that was not written
 * @failure: the heading
 * @text: what happened
 *
 * Shows an error over the page or dialog of @widget, even if the player has left it. Without a
 * window, prints it.
 */
void
lab_export_tell_failure (GtkWidget  *widget,
                         GFile      *file,
                         const char *failure,
                         const char *text)
{
  GtkWindow *window = find_window (widget);
  g_autofree char *path = g_file_get_parse_name (file);

  if (gtk_widget_get_mapped (widget) && lab_compat_is_in_dialog (widget))
    lab_compat_tell (widget, failure, text);
  else if (window != NULL)
    lab_family_host_tell_later (LAB_FAMILY_HOST (window), failure, text);
  else
    g_printerr ("labyrinthe: %s: %s\n", path, text);
}
