/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-setup.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-columns-layout.h"
#include "lab-robots-party-state.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-template.h"
#include "lab-text.h"

/**
 * LabRobotsPartySetup:
 *
 * What the next party is played with: the players, and the board and the rules. It saves them in
 * the settings.
 */
struct _LabRobotsPartySetup
{
  AdwBin parent_instance;

  GSettings *settings;          /* NULL if there are no settings */
  AdwPreferencesGroup *group;
  GtkWidget *add;
  AdwPreferencesGroup *rules;
  GPtrArray *rows;              /* of LabRobotsPartySeatRow */
  GtkSpinButton *size;
  GtkSpinButton *robots;
  GtkSpinButton *places;
  GtkSpinButton *countdown;
  GtkSwitch *ricochet;
  AdwActionRow *places_row;
};

G_DEFINE_FINAL_TYPE (LabRobotsPartySetup, lab_robots_party_setup, ADW_TYPE_BIN)

#define SEATS_KEY "robots-party-seats"
#define PERSON "person"

/**
 * LabRobotsPartySeatRow:
 *
 * A player of the next party: the name, who plays, and the key. The row opens to change them.
 */
struct _LabRobotsPartySeatRow
{
  AdwExpanderRow parent_instance;

  LabRobotsPartySetup *setup;   /* unowned: the row is in it */
  guint number;                 /* from 0 */
  AdwComboRow *kind;
  AdwEntryRow *name;
  AdwEntryRow *key;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (LabRobotsPartySeatRow, lab_robots_party_seat_row, ADW_TYPE_EXPANDER_ROW)

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
dup_name (LabRobotsPartySeatRow *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));

  if (!lab_text_is_blank (name))
    return g_strdup (name);
  /* Translators: the name of a player without a name; %u is a number. */
  return g_strdup_printf (_("Player %u"), self->number + 1);
}

/** lab_robots_party_seat_row_dup_key: (transfer full): returns the key as a capital letter, or ""
 * for none. */
static char *
lab_robots_party_seat_row_dup_key (LabRobotsPartySeatRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->key));
  gsize length = strlen (text);
  const char *last = length > 0 ? text + length - 1 : text;

  return g_ascii_isalpha (*last) ? g_ascii_strup (last, 1) : g_strdup ("");
}

static void
update_row (LabRobotsPartySeatRow *self)
{
  const char *kind = gtk_string_object_get_string (adw_combo_row_get_selected_item (self->kind));
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
save (LabRobotsPartySetup *self)
{
  GVariantBuilder builder;

  if (self->settings == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(sss)"));
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabRobotsPartySeatRow *row = self->rows->pdata[i];
      g_autofree char *key = lab_robots_party_seat_row_dup_key (row);

      g_variant_builder_add (&builder, "(sss)",
                             is_computer (row) ? lab_robots_rival_level_get_id (get_level (row))
                                               : PERSON,
                             gtk_editable_get_text (GTK_EDITABLE (row->name)), key);
    }
  g_settings_set_value (self->settings, SEATS_KEY, g_variant_builder_end (&builder));
}

static void
update (LabRobotsPartySetup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabRobotsPartySeatRow *row = self->rows->pdata[i];

      row->number = i;
      gtk_widget_set_sensitive (row->remove, self->rows->len > LAB_ROBOTS_PARTY_MIN_SEATS);
      update_row (row);
    }
  gtk_widget_set_sensitive (self->add, self->rows->len < LAB_ROBOTS_PARTY_MAX_SEATS);
}

static void
remove_seat (LabRobotsPartySetup *self,
             GtkWidget           *row)
{
  guint index;

  if (!g_ptr_array_find (self->rows, row, &index) || self->rows->len <= LAB_ROBOTS_PARTY_MIN_SEATS)
    return;
  adw_preferences_group_remove (self->group, row);
  g_ptr_array_remove_index (self->rows, index);
  update (self);
  save (self);
  gtk_widget_grab_focus (self->rows->pdata[MIN (index, self->rows->len - 1)]);
}

static void
on_changed (LabRobotsPartySeatRow *self)
{
  update_row (self);
  save (self->setup);
}

static void
on_remove (LabRobotsPartySeatRow *self)
{
  remove_seat (self->setup, GTK_WIDGET (self));
}

/* GObject */

