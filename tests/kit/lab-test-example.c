/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-example.h"

#include <string.h>

/* Public functions */

/* Returns the text of a file in tests/data. */
char *
lab_test_example_read (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Returns @text with the first @old replaced; @old must be there. */
char *
lab_test_example_replace (const char *text,
                          const char *old,
                          const char *by)
{
  const char *place = strstr (text, old);
  g_autofree char *before = NULL;

  g_assert_nonnull (place);
  before = g_strndup (text, (gsize) (place - text));
  return g_strconcat (before, by, place + strlen (old), NULL);
}

/* Returns @text with a key that nobody knows in its first two groups and a group between them, and
 * as text editors of another system write it. All of them must be read alike. */
GStrv
lab_test_example_vary (const char *text)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) groups = g_strsplit (text, "]\n", 3);
  g_autofree char *known = g_strconcat (groups[0], "]\nMood=1\n", groups[1], "]\nMood=1\n",
                                        groups[2], NULL);
  g_autofree char *stranger
      = lab_test_example_replace (known, "\n[", "\n# Hello\n[Stranger]\nThing=1\n[");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *windows = g_strjoinv ("\r\n", lines);
  g_autofree char *notepad = g_strconcat ("\xef\xbb\xbf", windows, NULL);

  g_strv_builder_add_many (texts, stranger, windows, notepad, NULL);
  return g_strv_builder_end (texts);
}
