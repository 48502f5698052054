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
