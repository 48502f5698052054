/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-appearance.h"

#include <adwaita.h>

/**
 * LabAppearance:
 *
 * How all of the program looks, where the player wants it otherwise than the desktop: by
 * day or by night, with animations or without. A change of the settings holds at once.
 */
struct _LabAppearance
{
  GObject parent_instance;

  GSettings *settings;
  gboolean overriding;        /* the desktop is not asked about animations */
};

#define ANIMATIONS "gtk-enable-animations"

G_DEFINE_FINAL_TYPE (LabAppearance, lab_appearance, G_TYPE_OBJECT)

/* Private helpers */

/* High contrast is the desktop's affair all the same. */
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

/* What the program says of this goes before what the desktop says, for GTK and AdwAnimation
 * alike, until it is taken back. */
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

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
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
 * To be made once GTK has a display.
 *
 * Returns: (transfer full): what follows the settings as long as it is there
 */
LabAppearance *
lab_appearance_new (GSettings *settings)
{
  LabAppearance *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (LAB_TYPE_APPEARANCE, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_swapped (settings, "changed::style", G_CALLBACK (update_style), self);
  g_signal_connect_swapped (settings, "changed::animations", G_CALLBACK (update_animations), self);
  update_style (self);
  update_animations (self);
  return self;
}
