/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-json.h"

#include <math.h>
#include <string.h>

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

/**
 * lab_json_add:
 * @json: a JSON text
 * @format: what to append, with places for values as in printf()
 * @...: the values
 *
 * Appends a text with values: %s is a string, or `null`; %g is a number as by
 * lab_json_append_number(); %f is a number with all its digits; %i is `true` or `false`; %d, %u
 * and numbers with G_GUINT64_FORMAT are whole numbers. There are no other places.
 */
void
lab_json_add (GString    *json,
              const char *format,
              ...)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];
  const char *text;
  va_list args;

  va_start (args, format);
  for (const char *next = format; *next != '\0'; next++)
    {
      gsize length = strcspn (next, "%");

      g_string_append_len (json, next, (gssize) length);
      next += length;
      if (*next == '\0')
        break;
      switch (*++next)
        {
        case 's':
          text = va_arg (args, const char *);
          if (text != NULL)
            lab_json_append_string (json, text);
          else
            g_string_append (json, "null");
          break;
        case 'g':
          lab_json_append_number (json, va_arg (args, double));
          break;
        case 'f':
          g_string_append (json, g_ascii_dtostr (digits, sizeof digits, va_arg (args, double)));
          break;
        case 'i':
          g_string_append (json, va_arg (args, int) != 0 ? "true" : "false");
          break;
        case 'd':
          g_string_append_printf (json, "%d", va_arg (args, int));
          break;
        case 'u':
          g_string_append_printf (json, "%u", va_arg (args, guint));
          break;
        default:
          g_string_append_printf (json, "%" G_GUINT64_FORMAT, va_arg (args, guint64));
          next += strlen (G_GUINT64_FORMAT) - 1;
          break;
        }
    }
  va_end (args);
}
