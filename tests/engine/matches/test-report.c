/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-match.h"

#define N_GAMES 6

static const char * const players[] = { "cmd:\"a\\b\"?1", "greedy", "greedy" };

/* The results of the games: the winner, the number of turns, and the player who
 * failed. */
static const LabMatchResult games[N_GAMES] = {
  { .finished = TRUE, .winner = 1, .n_turns = { 10, 10, 9 }, .n_answers = { 10, 10, 9 },
    .n_late = { 0, 2, 0 }, .time = { 100000, 20000, 9000 } },
  { .finished = TRUE, .starter = 2, .winner = 2, .n_turns = { 5, 4, 5 },
    .n_answers = { 5, 4, 5 } },
  { .finished = FALSE, .winner = 2, .n_turns = { 50, 40, 50 }, .failed = 7 },
  { .finished = TRUE, .winner = 1, .n_turns = { 7, 7, 6 }, .failed = 1, .n_answers = { 2, 7, 6 } },
  { .finished = TRUE, .starter = 1, .winner = LAB_MATCH_NOBODY, .repeated = TRUE,
   .n_turns = { 90, 90, 90 }, .n_answers = { 83, 79, 80 } },
  { .finished = TRUE, .starter = 2, .winner = 1, .n_turns = { 1, 2, 1 }, .failed = 5,
    .forfeited = TRUE },
};

/* Private helpers */

static char *
format_title (const LabMatch *match,
              guint           n_games)
{
  return g_strdup_printf ("%u games from seed %" G_GUINT64_FORMAT, n_games, match->seed);
}

static void
append_settings (const LabMatch *match G_GNUC_UNUSED,
                 GString        *json)
{
  g_string_append (json, "  \"board\": \"big\",\n");
}

static const LabMatchGame game = {
  .format_title = format_title,
  .append_settings = append_settings,
};

static void
assert_contains (const char *text,
                 const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is missing in:\n%s", part, text);
}

typedef struct
{
  LabMatch match;
  LabResults results;
} Fixture;

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  self->match = (LabMatch) {
    .players = players,
    .n_players = 3,
    .n_games = N_GAMES,
    .seed = G_MAXUINT64,
    .limits = { .time = 500000 },
    .max_turns = 90,
    .tells_time = TRUE,
    .game = &game,
  };
  lab_results_init (&self->results, &self->match, games);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_results_clear (&self->results);
}

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

/* Tests */

LAB_FIXTURE_TEST ("/report/results", test_results)
{
  const LabStanding *standings = self->results.standings;

  g_assert_cmpuint (self->results.n_finished, ==, 5);
  g_assert_cmpuint (self->results.n_undecided, ==, 1);
  g_assert_cmpuint (standings[0].n_wins, ==, 0);
  g_assert_cmpuint (standings[1].n_wins, ==, 3);
  g_assert_cmpuint (standings[2].n_wins, ==, 1);
  g_assert_cmpuint (standings[0].n_failures, ==, 2);
  g_assert_cmpuint (standings[2].n_failures, ==, 1);
  g_assert_cmpuint (standings[1].wins->len, ==, 3);
  g_assert_cmpuint (g_array_index (standings[1].wins, guint, 0), ==, 2);
  g_assert_cmpuint (g_array_index (standings[1].wins, guint, 2), ==, 10);
  g_assert_cmpuint (standings[1].turns->len, ==, 2);
  g_assert_cmpuint (g_array_index (standings[1].turns, guint, 0), ==, 7);
  g_assert_cmpfloat_with_epsilon (standings[0].turn_time, 1000, 1e-9);
  g_assert_cmpfloat_with_epsilon (standings[1].turn_time, 200, 1e-9);
}

LAB_FIXTURE_TEST ("/report/table", test_table)
{
  g_autofree char *table = lab_report_format_table (&self->results);
  g_assert_cmpstr (table, ==,
    "5 games from seed 18446744073709551615\n\n"
    "Player       Wins   Share  95 % interval  Mean turns  Median turns  Time per turn\n"
    "cmd:\"a\\b\"?1     0   0.0 %     0.0–43.4 %           –             –       1.000 ms\n"
    "greedy (2)      3  60.0 %    23.1–88.2 %         8.5           8.5       0.200 ms\n"
    "greedy (3)      1  20.0 %     3.6–62.4 %         5.0           5.0       0.090 ms\n\n"
    "Turns to win compared         U       p  First faster\n"
    "cmd:\"a\\b\"?1 and greedy (2)    –       –             –\n"
    "cmd:\"a\\b\"?1 and greedy (3)    –       –             –\n"
    "greedy (2) and greedy (3)   2.0  0.6667         0.0 %\n\n"
    "1 game was left undecided because a position occurred for the third time.\n\n"
    "cmd:\"a\\b\"?1 failed in 2 games; random turns were played for it from then on.\n\n"
    "greedy (2) answered 2 times too late, but soon enough for the answers to count.\n\n"
    "greedy (3) failed in 1 game; random turns were played for it from then on.\n");
}

