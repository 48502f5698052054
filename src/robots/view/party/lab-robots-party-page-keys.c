/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-page-private.h"

#include <string.h>

/* The keys of the players, and moves on the board. */

/* The letters of a keyboard at the places where most keyboards have them, by the codes of their
 * keys: three rows, each from its first letter on. They serve keyboards without Latin letters. */
static const struct
{
  guint first;
  const char *letters;
} places[] = {
  { 24, "QWERTYUIOP" },
  { 38, "ASDFGHJKL" },
  { 52, "ZXCVBNM" },
};

/* How long Escape does nothing after a pad has closed by itself, in milliseconds. */
#define ESCAPE_TIME 2000

/* Private helpers */

static gboolean
is_latin (guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (gdk_keyval_to_upper (keyval));

  return character >= 'A' && character <= 'Z';
}

static char
find_letter_by_place (guint keycode)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (keycode >= places[i].first && keycode < places[i].first + strlen (places[i].letters))
        return places[i].letters[keycode - places[i].first];
    }
  return '\0';
}

/* Returns the Latin letter of a key, or 0 if it has none: what it types, or else what it types in
 * another layout of the user, or else what most keyboards have at its place. */
static char
find_letter (LabRobotsPartyPage *self,
             guint               keyval,
             guint               keycode)
{
  g_autofree guint *keyvals = NULL;
  int n = 0;

  if (is_latin (keyval))
    return (char) gdk_keyval_to_unicode (gdk_keyval_to_upper (keyval));
  if (!g_unichar_isalpha (gdk_keyval_to_unicode (keyval)))
    return '\0';
  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals,
                           &n);
  for (int i = 0; i < n; i++)
    {
      if (is_latin (keyvals[i]))
        return (char) gdk_keyval_to_unicode (gdk_keyval_to_upper (keyvals[i]));
    }
  return find_letter_by_place (keycode);
}

/* Returns whether a key is that of a player. */
static gboolean
find_seat (LabRobotsPartyPage *self,
           guint               keyval,
           guint               keycode,
           guint              *seat)
{
  const LabRobotsPartySettings *settings = lab_robots_party_get_settings (self->party);
  char letter = find_letter (self, keyval, keycode);

  for (*seat = 0; letter != '\0' && *seat < settings->n_seats; (*seat)++)
    {
      if (settings->seats[*seat].key == letter)
        return TRUE;
    }
  return FALSE;
}

/* On some keyboards digits need Shift. */
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

/* Returns whether the pad has closed by itself just now. Escape may still be meant for it. */
static gboolean
is_pad_just_over (LabRobotsPartyPage *self)
{
  return self->pad_over > 0
         && lab_robots_party_get_elapsed (self->party) - self->pad_over < ESCAPE_TIME;
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
  if (lab_robots_party_page_has_pad (self) && type_on_pad (self, keyval, keycode))
    return GDK_EVENT_STOP;
  if (keyval == GDK_KEY_Escape && is_pad_just_over (self))
    return GDK_EVENT_STOP;
  if (!find_seat (self, keyval, keycode, &seat))
    return GDK_EVENT_PROPAGATE;
  lab_robots_party_page_open_pad (self, seat);
  return GDK_EVENT_STOP;
}

/* Functions of the page */

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
