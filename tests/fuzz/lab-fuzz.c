/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"

#include <stdio.h>
#include <stdlib.h>

#include <glib/gstdio.h>

/* What all harnesses share. */

/* What GLib complains of is a fault like any other. GLib itself would end the program by a
 * signal that libFuzzer does not know. What readers tell of damaged files is left out. */
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
 * @argc: (inout): how many arguments
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
 * Returns: (transfer full): the input as a text, which ends with its first nul byte
 */
char *
lab_fuzz_take_text (const guint8 *data,
                    gsize         size)
{
  return g_strndup (size > 0 ? (const char *) data : "", size);
}

/* The folder for what harnesses write, made when it is first needed. */
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
 * @data: (array length=size): what is to be in it
 * @size: in bytes
 *
 * Writes a file for readers that know nothing but files, into a folder where there is
 * nothing else.
 *
 * Returns: (transfer full) (type filename): where it is
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

/** lab_fuzz_clear_files: removes all that is in the folder of lab_fuzz_put_file(). */
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
 * @text: what a player is to read
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
 * @error: (nullable): what a reader said of an input that it did not take
 *
 * Asserts that there is an error, and a line that says why.
 */
void
lab_fuzz_assert_refused (const GError *error)
{
  g_assert_nonnull (error);
  lab_fuzz_assert_line (error->message);
}