static void
lab_robots_party_seat_row_class_init (LabRobotsPartySeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE ("lab-robots-party-seat-row.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartySeatRow, kind, name, key, remove);
  LAB_TEMPLATE_CALLBACKS (on_remove);
}

static void
lab_robots_party_seat_row_init (LabRobotsPartySeatRow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (list, _("Person"));
  for (guint i = 0; i < LAB_N_ROBOTS_RIVAL_LEVELS; i++)
    gtk_string_list_take (list, g_strdup_printf (_("Computer: %s"),
                                                 lab_robots_rival_level_get_name (
                                                     (LabRobotsRivalLevel) i)));
  adw_combo_row_set_model (self->kind, G_LIST_MODEL (list));
}

/**
 * lab_robots_party_seat_row_new:
 * @setup: where the row will be
 * @kind: `person` or the id of a #LabRobotsRivalLevel
 * @name: the name; may be empty
 * @key: a letter; may be empty
 *
 * Returns: (transfer floating): a row for a player
 */
static GtkWidget *
lab_robots_party_seat_row_new (LabRobotsPartySetup *setup,
                               const char          *kind,
                               const char          *name,
                               const char          *key)
{
  LabRobotsPartySeatRow *self = g_object_new (LAB_TYPE_ROBOTS_PARTY_SEAT_ROW, NULL);
  LabRobotsRivalLevel level;

  self->setup = setup;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_editable_set_text (GTK_EDITABLE (self->key), key);
  adw_combo_row_set_selected (self->kind, lab_robots_rival_level_parse (kind, &level)
                                              ? (guint) level + 1 : 0);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->name, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->key, "changed", G_CALLBACK (on_changed), self);
  update_row (self);
  return GTK_WIDGET (self);
}

/** lab_robots_party_seat_row_get: sets the player of a party. */
static void
lab_robots_party_seat_row_get (LabRobotsPartySeatRow *self,
                               LabRobotsPartySeat    *seat)
{
  g_autofree char *key = lab_robots_party_seat_row_dup_key (self);

  seat->name = dup_name (self);
  seat->is_computer = is_computer (self);
  seat->level = seat->is_computer ? get_level (self) : LAB_ROBOTS_RIVAL_EASY;
  seat->key = key[0];
  if (seat->is_computer)
    seat->key = '\0';
}

/* Private helpers: players */

static void
add_seat (LabRobotsPartySetup *self,
          const char          *kind,
          const char          *name,
          const char          *key)
{
  GtkWidget *row = lab_robots_party_seat_row_new (self, kind, name, key);

  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (self->group, row);
}

/* Returns the first of the usual keys that is nobody's. */
static char
find_free_key (LabRobotsPartySetup *self)
{
  for (guint n = 0; n < LAB_ROBOTS_PARTY_MAX_SEATS; n++)
    {
      char key = LAB_ROBOTS_PARTY_KEYS[n];
      gboolean is_used = FALSE;

      for (guint i = 0; i < self->rows->len; i++)
        {
          g_autofree char *other = lab_robots_party_seat_row_dup_key (self->rows->pdata[i]);

          is_used |= other[0] == key;
        }
      if (!is_used)
        return key;
    }
  return '\0';
}

static void
add_person (LabRobotsPartySetup *self)
{
  char key[2] = { find_free_key (self), '\0' };

  add_seat (self, PERSON, "", key);
}

static void
on_add (LabRobotsPartySetup *self)
{
  if (self->rows->len >= LAB_ROBOTS_PARTY_MAX_SEATS)
    return;
  add_person (self);
  update (self);
  save (self);
  gtk_widget_grab_focus (self->rows->pdata[self->rows->len - 1]);
}

static void
load (LabRobotsPartySetup *self)
{
  g_autoptr (GVariant) seats
      = self->settings != NULL ? g_settings_get_value (self->settings, SEATS_KEY) : NULL;
  const char *kind, *name, *key;
  GVariantIter iter;

  if (seats != NULL)
    {
      g_variant_iter_init (&iter, seats);
      while (self->rows->len < LAB_ROBOTS_PARTY_MAX_SEATS
             && g_variant_iter_next (&iter, "(&s&s&s)", &kind, &name, &key))
        add_seat (self, kind, name, key);
    }
  while (self->rows->len < LAB_ROBOTS_PARTY_MIN_SEATS)
    add_person (self);
}

/* Private helpers: rules */

