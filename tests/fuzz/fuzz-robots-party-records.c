/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-fuzz.h"
#include "lab-robots-party-records.h"

/* Fuzzes the file with the finished parties of the robots. */

static GPtrArray *
load (const char  *path,
      GError     **error)
{
  GPtrArray *records
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lab_robots_party_record_free);
  gboolean writable;
  gboolean complete = lab_records_file_load (&lab_robots_party_record_lines, path, records,
                                             &writable, error);

  g_assert_true (complete == (*error == NULL));
  g_assert_true (writable);
  return records;
}

/* A line that was read must be the same after writing and reading it again. */
static void
check_record (const LabRobotsPartyRecord *record)
{
  g_autofree char *line = lab_robots_party_record_format (record);
  g_autoptr (LabRobotsPartyRecord) again = lab_robots_party_record_parse (line);
  g_autofree char *line_again = NULL;

  lab_fuzz_assert_line (line);
  g_assert_nonnull (again);
  line_again = lab_robots_party_record_format (again);
  g_assert_cmpstr (line, ==, line_again);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("robots-party-records", data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) error_again = NULL;
  g_autoptr (GPtrArray) records = load (path, &error);
  g_autoptr (GPtrArray) again = NULL;

  for (guint i = 0; i < records->len; i++)
    check_record (records->pdata[i]);
  /* The damaged part was set aside, so the rest can be read without an error. */
  again = load (path, &error_again);
  g_assert_no_error (error_again);
  g_assert_cmpuint (again->len, ==, records->len);
  lab_fuzz_clear_files ();
  return 0;
}
