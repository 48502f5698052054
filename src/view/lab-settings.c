/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings.h"

#include "lab-timing.h"

/**
 * lab_settings_new:
 *
 * Opens the settings. A program that was copied without its schema still runs; it
 * only remembers nothing.
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
  if (schema == NULL)
    {
      g_message ("The settings schema %s is not installed; settings will not be remembered.",
                 SCHEMA_ID);
      return NULL;
    }
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
