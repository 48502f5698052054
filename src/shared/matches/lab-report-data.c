/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "lab-json.h"
#include "lab-report.h"

/* These formats are for programs: they are never translated, and numbers have a decimal point in
 * any locale. */

/* Private helpers */

/* Appends a text as a CSV field (RFC 4180). */
static void
append_field (GString    *csv,
              const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);

  g_string_append_printf (csv, "\"%s\"", doubled);
}

static void
append_seconds (GString *text,
                double   microseconds)
{
  lab_json_append_number (text, microseconds / G_USEC_PER_SEC);
}

static void
append_match (GString          *json,
              const LabResults *results)
{
  const LabMatch *match = results->match;

  g_string_append_printf (json, "  \"seed\": %" G_GUINT64_FORMAT ",\n", match->seed);
  match->game->append_settings (match, json);
  g_string_append (json, "  \"time\": ");
  append_seconds (json, match->limits.time > 0 ? (double) match->limits.time : NAN);
  g_string_append (json, ",\n  \"nodes\": ");
  lab_json_append_number (json, match->limits.nodes > 0 ? (double) match->limits.nodes : NAN);
  g_string_append_printf (json, ",\n  \"max_turns\": %u,\n", match->max_turns);
  g_string_append_printf (json, "  \"forfeit\": %s,\n", match->forfeits ? "true" : "false");
  g_string_append_printf (json, "  \"games\": %u,\n", match->n_games);
  g_string_append_printf (json, "  \"finished\": %u,\n", results->n_finished);
  g_string_append_printf (json, "  \"undecided\": %u,\n", results->n_undecided);
}

static void
append_standing (GString           *json,
                 const LabResults  *results,
                 const LabStanding *standing)
{
  const guint *turns = (const guint *) (const void *) standing->turns->data;

  g_string_append (json, "    {\n      \"name\": ");
  lab_json_append_string (json, standing->name);
  g_string_append_printf (json, ",\n      \"wins\": %u,\n      \"share\": ", standing->n_wins);
  lab_json_append_number (json, results->n_finished > 0
                                  ? (double) standing->n_wins / results->n_finished : NAN);
  g_string_append (json, ",\n      \"interval_95\": [");
  lab_json_append_number (json, standing->interval.low);
  g_string_append (json, ", ");
  lab_json_append_number (json, standing->interval.high);
  g_string_append (json, "],\n      \"mean_turns\": ");
  lab_json_append_number (json, lab_statistics_mean (turns, standing->turns->len));
  g_string_append (json, ",\n      \"median_turns\": ");
  lab_json_append_number (json, lab_statistics_median (turns, standing->turns->len));
  if (results->match->tells_time)
    {
      g_string_append (json, ",\n      \"seconds_per_turn\": ");
      append_seconds (json, standing->turn_time);
    }
  g_string_append_printf (json, ",\n      \"failures\": %u,\n      \"late\": %u\n    }",
                          standing->n_failures, standing->n_late);
}

static void
append_comparison (GString          *json,
                   const LabResults *results,
                   guint             first,
                   guint             second)
{
  LabRankTest test = lab_results_compare (results, first, second);

  g_string_append_printf (json, "    { \"players\": [%u, %u], \"u\": ", first + 1, second + 1);
  lab_json_append_number (json, test.u);
  g_string_append (json, ", \"p\": ");
  lab_json_append_number (json, test.p);
  g_string_append (json, ", \"first_faster\": ");
  lab_json_append_number (json, test.effect);
  g_string_append (json, " }");
}

static void
append_game (GString          *csv,
             const LabResults *results,
             guint             number)
{
  const LabMatch *match = results->match;
  const LabMatchResult *game = &results->games[number];
  gboolean won = game->winner != LAB_MATCH_NOBODY;

  g_string_append_printf (csv, "%u,%" G_GUINT64_FORMAT ",%u,", number + 1,
                          lab_match_get_deal_seed (match, number), game->starter + 1u);
  if (won)
    g_string_append_printf (csv, "%u,", game->winner + 1u);
  else
    g_string_append_c (csv, ',');
  append_field (csv, won ? results->standings[game->winner].name : "");
  if (won)
    g_string_append_printf (csv, ",%u,%u", game->n_turns[game->winner], game->forfeited ? 1u : 0u);
  else
    g_string_append (csv, ",,0");
  for (guint player = 0; player < match->n_players; player++)
    {
      g_string_append_printf (csv, ",%u,%u", game->n_turns[player], (game->failed >> player) & 1u);
      if (!results->match->tells_time)
        continue;
      g_string_append_c (csv, ',');
      append_seconds (csv, (double) game->time[player]);
    }
  g_string_append_printf (csv, ",%u", game->repeated ? 1u : 0u);
  for (guint player = 0; player < match->n_players; player++)
    g_string_append_printf (csv, ",%u", game->n_late[player]);
  if (match->game->may_draw)
    g_string_append_printf (csv, ",%u", game->drawn ? 1u : 0u);
  g_string_append (csv, "\r\n");
}

/* Public functions */

/**
 * lab_report_format_csv:
 * @results: the results of a match
 *
 * Returns: (transfer full): comma-separated values (RFC 4180): a line with the names of the
 *   columns, then one line for each finished game
 */
char *
lab_report_format_csv (const LabResults *results)
{
  GString *csv;

  g_return_val_if_fail (results != NULL, NULL);

  csv = g_string_new ("game,deal_seed,first,winner,winner_name,winner_turns,forfeited");
  for (guint player = 1; player <= results->match->n_players; player++)
    {
      g_string_append_printf (csv, ",turns_%u,failed_%u", player, player);
      if (results->match->tells_time)
        g_string_append_printf (csv, ",seconds_%u", player);
    }
  g_string_append (csv, ",repeated");
  for (guint player = 1; player <= results->match->n_players; player++)
    g_string_append_printf (csv, ",late_%u", player);
  if (results->match->game->may_draw)
    g_string_append (csv, ",drawn");
  g_string_append (csv, "\r\n");
  for (guint number = 0; number < results->match->n_games; number++)
    {
      if (results->games[number].finished)
        append_game (csv, results, number);
    }
  return g_string_free (csv, FALSE);
}

/**
 * lab_report_format_json:
 * @results: the results of a match
 *
 * Returns: (transfer full): the settings of the match and the results of each player as JSON (RFC
 *   8259); a missing number is `null`
 */
char *
lab_report_format_json (const LabResults *results)
{
  guint n_players;
  GString *json;

  g_return_val_if_fail (results != NULL, NULL);

  n_players = results->match->n_players;
  json = g_string_new ("{\n");
  append_match (json, results);
  g_string_append (json, "  \"players\": [\n");
  for (guint player = 0; player < n_players; player++)
    {
      append_standing (json, results, &results->standings[player]);
      g_string_append (json, player + 1 < n_players ? ",\n" : "\n");
    }
  g_string_append (json, "  ],\n  \"comparisons\": [\n");
  for (guint first = 0; first < n_players; first++)
    {
      for (guint second = first + 1; second < n_players; second++)
        {
          append_comparison (json, results, first, second);
          g_string_append (json, first + 2 < n_players ? ",\n" : "\n");
        }
    }
  g_string_append (json, "  ],\n");
  if (results->match->game->may_draw)
    g_string_append_printf (json, "  \"drawn\": %u,\n", results->n_drawn);
  g_string_append_printf (json, "  \"repeated\": %u\n}\n", results->n_repeated);
  return g_string_free (json, FALSE);
}
