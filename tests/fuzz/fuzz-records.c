/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-records-csv.h"
#include "lab-records.h"

/* Fuzzes the file with the statistics, and the CSV table made from it. */

#define N_COLUMNS 14
#define NAME_COLUMN 9

static void
check_same (LabRecord *record,
            LabRecord *other)
{
  g_assert_cmpstr (lab_record_get_id (record), ==, lab_record_get_id (other));
  g_assert_cmpint (lab_record_get_began (record), ==, lab_record_get_began (other));
  g_assert_cmpint (lab_record_get_ended (record), ==, lab_record_get_ended (other));
  g_assert_cmpuint (lab_record_get_number (record), ==, lab_record_get_number (other));
  g_assert_cmpuint (lab_record_get_rules (record), ==, lab_record_get_rules (other));
  g_assert_cmpuint (lab_record_get_cards (record), ==, lab_record_get_cards (other));
  g_assert_cmpuint (lab_record_get_seats (record), ==, lab_record_get_seats (other));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *player = lab_record_get_seat (record, seat);
      const LabRecordSeat *same = lab_record_get_seat (other, seat);

      if (player == NULL)
        continue;
      g_assert_cmpstr (player->name, ==, same->name);
      g_assert_cmpint (player->kind, ==, same->kind);
      g_assert_cmpuint (player->n_turns, ==, same->n_turns);
      g_assert_cmpuint (player->n_found, ==, same->n_found);
      g_assert_cmpuint (player->place, ==, same->place);
    }
}

/* A record that was read must be the same after writing and reading it again. */
static void
check_record (LabRecord *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GKeyFile) copy = g_key_file_new ();
  g_autoptr (LabRecord) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  lab_record_write (record, file);
  text = g_key_file_to_data (file, &length, NULL);
  g_key_file_load_from_data (copy, text, length, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  again = lab_record_parse (copy, lab_record_get_id (record), &error);
  g_assert_no_error (error);
  check_same (record, again);
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
check_csv (LabRecords *records)
{
  g_autofree char *csv = lab_records_to_csv (G_LIST_MODEL (records));
  const char *next = csv;
  guint n_lines = 1;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (records)); i++)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (G_LIST_MODEL (records), i);

      n_lines += (guint) __builtin_popcount (lab_record_get_seats (record));
      check_record (record);
    }
  for (; *next != '\0'; n_lines--)
    check_line (&next);
  g_assert_cmpuint (n_lines, ==, 0);
}

/* Asserts that the error is one line that names the new place of the file. */
static void
check_refused (const GError *error)
{
  g_auto (GStrv) lines = NULL;

  g_assert_nonnull (error);
  lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  lab_fuzz_assert_line (lines[0]);
  lab_fuzz_assert_line (lines[1]);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("records", data, size);
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (LabRecords) again = lab_records_new (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_again = NULL;

  if (lab_records_load (records, &error))
    g_assert_no_error (error);
  else
    check_refused (error);
  check_csv (records);
  /* The damaged part was set aside, so the rest can be read without an error. */
  lab_records_load (again, &error_again);
  g_assert_no_error (error_again);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (records)));
  lab_fuzz_clear_files ();
  return 0;
}
