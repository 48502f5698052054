/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-records-page.h"
#include "storage/lab-storage.h"

/* The games that were played to their end. */

/* Private helpers */

static void
on_read (LabRecords   *records,
         const GError *damage,
         gpointer      data)
{
  LabWindow *self = data;
  GtkWidget *page;

  self->records_wanted = FALSE;
  /* Something else came meanwhile. What was set aside is told but now. */
  if (self->n_over > 0)
    {
      if (damage != NULL)
        lab_window_dialogs_tell_late (self, _("Records"), damage->message);
      return;
    }
  page = lab_records_page_new (records);
  if (damage != NULL)
    lab_records_page_warn (LAB_RECORDS_PAGE (page), damage->message);
  lab_window_dialogs_lay_over (self,
                               lab_compat_show_book (GTK_WINDOW (self), _("Records"), page));
}

static void
on_records (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over > 0 || self->records_wanted)
    return;
  self->records_wanted = TRUE;
  lab_recorder_read (self->recorder, on_read, self);
}

static void
on_damage (LabWindow  *self,
           const char *what)
{
  lab_window_dialogs_tell_late (self, _("Records"), what);
}

static void
on_trouble (LabWindow  *self,
            const char *reason)
{
  lab_window_dialogs_tell_late (self, _("Game Not Recorded"), reason);
}

/* For the window */

/* Remembers the game, which is over, if somebody has played it, and has done so here. It is kept
 * until then, so that it can still be remembered when the program is killed meanwhile.
 * Returns whether there is anything to wait for. */
gboolean
lab_window_records_note (LabWindow *self)
{
  LabController *controller = lab_saved_game_get_controller (self->saved);
  LabPlayerKind kinds[LAB_N_SEATS];
  g_autoptr (LabRecord) record = NULL;

  /* A file may be opened as often as one likes. */
  if (self->opened_over || lab_host_get_persons (lab_game_page_get_host (self->game_page)) == 0)
    return FALSE;
  lab_window_keeping_get_kinds (self, kinds);
  record = lab_record_new (lab_controller_get_game (controller), kinds,
                           lab_controller_get_began (controller),
                           g_get_real_time () / G_USEC_PER_SEC);
  lab_recorder_note (self->recorder, record);
  return TRUE;
}

void
lab_window_records_init (LabWindow *self)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");

  self->recorder = lab_recorder_new (path);
  g_signal_connect_object (self->recorder, "damage", G_CALLBACK (on_damage), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recorder, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recorder, "recorded", G_CALLBACK (lab_window_keeping_end), self,
                           G_CONNECT_SWAPPED);
}

/* Waits for the disk. A game that is not recorded by then never will be. */
void
lab_window_records_dispose (LabWindow *self)
{
  g_clear_object (&self->recorder);
}

/* Installs the action that shows the records. */
void
lab_window_records_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.records", NULL, on_records);
}
