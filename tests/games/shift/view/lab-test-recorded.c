/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-recorded.h"

#include <glib/gstdio.h>

#include "lab-shift-family-private.h"
#include "lab-shift-records.h"
#include "lab-storage.h"
#include "lab-test-window.h"

/**
 * lab_test_recorded_write: writes records of games that Ada won, except every fifth
 * one, in which Ben beat the computer.
 */
void
lab_test_recorded_write (guint n_games)
{
  g_autoptr (GString) text = g_string_new ("[Labyrinthe Records]\nVersion=1\n");
  g_autofree char *path = lab_storage_get_path ("records.ini");

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
  g_autofree char *path = lab_storage_get_path ("records.ini");

  g_remove (path);
}

guint
lab_test_recorded_count (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_shift_records, &error);

  g_assert_no_error (error);
  return records->len;
}

static void
on_loaded (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load_finish (source, result, NULL);

  g_assert_nonnull (records);
  *(gboolean *) data = TRUE;
}

/**
 * lab_test_recorded_finish: waits until the games that ended in @window are recorded.
 */
void
lab_test_recorded_finish (LabWindow *window)
{
  LabShiftFamily *family = lab_test_get_family (window);

  /* One thread writes and reads in turn. A game that was recorded can be followed by an earlier one
   * that could not be. */
  for (guint i = 0; i < 2; i++)
    {
      gboolean is_loaded = FALSE;

      lab_record_kind_load_async (&lab_shift_records, family, on_loaded, &is_loaded);
      lab_test_wait (is_loaded);
    }
}
