/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings.h"

#include <gtk/gtk.h>

#include "lab-timing.h"

/* All keys of the schema that this program was built with. GLib aborts if a program uses a key that
 * the installed schema lacks. */
static const struct
{
  const char *key;
  const char *type;
} keys[] = {
#include "lab-settings-keys.h"
};

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
 * @list: a list of choices, such as a #GtkDropDown or an #AdwComboRow
 * @words: (array zero-terminated=1): the values of the key, in the order of the choices; they must
 *   stay valid
 *
 * Binds the selected choice of a list to a setting, in both directions.
 */
void
lab_settings_bind_choice (GSettings          *settings,
                          const char         *key,
                          gpointer            list,
                          const char * const *words)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (GTK_IS_WIDGET (list));

  g_settings_bind_with_mapping (settings, key, list, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_place, place_to_word, (gpointer) words, NULL);
}

/* Private helpers */

static gboolean
has_key (GSettingsSchema *schema,
         const char      *name,
         const char      *type)
{
  g_autoptr (GSettingsSchemaKey) key = NULL;

  if (!g_settings_schema_has_key (schema, name))
    return FALSE;
  key = g_settings_schema_get_key (schema, name);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (type));
}

/* Public functions */

/**
 * lab_settings_is_complete:
 * @schema: a schema
 *
 * Returns: whether @schema has all keys that the program uses, with the right types
 */
gboolean
lab_settings_is_complete (GSettingsSchema *schema)
{
  g_return_val_if_fail (schema != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (!has_key (schema, keys[i].key, keys[i].type))
        return FALSE;
    }
  return TRUE;
}

/**
 * lab_settings_new:
 *
 * Opens the settings. A program that was copied without its schema, or that finds the schema of
 * another version, still runs, but cannot save settings.
 *
 * Returns: (transfer full) (nullable): the settings; %NULL if their schema is missing or incomplete
 */
GSettings *
lab_settings_new (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, SCHEMA_ID, TRUE);
  if (schema == NULL || !lab_settings_is_complete (schema))
    return NULL;
  return g_settings_new_full (schema, NULL, NULL);
}

/**
 * lab_settings_get_thinking_time:
 * @settings: (nullable): the settings; %NULL for the default
 *
 * Returns: how long a computer player may think about a turn, in microseconds
 */
gint64
lab_settings_get_thinking_time (GSettings *settings)
{
  double seconds = settings != NULL ? g_settings_get_double (settings, "thinking-time") : 1;

  return (gint64) (seconds * G_USEC_PER_SEC);
}

/**
 * lab_settings_dup_program:
 * @settings: (nullable): the settings; %NULL for the default
 *
 * Returns: (transfer full): the command line of the program that can play; empty if there is none
 */
char *
lab_settings_dup_program (GSettings *settings)
{
  char *program = settings != NULL ? g_settings_get_string (settings, "program") : g_strdup ("");

  return g_strstrip (program);
}

/**
 * lab_settings_get_tempo:
 * @settings: (nullable): the settings; %NULL for the default
 *
 * Returns: a factor for the duration of animations that people start; 1 is the normal duration
 */
double
lab_settings_get_tempo (GSettings *settings)
{
  g_autofree char *speed = NULL;

  if (settings == NULL)
    return 1;
  speed = g_settings_get_string (settings, "animation-speed");
  if (g_str_equal (speed, "slow"))
    return LAB_SLOW_TEMPO;
  return g_str_equal (speed, "fast") ? LAB_FAST_TEMPO : 1;
}
