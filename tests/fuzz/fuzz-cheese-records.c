/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-records.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished races. */

static GPtrArray *
load (const char  *path,
      GError     **error)
{
  GPtrArray *records
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lab_cheese_race_record_free);
  gboolean writable;
  gboolean complete = lab_records_file_load (&lab_cheese_race_record_lines, path, records,
                                             &writable, error);

  g_assert_true (complete == (*error == NULL));
  g_assert_true (writable);
  return records;
}

/* A race that was read must be the same after writing and reading it again. */
static void
check_record (const LabCheeseRaceRecord *record)
{
  g_autofree char *line = lab_cheese_race_record_format (record);
  g_autoptr (LabCheeseRaceRecord) again = lab_cheese_race_record_parse (line);
  g_autofree char *line_again = NULL;

  lab_fuzz_assert_line (line);
  g_assert_nonnull (again);
  g_assert_cmpint (again->ended, ==, record->ended);
  line_again = lab_cheese_race_record_format (again);
  g_assert_cmpstr (line, ==, line_again);
}

/* The table has a line for each race, and one above them. */
static void
check_table (GPtrArray *records)
{
  g_autofree char *csv = lab_cheese_records_csv (records);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, records->len + 2);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("cheese-records", data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_again = NULL;
  g_autoptr (GPtrArray) records = load (path, &error);
  g_autoptr (GPtrArray) again = NULL;
  LabCheeseSummary summary = lab_cheese_records_summarize (records);
  guint n_results = 0;

  for (guint i = 0; i < records->len; i++)
    check_record (records->pdata[i]);
  for (guint i = 0; i < LAB_N_CHEESE_RESULTS; i++)
    n_results += summary.n_results[i];
  g_assert_cmpuint (n_results, ==, records->len);
  check_table (records);
  /* The damaged part was set aside, so the rest can be read without an error. */
  again = load (path, &error_again);
  g_assert_no_error (error_again);
  g_assert_cmpuint (again->len, ==, records->len);
  lab_fuzz_clear_files ();
  return 0;
}
