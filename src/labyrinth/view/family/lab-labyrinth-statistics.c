/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <glib/gi18n.h>

#include "lab-storage.h"

/* Records the results of games that are over, and shows them. */

#define PAGE "statistics"

/* Private helpers */

static LabStatisticsPage *
ensure_page (LabLabyrinthFamily *self)
{
  if (self->statistics_page == NULL)
    {
      self->statistics_page = g_object_new (LAB_TYPE_STATISTICS_PAGE, NULL);
      lab_family_add_subpage (LAB_FAMILY (self), PAGE, _("Statistics"),
                              GTK_WIDGET (self->statistics_page));
    }
  return self->statistics_page;
}

static void
on_read (LabRecords   *records,
         const GError *damage,
         gpointer      data)
{
  LabLabyrinthFamily *self = data;

  self->statistics_wanted = FALSE;
  /* A dialog was opened in the meantime. Damage is reported only once, so it waits until that
   * dialog is closed. */
  if (lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    {
      if (damage != NULL)
        lab_shell_tell_later (lab_labyrinth_get_shell (self), _("Statistics"), damage->message);
      return;
    }
  lab_labyrinth_puzzles_stop (self);
  lab_statistics_page_show (ensure_page (self), records, damage != NULL ? damage->message : NULL);
  self->statistics_from = g_intern_string (lab_family_get_page (LAB_FAMILY (self)));
  lab_family_show_page (LAB_FAMILY (self), PAGE);
  gtk_widget_grab_focus (GTK_WIDGET (self->statistics_page));
}

static void
on_statistics (GSimpleAction *action G_GNUC_UNUSED,
               GVariant      *parameter G_GNUC_UNUSED,
               gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (lab_shell_has_dialog (lab_labyrinth_get_shell (self)) || self->statistics_wanted
      || lab_labyrinth_statistics_is_shown (self))
    return;
  self->statistics_wanted = TRUE;
  lab_statistics_writer_read (self->statistics_writer, on_read, self);
}

static void
on_damage (LabLabyrinthFamily *self,
           const char         *what)
{
  lab_shell_tell_later (lab_labyrinth_get_shell (self), _("Statistics"), what);
}

static void
on_trouble (LabLabyrinthFamily *self,
            const char         *reason)
{
  lab_shell_tell_later (lab_labyrinth_get_shell (self), _("Game Not Recorded"), reason);
}

/* For the family */

/* Records the result of the game if people played it here. The game stays saved until that is
 * done, so that nothing is lost if the program is killed in the meantime. Returns whether the
 * result is being recorded. */
gboolean
lab_labyrinth_statistics_note (LabLabyrinthFamily *self)
{
  LabController *controller = lab_saved_game_get_controller (self->saved);
  LabPlayerKind kinds[LAB_N_SEATS];
  g_autoptr (LabRecord) record = NULL;

  /* Players can open the same file many times, so its game is not recorded again. */
  if (self->opened_over
      || lab_turn_runner_get_persons (lab_game_page_get_runner (self->game_page)) == 0)
    return FALSE;
  lab_labyrinth_autosave_get_kinds (self, kinds);
  record = lab_record_new (lab_controller_get_game (controller), kinds,
                           lab_controller_get_began (controller),
                           g_get_real_time () / G_USEC_PER_SEC);
  lab_statistics_writer_note (self->statistics_writer, record);
  return TRUE;
}

/* Returns whether the statistics are shown. The game is held in the meantime. */
gboolean
lab_labyrinth_statistics_is_shown (LabLabyrinthFamily *self)
{
  return g_strcmp0 (lab_family_get_page (LAB_FAMILY (self)), PAGE) == 0;
}

/* Returns from the statistics to the page where they were opened. */
void
lab_labyrinth_statistics_leave (LabLabyrinthFamily *self)
{
  lab_family_show_page (LAB_FAMILY (self), self->statistics_from);
}

void
lab_labyrinth_statistics_init (LabLabyrinthFamily *self)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");

  self->statistics_writer = lab_statistics_writer_new (path);
  g_signal_connect_object (self->statistics_writer, "damage", G_CALLBACK (on_damage), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->statistics_writer, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->statistics_writer, "recorded",
                           G_CALLBACK (lab_labyrinth_autosave_end), self, G_CONNECT_SWAPPED);
}

/* Waits until everything is written to the disk. */
void
lab_labyrinth_statistics_dispose (LabLabyrinthFamily *self)
{
  g_clear_object (&self->statistics_writer);
}

/* Adds the action that shows the statistics. */
void
lab_labyrinth_statistics_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "records", .activate = on_statistics },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}
