/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-storage.h"
#include "lab-test-home.h"

#define LINES \
  "Labyrinthe Escape 1\n" \
  "2026-11-20T10:00:00Z 1 8 8 5000 3 0\n" \
  "2026-11-20T10:01:00Z 1 10 8 4000 2 0\n" \
  "2026-11-20T10:02:00Z 12 30 22 61234 1 1\n" \
  "2026-11-20T10:03:00Z 2026-11-19 30 30 9000 3 0\n" \
  "2026-11-21T10:03:00Z 2026-11-21 30 30 9000 3 0\n" \
  "2026-11-22T10:03:00Z 2026-11-22 31 30 9000 2 0\n" \
  "2026-11-23T10:03:00Z 2026-11-23 31 30 9000 2 0\n"

/* Private helpers */

static void
write_file (const char *text)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, text, -1, NULL));
}

static LabEscapeSummary
summarize (GPtrArray *tallies,
           guint      day)
{
  g_autoptr (GDate) today = g_date_new_dmy ((GDateDay) day, G_DATE_NOVEMBER, 2026);

  return lab_escape_records_summarize (tallies, today);
}

static void
on_noted (GObject      *game,
          GAsyncResult *result,
          gpointer      data)
{
  gboolean *done = data;
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_record_kind_add_finish (LAB_ESCAPE_GAME (game), result, &error));
  g_assert_no_error (error);
  *done = TRUE;
}

/* Finishes the first level in the best way. */
static void
finish (void)
{
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (1, NULL);
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeGame) game = lab_escape_game_new (level, clock);
  const LabEscapePar *par = lab_escape_game_get_par (game);
  gboolean done = FALSE;

  for (guint i = 0; i < par->moves->len; i++)
    {
      g_assert_true (lab_escape_game_play (game, g_array_index (par->moves, LabEscapeMove, i),
                                           NULL));
      lab_clock_advance (clock, G_TIME_SPAN_SECOND);
    }
  lab_escape_kind.count (game, &(LabGameEnd) { .time = 1790000000 }, on_noted, &done);
  lab_test_wait (done);
}

/* Tests */

LAB_HOME_TEST ("/escape-records/note", test_note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) tallies = NULL, none = NULL;
  const LabEscapeTally *tally;

  finish ();
  finish ();
  tallies = lab_escape_records_load (&error);
  g_assert_no_error (error);
  g_assert_cmpuint (tallies->len, ==, 1);
  tally = tallies->pdata[0];
  g_assert_cmpstr (tally->level, ==, "1");
  g_assert_cmpuint (tally->n_finished, ==, 2);
  g_assert_cmpuint (tally->best_moves, ==, 8);
  g_assert_cmpuint (tally->best_milliseconds, ==, 7000);
  g_assert_cmpuint (tally->stars, ==, 3);
  g_assert_true (lab_record_kind_clear (&lab_escape_records, &error));
  none = lab_escape_records_load (&error);
  g_assert_cmpuint (none->len, ==, 0);
}

/* The finished levels are summed up, and exported as a table. */
LAB_HOME_TEST ("/escape-records/summary", test_summary)
{
  g_autoptr (GPtrArray) records = NULL, tallies = NULL;
  g_autofree char *csv = NULL;
  LabEscapeSummary summary;

  write_file (LINES);
  records = lab_record_kind_load (&lab_escape_records, NULL);
  tallies = lab_escape_records_add_up (records);
  summary = summarize (tallies, 23);
  g_assert_cmpuint (summary.n_levels, ==, 2);
  g_assert_cmpuint (summary.highest, ==, 12);
  g_assert_cmpuint (summary.n_stars, ==, 3 + 1 + 3 + 3 + 2 + 2);
  g_assert_cmpuint (summary.n_days, ==, 4);
  g_assert_cmpuint (summary.streak, ==, 3);
  g_assert_cmpuint (summary.longest_streak, ==, 3);
  g_assert_cmpuint (summarize (tallies, 24).streak, ==, 3);
  g_assert_cmpuint (summarize (tallies, 25).streak, ==, 0);
  csv = lab_escape_records_csv (&records);
  g_assert_cmpstr (csv, ==,
                   "level,finished,best_moves,fewest_possible,best_seconds,stars\r\n"
                   "1,2,8,8,4.000,3\r\n12,1,30,22,61.234,1\r\n"
                   "2026-11-19,1,30,30,9.000,3\r\n2026-11-21,1,30,30,9.000,3\r\n"
                   "2026-11-22,1,31,30,9.000,2\r\n2026-11-23,1,31,30,9.000,2\r\n");
}

/* Damaged lines are set aside and told once; the others count. */
LAB_HOME_TEST ("/escape-records/damaged", test_damaged)
{
  static const char * const wrong[] = {
    "", "2026-11-20T10:00:00Z 1 8 8 5000 3", "x 1 8 8 5000 3 0",
    "2026-11-20T10:00:00Z 0 8 8 5000 3 0", "2026-11-20T10:00:00Z 2026-02-30 8 8 5000 3 0",
    "2026-11-20T10:00:00Z 1 7 8 5000 3 0", "2026-11-20T10:00:00Z 1 8 8 5000 4 0",
    "2026-11-20T10:00:00Z 1 8 8 5000 0 0", "2026-11-20T10:00:00Z 1 8 8 -1 3 0",
    "2026-11-20T10:00:00Z 1 8 8 5000 3 0 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strdup_printf (LINES "%s\n", wrong[i]);
      g_autoptr (GError) error = NULL, again = NULL;
      g_autoptr (GPtrArray) tallies = NULL, rest = NULL;

      g_assert_null (lab_record_kind_parse (&lab_escape_records, wrong[i]));
      write_file (text);
      tallies = lab_escape_records_load (&error);
      g_assert_nonnull (error);
      g_assert_cmpuint (tallies->len, ==, 6);
      rest = lab_escape_records_load (&again);
      g_assert_no_error (again);
      g_assert_cmpuint (rest->len, ==, 6);
    }
}
