/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-robots-party-telling.h"

/* Who claims: one player after the other says a number at the pad. A player who presses their key
 * while another one is at the pad comes next, so nobody can keep the others out; and nobody has the
 * pad for long. */

/* How long a player has to say a number, in milliseconds. */
#define PAD_TIME 10000

/* Private helpers */

static const char *
get_name (LabRobotsPartyPage *self,
          guint               seat)
{
  return lab_robots_party_get_settings (self->party)->seats[seat].name;
}

static gboolean
is_waiting (LabRobotsPartyPage *self,
            guint               seat)
{
  for (guint i = 0; i < self->n_queue; i++)
    {
      if (self->queue[i] == seat)
        return TRUE;
    }
  return FALSE;
}

static char *
tell_queue (LabRobotsPartyPage *self)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < self->n_queue; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? _(", ") : "", get_name (self, self->queue[i]));
  /* Translators: the names of players, who claim after the one who does now. */
  return g_strdup_printf (_("Next: %s"), names->str);
}

/* Asks a player for a number. */
static void
open_pad (LabRobotsPartyPage *self,
          guint               seat)
{
  self->seat = seat;
  self->pad_end = lab_robots_party_get_elapsed (self->party) + PAD_TIME;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pad), TRUE);
  lab_robots_party_pad_open (self->pad, get_name (self, seat),
                             lab_robots_party_get_state (self->party)->claims[seat].number);
  lab_robots_party_page_update_pad (self);
  lab_robots_party_page_update_tick (self);
  lab_sound_player_play (self->sounds, LAB_SOUND_TURN);
}

static void
hide_pad (LabRobotsPartyPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->pad), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Asks the next player who waits, if there is one. */
static void
open_next (LabRobotsPartyPage *self)
{
  guint seat;

  if (self->n_queue == 0)
    return;
  seat = self->queue[0];
  memmove (self->queue, self->queue + 1, --self->n_queue * sizeof *self->queue);
  open_pad (self, seat);
}

/* Functions of the page */

/** lab_robots_party_page_has_pad: returns whether a player is asked for a number. */
gboolean
lab_robots_party_page_has_pad (LabRobotsPartyPage *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->pad));
}

/** lab_robots_party_page_open_pad: asks a player who sees a way for the number of moves, as soon as
 * the players before have said theirs. */
void
lab_robots_party_page_open_pad (LabRobotsPartyPage *self,
                                guint               seat)
{
  g_autofree char *queue = NULL;

  if (lab_robots_party_get_settings (self->party)->seats[seat].is_computer
      || lab_robots_party_is_drawing (self->party) || lab_robots_party_get_paused (self->party)
      || lab_robots_party_get_state (self->party)->phase > LAB_ROBOTS_PARTY_COUNTDOWN
      /* There is no lower number. */
      || lab_robots_party_get_state (self->party)->claims[seat].number == 1)
    return;
  if (!lab_robots_party_page_has_pad (self))
    {
      open_pad (self, seat);
      return;
    }
  if (seat == self->seat || is_waiting (self, seat))
    return;
  self->queue[self->n_queue++] = seat;
  lab_robots_party_page_update_pad (self);
  queue = tell_queue (self);
  lab_robots_party_page_say (self, queue);
  lab_sound_player_play (self->sounds, LAB_SOUND_TURN);
}

/** lab_robots_party_page_close_pad: stops asking this player, and asks the next one who waits. */
void
lab_robots_party_page_close_pad (LabRobotsPartyPage *self)
{
  if (!lab_robots_party_page_has_pad (self))
    return;
  hide_pad (self);
  open_next (self);
  lab_robots_party_page_update_tick (self);
}

/** lab_robots_party_page_end_claims: stops asking all players. */
void
lab_robots_party_page_end_claims (LabRobotsPartyPage *self)
{
  self->n_queue = 0;
  self->pad_over = 0;
  lab_robots_party_page_close_pad (self);
}

/** lab_robots_party_page_update_pad: shows how much time the player at the pad has, and who is
 * next; closes the pad if the time is over. */
void
lab_robots_party_page_update_pad (LabRobotsPartyPage *self)
{
  gint64 left = self->pad_end - lab_robots_party_get_elapsed (self->party);
  g_autofree char *time = NULL;
  g_autofree char *queue = NULL;
  g_autofree char *note = NULL;

  if (left <= 0)
    {
      g_autofree char *text = g_strdup_printf (_("%s has not said a number in time."),
                                               get_name (self, self->seat));

      self->pad_over = lab_robots_party_get_elapsed (self->party);
      lab_robots_party_page_close_pad (self);
      lab_robots_party_page_tell (self, text);
      return;
    }
  time = lab_robots_party_telling_seconds ((guint) ((left + 999) / 1000));
  queue = tell_queue (self);
  note = self->n_queue > 0 ? g_strdup_printf ("%s. %s", time, queue) : g_strdup (time);
  lab_robots_party_pad_set_note (self->pad, note);
}

/** lab_robots_party_page_on_claim: claims a number for the player at the pad. */
void
lab_robots_party_page_on_claim (LabRobotsPartyPage *self,
                                guint               number)
{
  g_autoptr (GError) error = NULL;

  hide_pad (self);
  if (!lab_robots_party_claim (self->party, self->seat, number, &error))
    lab_robots_party_page_refuse (self, error->message);
  if (lab_robots_party_get_state (self->party)->phase <= LAB_ROBOTS_PARTY_COUNTDOWN)
    open_next (self);
  else
    self->n_queue = 0;
}

/** lab_robots_party_page_on_refused: the pad tells why a number cannot be claimed. */
void
lab_robots_party_page_on_refused (LabRobotsPartyPage *self,
                                  const char         *text)
{
  lab_sound_player_play (self->sounds, LAB_SOUND_REFUSED);
  lab_robots_party_page_say (self, text);
}
