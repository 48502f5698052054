/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compat-files.h"

#include <glib/gi18n.h>

/* Chooses a file with the newest dialog that GTK has. With a portal this is the desktop's own
 * dialog, which can also give access to files outside a sandbox. */

typedef struct
{
  LabFileFunc chosen;
  GWeakRef data;
} Choosing;

static void
end_choosing (Choosing *choosing,
              GFile    *file)
{
  g_autoptr (GObject) data = g_weak_ref_get (&choosing->data);

  if (data != NULL)
    choosing->chosen (file, data);
  g_weak_ref_clear (&choosing->data);
  g_free (choosing);
}

static GtkFileFilter *
new_filter (const LabFileKind *kind)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _(kind->name));
  gtk_file_filter_add_suffix (filter, kind->suffix);
  if (kind->mime_type != NULL)
    gtk_file_filter_add_mime_type (filter, kind->mime_type);
  return filter;
}

#if GTK_CHECK_VERSION (4, 10, 0)

static void
on_opened (GObject      *dialog,
           GAsyncResult *result,
           gpointer      choosing)
{
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  end_choosing (choosing, file);
}

static void
on_saved (GObject      *dialog,
          GAsyncResult *result,
          gpointer      choosing)
{
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  end_choosing (choosing, file);
}

static void
choose_file (GtkWindow         *parent,
             const char        *title,
             const char        *name,
             const LabFileKind *kind,
             Choosing          *choosing)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = kind != NULL ? new_filter (kind) : NULL;
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  if (filter != NULL)
    g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  if (filter != NULL)
    gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  g_signal_connect_object (parent, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable,
                           G_CONNECT_SWAPPED);
  if (name == NULL)
    {
      gtk_file_dialog_open (dialog, parent, cancellable, on_opened, choosing);
      return;
    }
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, cancellable, on_saved, choosing);
}

#else

static void
on_response (GtkFileChooserNative *dialog,
             int                   response,
             Choosing             *choosing)
{
  g_autoptr (GFile) file = NULL;

  /* The callback may close the window, which would emit a second response. */
  g_signal_handlers_disconnect_by_data (dialog, choosing);
  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  end_choosing (choosing, file);
  g_object_unref (dialog);
}

static void
on_parent_destroyed (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

/* GTK does not keep the dialog alive while it is shown, so it is unreferenced only in
 * on_response(). */
static void
choose_file (GtkWindow         *parent,
             const char        *title,
             const char        *name,
             const LabFileKind *kind,
             Choosing          *choosing)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      title, parent, name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
      NULL, NULL);
  g_autoptr (GtkFileFilter) filter = kind != NULL ? new_filter (kind) : NULL;

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  if (filter != NULL)
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (on_response), choosing);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (on_parent_destroyed), dialog,
                           G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

/**
 * lab_compat_choose_file:
 * @parent: the window that asks
 * @title: the heading
 * @name: (nullable): the suggested name of a file to write; %NULL to open an existing file
 * @kind: (nullable): the kind of files to list; %NULL for all
 * @chosen: called with the answer, unless @data was finalized before
 * @data: (type GObject): for @chosen
 *
 * Asks for a file. The dialog itself asks whether to replace an existing file.
 */
void
lab_compat_choose_file (GtkWindow         *parent,
                        const char        *title,
                        const char        *name,
                        const LabFileKind *kind,
                        LabFileFunc        chosen,
                        gpointer           data)
{
  Choosing *choosing;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (chosen != NULL);

  choosing = g_new0 (Choosing, 1);
  choosing->chosen = chosen;
  g_weak_ref_init (&choosing->data, data);
  choose_file (parent, title, name, kind, choosing);
}
