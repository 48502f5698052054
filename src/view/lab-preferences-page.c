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
 * How the game looks and sounds, what it shows of where one can go, and how computers play.
 * What is chosen holds at once, and what is chosen elsewhere shows at once.
 */
struct _LabPreferencesPage
{
  AdwPreferencesPage parent_instance;

  GSettings *settings;        /* NULL if nothing can be remembered */

  GtkDropDown *style;
  GtkDropDown *animations;
  GtkDropDown *animation_speed;
  GtkSwitch *show_reachable;
  GtkSwitch *show_path;
  GtkSwitch *confirm_moves;
  GtkSwitch *hints;
  GtkSwitch *sounds;
  GtkDropDown *speed;
  GtkAdjustment *thinking_time;
  AdwEntryRow *program;
  GtkLabel *program_error;
};

/* In the order of their rows. */
static const char * const styles[] = { "system", "light", "dark", NULL };
static const char * const animations[] = { "system", "on", "off", NULL };
static const char * const speeds[] = { "slow", "normal", "fast", NULL };

G_DEFINE_FINAL_TYPE (LabPreferencesPage, lab_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

/* Private helpers */

static gboolean
word_to_place (GValue   *value,
               GVariant *variant,
               gpointer  data)
{
  const char * const *words = data;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], g_variant_get_string (variant, NULL)))
        g_value_set_uint (value, i);
    }
  return TRUE;
}

static GVariant *
place_to_word (const GValue       *value,
               const GVariantType *type G_GNUC_UNUSED,
               gpointer            data)
{
  const char * const *words = data;
  guint place = g_value_get_uint (value);

  return place < g_strv_length ((char **) words) ? g_variant_new_string (words[place]) : NULL;
}

/* Lets a list of choices, in the order of @words, say and show what is set. */
static void
bind_choice (LabPreferencesPage *self,
             const char         *key,
             GtkDropDown        *list,
             const char * const *words)
{
  g_settings_bind_with_mapping (self->settings, key, list, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_place, place_to_word, (gpointer) words, NULL);
}

static void
bind_switch (LabPreferencesPage *self,
             const char         *key,
             GtkSwitch          *widget)
{
  g_settings_bind (self->settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}

/* Only what could be a command is kept; whether it can play is found out when it does. */
static void
on_program_changed (LabPreferencesPage *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->program))));
  g_autoptr (GError) error = NULL;
  g_autoptr (LabAgent) agent = *text != '\0' ? lab_program_new (text, &error) : NULL;

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
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, style);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, animations);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, animation_speed);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, show_reachable);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, show_path);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, confirm_moves);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, hints);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, sounds);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, speed);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, thinking_time);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, program);
  gtk_widget_class_bind_template_child (widget_class, LabPreferencesPage, program_error);
}

/* As it is where nothing was ever set. */
static void
show_defaults (LabPreferencesPage *self)
{
  gtk_drop_down_set_selected (self->animation_speed, 1);
  gtk_drop_down_set_selected (self->speed, 1);
  gtk_switch_set_active (self->show_reachable, TRUE);
  gtk_switch_set_active (self->show_path, TRUE);
  gtk_switch_set_active (self->hints, TRUE);
}

static void
bind_settings (LabPreferencesPage *self)
{
  bind_choice (self, "style", self->style, styles);
  bind_choice (self, "animations", self->animations, animations);
  bind_choice (self, "animation-speed", self->animation_speed, speeds);
  bind_switch (self, "show-reachable", self->show_reachable);
  bind_switch (self, "show-path", self->show_path);
  bind_switch (self, "confirm-moves", self->confirm_moves);
  bind_switch (self, "hints", self->hints);
  bind_switch (self, "sounds", self->sounds);
  bind_choice (self, "speed", self->speed, speeds);
  g_settings_bind (self->settings, "thinking-time", self->thinking_time, "value",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
lab_preferences_page_init (LabPreferencesPage *self)
{
  g_autofree char *program = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  if (self->settings == NULL)
    {
      show_defaults (self);
      gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
      return;
    }
  bind_settings (self);
  program = lab_settings_dup_program (self->settings);
  gtk_editable_set_text (GTK_EDITABLE (self->program), program);
  g_signal_connect_swapped (self->program, "changed", G_CALLBACK (on_program_changed), self);
}

/* Public functions */

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