static void
update_places (LabRobotsPartySetup *self)
{
  guint n = (guint) (gtk_spin_button_get_value_as_int (self->robots)
                     * gtk_spin_button_get_value_as_int (self->places)) + 1;
  g_autofree char *text
      /* Translators: the targets of all robots, and one that is for any robot. */
      = g_strdup_printf (ngettext ("%u target in all", "%u targets in all", n), n);

  adw_action_row_set_subtitle (self->places_row, text);
}

static AdwActionRow *
add_number (LabRobotsPartySetup  *self,
            const LabSavedNumber *number,
            GtkSpinButton       **spin)
{
  GtkWidget *row = lab_saved_number_row_new (number, self->settings, spin);

  adw_preferences_group_add (self->rules, row);
  return ADW_ACTION_ROW (row);
}

static void
add_rules (LabRobotsPartySetup *self)
{
  static const LabSavedNumber size = { "robots-party-size", N_("Rows"), LAB_ROBOTS_MIN_SIZE,
                                       LAB_ROBOTS_MAX_SIZE, LAB_ROBOTS_MIN_SIZE, .step = 2 };
  static const LabSavedNumber robots = { "robots-party-robots", N_("Robots"), 1,
                                         LAB_ROBOTS_MAX_ROBOTS, 1 };
  static const LabSavedNumber places = { "robots-party-places", N_("Targets per Robot"), 1,
                                         LAB_ROBOTS_PARTY_MAX_PLACES, 1 };
  static const LabSavedNumber countdown
      = { "robots-party-countdown", N_("Countdown in Seconds"), LAB_ROBOTS_PARTY_MIN_COUNTDOWN,
          LAB_ROBOTS_PARTY_MAX_COUNTDOWN, LAB_ROBOTS_PARTY_MIN_COUNTDOWN };

  add_number (self, &size, &self->size);
  add_number (self, &robots, &self->robots);
  self->places_row = add_number (self, &places, &self->places);
  add_number (self, &countdown, &self->countdown);
  gtk_spin_button_set_increments (self->countdown, 10, 60);
  adw_preferences_group_add (
      self->rules, lab_switch_row_new (_("Robots Must Turn"),
                                       _("A straight way to the target does not count"),
                                       &self->ricochet));
  if (self->settings != NULL)
    g_settings_bind (self->settings, "robots-party-ricochet", self->ricochet, "active",
                     G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_swapped (self->robots, "value-changed", G_CALLBACK (update_places), self);
  g_signal_connect_swapped (self->places, "value-changed", G_CALLBACK (update_places), self);
  update_places (self);
}

/* GObject */

static void
lab_robots_party_setup_dispose (GObject *object)
{
  LabRobotsPartySetup *self = LAB_ROBOTS_PARTY_SETUP (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_robots_party_setup_parent_class)->dispose (object);
}

static void
lab_robots_party_setup_class_init (LabRobotsPartySetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_setup_dispose;
  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT);
  LAB_TEMPLATE ("lab-robots-party-setup.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsPartySetup, group, add, rules);
  LAB_TEMPLATE_CALLBACKS (on_add);
}

static void
lab_robots_party_setup_init (LabRobotsPartySetup *self)
{
  self->settings = lab_settings_new ();
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_rules (self);
  load (self);
  update (self);
}

/* Public functions */

/**
 * lab_robots_party_setup_new_settings:
 * @self: the choices of the user
 * @seed: what the board is made with
 *
 * Returns: (transfer full): what a party is played with; see lab_robots_party_settings_check()
 */
LabRobotsPartySettings *
lab_robots_party_setup_new_settings (LabRobotsPartySetup *self,
                                     guint64              seed)
{
  LabRobotsPartySettings *settings = g_new0 (LabRobotsPartySettings, 1);
  LabRobotsRecipe recipe;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY_SETUP (self), NULL);

  lab_robots_recipe_init (&recipe);
  recipe.size = (guint) gtk_spin_button_get_value_as_int (self->size) & ~1u;
  recipe.n_robots = (guint) gtk_spin_button_get_value_as_int (self->robots);
  recipe.must_ricochet = gtk_switch_get_active (self->ricochet);
  lab_robots_party_settings_deal (settings, &recipe, seed);
  settings->n_places = (guint) gtk_spin_button_get_value_as_int (self->places);
  settings->countdown = (guint) gtk_spin_button_get_value_as_int (self->countdown);
  for (; settings->n_seats < self->rows->len; settings->n_seats++)
    lab_robots_party_seat_row_get (self->rows->pdata[settings->n_seats],
                                   &settings->seats[settings->n_seats]);
  return settings;
}
