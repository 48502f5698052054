/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings.h"

#include "lab-timing.h"

/* What the program asks for: GLib would end it over a key that the schema has not. */
static const struct
{
  const char *key;
  const char *type;
} keys[] = {
  { "players", "i" },
  { "names", "as" },
  { "colours", "as" },
  { "player-kinds", "as" },
  { "cards-each", "i" },
  { "last-treasure", "b" },
  { "open-cards", "b" },
  { "random-tiles", "b" },
  { "tournament", "b" },
  { "speed", "s" },
  { "thinking-time", "d" },
  { "program", "s" },
  { "style", "s" },
  { "animations", "s" },
  { "animation-speed", "s" },
  { "show-reachable", "b" },
  { "show-path", "b" },
  { "hints", "b" },
  { "confirm-moves", "b" },
  { "sounds", "b" },
  { "duel-minutes", "i" },
  { "duel-name", "s" },
  { "tutorial-offered", "b" },
  { "window-size", "(ii)" },
  { "window-maximized", "b" },
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
 * Returns: whether it has all that the program asks for
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
 * Opens the settings. A program that was copied without its schema, or beside that of another
 * version, still runs; it only remembers nothing.
 *
 * Returns: (transfer full) (nullable): the settings, or %NULL if their schema is not
 *   installed
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
 * @settings: (nullable): the settings
 *
 * Returns: how long the computer may think about a turn, in microseconds
 */
gint64
lab_settings_get_thinking_time (GSettings *settings)
{
  double seconds = settings != NULL ? g_settings_get_double (settings, "thinking-time") : 1;

  return (gint64) (seconds * G_USEC_PER_SEC);
}

/**
 * lab_settings_dup_program:
 * @settings: (nullable): the settings
 *
 * Returns: (transfer full): the command line of the program that can play; empty if none
 *   was chosen
 */
char *
lab_settings_dup_program (GSettings *settings)
{
  char *program = settings != NULL ? g_settings_get_string (settings, "program") : g_strdup ("");

  return g_strstrip (program);
}

/**
 * lab_settings_get_tempo:
 * @settings: (nullable): the settings
 *
 * Returns: how much longer than usual things take to move on screen that people set in motion
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
