/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-json.h"

#include <math.h>

/**
 * lab_json_append_string:
 * @json: a JSON text
 * @text: any text in UTF-8
 *
 * Appends a text as a JSON string (RFC 8259).
 */
void
lab_json_append_string (GString    *json,
                        const char *text)
{
  g_return_if_fail (json != NULL && text != NULL);

  g_string_append_c (json, '"');
  for (; *text != '\0'; text++)
    {
      if (*text == '"' || *text == '\\')
        g_string_append_printf (json, "\\%c", *text);
      else if (g_ascii_iscntrl (*text))
        g_string_append_printf (json, "\\u%04x", (guint) *text);
      else
        g_string_append_c (json, *text);
    }
  g_string_append_c (json, '"');
}

/**
 * lab_json_append_number:
 * @json: a JSON text, or a text of another format with a decimal point
 * @number: a number
 *
 * Appends a number with up to nine digits; `null` if it is not finite.
 */
void
lab_json_append_number (GString *json,
                        double   number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (json, isfinite (number) ? g_ascii_formatd (digits, sizeof digits, "%.9g", number)
                                           : "null");
}
