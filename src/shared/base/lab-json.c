/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-json.h"

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
