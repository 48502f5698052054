/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-rats-setup.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-rat-row.h"
#include "lab-rat.h"
#include "lab-refuse.h"
#include "lab-settings.h"

/**
 * LabCheeseRatsSetup:
 *
 * The rats of the next race: a row for each, which can be added and removed. It saves them in the
 * settings.
 */
struct _LabCheeseRatsSetup
{
  AdwBin parent_instance;

  GSettings *settings;        /* NULL if there are no settings */
  AdwPreferencesGroup *group;
  GtkWidget *add;
  GPtrArray *rows;            /* of LabCheeseRatRow */
};

G_DEFINE_FINAL_TYPE (LabCheeseRatsSetup, lab_cheese_rats_setup, ADW_TYPE_BIN)

#define RATS_KEY "cheese-rats"
#define MAX_RATS 8

/* Private helpers */

static void
save (LabCheeseRatsSetup *self)
{
  GVariantBuilder builder;

  if (self->settings == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ssi)"));
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabCheeseRatRow *row = self->rows->pdata[i];
      g_autofree char *text = lab_cheese_rat_row_dup_text (row);

      g_variant_builder_add (&builder, "(ssi)", text, lab_cheese_rat_row_get_name (row),
                             (int) lab_cheese_rat_row_get_team (row));
    }
  g_settings_set_value (self->settings, RATS_KEY, g_variant_builder_end (&builder));
}

/* A race has at least one rat, and no more than fit beside it. */
static void
update (LabCheeseRatsSetup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      lab_cheese_rat_row_set_number (self->rows->pdata[i], i);
      lab_cheese_rat_row_set_removable (self->rows->pdata[i], self->rows->len > 1);
    }
  gtk_widget_set_sensitive (self->add, self->rows->len < MAX_RATS);
}

static void
on_removed (LabCheeseRatsSetup *self,
            GtkWidget          *row)
{
  guint index;

  if (!g_ptr_array_find (self->rows, row, &index) || self->rows->len == 1)
    return;
  adw_preferences_group_remove (self->group, row);
  g_ptr_array_remove_index (self->rows, index);
  update (self);
  save (self);
  gtk_widget_grab_focus (self->rows->pdata[MIN (index, self->rows->len - 1)]);
}

static void
add_rat (LabCheeseRatsSetup *self,
         const char         *text,
         const char         *name,
         guint               team)
{
  GtkWidget *row = lab_cheese_rat_row_new (self->rows->len, text, name, team);

  g_signal_connect_object (row, "changed", G_CALLBACK (save), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (self->group, row);
}

static void
on_add (LabCheeseRatsSetup *self)
{
  if (self->rows->len >= MAX_RATS)
    return;
  add_rat (self, lab_rat_kind_get (0)->id, "", self->rows->len);
  update (self);
  save (self);
  gtk_widget_grab_focus (self->rows->pdata[self->rows->len - 1]);
}

static void
load (LabCheeseRatsSetup *self)
{
  g_autoptr (GVariant) rats
      = self->settings != NULL ? g_settings_get_value (self->settings, RATS_KEY) : NULL;
  const char *text, *name;
  GVariantIter iter;
  int team;

  if (rats != NULL)
    {
      g_variant_iter_init (&iter, rats);
      while (self->rows->len < MAX_RATS && g_variant_iter_next (&iter, "(&s&si)", &text, &name,
                                                               &team))
        add_rat (self, text, name, (guint) MAX (team, 0));
    }
  if (self->rows->len == 0)
    {
      add_rat (self, LAB_CHEESE_PERSON, "", 0);
      add_rat (self, lab_rat_kind_get (0)->id, "", 1);
    }
}

/* GObject */

static void
lab_cheese_rats_setup_dispose (GObject *object)
{
  LabCheeseRatsSetup *self = LAB_CHEESE_RATS_SETUP (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (lab_cheese_rats_setup_parent_class)->dispose (object);
}

static void
lab_cheese_rats_setup_class_init (LabCheeseRatsSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_cheese_rats_setup_dispose;
}

static void
lab_cheese_rats_setup_init (LabCheeseRatsSetup *self)
{
  self->settings = lab_settings_new ();
  self->rows = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  /* Translators: the heading of the list of rats that take part in a race. */
  adw_preferences_group_set_title (self->group, _("Rats"));
  self->add = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_tooltip_text (self->add, _("Add a rat"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Add a rat"), -1);
  gtk_widget_set_valign (self->add, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->add, "flat");
  gtk_widget_add_css_class (self->add, "broad");
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (on_add), self);
  adw_preferences_group_set_header_suffix (self->group, self->add);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  load (self);
  update (self);
}

/* Public functions */

/**
 * lab_cheese_rats_setup_get:
 * @self: the rats
 * @settings: (inout): what a race is made from
 * @error: return location for what is wrong
 *
 * Sets the rats of @settings, their names, and their teams. Teams are numbered without gaps.
 *
 * Returns: whether the rats can run
 */
gboolean
lab_cheese_rats_setup_get (LabCheeseRatsSetup     *self,
                           LabCheeseRaceSettings  *settings,
                           GError                **error)
{
  guint8 numbers[LAB_CHEESE_MAX_RATS];
  guint n_teams = 0;

  g_return_val_if_fail (LAB_IS_CHEESE_RATS_SETUP (self) && settings != NULL, FALSE);

  memset (numbers, G_MAXUINT8, sizeof numbers);
  settings->deal.n_rats = self->rows->len;
  for (guint i = 0; i < self->rows->len; i++)
    {
      LabCheeseRatRow *row = self->rows->pdata[i];
      const char *name = lab_cheese_rat_row_get_name (row);
      guint team = lab_cheese_rat_row_get_team (row);

      if (numbers[team] == G_MAXUINT8)
        numbers[team] = (guint8) n_teams++;
      settings->deal.teams[i] = numbers[team];
      settings->rats[i] = lab_cheese_rat_row_dup_text (row);
      settings->names[i] = *name != '\0' ? g_strdup (name) : NULL;
      if (g_str_equal (settings->rats[i], LAB_CHEESE_PROGRAM_PREFIX))
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                           _("Enter the command of the program that moves a rat."));
    }
  return TRUE;
}
