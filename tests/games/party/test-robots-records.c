/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-party-records.h"
#include "lab-robots-records.h"
#include "lab-storage.h"
#include "lab-test-home.h"

#define LINES \
  "Labyrinthe Robots 1\n" \
  "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2 0\n" \
  "2026-11-20T10:01:00Z levels 3 8 2 3 3 1000 2 1\n" \
  "2026-11-20T10:02:00Z daily 20261120 16 4 11 9 61234 1 4\n" \
  "2026-11-20T10:03:00Z levels 1 8 2 2 2 3000 3 0\n" \
  "2026-11-20T10:04:00Z endless 18446744073709551615 16 5 9 0 100 1 0\n"

/* Private helpers */

static void
write_file (const char *text)
{
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_RECORDS_FILE_NAME);

  g_assert_true (lab_storage_write (path, text, -1, NULL));
}

static void
on_noted (GObject      *game,
          GAsyncResult *result,
          gpointer      data)
{
  gboolean *done = data;
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_record_kind_add_finish (LAB_ROBOTS_GAME (game), result, &error));
  g_assert_no_error (error);
  *done = TRUE;
}

static char *
note (LabRobotsGame *game,
      const char    *earlier)
{
  gboolean done = FALSE;
  LabGameEnd end = { .time = 1790000000, .earlier = earlier };
  char *line = lab_robots_records_note_async (game, &end, on_noted, &done);

  lab_test_wait (done);
  return line;
}

/* Solves a board in two moves, which take a second each, and counts the solution; perhaps undoes
 * and redoes the last move, which takes another second, and counts the solution again. */
static void
finish (LabRobotsMode mode,
        gboolean      redoes)
{
  LabRobotsLevel level = { .mode = mode, .number = 7 };
  LabRobotsBoard board;
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabRobotsGame) game = NULL;
  g_autofree char *line = NULL;
  g_autofree char *again = NULL;

  lab_robots_board_init (&board, 8);
  board.n_robots = 1;
  board.target = 63;
  game = lab_robots_game_new (&level, &board, clock);
  g_assert_true (lab_robots_game_play (game, (LabRobotsMove) { 0, LAB_ROBOTS_EAST }, NULL));
  lab_clock_advance (clock, G_TIME_SPAN_SECOND);
  g_assert_true (lab_robots_game_play (game, (LabRobotsMove) { 0, LAB_ROBOTS_SOUTH }, NULL));
  lab_robots_game_think (game);
  lab_test_wait (!lab_robots_game_is_thinking (game));
  line = note (game, NULL);
  if (!redoes)
    return;
  g_assert_true (lab_play_undo (LAB_PLAY (game), NULL));
  lab_clock_advance (clock, G_TIME_SPAN_SECOND);
  g_assert_true (lab_play_redo (LAB_PLAY (game), NULL));
  again = note (game, line);
}

/* Tests */

/* A solution that is undone and redone counts once, with its time. */
LAB_HOME_TEST ("/robots-records/redone", test_redone)
{
  g_autoptr (GPtrArray) records = NULL;
  LabRobotsSummary summary;

  finish (LAB_ROBOTS_MODE_LEVELS, TRUE);
  finish (LAB_ROBOTS_MODE_BOARD, FALSE);
  records = lab_record_kind_load (&lab_robots_records, NULL);
  g_assert_cmpuint (records->len, ==, 2);
  summary = lab_robots_records_summarize (records);
  g_assert_cmpuint (summary.milliseconds, ==, 3000);
}

LAB_HOME_TEST ("/robots-records/note", test_note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = NULL, none = NULL;
  g_autoptr (GArray) tallies = NULL;
  g_autoptr (GString) csv = g_string_new (NULL);

  finish (LAB_ROBOTS_MODE_LEVELS, FALSE);
  finish (LAB_ROBOTS_MODE_BOARD, FALSE);
  finish (LAB_ROBOTS_MODE_BOARD, FALSE);
  records = lab_record_kind_load (&lab_robots_records, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 3);
  lab_robots_records_append_csv (records, csv);
  g_assert_true (g_str_has_prefix (strchr (csv->str, ','), ",levels,7,8,1,2,2,1.000,3,0,"));

  /* The same board is the same puzzle. */
  tallies = lab_robots_records_count (records);
  g_assert_cmpuint (tallies->len, ==, 2);
  g_assert_cmpuint (g_array_index (tallies, LabRobotsTally, 1).n_solved, ==, 2);

  g_assert_true (lab_record_kind_clear (&lab_robots_records, &error));
  none = lab_record_kind_load (&lab_robots_records, &error);
  g_assert_cmpuint (none->len, ==, 0);
}

