/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <glib/gi18n.h>

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
is_counting (LabRobotsPartyPage *self)
{
  return lab_robots_party_get_state (self->party)->phase == LAB_ROBOTS_PARTY_COUNTDOWN;
}

static gboolean
on_tick (gpointer data)
{
  LabRobotsPartyPage *self = data;
  gint64 left = lab_robots_party_get_time_left (self->party);

  if (is_counting (self))
    {
      lab_robots_party_ring_set_time (
          self->ring, left,
          (gint64) lab_robots_party_get_settings (self->party)->countdown * 1000);
      tell_time (self, left);
    }
  if (lab_robots_party_page_has_pad (self))
    lab_robots_party_page_update_pad (self);
  return G_SOURCE_CONTINUE;
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

/* Moves the focus to what is done next. After the first move is undone, the button for that cannot
 * keep it. */
static void
focus_next (LabRobotsPartyPage        *self,
            const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  LabRobotsPartyPhase phase = state->phase;

  if (phase == before->phase && (state->n_moves > 0 || before->n_moves == 0))
    return;
  if (lab_robots_party_is_person_showing (self->party))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  else if (phase == LAB_ROBOTS_PARTY_REVEALED)
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
}

/* Moves the robots, or shows the target that is done. The next one is shown when it is drawn. */
static void
show_event (LabRobotsPartyPage        *self,
            const LabRobotsPartyEvent *event,
            const LabRobotsPartyState *before)
{
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);

  if (lab_robots_party_is_drawing (self->party))
    {
      lab_robots_party_replay_end (self->replay);
      self->has_seen_target = FALSE;
      return;
    }
  /* After the party, the replay stays. */
  if (lab_robots_party_is_over (self->party))
    return;
  lab_robots_board_view_set_position (self->board, &state->position,
                                      event->kind == LAB_ROBOTS_PARTY_MOVE);
  if (state->phase == LAB_ROBOTS_PARTY_REVEALED && before->phase != state->phase)
    lab_robots_party_replay_begin (self->replay, self->party);
}

/* Tells what has happened to screen readers, and what could be missed to all. */
static void
tell_event (LabRobotsPartyPage        *self,
            const LabRobotsPartyEvent *event,
            const LabRobotsPartyState *before)
{
  g_autofree char *text = lab_robots_party_telling_event (self->party, event, before);
  g_autofree char *failure = lab_robots_party_telling_failure (self->party, event, before);

  if (*failure != '\0')
    lab_notice_tell (self->notice, failure);
  if (event->kind == LAB_ROBOTS_PARTY_REDRAW)
    lab_robots_party_page_tell (self, text);
  else if (*text != '\0')
    lab_robots_party_page_say (self, text);
}

static void
on_event (LabRobotsPartyPage        *self,
          const LabRobotsPartyEvent *event,
          const LabRobotsPartyState *before)
{
  gboolean has_seen_target = self->has_seen_target;

  if (lab_robots_party_get_state (self->party)->phase > LAB_ROBOTS_PARTY_COUNTDOWN
      || event->kind == LAB_ROBOTS_PARTY_REDRAW)
    lab_robots_party_page_end_claims (self);
  show_event (self, event, before);
  sound (self, event, before);
  lab_robots_party_page_update (self);
  focus_next (self, before);
  /* Nobody knows of a target that went back before it was seen. */
  if (event->kind != LAB_ROBOTS_PARTY_REDRAW || has_seen_target)
    tell_event (self, event, before);
}

/* The target can be seen now. */
static void
on_drawn (LabRobotsPartyPage *self)
{
  g_autofree char *text = lab_robots_party_telling_drawn (self->party);

  self->has_seen_target = TRUE;
  lab_robots_party_page_show_board (self);
  lab_robots_party_page_update (self);
  lab_robots_party_page_say (self, text);
}

static void
on_paused (LabRobotsPartyPage *self)
{
  gboolean is_paused = lab_robots_party_get_paused (self->party);

  lab_robots_party_page_end_claims (self);
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
  g_signal_group_connect_swapped (self->signals, "drawn", G_CALLBACK (on_drawn), self);
  g_signal_group_connect_swapped (self->signals, "paused", G_CALLBACK (on_paused), self);
}

/** lab_robots_party_page_update_tick: moves the countdown, and the time of the player at the pad,
 * while there is one. */
void
lab_robots_party_page_update_tick (LabRobotsPartyPage *self)
{
  gboolean counts = self->party != NULL && is_counting (self);
  gboolean runs = self->party != NULL && !lab_robots_party_get_paused (self->party)
                  && (counts || lab_robots_party_page_has_pad (self));

  gtk_widget_set_visible (GTK_WIDGET (self->ring), counts);
  if (!counts)
    self->last_second = G_MAXUINT;
  if (!runs)
    g_clear_handle_id (&self->tick, g_source_remove);
  else if (self->tick == 0)
    {
      on_tick (self);
      self->tick = g_timeout_add (TICK, on_tick, self);
    }
}
