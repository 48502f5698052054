/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-settings.h"

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
    schema = g_settings_schema_source_lookup (source, APPLICATION_ID, TRUE);
  if (schema == NULL)
    {
      g_message ("The settings schema %s is not installed; settings will not be remembered.",
                 APPLICATION_ID);
      return NULL;
    }
  return g_settings_new_full (schema, NULL, NULL);
}
