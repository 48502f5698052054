/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-shift-records.h"

/* Fuzzes the file with the statistics, and the CSV table made from it. */

#define N_COLUMNS 14
#define NAME_COLUMN 9

/* A record that was read must be the same after writing and reading it again. */
static void
check_record (const LabShiftRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GKeyFile) copy = g_key_file_new ();
  g_autoptr (GKeyFile) file_again = g_key_file_new ();
  g_autoptr (LabShiftRecord) again = g_new0 (LabShiftRecord, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;

  lab_shift_records.write_group (record, file);
  text = g_key_file_to_data (file, NULL, NULL);
  g_key_file_load_from_data (copy, text, (gsize) -1, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  g_assert_true (lab_shift_records.read_group (copy, record->id, again));
  g_assert_true (lab_shift_records.check (again));
  lab_shift_records.write_group (again, file_again);
  text_again = g_key_file_to_data (file_again, NULL, NULL);
  g_assert_cmpstr (text_again, ==, text);
}

/* Splits off a field of the CSV text, as RFC 4180 describes it. */
static char *
take_field (const char **csv)
{
  GString *field = g_string_new (NULL);
  const char *next = *csv;

  if (*next != '"')
    {
      gsize length = strcspn (next, ",\"\r\n");

      g_string_append_len (field, next, length);
      *csv = next + length;
      return g_string_free (field, FALSE);
    }
  for (next++; next[0] != '"' || next[1] == '"'; next++)
    {
      g_assert_cmpint (*next, !=, '\0');
      if (*next == '"')
        next++;
      g_string_append_c (field, *next);
    }
  *csv = next + 1;
  return g_string_free (field, FALSE);
}

/* Asserts that a line has all its fields, and that no spreadsheet can take the name
 * for a formula. */
static void
check_line (const char **csv)
{
  for (guint i = 0; i < N_COLUMNS; i++)
    {
      g_autofree char *field = take_field (csv);

      g_assert_true (g_utf8_validate (field, -1, NULL));
      if (i == NAME_COLUMN && *field != '\0')
        g_assert_null (strchr ("=+-@\t\r", *field));
      if (i + 1 < N_COLUMNS)
        g_assert_cmpint (*(*csv)++, ==, ',');
    }
  g_assert_true (g_str_has_prefix (*csv, "\r\n"));
  *csv += 2;
}

static void
check_csv (GPtrArray *records)
{
  g_autofree char *csv = lab_shift_records_to_csv (records);
  const char *next = csv;
  guint n_lines = 1;

  for (guint i = 0; i < records->len; i++)
    {
      const LabShiftRecord *record = records->pdata[i];

      n_lines += (guint) __builtin_popcount (record->seats);
      check_record (record);
    }
  for (; *next != '\0'; n_lines--)
    check_line (&next);
  g_assert_cmpuint (n_lines, ==, 0);
}

LAB_FUZZ (data, size)
{
  g_autoptr (GPtrArray) records = lab_fuzz_records_read (&lab_shift_records, data, size);

  check_csv (records);
}
