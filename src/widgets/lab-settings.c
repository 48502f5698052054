/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings.h"

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
