/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"

#include <stdlib.h>

/* What all harnesses share. */

/* What GLib complains of is a fault like any other. GLib itself would end the program by a
 * signal that libFuzzer does not know. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return G_LOG_WRITER_HANDLED;
  g_log_writer_standard_streams (level, fields, n_fields, data);
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
  g_log_set_writer_func (write_log, NULL, NULL);
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
