/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-records.h"
#include "lab-test-home.h"
#include "lab-test-race.h"

/* Reads and writes finished races. */

LAB_TEST ("/cheese-records/damaged", test_damaged)
{
  static const char * const lines[] = {
    "",
    "won",
    "2026-11-23T17:00:00Z won 84 11500 2 3",
    "2026-11-23T17:00:00Z won 84 11500 2 3 person,greedy more",
    "yesterday won 84 11500 2 3 person",
    "2026-11-23T17:00:00Z best 84 11500 2 3 person",
    "2026-11-23T17:00:00Z won -1 11500 2 3 person",
    "2026-11-23T17:00:00Z won 84 11500 2 3 \"person\"",
    "2026-11-23T17:00:00Z won 84 11500 2 3 ",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_null (lab_record_kind_parse (&lab_cheese_records, lines[i]));
}

/* Records are written as they are read, add up, and are a table. */
LAB_TEST ("/cheese-records/summary", test_summary)
{
  static const char * const lines[] = { "2026-11-23T17:00:00Z won 84 11500 2 3 person,greedy",
                                        "2026-11-24T17:00:00Z lost 90 8000 0 0 person,bfs" };
  g_autoptr (GPtrArray) records
      = g_ptr_array_new_with_free_func (lab_cheese_records.free_record);
  g_autofree char *csv = NULL;
  const LabCheeseRaceRecord *record;
  LabCheeseSummary summary;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *line = NULL;

      g_ptr_array_add (records, lab_record_kind_parse (&lab_cheese_records, lines[i]));
      line = lab_record_kind_format (&lab_cheese_records, records->pdata[i]);
      g_assert_cmpstr (line, ==, lines[i]);
    }
  record = records->pdata[0];
  g_assert_cmpint (record->result, ==, LAB_CHEESE_WON);
  g_assert_cmpuint (record->turns, ==, 84);
  g_assert_cmpuint (record->score, ==, 11500);
  g_assert_cmpuint (record->n_undone, ==, 2);
  g_assert_cmpuint (record->n_hints, ==, 3);
  g_assert_cmpstr (record->rats, ==, "person,greedy");
  summary = lab_cheese_records_summarize (records);
  g_assert_cmpuint (summary.n_results[LAB_CHEESE_WON], ==, 1);
  g_assert_cmpuint (summary.n_results[LAB_CHEESE_LOST], ==, 1);
  g_assert_cmpuint (summary.n_results[LAB_CHEESE_DRAWN], ==, 0);
  g_assert_cmpuint (summary.best_score, ==, 11500);
  csv = lab_fields_make_csv (lab_cheese_records.fields, records);
  g_assert_cmpstr (csv, ==,
                   "ended,result,turns,score,undone,hints,rats\r\n"
                   "2026-11-23T17:00:00Z,won,84,11.500,2,3,\"person,greedy\"\r\n"
                   "2026-11-24T17:00:00Z,lost,90,8.000,0,0,\"person,bfs\"\r\n");
}

static void
on_noted (GObject      *race,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_record_kind_add_finish (LAB_CHEESE_RACE (race), result, &error));
  g_assert_no_error (error);
  *(gboolean *) data = TRUE;
}

/* A race that is over is counted, and can be forgotten. */
LAB_HOME_TEST ("/cheese-records/note", test_note)
{
  g_autoptr (LabCheeseRace) race = lab_test_race_new (1, "bfs");
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GError) error = NULL;
  const LabCheeseRaceRecord *record;
  gboolean noted = FALSE;

  lab_test_race_finish (race);
  lab_cheese_records_note_async (race, &(LabGameEnd) { .time = 1790000000 }, on_noted, &noted);
  lab_test_wait (noted);
  records = lab_record_kind_load (&lab_cheese_records, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 1);
  record = records->pdata[0];
  g_assert_cmpint (record->result, ==, LAB_CHEESE_WATCHED);
  g_assert_cmpstr (record->rats, ==, "bfs");
  g_assert_true (lab_record_kind_clear (&lab_cheese_records, &error));
  none = lab_record_kind_load (&lab_cheese_records, &error);
  g_assert_cmpuint (none->len, ==, 0);
}
