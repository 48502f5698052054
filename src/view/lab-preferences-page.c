/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-preferences-page.h"

#include "lab-settings.h"
#include "players/lab-program.h"

/**
 * LabPreferencesPage:
 *
 * How computers play. What is chosen holds at once.
 */
struct _LabPreferencesPage
{
  AdwPreferencesPage parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */

  GtkDropDown *speed;
  GtkAdjustment *thinking_time;
  AdwEntryRow *program;
  GtkLabel *program_error;
};

/* In the order of the row. */
static const char * const speeds[] = { "slow", "normal", "fast" };

G_DEFINE_FINAL_TYPE (LabPreferencesPage, lab_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

static gboolean
speed_to_row (GValue   *value,
              GVariant *variant,
              gpointer  data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    {
      if (g_strcmp0 (speeds[i], g_variant_get_string (variant, NULL)) == 0)
        g_value_set_uint (value, i);
    }
  return TRUE;
}

static GVariant *
row_to_speed (const GValue       *value,
              const GVariantType *type G_GNUC_UNUSED,
              gpointer            data G_GNUC_UNUSED)
{
  guint selected = g_value_get_uint (value);

  return selected < G_N_ELEMENTS (speeds) ? g_variant_new_string (speeds[selected]) : NULL;
}

/* Only what could be a command is kept; whether it can play is found out when it does. */
static void
on_program_changed (LabPreferencesPage *self)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->program)));
  g_autoptr (GError) error = NULL;
  g_autoptr (LabAgent) agent = NULL;

  g_strstrip (text);
  if (*text != '\0')
    agent = lab_program_new (text, &error);
  gtk_widget_set_visible (GTK_WIDGET (self->program_error), error != NULL);
  if (error != NULL)
    {
      gtk_label_set_label (self->program_error, error->message);
      gtk_widget_add_css_class (GTK_WIDGET (self->program), "error");
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->program), "error");
  g_settings_set_string (self->settings, "program", text);
}

static void
lab_preferences_page_dispose (GObject *object)
{
  LabPreferencesPage *self = LAB_PREFERENCES_PAGE (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_preferences_page_parent_class)->dispose (object);
}

static void
lab_preferences_page_class_init (LabPreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_preferences_page_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-preferences-page.ui");
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, speed);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, thinking_time);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, program);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, program_error);
}

static void
lab_preferences_page_init (LabPreferencesPage *self)
{
  g_autofree char *program = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    {
      gtk_drop_down_set_selected (self->speed, 1);
      gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
      return;
    }
  g_settings_bind_with_mapping (self->settings, "speed", self->speed, "selected",
                                G_SETTINGS_BIND_DEFAULT, speed_to_row, row_to_speed, NULL, NULL);
  g_settings_bind (self->settings, "thinking-time", self->thinking_time, "value",
                   G_SETTINGS_BIND_DEFAULT);
  program = lab_settings_dup_program (self->settings);
  gtk_editable_set_text (GTK_EDITABLE (self->program), program);
  g_signal_connect_swapped (self->program, "changed", G_CALLBACK (on_program_changed), self);
}

/**
 * lab_preferences_page_new:
 *
 * Returns: (transfer floating): the page
 */
AdwPreferencesPage *
lab_preferences_page_new (void)
{
  return g_object_new (LAB_TYPE_PREFERENCES_PAGE, NULL);
}
