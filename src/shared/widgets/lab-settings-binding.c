/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings-binding.h"

/* Widgets that show and change a setting. */

/** lab_settings_speeds: the values of a speed setting, in the order of the choices in its list. */
const char * const lab_settings_speeds[] = { "slow", "normal", "fast", NULL };

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

/**
 * lab_settings_bind_choice:
 * @settings: the settings
 * @key: a key with a string
 * @list: a list of choices
 * @words: (array zero-terminated=1): the values of the key, in the order of the choices; they must
 *   stay valid
 *
 * Binds the selected choice of a list to a setting, in both directions.
 */
void
lab_settings_bind_choice (GSettings          *settings,
                          const char         *key,
                          GtkDropDown        *list,
                          const char * const *words)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (GTK_IS_DROP_DOWN (list));

  g_settings_bind_with_mapping (settings, key, list, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_place, place_to_word, (gpointer) words, NULL);
}

/**
 * lab_settings_bind_switch:
 * @settings: the settings
 * @key: a key with a boolean
 * @widget: a switch
 *
 * Binds a switch to a setting, in both directions.
 */
void
lab_settings_bind_switch (GSettings  *settings,
                          const char *key,
                          GtkSwitch  *widget)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (GTK_IS_SWITCH (widget));

  g_settings_bind (settings, key, widget, "active", G_SETTINGS_BIND_DEFAULT);
}
