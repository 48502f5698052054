/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

/* The keys of the players, the pad, and moves on the board. */

/* Private helpers */

/* Returns whether the character of a key is the key of a player. */
static gboolean
find_seat (LabRobotsPartyPage *self,
           guint               keyval,
           guint              *seat)
{
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (self->party);
  gunichar character = gdk_keyval_to_unicode (gdk_keyval_to_upper (keyval));

  if (g_unichar_isdigit (character))
    character = (gunichar) ('0' + g_unichar_digit_value (character));
  for (*seat = 0; *seat < settings->n_seats; (*seat)++)
    {
      if (settings->seats[*seat].key != 0
          && character == (gunichar) settings->seats[*seat].key)
        return TRUE;
    }
  return FALSE;
}

/* On some keyboards digits need Shift, or letters are Latin only in another layout. So all
 * characters of a key are tried, the one that it types first. */
static gboolean
find_seat_of_key (LabRobotsPartyPage *self,
                  guint               keyval,
                  guint               keycode,
                  guint              *seat)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (find_seat (self, keyval, seat))
    return TRUE;
  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals,
                           &n);
  for (int i = 0; i < n; i++)
    {
      if (find_seat (self, keyvals[i], seat))
        return TRUE;
    }
  return FALSE;
}

static gboolean
type_on_pad (LabRobotsPartyPage *self,
             guint               keyval,
             guint               keycode)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (lab_robots_party_pad_type (self->pad, keyval))
    return TRUE;
  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals,
                           &n);
  for (int i = 0; i < n; i++)
    {
      if (g_unichar_isdigit (gdk_keyval_to_unicode (keyvals[i])))
        return lab_robots_party_pad_type (self->pad, keyvals[i]);
    }
  return FALSE;
}

static gboolean
on_key (LabRobotsPartyPage *self,
        guint               keyval,
        guint               keycode,
        GdkModifierType     state)
{
  guint seat;

  if (self->party == NULL || lab_robots_party_get_paused (self->party)
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || lab_robots_party_get_state (self->party)->phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_get_visible (GTK_WIDGET (self->pad)) && type_on_pad (self, keyval, keycode))
    return GDK_EVENT_STOP;
  if (!find_seat_of_key (self, keyval, keycode, &seat))
    return GDK_EVENT_PROPAGATE;
  lab_robots_party_page_open_pad (self, seat);
  return GDK_EVENT_STOP;
}

/* Functions of the page */

/** lab_robots_party_page_open_pad: asks a player who sees a way for the number of moves. */
void
lab_robots_party_page_open_pad (LabRobotsPartyPage *self,
                                guint               seat)
{
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (self->party);
  const LabRobotsPartyState *state = lab_robots_party_get_state (self->party);
  guint claimed = state->claims[seat].number;

  if (settings->seats[seat].is_computer || claimed == 1)
    return;
  self->seat = seat;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pad), TRUE);
  lab_robots_party_pad_open (self->pad, settings->seats[seat].name,
                             claimed > 0 ? claimed - 1 : LAB_ROBOTS_PARTY_MAX_CLAIM);
  lab_sound_player_play (self->sounds, LAB_SOUND_TURN);
}

/** lab_robots_party_page_close_pad: stops asking. */
void
lab_robots_party_page_close_pad (LabRobotsPartyPage *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self->pad)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->pad), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/** lab_robots_party_page_on_claim: claims a number for the player at the pad. */
void
lab_robots_party_page_on_claim (LabRobotsPartyPage *self,
                                guint               number)
{
  g_autoptr (GError) error = NULL;
  guint seat = self->seat;

  lab_robots_party_page_close_pad (self);
  if (!lab_robots_party_claim (self->party, seat, number, &error))
    lab_robots_party_page_refuse (self, error->message);
}

/** lab_robots_party_page_on_move: moves a robot for the player who shows. */
void
lab_robots_party_page_on_move (LabRobotsPartyPage *self,
                               guint               robot,
                               guint               side)
{
  LabRobotsMove move = { (guint8) robot, (guint8) side };
  g_autoptr (GError) error = NULL;

  if (self->party != NULL && !lab_robots_party_play (self->party, move, &error))
    lab_robots_party_page_refuse (self, error->message);
}

/** lab_robots_party_page_install_keys: listens to the keys of the players. */
void
lab_robots_party_page_install_keys (LabRobotsPartyPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
