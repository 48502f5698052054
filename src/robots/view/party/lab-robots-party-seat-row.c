/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-seat-row.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-text.h"

/**
 * LabRobotsPartySeatRow:
 *
 * A player of the next party: the name, who plays, and the key. The row opens to change them.
 */
struct _LabRobotsPartySeatRow
{
  AdwExpanderRow parent_instance;

  guint number;                 /* from 0 */
  AdwComboRow *kind;
  AdwEntryRow *name;
  AdwEntryRow *key;
  GtkWidget *remove;
};

enum
{
  CHANGED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabRobotsPartySeatRow, lab_robots_party_seat_row, ADW_TYPE_EXPANDER_ROW)

#define PERSON "person"

/* Private helpers */

static gboolean
is_computer (LabRobotsPartySeatRow *self)
{
  return adw_combo_row_get_selected (self->kind) > 0;
}

static LabRobotsRivalLevel
get_level (LabRobotsPartySeatRow *self)
{
  return (LabRobotsRivalLevel) (adw_combo_row_get_selected (self->kind) - 1);
}

static char *
dup_kind_name (LabRobotsPartySeatRow *self)
{
  if (!is_computer (self))
    return g_strdup (_("Person"));
  return g_strdup_printf (_("Computer: %s"), lab_robots_rival_level_get_name (get_level (self)));
}

static char *
dup_name (LabRobotsPartySeatRow *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));

  if (!lab_text_is_blank (name))
    return g_strdup (name);
  /* Translators: the name of a player without a name; %u is a number. */
  return g_strdup_printf (_("Player %u"), self->number + 1);
}

static void
update (LabRobotsPartySeatRow *self)
{
  g_autofree char *kind = dup_kind_name (self);
  g_autofree char *name = dup_name (self);
  g_autofree char *key = lab_robots_party_seat_row_dup_key (self);
  g_autofree char *about
      /* Translators: who plays, such as “Person”, and the key on the keyboard that they press. */
      = is_computer (self) || *key == '\0' ? g_strdup (kind)
                                           : g_strdup_printf (_("%s, key %s"), kind, key);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), about);
  gtk_widget_set_visible (GTK_WIDGET (self->key), !is_computer (self));
}

static void
on_changed (LabRobotsPartySeatRow *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
on_remove (LabRobotsPartySeatRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

/* Private helpers: the rows */

static void
add_kind (LabRobotsPartySeatRow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("Person"));
  for (guint i = 0; i < LAB_N_ROBOTS_RIVAL_LEVELS; i++)
    {
      g_autofree char *text = g_strdup_printf (
          _("Computer: %s"), lab_robots_rival_level_get_name ((LabRobotsRivalLevel) i));

      gtk_string_list_append (list, text);
    }
  self->kind = ADW_COMBO_ROW (adw_combo_row_new ());
  /* Translators: the title of a choice: a person or the computer plays. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->kind), _("Played by"));
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (list));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (self->kind));
}

static AdwEntryRow *
add_entry (LabRobotsPartySeatRow *self,
           const char            *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  return ADW_ENTRY_ROW (row);
}

static void
add_remove (LabRobotsPartySeatRow *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->remove = gtk_button_new_with_mnemonic (_("_Remove"));
  gtk_widget_set_valign (self->remove, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (on_remove), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->remove);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

/* GObject */

static void
lab_robots_party_seat_row_class_init (LabRobotsPartySeatRowClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  /**
   * LabRobotsPartySeatRow::changed:
   *
   * The user has changed something.
   */
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  /**
   * LabRobotsPartySeatRow::removed:
   *
   * The user wants to remove the player.
   */
  signals[REMOVED] = g_signal_new ("removed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
lab_robots_party_seat_row_init (LabRobotsPartySeatRow *self)
{
  g_object_set (self, "use-markup", FALSE, NULL);
  add_kind (self);
  self->name = add_entry (self, _("Name"));
  /* Translators: the title of an entry: the key on the keyboard that a player presses. */
  self->key = add_entry (self, _("Key (a letter from A to Z)"));
  add_remove (self);
}

/* Public functions */

/**
 * lab_robots_party_seat_row_new:
 * @kind: `person` or the id of a #LabRobotsRivalLevel
 * @name: the name; may be empty
 * @key: a letter; may be empty
 *
 * Returns: (transfer floating): a row for a player
 */
GtkWidget *
lab_robots_party_seat_row_new (const char *kind,
                               const char *name,
                               const char *key)
{
  LabRobotsPartySeatRow *self = g_object_new (LAB_TYPE_ROBOTS_PARTY_SEAT_ROW, NULL);
  LabRobotsRivalLevel level;

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_editable_set_text (GTK_EDITABLE (self->key), key);
  adw_combo_row_set_selected (self->kind, lab_robots_rival_level_parse (kind, &level)
                                              ? (guint) level + 1 : 0);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->key, "changed", G_CALLBACK (on_changed), self);
  update (self);
  return GTK_WIDGET (self);
}

/** lab_robots_party_seat_row_set_number: sets the number of the player, counted from 0, and whether
 * there are enough other players to remove this one. */
void
lab_robots_party_seat_row_set_number (LabRobotsPartySeatRow *self,
                                      guint                  number,
                                      gboolean               removable)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY_SEAT_ROW (self));

  self->number = number;
  gtk_widget_set_sensitive (self->remove, removable);
  update (self);
}

/** lab_robots_party_seat_row_get_kind: (transfer none): returns `person` or the id of a level. */
const char *
lab_robots_party_seat_row_get_kind (LabRobotsPartySeatRow *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_SEAT_ROW (self), NULL);

  return is_computer (self) ? lab_robots_rival_level_get_id (get_level (self)) : PERSON;
}

/** lab_robots_party_seat_row_get_name: (transfer none): returns the name; may be empty. */
const char *
lab_robots_party_seat_row_get_name (LabRobotsPartySeatRow *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_SEAT_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

/** lab_robots_party_seat_row_dup_key: (transfer full): returns the key as a capital letter, or ""
 * for none. */
char *
lab_robots_party_seat_row_dup_key (LabRobotsPartySeatRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->key));
  gsize length = strlen (text);
  const char *last = length > 0 ? text + length - 1 : text;

  return g_ascii_isalpha (*last) ? g_ascii_strup (last, 1) : g_strdup ("");
}

/** lab_robots_party_seat_row_get: sets the player of a party. */
void
lab_robots_party_seat_row_get (LabRobotsPartySeatRow *self,
                               LabRobotsPartySeat    *seat)
{
  g_autofree char *key = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_PARTY_SEAT_ROW (self) && seat != NULL);

  key = lab_robots_party_seat_row_dup_key (self);
  seat->name = dup_name (self);
  seat->is_computer = is_computer (self);
  seat->level = seat->is_computer ? get_level (self) : LAB_ROBOTS_RIVAL_EASY;
  seat->key = '\0';
  if (!seat->is_computer)
    seat->key = key[0];
}
