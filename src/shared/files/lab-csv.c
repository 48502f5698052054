/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-csv.h"

#include <string.h>

/* Writes tables for spreadsheets, in the format of RFC 4180. */

/* Private helpers */

/* A spreadsheet would take a text that starts like this for a formula and compute it. */
static gboolean
looks_like_formula (const char *text)
{
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

/* Public functions */

/** lab_csv_format_time: (transfer full): returns a time, in seconds since 1970, in the format of
 * ISO 8601 and in UTC. */
char *
lab_csv_format_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);
  int year, month, day;

  g_date_time_get_ymd (time, &year, &month, &day);
  return g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day,
                          g_date_time_get_hour (time), g_date_time_get_minute (time),
                          g_date_time_get_second (time));
}

/**
 * lab_csv_append_text:
 * @csv: a table
 * @text: a text
 *
 * Appends a cell. It is in quotation marks if necessary, and those in it are doubled, as in RFC
 * 4180.
 */
void
lab_csv_append_text (GString    *csv,
                     const char *text)
{
  gboolean formula = looks_like_formula (text);

  if (!formula && strpbrk (text, ",\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }
  g_string_append_c (csv, '"');
  if (formula)
    g_string_append_c (csv, '\'');
  for (; *text != '\0'; text++)
    {
      if (*text == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *text);
    }
  g_string_append_c (csv, '"');
}
