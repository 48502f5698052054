/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

#include "lab-pending-work.h"
#include "lab-robots-party-records.h"
#include "lab-robots-party-telling.h"

/* What happens in a party: it is shown, heard, and read by screen readers. */

/* How often the countdown is drawn, in milliseconds. */
#define TICK 200

/* Private helpers: time */

/* Tells how much time is left, at some moments. */
static void
tell_time (LabRobotsPartyPage *self,
           gint64              left)
{
  static const guint moments[] = { 30, 10 };
  guint seconds = (guint) ((left + 999) / 1000);

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *text = NULL;

      if (seconds > moments[i] || self->last_second <= moments[i])
        continue;
      text = lab_robots_party_telling_seconds (moments[i]);
      lab_robots_party_page_say (self, text);
    }
  self->last_second = seconds;
}

static gboolean
on_tick (gpointer data)
{
  LabRobotsPartyPage *self = data;
  gint64 left = lab_robots_party_get_time_left (self->party);

  lab_robots_party_ring_set_time (
      self->ring, left, (gint64) lab_robots_party_get_settings (self->party)->countdown * 1000);
  tell_time (self, left);
  return G_SOURCE_CONTINUE;
}

/* Private helpers: the end */

static void
on_noted (GObject      *party,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabRobotsPartyPage) self = data;
  g_autoptr (GError) error = NULL;

  if (!lab_robots_party_records_note_finish (LAB_ROBOTS_PARTY (party), result, &error)
      && self->notice != NULL)
    lab_robots_party_page_tell (self, error->message);
  lab_pending_work_end ();
}

/* Keeps the result, and forgets the party. */
static void
end (LabRobotsPartyPage *self)
{
  lab_autosave_file_delete (self->autosave);
  lab_pending_work_begin ();
  lab_robots_party_records_note_async (self->party, on_noted, g_object_ref (self));
}

/* Private helpers: signals */

static void
sound (LabRobotsPartyPage        *self,
       const LabRobotsPartyEvent *event,
       const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);

  if (state->phase == LAB_ROBOTS_PARTY_OVER)
    lab_sound_player_play (self->sounds, LAB_SOUND_WIN);
  else if (state->phase == LAB_ROBOTS_PARTY_REVEALED && before->phase < state->phase
           && state->winner >= 0)
    lab_sound_player_play (self->sounds, LAB_SOUND_FIND);
  else if (event->kind == LAB_ROBOTS_PARTY_MOVE)
    lab_sound_player_play (self->sounds, LAB_SOUND_MOVE);
  else if (event->kind == LAB_ROBOTS_PARTY_CLAIM)
    lab_sound_player_play (self->sounds, LAB_SOUND_TURN);
}

static void
on_event (LabRobotsPartyPage        *self,
          const LabRobotsPartyEvent *event,
          const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  g_autofree char *text = lab_robots_party_telling_event (self->party, event, before);
  gboolean has_failed = before->phase == LAB_ROBOTS_PARTY_SHOWING && state->winner < 0
                        && (state->phase != before->phase || state->shower != before->shower);

  if (state->phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    lab_robots_party_page_close_pad (self);
  if (event->kind == LAB_ROBOTS_PARTY_NEXT)
    lab_robots_party_page_show_board (self);
  else
    lab_robots_board_view_set_position (self->board, &state->position,
                                        event->kind == LAB_ROBOTS_PARTY_MOVE);
  sound (self, event, before);
  lab_robots_party_page_update (self);
  if (has_failed)
    lab_robots_party_page_tell (self, text);
  else
    lab_robots_party_page_say (self, text);
  if (state->phase != before->phase && lab_robots_party_is_person_showing (self->party))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (state->phase != before->phase && state->phase == LAB_ROBOTS_PARTY_REVEALED)
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
  if (lab_robots_party_is_over (self->party))
    end (self);
}

static void
on_best (LabRobotsPartyPage *self)
{
  if (lab_robots_party_get_state (self->party)->phase == LAB_ROBOTS_PARTY_REVEALED)
    {
      g_autofree char *text = lab_robots_party_telling_best (self->party);

      lab_robots_party_page_say (self, text);
    }
  lab_robots_party_page_update (self);
}

static void
on_paused (LabRobotsPartyPage *self)
{
  gboolean is_paused = lab_robots_party_get_paused (self->party);

  lab_robots_party_page_close_pad (self);
  lab_robots_party_page_update (self);
  if (!self->is_held)
    lab_robots_party_page_say (self, is_paused ? _("Paused") : _("Playing"));
  gtk_widget_grab_focus (is_paused ? self->unpause : GTK_WIDGET (self->board));
}

/* Functions of the page */

/** lab_robots_party_page_connect: watches the party. */
void
lab_robots_party_page_connect (LabRobotsPartyPage *self)
{
  self->signals = g_signal_group_new (LAB_TYPE_ROBOTS_PARTY);
  g_signal_group_connect_swapped (self->signals, "event", G_CALLBACK (on_event), self);
  g_signal_group_connect_swapped (self->signals, "best-found", G_CALLBACK (on_best), self);
  g_signal_group_connect_swapped (self->signals, "paused", G_CALLBACK (on_paused), self);
}

/** lab_robots_party_page_update_tick: moves the countdown while there is one. */
void
lab_robots_party_page_update_tick (LabRobotsPartyPage *self)
{
  gboolean counts = self->party != NULL
                    && lab_robots_party_get_state (self->party)->phase
                           == LAB_ROBOTS_PARTY_COUNTDOWN;
  gboolean runs = counts && !lab_robots_party_get_paused (self->party);

  gtk_widget_set_visible (GTK_WIDGET (self->ring), counts);
  if (!runs)
    g_clear_handle_id (&self->tick, g_source_remove);
  else if (self->tick == 0)
    {
      self->last_second = G_MAXUINT;
      on_tick (self);
      self->tick = g_timeout_add (TICK, on_tick, self);
    }
}
