/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabFieldType:
 * @LAB_FIELD_NUMBER: a #guint
 * @LAB_FIELD_THOUSANDTHS: a #guint, which tables show as a number with three decimals
 * @LAB_FIELD_BIG: a #guint64
 * @LAB_FIELD_MILLISECONDS: a #guint64, which tables show in seconds with three decimals
 * @LAB_FIELD_TIME: a #gint64, the seconds since 1970, written as in ISO 8601
 * @LAB_FIELD_CHOICE: an enum that has a word for each value
 * @LAB_FIELD_TEXT: an owned `char *` without spaces
 * @LAB_FIELD_LIST: the same with commas, for which tables need quotation marks
 * @LAB_FIELD_OWN: anything else, which has its own functions
 *
 * The type of a value.
 */
typedef enum
{
  LAB_FIELD_NUMBER,
  LAB_FIELD_THOUSANDTHS,
  LAB_FIELD_BIG,
  LAB_FIELD_MILLISECONDS,
  LAB_FIELD_TIME,
  LAB_FIELD_CHOICE,
  LAB_FIELD_TEXT,
  LAB_FIELD_LIST,
  LAB_FIELD_OWN,
} LabFieldType;

/**
 * LabField:
 * @key: the name of the value in tables
 * @type: its type
 * @offset: where it is in the struct
 * @min: the least number
 * @max: the largest number; 0 for any that the type has
 * @words: (nullable) (array zero-terminated=1): of %LAB_FIELD_CHOICE, the words
 * @read_text: (nullable): of texts and lists, returns what to keep of a word; %NULL if it is wrong
 * @read: (nullable): of %LAB_FIELD_OWN, reads a word
 * @get_word: (nullable): of %LAB_FIELD_OWN, returns the word
 *
 * A value of a plain struct. A table of them, which ends with an empty one, says how the struct is
 * read and written.
 */
typedef struct
{
  const char         *key;
  LabFieldType        type;
  gsize               offset;
  guint64             min;
  guint64             max;
  const char * const *words;
  char             *(*read_text) (const char    *word);
  gboolean          (*read)      (const char    *word,
                                  gpointer       value);
  const char       *(*get_word)  (gconstpointer  value);
} LabField;

/** LAB_CSV_END: the end of a line of a table for spreadsheets, as in RFC 4180. */
#define LAB_CSV_END "\r\n"

gboolean lab_fields_read_line   (const LabField *fields,
                                 const char     *line,
                                 gpointer        record);
void     lab_fields_append_line (const LabField *fields,
                                 gconstpointer   record,
                                 GString        *line);
void     lab_fields_append_csv  (const LabField *fields,
                                 gconstpointer   record,
                                 GString        *csv);
char    *lab_fields_make_csv    (const LabField *fields,
                                 GPtrArray      *records);
void     lab_fields_clear       (const LabField *fields,
                                 gpointer        record);
char    *lab_csv_format_time    (gint64          seconds);
gboolean lab_csv_parse_time     (const char     *text,
                                 GTimeZone      *zone,
                                 gint64         *seconds);
void     lab_csv_append_text    (GString        *csv,
                                 const char     *text);

G_END_DECLS
