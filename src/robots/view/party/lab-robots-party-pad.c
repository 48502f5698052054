/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-pad.h"

#include <glib/gi18n.h>

#include "lab-robots-party-settings.h"

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
  GtkWidget *claim;
  GtkLabel *claim_label;
  guint claimed;                /* what the player has claimed before; 0 for nothing */
  guint number;                 /* what was typed; 0 for nothing */
  gboolean is_wrong;            /* the note says why the number cannot be claimed */
};

enum
{
  CLAIM,
  CANCEL,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPartyPad, lab_robots_party_pad, ADW_TYPE_BIN)

/* A longer number is always too large. */
#define MAX_TYPED 99

/* Private helpers */

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
  if (is_wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->note), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->note), "error");
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
  g_signal_emit (self, signals[REFUSED], 0, text);
}

static void
update (LabRobotsPartyPad *self)
{
  g_autofree char *number = self->number > 0 ? g_strdup_printf ("%u", self->number)
                                             : g_strdup ("–");
  g_autofree char *claim
      = is_possible (self)
            /* Translators: a button; the player says that they see a way with so many moves. */
            ? g_strdup_printf (ngettext ("C_laim %u Move", "C_laim %u Moves", self->number),
                               self->number)
            : g_strdup (_("C_laim"));

  gtk_label_set_text (self->shown, number);
  gtk_label_set_text_with_mnemonic (self->claim_label, claim);
  gtk_widget_set_sensitive (self->claim, is_possible (self));
  gtk_widget_set_sensitive (self->erase, self->number > 0);
}

static void
set_number (LabRobotsPartyPad *self,
            guint              number)
{
  g_autofree char *spoken = NULL;

  self->number = number;
  set_note (self, "", FALSE);
  update (self);
  spoken = number > 0 ? g_strdup_printf (ngettext ("%u move", "%u moves", number), number)
                      : g_strdup ("");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  spoken, -1);
  if (number > get_max (self))
    refuse (self);
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
    g_signal_emit (self, signals[CLAIM], 0, self->number);
  else if (self->number > 0)
    refuse (self);
}

static void
on_digit (LabRobotsPartyPad *self,
          GtkWidget         *button)
{
  type_digit (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "digit")));
}

static void
on_cancel (LabRobotsPartyPad *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

/* Private helpers: parts */

static GtkLabel *
new_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

/* Who is asked, the number, and a button that erases its last digit. */
static GtkWidget *
new_head (LabRobotsPartyPad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->title = new_label ("heading");
  self->note = new_label ("caption");
  self->shown = new_label ("title-1");
  gtk_widget_add_css_class (GTK_WIDGET (self->shown), "numeric");
  gtk_label_set_width_chars (self->shown, 2);
  gtk_label_set_xalign (self->shown, 0.5f);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->erase = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_set_tooltip_text (self->erase, _("Erase the last digit"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->erase), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Erase the last digit"), -1);
  gtk_widget_set_valign (self->erase, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->erase, "flat");
  gtk_widget_add_css_class (self->erase, "picture-tool");
  g_signal_connect_swapped (self->erase, "clicked", G_CALLBACK (erase), self);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->shown));
  gtk_box_append (GTK_BOX (box), self->erase);
  return box;
}

/* The digits in two rows of five, read from the left in all languages. */
static GtkWidget *
new_digits (LabRobotsPartyPad *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 2);
  for (guint i = 0; i < 10; i++)
    {
      guint digit = (i + 1) % 10;
      g_autofree char *text = g_strdup_printf ("%u", digit);
      GtkWidget *button = gtk_button_new_with_label (text);

      g_object_set_data (G_OBJECT (button), "digit", GUINT_TO_POINTER (digit));
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_size_request (button, -1, 44);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_digit), self);
      gtk_grid_attach (GTK_GRID (grid), button, (int) i % 5, (int) i / 5, 1, 1);
    }
  return grid;
}

static GtkWidget *
new_answers (LabRobotsPartyPad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  self->claim_label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->claim_label, TRUE);
  gtk_label_set_justify (self->claim_label, GTK_JUSTIFY_CENTER);
  self->claim = gtk_button_new ();
  gtk_label_set_mnemonic_widget (self->claim_label, self->claim);
  gtk_button_set_child (GTK_BUTTON (self->claim), GTK_WIDGET (self->claim_label));
  gtk_widget_add_css_class (self->claim, "text-button");
  gtk_widget_add_css_class (self->claim, "suggested-action");
  gtk_widget_set_size_request (self->claim, -1, 44);
  gtk_widget_set_hexpand (self->claim, TRUE);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (on_cancel), self);
  g_signal_connect_swapped (self->claim, "clicked", G_CALLBACK (claim), self);
  gtk_box_append (GTK_BOX (box), cancel);
  gtk_box_append (GTK_BOX (box), self->claim);
  return box;
}

/* GObject */

static void
lab_robots_party_pad_class_init (LabRobotsPartyPadClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  /**
   * LabRobotsPartyPad::claim:
   * @number: how many moves
   *
   * The player claims a number.
   */
  signals[CLAIM] = g_signal_new ("claim", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabRobotsPartyPad::cancel:
   *
   * The player does not claim.
   */
  signals[CANCEL] = g_signal_new ("cancel", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  /**
   * LabRobotsPartyPad::refused:
   * @text: why, in a sentence
   *
   * The number that was typed cannot be claimed.
   */
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "claimpad");
}

static void
lab_robots_party_pad_init (LabRobotsPartyPad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_box_append (GTK_BOX (box), new_head (self));
  gtk_box_append (GTK_BOX (box), new_digits (self));
  gtk_box_append (GTK_BOX (box), new_answers (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Public functions */

/**
 * lab_robots_party_pad_open:
 * @self: a pad
 * @name: the player
 * @claimed: what the player has claimed before, and can only lower; 0 for nothing
 *
 * Asks a player for a number.
 */
void
lab_robots_party_pad_open (LabRobotsPartyPad *self,
                           const char        *name,
                           guint              claimed)
{
  /* Translators: %s is the name of a player, who sees a way and must say how long it is. */
  g_autofree char *title = g_strdup_printf (_("%s: how many moves?"), name);

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAD (self));

  self->claimed = claimed;
  gtk_label_set_text (self->title, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  set_number (self, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/** lab_robots_party_pad_set_note: tells something below the question, unless the pad tells why a
 * number cannot be claimed. */
void
lab_robots_party_pad_set_note (LabRobotsPartyPad *self,
                               const char        *note)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAD (self));

  if (!self->is_wrong)
    set_note (self, note, FALSE);
}

/**
 * lab_robots_party_pad_type:
 * @self: a pad that is open
 * @keyval: a key that was pressed
 *
 * Types a digit or erases one, claims the number that was typed with Enter, or cancels with Escape.
 * Enter does nothing without a number, and presses a button if a button has the focus.
 *
 * Returns: whether the pad has used the key
 */
gboolean
lab_robots_party_pad_type (LabRobotsPartyPad *self,
                           guint              keyval)
{
  guint32 character = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_PAD (self), FALSE);

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