LAB_HOME_TEST ("/robots-records/summary", test_summary)
{
  static const LabRobotsSummary expected = {
    .n_solved = { [LAB_ROBOTS_MODE_LEVELS] = 2, [LAB_ROBOTS_MODE_DAILY] = 1,
                  [LAB_ROBOTS_MODE_ENDLESS] = 1 },
    .highest = 3, .n_stars = 5, .n_fewest = 2, .n_over = 2, .n_hints = 5, .milliseconds = 70334,
  };
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GArray) tallies = NULL;
  const LabRobotsTally *first;
  LabRobotsSummary summary;

  write_file (LINES);
  records = lab_record_kind_load (&lab_robots_records, NULL);
  g_assert_cmpuint (records->len, ==, 5);
  tallies = lab_robots_records_count (records);
  g_assert_cmpuint (tallies->len, ==, 4);
  first = &g_array_index (tallies, LabRobotsTally, 0);
  g_assert_cmpuint (first->number, ==, 1);
  g_assert_cmpuint (first->n_solved, ==, 2);
  g_assert_cmpuint (first->best_moves, ==, 2);
  g_assert_cmpuint (first->stars, ==, 3);
  summary = lab_robots_records_summarize (records);
  g_assert_cmpmem (&summary, sizeof summary, &expected, sizeof expected);
}

static GPtrArray *
list_parties (const char * const *lines)
{
  GPtrArray *parties = g_ptr_array_new_with_free_func (lab_robots_party_records.free_record);

  for (; *lines != NULL; lines++)
    {
      LabRobotsPartyRecord *party = lab_record_kind_parse (&lab_robots_party_records, *lines);

      g_assert_nonnull (party);
      g_ptr_array_add (parties, party);
    }
  return parties;
}

static const char * const party_lines[] = {
  "1795000000 5 Ann:2 Bo:2 Cy:1",
  "1795003600 5 ann:1 Bo:4",
  "1795007200 3 %3DSUM:0 Bo:1 ANN:2",
  NULL,
};

/* The table has puzzles and parties; names cannot be formulas. */
LAB_HOME_TEST ("/robots-records/csv", test_csv)
{
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GPtrArray) parties = list_parties (party_lines);
  g_autoptr (GString) csv = g_string_new (LAB_ROBOTS_RECORDS_COLUMNS "\r\n");

  write_file ("Labyrinthe Robots 1\n2026-11-20T10:02:00Z daily 20261120 16 4 11 9 61234 1 4\n");
  records = lab_record_kind_load (&lab_robots_records, NULL);
  lab_robots_records_append_csv (records, csv);
  g_ptr_array_remove_index (parties, 1);
  lab_robots_party_records_append_csv (parties, csv);
  g_assert_cmpstr (csv->str, ==,
                   "ended,mode,number,size,robots,moves,fewest_possible,seconds,stars,hints,"
                   "player,targets,rank\r\n"
                   "2026-11-20T10:02:00Z,daily,20261120,16,4,11,9,61.234,1,4,,,\r\n"
                   "2026-11-18T11:06:40Z,party,,,,,,,,,Ann,2,1\r\n"
                   "2026-11-18T11:06:40Z,party,,,,,,,,,Bo,2,1\r\n"
                   "2026-11-18T11:06:40Z,party,,,,,,,,,Cy,1,3\r\n"
                   "2026-11-18T13:06:40Z,party,,,,,,,,,\"'=SUM\",0,3\r\n"
                   "2026-11-18T13:06:40Z,party,,,,,,,,,Bo,1,2\r\n"
                   "2026-11-18T13:06:40Z,party,,,,,,,,,ANN,2,1\r\n");
}

/* Parties are added up by name, the most wins first; a shared first place is a win. */
LAB_HOME_TEST ("/robots-records/parties", test_parties)
{
  static const LabRobotsPartyTally expected[] = {
    { (char *) "Bo", 3, 2, 7 },
    { (char *) "ANN", 3, 2, 5 },
    { (char *) "Cy", 1, 0, 1 },
    { (char *) "=SUM", 1, 0, 0 },
  };
  g_autoptr (GPtrArray) parties = list_parties (party_lines);
  g_autoptr (GPtrArray) tallies = lab_robots_party_records_count (parties);

  g_assert_cmpuint (tallies->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < tallies->len; i++)
    {
      const LabRobotsPartyTally *tally = tallies->pdata[i];

      g_assert_cmpstr (tally->name, ==, expected[i].name);
      g_assert_cmpuint (tally->n_parties, ==, expected[i].n_parties);
      g_assert_cmpuint (tally->n_wins, ==, expected[i].n_wins);
      g_assert_cmpuint (tally->n_targets, ==, expected[i].n_targets);
    }
}

LAB_HOME_TEST ("/robots-records/damaged", test_damaged)
{
  static const char * const lines[] = {
    "",
    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2",
    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 2 0 0",
    "2026-11-20 levels 1 8 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z hourly 1 8 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 0 8 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 10000 8 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 1 7 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 1 34 2 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 1 8 6 4 2 5000 2 0",
    "2026-11-20T10:00:00Z levels 1 8 2 4 5 5000 2 0",
    "2026-11-20T10:00:00Z levels 1 8 2 4 2 -1 2 0",
    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 4 0",
    "2026-11-20T10:00:00Z levels 1 8 2 4 2 5000 0 0",
  };
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_null (lab_record_kind_parse (&lab_robots_records, lines[i]));
  write_file (LINES "damaged\n");
  records = lab_record_kind_load (&lab_robots_records, &error);
  g_assert_nonnull (error);
  g_assert_cmpuint (records->len, ==, 5);
}
