/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-quotation.h"

/* Whether a character may be part of a message: it is printable and does not break the line. */
static gboolean
is_seen (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return g_unichar_isprint (character) && type != G_UNICODE_LINE_SEPARATOR
         && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/**
 * lab_quotation_make:
 * @text: any bytes; need not be UTF-8
 * @max_length: the largest number of characters to repeat
 *
 * Makes a text from elsewhere safe to repeat in a message. It cannot send commands to a terminal,
 * break the line, or change the direction of the text.
 *
 * Returns: (transfer full): the beginning of @text in one line of valid UTF-8, with “?” for each
 *   character that cannot be shown, and an ellipsis if something was left out
 */
char *
lab_quotation_make (const char *text,
                    guint       max_length)
{
  g_autofree char *valid = NULL;
  GString *quotation = NULL;
  const char *next;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  quotation = g_string_new (NULL);
  for (next = valid; *next != '\0' && max_length > 0; next = g_utf8_next_char (next), max_length--)
    {
      gunichar character = g_utf8_get_char (next);

      g_string_append_unichar (quotation, is_seen (character) ? character : '?');
    }
  if (*next != '\0')
    g_string_append (quotation, "…");
  return g_string_free (quotation, FALSE);
}

/**
 * lab_quotation_shorten:
 * @text: (transfer none): valid UTF-8
 * @max_length: the largest number of characters, at least 3
 *
 * Makes a message short that repeats a very long value. The value is in the middle of the message,
 * so the beginning and the end, which say what is wrong and what to do, stay.
 *
 * Returns: (transfer full): @text, with an ellipsis for its middle if it is longer than @max_length
 */
char *
lab_quotation_shorten (const char *text,
                       guint       max_length)
{
  glong length;
  guint n_before, n_after;
  g_autofree char *before = NULL;

  g_return_val_if_fail (text != NULL && max_length >= 3, NULL);

  length = g_utf8_strlen (text, -1);
  if (length <= (glong) max_length)
    return g_strdup (text);
  n_before = max_length / 2;
  n_after = max_length - n_before - 1;
  before = g_utf8_substring (text, 0, n_before);
  return g_strconcat (before, "…", g_utf8_offset_to_pointer (text, length - (glong) n_after), NULL);
}
