/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-record.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the finished small games. */

static GPtrArray *
load (const char  *path,
      GError     **error)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) lab_classic_record_free);
  gboolean writable;
  gboolean complete = lab_records_file_load (&lab_classic_record_lines, path, records, &writable,
                                             error);

  g_assert_true (complete == (*error == NULL));
  g_assert_true (writable);
  return records;
}

/* A game that was read must be the same after writing and reading it again. */
static void
check_record (const LabClassicRecord *record)
{
  g_autofree char *line = lab_classic_record_format (record);
  g_autoptr (LabClassicRecord) again = lab_classic_record_parse (line);
  g_autofree char *line_again = NULL;

  lab_fuzz_assert_line (line);
  g_assert_nonnull (again);
  line_again = lab_classic_record_format (again);
  g_assert_cmpstr (line, ==, line_again);
}

/* The error is one sentence, and one that names the new place of the file. */
static void
check_refused (const GError *error)
{
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  lab_fuzz_assert_line (lines[0]);
  lab_fuzz_assert_line (lines[1]);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("classic-records", data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_again = NULL;
  g_autoptr (GPtrArray) records = load (path, &error);
  g_autoptr (GPtrArray) again = NULL;

  if (error != NULL)
    check_refused (error);
  for (guint i = 0; i < records->len; i++)
    check_record (records->pdata[i]);
  /* The damaged part was set aside, so the rest can be read without an error. */
  again = load (path, &error_again);
  g_assert_no_error (error_again);
  g_assert_cmpuint (again->len, ==, records->len);
  lab_fuzz_clear_files ();
  return 0;
}