LAB_FIXTURE_TEST ("/report/times-left-out", test_times_left_out)
{
  g_autofree char *table = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *json = NULL;

  self->match.limits = (LabLimits) { .nodes = 5 };
  self->match.tells_time = FALSE;
  table = lab_report_format_table (&self->results);
  csv = lab_report_format_csv (&self->results);
  json = lab_report_format_json (&self->results);
  g_assert_null (strstr (table, "Time"));
  g_assert_null (strstr (csv, "seconds"));
  g_assert_null (strstr (json, "seconds"));
  assert_contains (json, "\"time\": null,\n  \"nodes\": 5,\n");
}

LAB_FIXTURE_TEST ("/report/csv", test_csv)
{
  g_autofree char *csv = lab_report_format_csv (&self->results);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_cmpstr (
      lines[0], ==,
      "game,deal_seed,first,winner,winner_name,winner_turns,forfeited,turns_1,failed_1,"
      "seconds_1,turns_2,failed_2,seconds_2,turns_3,failed_3,seconds_3,repeated,late_1,late_2,"
      "late_3");
  g_assert_true (g_str_has_prefix (lines[1], "1,"));
  g_assert_true (g_str_has_suffix (lines[1],
                                   ",1,2,\"greedy (2)\",10,0,10,0,0.1,10,0,0.02,9,0,0.009,"
                                   "0,0,2,0"));
  g_assert_true (g_str_has_suffix (lines[2], ",3,3,\"greedy (3)\",5,0,5,0,0,4,0,0,5,0,0,0,0,0,0"));
  g_assert_true (g_str_has_prefix (lines[3], "4,"));
  g_assert_true (g_str_has_suffix (lines[4], ",2,,\"\",,0,90,0,0,90,0,0,90,0,0,1,0,0,0"));
  g_assert_true (g_str_has_suffix (lines[5], ",3,2,\"greedy (2)\",2,1,1,1,0,2,0,0,1,1,0,0,0,0,0"));
  g_assert_cmpstr (lines[6], ==, "");
}

/* Quotes and backslashes in the name of a program do not break the machine-readable
 * formats. */
LAB_FIXTURE_TEST ("/report/escapes", test_escapes)
{
  static const LabMatchResult won = { .finished = TRUE, .winner = 0, .n_turns = { 3, 2, 2 } };
  g_auto (LabResults) one = { 0 };
  g_autofree char *csv = NULL;
  g_autofree char *json = lab_report_format_json (&self->results);

  assert_contains (json, "\"name\": \"cmd:\\\"a\\\\b\\\"?1\",\n");
  self->match.n_games = 1;
  lab_results_init (&one, &self->match, &won);
  csv = lab_report_format_csv (&one);
  assert_contains (csv, ",1,1,\"cmd:\"\"a\\b\"\"?1\",3,0,");
}

LAB_FIXTURE_TEST ("/report/json", test_json)
{
  g_autofree char *json = lab_report_format_json (&self->results);

  assert_contains (json, "{\n  \"seed\": 18446744073709551615,\n  \"board\": \"big\",\n"
                   "  \"time\": 0.5,\n"
                   "  \"nodes\": null,\n  \"max_turns\": 90,\n"
                   "  \"forfeit\": false,\n  \"games\": 6,\n  \"finished\": 5,\n"
                   "  \"undecided\": 1,\n");
  assert_contains (json, "\"name\": \"greedy (2)\",\n      \"wins\": 3,\n"
                   "      \"share\": 0.6,\n      \"interval_95\": [0.2307");
  assert_contains (json, "\"mean_turns\": 8.5,\n      \"median_turns\": 8.5,\n"
                   "      \"seconds_per_turn\": 0.0002,\n      \"failures\": 0,\n"
                   "      \"late\": 2\n");
  assert_contains (json, "{ \"players\": [1, 3], \"u\": null, \"p\": null, "
                   "\"first_faster\": null },\n");
  assert_contains (json, ", \"first_faster\": 0 }\n  ],\n  \"repeated\": 1\n}\n");
}
