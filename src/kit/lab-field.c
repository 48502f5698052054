/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-field.h"

#include <glib.h>
#include <string.h>

#include "lab-storage.h"
#include "lab-text.h"

/* Cells of tables for spreadsheets, in the format of RFC 4180 */

/* A spreadsheet would take a text that starts like this for a formula and compute it. */
static gboolean
looks_like_formula (const char *text)
{
  return *text != '\0' && strchr ("=+-@\t\r", *text) != NULL;
}

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

/** lab_csv_parse_time: reads a time, as lab_csv_format_time() writes it, that files can have; @zone
 * is that of a time which names none, or %NULL to refuse such a time. */
gboolean
lab_csv_parse_time (const char *text,
                    GTimeZone  *zone,
                    gint64     *seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, zone);

  if (time == NULL)
    return FALSE;
  *seconds = g_date_time_to_unix (time);
  return *seconds >= 0 && *seconds <= LAB_STORAGE_MAX_TIME;
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

/* Private helpers: reading */

static gboolean
read_number (const LabField *self,
             const char     *word,
             guint64         type_max,
             guint64        *number)
{
  return g_ascii_string_to_unsigned (word, 10, self->min, self->max > 0 ? self->max : type_max,
                                     number, NULL);
}

static gboolean
read_small (const LabField *self,
            const char     *word,
            guint          *number)
{
  guint64 value;

  if (!read_number (self, word, G_MAXUINT, &value))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_choice (const LabField *self,
             const char     *word,
             guint          *choice)
{
  return lab_words_find (self->words, g_strv_length ((GStrv) self->words), sizeof self->words[0],
                         word, choice);
}

static gboolean
read_word (const LabField *self,
           const char     *word,
           gpointer        value)
{
  switch (self->type)
    {
    case LAB_FIELD_NUMBER:
    case LAB_FIELD_THOUSANDTHS:
      return read_small (self, word, value);
    case LAB_FIELD_BIG:
      return read_number (self, word, G_MAXUINT64, value);
    case LAB_FIELD_MILLISECONDS:
      return read_number (self, word, G_MAXINT64, value);
    case LAB_FIELD_TIME:
      return lab_csv_parse_time (word, NULL, value);
    case LAB_FIELD_CHOICE:
      return read_choice (self, word, value);
    case LAB_FIELD_TEXT:
    case LAB_FIELD_LIST:
      *(char **) value = self->read_text (word);
      return *(char **) value != NULL;
    case LAB_FIELD_OWN:
      return self->read (word, value);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Private helpers: writing */

static void
append_number (const LabField *self,
               guint64         number,
               gboolean        is_table,
               GString        *text)
{
  if (is_table && (self->type == LAB_FIELD_THOUSANDTHS || self->type == LAB_FIELD_MILLISECONDS))
    g_string_append_printf (text, "%" G_GUINT64_FORMAT ".%03u", number / 1000,
                            (guint) (number % 1000));
  else
    g_string_append_printf (text, "%" G_GUINT64_FORMAT, number);
}

static void
append (const LabField *self,
        gconstpointer   value,
        gboolean        is_table,
        GString        *text)
{
  g_autofree char *time = NULL;

  switch (self->type)
    {
    case LAB_FIELD_NUMBER:
    case LAB_FIELD_THOUSANDTHS:
      append_number (self, *(const guint *) value, is_table, text);
      break;
    case LAB_FIELD_BIG:
    case LAB_FIELD_MILLISECONDS:
      append_number (self, *(const guint64 *) value, is_table, text);
      break;
    case LAB_FIELD_TIME:
      time = lab_csv_format_time (*(const gint64 *) value);
      g_string_append (text, time);
      break;
    case LAB_FIELD_CHOICE:
      g_string_append (text, self->words[*(const guint *) value]);
      break;
    case LAB_FIELD_TEXT:
      g_string_append (text, *(char * const *) value);
      break;
    case LAB_FIELD_LIST:
      g_string_append_printf (text, is_table ? "\"%s\"" : "%s", *(char * const *) value);
      break;
    case LAB_FIELD_OWN:
      g_string_append (text, self->get_word (value));
      break;
    default:
      g_return_if_reached ();
    }
}

static void
append_all (const LabField *fields,
            gconstpointer   record,
            char            separator,
            GString        *text)
{
  for (const LabField *field = fields; field->key != NULL; field++)
    {
      if (field != fields)
        g_string_append_c (text, separator);
      append (field, G_STRUCT_MEMBER_P (record, field->offset), separator == ',', text);
    }
}

/* Public functions */

/**
 * lab_fields_read_line:
 * @fields: (array zero-terminated=1): the values of a struct
 * @line: their words, with a space between two of them
 * @record: (out caller-allocates): the struct, which must be zero
 *
 * Reads a struct.
 *
 * Returns: %FALSE if a word is wrong, or there are more or fewer; clear @record then as well
 */
gboolean
lab_fields_read_line (const LabField *fields,
                      const char     *line,
                      gpointer        record)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  char **word = words;

  for (; fields->key != NULL; fields++, word++)
    {
      if (*word == NULL || !read_word (fields, *word, G_STRUCT_MEMBER_P (record, fields->offset)))
        return FALSE;
    }
  return *word == NULL;
}

/** lab_fields_append_line: appends the line for lab_fields_read_line(). */
void
lab_fields_append_line (const LabField *fields,
                        gconstpointer   record,
                        GString        *line)
{
  append_all (fields, record, ' ', line);
}

/** lab_fields_append_csv: appends the cells of a struct to a table, without the end of the line. */
void
lab_fields_append_csv (const LabField *fields,
                       gconstpointer   record,
                       GString        *csv)
{
  append_all (fields, record, ',', csv);
}

/**
 * lab_fields_make_csv:
 * @fields: (array zero-terminated=1): the values of a struct
 * @records: structs
 *
 * Writes a table for spreadsheets in the format of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table, with a line of keys above
 */
char *
lab_fields_make_csv (const LabField *fields,
                     GPtrArray      *records)
{
  GString *csv = g_string_new (NULL);

  for (const LabField *field = fields; field->key != NULL; field++)
    g_string_append_printf (csv, field != fields ? ",%s" : "%s", field->key);
  for (guint i = 0; i < records->len; i++)
    {
      g_string_append (csv, LAB_CSV_END);
      lab_fields_append_csv (fields, records->pdata[i], csv);
    }
  g_string_append (csv, LAB_CSV_END);
  return g_string_free (csv, FALSE);
}

/** lab_fields_clear: frees the texts of a struct. */
void
lab_fields_clear (const LabField *fields,
                  gpointer        record)
{
  for (; fields->key != NULL; fields++)
    {
      if (fields->type == LAB_FIELD_TEXT || fields->type == LAB_FIELD_LIST)
        g_clear_pointer ((char **) G_STRUCT_MEMBER_P (record, fields->offset), g_free);
    }
}
