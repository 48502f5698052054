/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include <stdio.h>
#include <stdlib.h>

#include <glib/gstdio.h>

/* Functions that all harnesses share. */

/* Treats each GLib warning as a fault. GLib's own way would end the program with a
 * signal that libFuzzer does not know. Warnings about damaged files are ignored. */
static void
write_log (const char     *domain,
           GLogLevelFlags  level,
           const char     *message,
           gpointer        data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return;
  g_log_default_handler (domain, level, message, data);
  abort ();
}

/**
 * LLVMFuzzerInitialize:
 * @argc: (inout): the number of arguments
 * @argv: (inout): the arguments
 *
 * Prepares the program, before the first input.
 *
 * Returns: 0
 */
int
LLVMFuzzerInitialize (int    *argc G_GNUC_UNUSED,
                      char ***argv G_GNUC_UNUSED)
{
  g_log_set_default_handler (write_log, NULL);
  return 0;
}

/**
 * lab_fuzz_take_text:
 * @data: (array length=size): an input
 * @size: in bytes
 *
 * Returns: (transfer full): the input as a text, which ends at its first nul byte
 */
char *
lab_fuzz_take_text (const guint8 *data,
                    gsize         size)
{
  return g_strndup (size > 0 ? (const char *) data : "", size);
}

/* The folder for files that harnesses write; it is created when it is first needed. */
static char *folder;

static void
remove_folder (void)
{
  lab_fuzz_clear_files ();
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
}

/**
 * lab_fuzz_put_file:
 * @name: the name of a file
 * @data: (array length=size): its contents
 * @size: in bytes
 *
 * Writes a file into an otherwise empty folder, for code that can only read files.
 *
 * Returns: (transfer full) (type filename): the path of the file
 */
char *
lab_fuzz_put_file (const char   *name,
                   const guint8 *data,
                   gsize         size)
{
  g_autofree char *path = NULL;
  FILE *file;

  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("labyrinthe-fuzz-XXXXXX", NULL);
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }
  path = g_build_filename (folder, name, NULL);
  file = g_fopen (path, "wb");
  g_assert_nonnull (file);
  g_assert_cmpuint (size, ==, size > 0 ? fwrite (data, 1, size, file) : 0);
  g_assert_cmpint (fclose (file), ==, 0);
  return g_steal_pointer (&path);
}

/**
 * lab_fuzz_clear_files: removes all files from the folder of lab_fuzz_put_file().
 */
void
lab_fuzz_clear_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/**
 * lab_fuzz_assert_line:
 * @text: a message for players
 *
 * Asserts that it is one line of valid UTF-8, and not empty.
 */
void
lab_fuzz_assert_line (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpstr (text, !=, "");
  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);
      GUnicodeType type = g_unichar_type (character);

      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR
          || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        g_error ("U+%04X is in the line: %s", character, text);
    }
}

/**
 * lab_fuzz_assert_refused:
 * @error: (nullable): the error of a reader that refused an input
 *
 * Asserts that there is an error with a one-line message.
 */
void
lab_fuzz_assert_refused (const GError *error)
{
  g_assert_nonnull (error);
  lab_fuzz_assert_line (error->message);
}

/** lab_fuzz_check: returns whether an input was accepted; if not, there must be a good error. */
gboolean
lab_fuzz_check (gboolean   accepted,
                GError   **error)
{
  if (accepted)
    g_assert_no_error (*error);
  else
    lab_fuzz_assert_refused (*error);
  return accepted;
}
