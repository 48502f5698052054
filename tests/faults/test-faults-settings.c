/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-settings.h"

/* The program finds a settings schema of another version. */

/* Private helpers */

/* Compiles a schema. Returns: (transfer full): the loaded schema */
static GSettingsSchema *
compile (const char *xml)
{
  g_autofree char *folder = g_dir_make_tmp ("schema-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, SCHEMA_ID ".gschema.xml", NULL);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) compiler = NULL;
  g_autoptr (GSettingsSchemaSource) source = NULL;
  GSettingsSchema *schema;

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  compiler = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "glib-compile-schemas", folder,
                               NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (compiler, NULL, NULL));
  source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, &error);
  g_assert_no_error (error);
  schema = g_settings_schema_source_lookup (source, SCHEMA_ID, FALSE);
  g_assert_nonnull (schema);
  g_unlink (path);
  g_unlink (compiled);
  g_rmdir (folder);
  return schema;
}

static char *
read_schema (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data",
                                                 SCHEMA_ID ".gschema.xml", NULL);
  char *xml = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &xml, NULL, &error);
  g_assert_no_error (error);
  return xml;
}

static char *
replace (const char *text,
         const char *pattern,
         const char *by)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);
  g_autofree char *replaced = g_regex_replace_literal (regex, text, -1, 0, by, 0, NULL);

  g_assert_cmpstr (replaced, !=, text);
  return g_steal_pointer (&replaced);
}

/* Tests */

/* The program detects each missing key. */
LAB_TEST ("/faults/settings/missing", test_missing)
{
  g_autofree char *xml = read_schema ();
  g_autoptr (GSettingsSchema) schema = compile (xml);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);

  g_assert_true (lab_settings_is_complete (schema));
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("<key name=\"%s\".*?</key>", keys[i]);
      g_autofree char *less = replace (xml, pattern, "");
      g_autoptr (GSettingsSchema) older = compile (less);

      g_test_message ("%s", keys[i]);
      g_assert_false (lab_settings_is_complete (older));
    }
}

/* A key of another type is an error; unknown keys are not. */
LAB_TEST ("/faults/settings/other", test_other)
{
  g_autofree char *xml = read_schema ();
  g_autofree char *typed = replace (xml, "<key name=\"sounds\" type=\"b\">.*?<default>false",
                                    "<key name=\"sounds\" type=\"i\"><default>0");
  g_autofree char *more = replace (xml, "</schema>", "<key name=\"new\" type=\"b\">"
                                   "<default>true</default></key></schema>");
  g_autoptr (GSettingsSchema) other = compile (typed);
  g_autoptr (GSettingsSchema) newer = compile (more);

  g_assert_false (lab_settings_is_complete (other));
  g_assert_true (lab_settings_is_complete (newer));
}
