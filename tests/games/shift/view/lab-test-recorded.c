/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-recorded.h"

#include <glib/gstdio.h>

#include "lab-labyrinth-family-private.h"
#include "lab-storage.h"
#include "lab-test-window.h"

static char *
dup_path (void)
{
  return lab_storage_get_path ("records.ini");
}

/**
 * lab_test_recorded_write: writes records of games that Ada won, except every fifth
 * one, in which Ben beat the computer.
 */
void
lab_test_recorded_write (guint n_games)
{
  g_autoptr (GString) text = g_string_new ("[Labyrinthe Records]\nVersion=1\n");
  g_autofree char *path = dup_path ();

  for (guint i = 1; i <= n_games; i++)
    g_string_append_printf (text,
                            "[x %u]\nBegan=2026-10-%02uT10:00:00Z\nEnded=2026-10-%02uT10:30:00Z\n"
                            "Number=%u\nVariants=\nCards=6\nSeats=red;blue;\nNames=%s;\n"
                            "Kinds=%s;\nTurns=%u;%u;\nFound=6;2;\nPlaces=1;2;\n",
                            i, i % 28 + 1, i % 28 + 1, i, i % 5 == 0 ? "Ben & Co;" : "Ada;Ben & Co",
                            i % 5 == 0 ? "person;hard" : "person;person", 10 + i % 7, 9 + i % 7);
  g_assert_true (lab_storage_write (path, text->str, -1, NULL));
}

void
lab_test_recorded_forget (void)
{
  g_autofree char *path = dup_path ();

  g_remove (path);
}

/**
 * lab_test_recorded_load: (transfer full): loads the records.
 */
LabRecords *
lab_test_recorded_load (void)
{
  g_autofree char *path = dup_path ();
  LabRecords *records = lab_records_new (path);

  g_assert_true (lab_records_load (records, NULL));
  return records;
}

guint
lab_test_recorded_count (void)
{
  g_autoptr (LabRecords) records = lab_test_recorded_load ();

  return g_list_model_get_n_items (G_LIST_MODEL (records));
}

/**
 * lab_test_recorded_finish: waits until the games that ended in @window are recorded.
 */
void
lab_test_recorded_finish (LabWindow *window)
{
  lab_statistics_writer_flush (lab_test_get_family (window)->statistics_writer);
}
