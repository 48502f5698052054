/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-preferences-page.h"

#include "lab-settings.h"
#include "lab-template.h"

/**
 * LabPreferencesPage:
 *
 * The settings that all games share: style, animations, and sounds. Changes take effect at once,
 * and the page follows changes that are made elsewhere.
 */
struct _LabPreferencesPage
{
  AdwPreferencesPage parent_instance;

  GtkDropDown *style;
  GtkDropDown *animations;
  GtkDropDown *animation_speed;
  GtkSwitch *sounds;
};

/* The values of the setting, in the order of the rows. */
static const char * const styles[] = { "system", "light", "dark", NULL };
static const char * const animations[] = { "system", "on", "off", NULL };

G_DEFINE_FINAL_TYPE (LabPreferencesPage, lab_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

static void
lab_preferences_page_class_init (LabPreferencesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE ("lab-preferences-page.ui");
  LAB_TEMPLATE_CHILDREN (LabPreferencesPage, style, animations, animation_speed, sounds);
}

static void
lab_preferences_page_init (LabPreferencesPage *self)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  if (settings == NULL)
    {
      /* Without settings, the page shows the default. */
      gtk_drop_down_set_selected (self->animation_speed, 1);
      gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
      return;
    }
  lab_settings_bind_choice (settings, "style", self->style, styles);
  lab_settings_bind_choice (settings, "animations", self->animations, animations);
  lab_settings_bind_choice (settings, "animation-speed", self->animation_speed,
                            lab_settings_speeds);
  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
}
