/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-setup.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-number-row.h"
#include "lab-robots-party-seat-row.h"
#include "lab-settings.h"

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

/* Private helpers: players */

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

      g_variant_builder_add (&builder, "(sss)", lab_robots_party_seat_row_get_kind (row),
                             lab_robots_party_seat_row_get_name (row), key);
    }
  g_settings_set_value (self->settings, SEATS_KEY, g_variant_builder_end (&builder));
}

static void
update (LabRobotsPartySetup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    lab_robots_party_seat_row_set_number (self->rows->pdata[i], i,
                                          self->rows->len > LAB_ROBOTS_PARTY_MIN_SEATS);
  gtk_widget_set_sensitive (self->add, self->rows->len < LAB_ROBOTS_PARTY_MAX_SEATS);
}

static void
on_removed (LabRobotsPartySetup *self,
            GtkWidget           *row)
{
  guint index;

  if (!g_ptr_array_find (self->rows, row, &index)
      || self->rows->len <= LAB_ROBOTS_PARTY_MIN_SEATS)
    return;
  adw_preferences_group_remove (self->group, row);
  g_ptr_array_remove_index (self->rows, index);
  update (self);
  save (self);
  gtk_widget_grab_focus (self->rows->pdata[MIN (index, self->rows->len - 1)]);
}

static void
add_seat (LabRobotsPartySetup *self,
          const char          *kind,
          const char          *name,
          const char          *key)
{
  GtkWidget *row = lab_robots_party_seat_row_new (kind, name, key);

  g_signal_connect_object (row, "changed", G_CALLBACK (save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (self->group, row);
}

/* Returns the first of the usual keys that is nobody's. */
static char
find_free_key (LabRobotsPartySetup *self)
{
  for (guint n = 0; n < LAB_ROBOTS_PARTY_MAX_SEATS; n++)
    {
      char key = lab_robots_party_settings_get_default_key (n);
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

static GtkWidget *
new_seats (LabRobotsPartySetup *self)
{
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _("Players"));
  adw_preferences_group_set_description (
      self->group, _("Each person has a letter on the keyboard. The usual letters are far apart, "
                     "so that all have room; digits are for the numbers of moves."));
  self->add = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_tooltip_text (self->add, _("Add a player"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Add a player"), -1);
  gtk_widget_set_valign (self->add, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->add, "flat");
  gtk_widget_add_css_class (self->add, "broad");
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (on_add), self);
  adw_preferences_group_set_header_suffix (self->group, self->add);
  return GTK_WIDGET (self->group);
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

static GtkWidget *
add_number (LabRobotsPartySetup  *self,
            AdwPreferencesGroup  *group,
            const char           *title,
            guint                 least,
            guint                 most,
            const char           *key,
            GtkSpinButton       **spin)
{
  GtkWidget *row = lab_number_row_new (title, least, most, least, spin);

  adw_preferences_group_add (group, row);
  if (self->settings != NULL)
    g_settings_bind (self->settings, key, *spin, "value", G_SETTINGS_BIND_DEFAULT);
  return row;
}

static void
add_ricochet (LabRobotsPartySetup *self,
              AdwPreferencesGroup *group)
{
  GtkWidget *row = adw_action_row_new ();

  self->ricochet = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->ricochet), GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Robots Must Turn"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _("A straight way to the target does not count"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->ricochet), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Robots Must Turn"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->ricochet));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->ricochet));
  adw_preferences_group_add (group, row);
  if (self->settings != NULL)
    g_settings_bind (self->settings, "robots-party-ricochet", self->ricochet, "active",
                     G_SETTINGS_BIND_DEFAULT);
}

static GtkWidget *
new_rules (LabRobotsPartySetup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, _("Board and Rules"));
  add_number (self, group, _("Rows"), LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE,
              "robots-party-size", &self->size);
  gtk_spin_button_set_increments (self->size, 2, 4);
  gtk_spin_button_set_snap_to_ticks (self->size, TRUE);
  add_number (self, group, _("Robots"), 1, LAB_ROBOTS_MAX_ROBOTS, "robots-party-robots",
              &self->robots);
  self->places_row = ADW_ACTION_ROW (
      add_number (self, group, _("Targets per Robot"), 1, LAB_ROBOTS_PARTY_MAX_PLACES,
                  "robots-party-places", &self->places));
  add_number (self, group, _("Countdown in Seconds"), LAB_ROBOTS_PARTY_MIN_COUNTDOWN,
              LAB_ROBOTS_PARTY_MAX_COUNTDOWN, "robots-party-countdown", &self->countdown);
  gtk_spin_button_set_increments (self->countdown, 10, 60);
  add_ricochet (self, group);
  g_signal_connect_swapped (self->robots, "value-changed", G_CALLBACK (update_places), self);
  g_signal_connect_swapped (self->places, "value-changed", G_CALLBACK (update_places), self);
  update_places (self);
  return GTK_WIDGET (group);
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
  G_OBJECT_CLASS (klass)->dispose = lab_robots_party_setup_dispose;
}

static void
lab_robots_party_setup_init (LabRobotsPartySetup *self)
{
  GtkWidget *columns = g_object_new (LAB_TYPE_COLUMNS_LAYOUT, "column-width", 340, NULL);

  self->settings = lab_settings_new ();
  self->rows = g_ptr_array_new ();
  gtk_widget_set_parent (new_seats (self), columns);
  gtk_widget_set_parent (new_rules (self), columns);
  adw_bin_set_child (ADW_BIN (self), columns);
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
