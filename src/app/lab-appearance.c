/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-appearance.h"

#include <adwaita.h>

/**
 * LabAppearance:
 *
 * Applies the settings that override those of the desktop: light or dark style, and animations.
 * Changes take effect at once.
 */
struct _LabAppearance
{
  GObject parent_instance;

  GSettings *settings;
  gboolean overriding;        /* animations do not follow the desktop */
};

#define ANIMATIONS "gtk-enable-animations"

G_DEFINE_FINAL_TYPE (LabAppearance, lab_appearance, G_TYPE_OBJECT)

/* Private helpers */

/* High contrast always follows the desktop. */
static void
update_style (LabAppearance *self)
{
  static const struct
  {
    const char *name;
    AdwColorScheme scheme;
  } styles[] = {
    { "system", ADW_COLOR_SCHEME_DEFAULT },
    { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
    { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
  };
  g_autofree char *name = g_settings_get_string (self->settings, "style");

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      if (g_str_equal (styles[i].name, name))
        adw_style_manager_set_color_scheme (adw_style_manager_get_default (), styles[i].scheme);
    }
}

/* If the program sets this property, GTK and AdwAnimation ignore the setting of the desktop
 * until the property is reset. */
static void
update_animations (LabAppearance *self)
{
  GtkSettings *desktop = gtk_settings_get_default ();
  g_autofree char *wanted = g_settings_get_string (self->settings, "animations");

  if (!g_str_equal (wanted, "system"))
    g_object_set (desktop, ANIMATIONS, g_str_equal (wanted, "on"), NULL);
  else if (self->overriding)
    gtk_settings_reset_property (desktop, ANIMATIONS);
  self->overriding = !g_str_equal (wanted, "system");
}

/* GObject */

static void
lab_appearance_dispose (GObject *object)
{
  LabAppearance *self = LAB_APPEARANCE (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (lab_appearance_parent_class)->dispose (object);
}

static void
lab_appearance_class_init (LabAppearanceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_appearance_dispose;
}

static void
lab_appearance_init (LabAppearance *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_appearance_new:
 * @settings: (transfer none): the settings
 *
 * Creates an object that applies the settings as long as it exists. GTK must be initialized first.
 *
 * Returns: (transfer full): the object
 */
LabAppearance *
lab_appearance_new (GSettings *settings)
{
  LabAppearance *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (LAB_TYPE_APPEARANCE, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::style", G_CALLBACK (update_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::animations", G_CALLBACK (update_animations), self,
                           G_CONNECT_SWAPPED);
  update_style (self);
  update_animations (self);
  return self;
}
