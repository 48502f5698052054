/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-pad.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "lab-robots-party-page-private.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-state.h"
#include "lab-robots-telling.h"
#include "lab-style.h"
#include "lab-template.h"

/**
 * LabRobotsPartyPad:
 *
 * Asks a player how many moves their way has. The number is pressed or typed digit by digit, and
 * shown large; because a claim cannot be taken back, another button or Enter confirms it.
 *
 * The pad itself has the focus, so that no key presses a button by accident.
 */
struct _LabRobotsPartyPad
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *note;
  GtkLabel *shown;
  GtkWidget *erase;
  GtkWidget *digits;
  GtkWidget *claim;
  GtkLabel *claim_label;
  guint claimed;                /* what the player has claimed before; 0 for nothing */
  guint number;                 /* what was typed; 0 for nothing */
  gboolean is_wrong;            /* the note says why the number cannot be claimed */
};

G_DEFINE_FINAL_TYPE (LabRobotsPartyPad, lab_robots_party_pad, ADW_TYPE_BIN)

/* A longer number is always too large. */
#define MAX_TYPED 99

/* Who claims: one player after the other says a number at the pad. A player who presses their key
 * while another one is at the pad comes next, so nobody can keep the others out; and nobody has the
 * pad for long. */

/* How long a player has to say a number, in milliseconds. */
#define PAD_TIME 10000

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

/* Returns the page of a pad. */
static LabRobotsPartyPage *
get_page (LabRobotsPartyPad *self)
{
  return LAB_ROBOTS_PARTY_PAGE (
      gtk_widget_get_ancestor (GTK_WIDGET (self), LAB_TYPE_ROBOTS_PARTY_PAGE));
}

static guint
get_max (LabRobotsPartyPad *self)
{
  return self->claimed > 0 ? self->claimed - 1 : LAB_ROBOTS_PARTY_MAX_CLAIM;
}

static gboolean
is_possible (LabRobotsPartyPad *self)
{
  return self->number > 0 && self->number <= get_max (self);
}

static void
set_note (LabRobotsPartyPad *self,
          const char        *note,
          gboolean           is_wrong)
{
  self->is_wrong = is_wrong;
  gtk_label_set_text (self->note, note);
  lab_style_set_class (GTK_WIDGET (self->note), "error", is_wrong);
}

/* Tells why a number is too large. */
static void
refuse (LabRobotsPartyPad *self)
{
  g_autofree char *text
      = self->claimed > 0
            ? g_strdup_printf (_("You have claimed %u. You can only lower it."), self->claimed)
            : g_strdup_printf (_("Claim a number from 1 to %u."), LAB_ROBOTS_PARTY_MAX_CLAIM);

  set_note (self, text, TRUE);
  lab_game_page_play_sound (LAB_GAME_PAGE (get_page (self)), LAB_SOUND_REFUSED);
  lab_game_page_say (LAB_GAME_PAGE (get_page (self)), text);
}

/* Shows what was typed. */
static void
set_number (LabRobotsPartyPad *self,
            guint              number)
{
  g_autofree char *shown = number > 0 ? g_strdup_printf ("%u", number) : g_strdup ("–");
  g_autofree char *spoken = number > 0 ? lab_robots_telling_moves (number) : g_strdup ("");
  g_autofree char *claim = NULL;

  self->number = number;
  claim = is_possible (self)
              /* Translators: a button; the player says that they see a way with so many moves. */
              ? g_strdup_printf (ngettext ("C_laim %u Move", "C_laim %u Moves", number), number)
              : g_strdup (_("C_laim"));
  set_note (self, "", FALSE);
  gtk_label_set_text (self->shown, shown);
  gtk_label_set_text_with_mnemonic (self->claim_label, claim);
  gtk_widget_set_sensitive (self->claim, is_possible (self));
  gtk_widget_set_sensitive (self->erase, number > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  if (number > get_max (self))
    refuse (self);
}

static const char *
get_name (LabRobotsPartyPage *self,
          guint               seat)
{
  return self->party->settings->seats[seat].name;
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
  /* Translators: %s is the name of a player, who sees a way and must say how long it is. */
  g_autofree char *title = g_strdup_printf (_("%s: how many moves?"), get_name (self, seat));

  self->seat = seat;
  self->pad_end = lab_robots_party_get_elapsed (self->party) + PAD_TIME;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pad), TRUE);
  self->pad->claimed = self->party->state.claims[seat].number;
  gtk_label_set_text (self->pad->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pad), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  set_number (self->pad, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->pad));
  lab_robots_party_page_update_pad (self);
  lab_robots_party_page_update_tick (self);
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_TURN);
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

/* Stops asking this player, and asks the next one who waits. */
static void
close_pad (LabRobotsPartyPage *self)
{
  if (!lab_robots_party_page_has_pad (self))
    return;
  hide_pad (self);
  open_next (self);
  lab_robots_party_page_update_tick (self);
}

