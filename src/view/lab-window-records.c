/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-records-page.h"
#include "storage/lab-storage.h"

/* The games that were played to their end. They are read anew each time: another window may
 * have added one. */

static LabRecords *
load_records (GError **error)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");
  LabRecords *records = lab_records_new (path);

  lab_records_load (records, error);
  return records;
}

static void
on_records (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  g_autoptr (LabRecords) records = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page;

  if (self->n_over > 0)
    return;
  records = load_records (&error);
  page = lab_records_page_new (records);
  if (error != NULL)
    lab_records_page_warn (LAB_RECORDS_PAGE (page), error->message);
  lab_window_dialogs_lay_over (self,
                               lab_compat_show_book (GTK_WINDOW (self), _("Records"), page));
}

/* Once is enough, as long as the window is there. */
static void
tell_failure (LabWindow  *self,
              const char *text)
{
  if (self->records_failed)
    return;
  self->records_failed = TRUE;
  lab_window_dialogs_tell (self, _("Game Not Recorded"), text);
}

/* Adds the game, after those before it that could not be added. */
static gboolean
add (LabWindow   *self,
     LabRecords  *records,
     LabRecord   *record,
     GError     **error)
{
  if (self->unrecorded == NULL)
    self->unrecorded = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->unrecorded, g_object_ref (record));
  while (self->unrecorded->len > 0)
    {
      if (!lab_records_add (records, self->unrecorded->pdata[0], error))
        return FALSE;
      g_ptr_array_remove_index (self->unrecorded, 0);
    }
  return TRUE;
}

/* Remembers the game, which is over, if somebody has played it, and has done so here. */
void
lab_window_records_note (LabWindow *self)
{
  LabController *controller = lab_saved_game_get_controller (self->saved);
  LabPlayerKind kinds[LAB_N_SEATS];
  g_autoptr (LabRecord) record = NULL;
  g_autoptr (LabRecords) records = NULL;
  g_autoptr (GError) damage = NULL;
  g_autoptr (GError) error = NULL;

  /* A file may be opened as often as one likes. */
  if (self->opened_over || lab_host_get_persons (lab_game_page_get_host (self->game_page)) == 0)
    return;
  lab_window_keeping_get_kinds (self, kinds);
  record = lab_record_new (lab_controller_get_game (controller), kinds,
                           lab_controller_get_began (controller),
                           g_get_real_time () / G_USEC_PER_SEC);
  records = load_records (&damage);
  if (!add (self, records, record, &error))
    tell_failure (self, error->message);
  else if (damage != NULL)
    tell_failure (self, damage->message);
}

/* What is not recorded by now never will be. */
void
lab_window_records_dispose (LabWindow *self)
{
  g_clear_pointer (&self->unrecorded, g_ptr_array_unref);
}

/* Installs the action that shows the records. */
void
lab_window_records_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.records", NULL, on_records);
}
