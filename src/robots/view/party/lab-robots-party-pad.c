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
 * Numbers of moves that a player can claim, to press or to type.
 */
struct _LabRobotsPartyPad
{
  AdwBin parent_instance;

  GtkWidget *title;
  GtkWidget *typed;
  GtkWidget *numbers;
  GtkWidget *buttons[LAB_ROBOTS_PARTY_MAX_CLAIM];
  guint max;
  guint number;                 /* what was typed; 0 for nothing */
};

enum
{
  CLAIM,
  CANCEL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPartyPad, lab_robots_party_pad, ADW_TYPE_BIN)

#define MIN_COLUMNS 3
#define MAX_COLUMNS 6

/* Private helpers */

static void
show_typed (LabRobotsPartyPad *self)
{
  g_autofree char *text = self->number > 0 ? g_strdup_printf ("%u", self->number)
                                           : g_strdup (_("Press a number, or type it and press "
                                                         "Enter."));

  gtk_label_set_text (GTK_LABEL (self->typed), text);
}

static void
on_number (LabRobotsPartyPad *self,
           GtkWidget         *button)
{
  guint number = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number"));

  g_signal_emit (self, signals[CLAIM], 0, number);
}

static void
on_cancel (LabRobotsPartyPad *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

static void
type_digit (LabRobotsPartyPad *self,
            guint              digit)
{
  guint number = self->number * 10 + digit;

  if (number > self->max)
    number = digit;
  if (number <= self->max)
    self->number = number;
  show_typed (self);
}

static GtkWidget *
new_button (LabRobotsPartyPad *self,
            guint              number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  g_autofree char *name = g_strdup_printf (ngettext ("%u move", "%u moves", number), number);
  GtkWidget *button = gtk_button_new_with_label (text);

  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_add_css_class (button, "numeric");
  gtk_widget_set_size_request (button, -1, 44);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_number), self);
  return button;
}

static void
add_numbers (LabRobotsPartyPad *self)
{
  self->numbers = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->numbers), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->numbers), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->numbers), MIN_COLUMNS);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->numbers), MAX_COLUMNS);
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_CLAIM; i++)
    {
      self->buttons[i] = new_button (self, i + 1);
      gtk_flow_box_append (GTK_FLOW_BOX (self->numbers), self->buttons[i]);
      /* The button is the stop for the keyboard. */
      gtk_widget_set_focusable (gtk_widget_get_parent (self->buttons[i]), FALSE);
    }
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
}

static void
lab_robots_party_pad_init (LabRobotsPartyPad *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cancel = gtk_button_new_with_mnemonic (_("_Cancel"));

  self->title = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_add_css_class (self->title, "heading");
  self->typed = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->typed), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->typed), 0);
  add_numbers (self);
  g_signal_connect_swapped (cancel, "clicked", G_CALLBACK (on_cancel), self);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->typed);
  gtk_box_append (GTK_BOX (box), self->numbers);
  gtk_box_append (GTK_BOX (box), cancel);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Public functions */

/**
 * lab_robots_party_pad_open:
 * @self: a pad
 * @name: the player
 * @max: the largest number that the player can claim
 *
 * Asks a player for a number.
 */
void
lab_robots_party_pad_open (LabRobotsPartyPad *self,
                           const char        *name,
                           guint              max)
{
  /* Translators: %s is the name of a player, who sees a way and must say how long it is. */
  g_autofree char *title = g_strdup_printf (_("%s: how many moves?"), name);

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_PAD (self));

  self->max = max;
  self->number = 0;
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  show_typed (self);
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_CLAIM; i++)
    gtk_widget_set_sensitive (self->buttons[i], i < max);
  gtk_widget_grab_focus (self->buttons[0]);
}

/**
 * lab_robots_party_pad_type:
 * @self: a pad that is open
 * @keyval: a key that was pressed
 *
 * Types a digit, or claims the number that was typed with Enter, or cancels with Escape.
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
    {
      self->number /= 10;
      show_typed (self);
    }
  else if (g_unichar_isdigit (character))
    type_digit (self, (guint) g_unichar_digit_value (character));
  else if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && self->number > 0)
    g_signal_emit (self, signals[CLAIM], 0, self->number);
  else
    return FALSE;
  return TRUE;
}