/* Claims a number for the player at the pad. */
static void
claim_number (LabRobotsPartyPage *self,
              guint               number)
{
  const LabRobotsPartyEvent event
      = { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = self->seat, .number = number };
  g_autoptr (GError) error = NULL;

  hide_pad (self);
  if (!lab_robots_party_do (self->party, event, &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
  if (self->party->state.phase <= LAB_ROBOTS_PARTY_COUNTDOWN)
    open_next (self);
  else
    self->n_queue = 0;
}

static void
type_digit (LabRobotsPartyPad *self,
            guint              digit)
{
  guint number = self->number * 10 + digit;

  if (number > MAX_TYPED)
    refuse (self);
  else if (number > 0)
    set_number (self, number);
}

static void
erase (LabRobotsPartyPad *self)
{
  set_number (self, self->number / 10);
  /* The button may be insensitive now, and would give the focus to any other widget. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
claim (LabRobotsPartyPad *self)
{
  if (is_possible (self))
    claim_number (get_page (self), self->number);
  else if (self->number > 0)
    refuse (self);
}

static void
on_digit (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *digit)
{
  type_digit (LAB_ROBOTS_PARTY_PAD (widget), g_variant_get_uint32 (digit));
}

static void
on_cancel (LabRobotsPartyPad *self)
{
  close_pad (get_page (self));
}

/* Types a digit or erases one, claims the number that was typed with Enter, or cancels with Escape.
 * Enter does nothing without a number, and presses a button if a button has the focus. Returns
 * whether the pad has used the key. */
static gboolean
type_key (LabRobotsPartyPad *self,
          guint              keyval)
{
  guint32 character = gdk_keyval_to_unicode (keyval);

  if (keyval == GDK_KEY_Escape)
    on_cancel (self);
  else if (keyval == GDK_KEY_BackSpace)
    erase (self);
  else if (g_unichar_isdigit (character))
    type_digit (self, (guint) g_unichar_digit_value (character));
  else if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
           && gtk_widget_has_focus (GTK_WIDGET (self)))
    claim (self);
  else
    return FALSE;
  return TRUE;
}

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
  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals, &n);
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
  const LabRobotsPartySettings *settings = self->party->settings;
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

  if (type_key (self->pad, keyval))
    return TRUE;
  gdk_display_map_keycode (gtk_widget_get_display (GTK_WIDGET (self)), keycode, NULL, &keyvals, &n);
  for (int i = 0; i < n; i++)
    {
      if (g_unichar_isdigit (gdk_keyval_to_unicode (keyvals[i])))
        return type_key (self->pad, keyvals[i]);
    }
  return FALSE;
}

/* GObject */

static void
lab_robots_party_pad_class_init (LabRobotsPartyPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "claimpad");
  LAB_TEMPLATE ("lab-robots-party-pad.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartyPad, title, note, shown, erase, digits, claim, claim_label);
  LAB_TEMPLATE_CALLBACKS (claim, erase, on_cancel);
  gtk_widget_class_install_action (widget_class, "pad.digit", "u", on_digit);
}

static void
lab_robots_party_pad_init (LabRobotsPartyPad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->digits, GTK_TEXT_DIR_LTR);
}

/* Public functions */

/** lab_robots_party_page_on_move: moves a robot for the player who shows. */
void
lab_robots_party_page_on_move (LabRobotsPartyPage *self,
                               guint               robot,
                               guint               side)
{
  const LabRobotsPartyEvent event
      = { .kind = LAB_ROBOTS_PARTY_MOVE, .move = { (guint8) robot, (guint8) side } };
  g_autoptr (GError) error = NULL;

  if (self->party != NULL && !lab_robots_party_do (self->party, event, &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
}

/** lab_robots_party_page_on_key: does what a key of a player means. */
gboolean
lab_robots_party_page_on_key (LabRobotsPartyPage *self,
                              guint               keyval,
                              guint               keycode,
                              GdkModifierType     state)
{
  guint seat;

  if (self->party == NULL || self->party->is_paused
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || self->party->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return GDK_EVENT_PROPAGATE;
  if (lab_robots_party_page_has_pad (self) && type_on_pad (self, keyval, keycode))
    return GDK_EVENT_STOP;
  /* It may still be meant for a pad that has closed by itself just now. */
  if (keyval == GDK_KEY_Escape && self->pad_over > 0
      && lab_robots_party_get_elapsed (self->party) - self->pad_over < ESCAPE_TIME)
    return GDK_EVENT_STOP;
  if (!find_seat (self, keyval, keycode, &seat))
    return GDK_EVENT_PROPAGATE;
  lab_robots_party_page_open_pad (self, seat);
  return GDK_EVENT_STOP;
}

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

  if (self->party->settings->seats[seat].is_computer
      || self->party->is_drawing || self->party->is_paused
      || self->party->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN
      /* There is no lower number. */
      || self->party->state.claims[seat].number == 1)
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
  lab_game_page_say (LAB_GAME_PAGE (self), queue);
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_TURN);
}

/** lab_robots_party_page_end_claims: stops asking all players. */
void
lab_robots_party_page_end_claims (LabRobotsPartyPage *self)
{
  self->n_queue = 0;
  self->pad_over = 0;
  close_pad (self);
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
      close_pad (self);
      lab_game_page_tell (LAB_GAME_PAGE (self), text);
      return;
    }
  time = lab_robots_party_telling_seconds ((guint) ((left + 999) / 1000));
  queue = tell_queue (self);
  note = self->n_queue > 0 ? g_strdup_printf ("%s. %s", time, queue) : g_strdup (time);
  if (!self->pad->is_wrong)
    set_note (self->pad, note, FALSE);
}
