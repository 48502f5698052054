/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"


/* Fuzzes the files with finished games, and those with saved ones, of any kind. */

/* The error is one sentence, and one that names the new place of the file. */
static void
check_refused (const GError *error)
{
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  lab_fuzz_assert_line (lines[0]);
  lab_fuzz_assert_line (lines[1]);
}

static GPtrArray *
load (const LabRecordKind  *kind,
      const char           *path,
      GError              **error)
{
  GPtrArray *records = g_ptr_array_new_with_free_func (kind->free_record);
  gboolean writable;
  gboolean complete = lab_record_kind_read (kind, path, records, &writable, error);

  g_assert_true (complete == (*error == NULL));
  g_assert_true (writable);
  return records;
}

/* A game that was read must be the same after writing and reading it again. */
static void
check_record (const LabRecordKind *kind,
              gconstpointer        record)
{
  g_autofree char *line = lab_record_kind_format (kind, record);
  gpointer again = lab_record_kind_parse (kind, line);
  g_autofree char *line_again = NULL;

  lab_fuzz_assert_line (line);
  g_assert_nonnull (again);
  line_again = lab_record_kind_format (kind, again);
  g_assert_cmpstr (line, ==, line_again);
  kind->free_record (again);
}

/* The table has a line for each game, and one above them. */
static void
check_table (const LabRecordKind *kind,
             GPtrArray           *records)
{
  g_autofree char *csv = lab_fields_make_csv (kind->fields, records);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, records->len + 2);
}

/* Returns: (transfer full): the records in a file */
GPtrArray *
lab_fuzz_records_read (const LabRecordKind *kind,
                       const guint8        *data,
                       gsize                size)
{
  g_autofree char *path = lab_fuzz_put_file (kind->file_name, data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_again = NULL;
  GPtrArray *records = load (kind, path, &error);
  g_autoptr (GPtrArray) again = NULL;

  if (error != NULL)
    check_refused (error);
  /* The damaged part was set aside, so the rest can be read without an error. */
  again = load (kind, path, &error_again);
  g_assert_no_error (error_again);
  g_assert_cmpuint (again->len, ==, records->len);
  lab_fuzz_clear_files ();
  return records;
}

/* Fuzzes a kind of records. */
void
lab_fuzz_records (const LabRecordKind *kind,
                  const guint8        *data,
                  gsize                size)
{
  g_autoptr (GPtrArray) records = lab_fuzz_records_read (kind, data, size);

  for (guint i = 0; i < records->len; i++)
    check_record (kind, records->pdata[i]);
  if (kind->fields != NULL)
    check_table (kind, records);
}

/* Fuzzes saved games of a kind: what was read is the same after writing and reading it again. */
void
lab_fuzz_saved_game (const LabGameKind *kind,
                     const guint8      *data,
                     gsize              size)
{
  g_autofree char *path = lab_fuzz_put_file ("saved-game", data, size);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *contents = lab_saved_text_read_file (file, &length, NULL, &error);
  g_autoptr (GObject) game
      = contents != NULL ? lab_game_kind_parse (kind, contents, length, clock, &error) : NULL;

  if (game == NULL)
    lab_fuzz_assert_refused (error);
  else
    {
      g_autofree char *text = kind->format (game);
      g_autoptr (GObject) again = lab_game_kind_parse (kind, text, strlen (text), clock, &error);
      g_autofree char *text_again = NULL;

      g_assert_no_error (error);
      text_again = kind->format (again);
      g_assert_cmpstr (text_again, ==, text);
    }
  lab_fuzz_clear_files ();
}
