/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-match.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "lab-json.h"
#include "lab-random.h"
#include "lab-statistics.h"
#include "lab-text.h"
#include "lab-workers.h"

/* Many readers of JSON are exact only for whole numbers of at most 53 bits. */
#define N_SEED_BITS 53

/* The distance between derived seeds: any odd number except the step of lab_random_init(). */
#define STEP G_GUINT64_CONSTANT (0xd1342543de82ef95)

/* The orders in which the players can sit around the table. */
#define MAX_ORDERS 6
static const guint n_orders[LAB_MATCH_MAX_PLAYERS + 1] = { 0, 0, 1, 2, 6 };
static const guint8 orders[LAB_MATCH_MAX_PLAYERS + 1][MAX_ORDERS][LAB_MATCH_MAX_PLAYERS] = {
  [2] = { { 0, 1 } },
  [3] = { { 0, 1, 2 }, { 0, 2, 1 } },
  [4] = { { 0, 1, 2, 3 }, { 0, 3, 2, 1 }, { 0, 2, 3, 1 },
          { 0, 1, 3, 2 }, { 0, 3, 1, 2 }, { 0, 2, 1, 3 } },
};

/* What a thread needs. */
typedef struct
{
  const LabMatchGame *game;
  gpointer umpire;
} Table;

/* Stands for a missing number. */
#define NO_NUMBER "–"

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
append_match (GString          *json,
              const LabResults *results)
{
  const LabMatch *match = results->match;
  double time = match->limits.time > 0 ? (double) match->limits.time / G_USEC_PER_SEC : NAN;
  double nodes = match->limits.nodes > 0 ? (double) match->limits.nodes : NAN;

  lab_json_add (json, "  \"seed\": %" G_GUINT64_FORMAT ",\n", match->seed);
  match->game->append_settings (match, json);
  lab_json_add (json, "  \"time\": %g,\n  \"nodes\": %g,\n  \"max_turns\": %u,\n"
                "  \"forfeit\": %i,\n  \"games\": %u,\n  \"finished\": %u,\n"
                "  \"undecided\": %u,\n", time, nodes, match->max_turns, match->forfeits,
                match->n_games, results->n_finished, results->n_undecided);
}

static void
append_standing (GString           *json,
                 const LabResults  *results,
                 const LabStanding *standing)
{
  const guint *turns = (const guint *) (const void *) standing->turns->data;
  guint n_turns = standing->turns->len;

  lab_json_add (json, "    {\n      \"name\": %s,\n      \"wins\": %u,\n      \"share\": %g,\n"
                "      \"interval_95\": [%g, %g],\n      \"mean_turns\": %g,\n"
                "      \"median_turns\": %g", standing->name, standing->n_wins,
                results->n_finished > 0 ? (double) standing->n_wins / results->n_finished : NAN,
                standing->interval.low, standing->interval.high,
                lab_statistics_mean (turns, n_turns), lab_statistics_median (turns, n_turns));
  if (results->match->tells_time)
    lab_json_add (json, ",\n      \"seconds_per_turn\": %g", standing->turn_time / G_USEC_PER_SEC);
  lab_json_add (json, ",\n      \"failures\": %u,\n      \"late\": %u\n    }",
                standing->n_failures, standing->n_late);
}

static double *
copy_numbers (const GArray *numbers)
{
  double *copy = g_new (double, MAX (numbers->len, 1));

  for (guint i = 0; i < numbers->len; i++)
    copy[i] = g_array_index (numbers, guint, i);
  return copy;
}

/* Tests whether one player needs fewer turns than the other in the games that it wins. */
static LabRankResult
compare_players (const LabResults *results,
                 guint             first,
                 guint             second)
{
  const GArray *turns = results->standings[first].turns;
  const GArray *others = results->standings[second].turns;
  g_autofree double *ours = copy_numbers (turns);
  g_autofree double *theirs = copy_numbers (others);

  return lab_rank_tests_u (ours, turns->len, theirs, others->len);
}

static void
append_comparison (GString          *json,
                   const LabResults *results,
                   guint             first,
                   guint             second)
{
  LabRankResult test = compare_players (results, first, second);

  lab_json_add (json, "    { \"players\": [%u, %u], \"u\": %g, \"p\": %g, \"first_faster\": %g }",
                first + 1, second + 1, test.statistic, test.p, 1 - test.effect);
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
      if (results->match->tells_time)
        lab_json_add (csv, ",%g", (double) game->time[player] / G_USEC_PER_SEC);
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

  g_return_val_if_fail (results != NULL && results->match->n_players > 0, NULL);

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

/* Private helpers */

static char *
format_number (double number)
{
  return isnan (number) ? g_strdup (NO_NUMBER) : g_strdup_printf ("%.1f", number);
}

static char *
format_time (double microseconds)
{
  if (isnan (microseconds))
    return g_strdup (NO_NUMBER);
  if (microseconds < 1e6)
    /* Translators: a time in milliseconds. */
    return g_strdup_printf (_("%.3f ms"), microseconds / 1e3);
  /* Translators: a time in seconds. */
  return g_strdup_printf (_("%.3f s"), microseconds / 1e6);
}

static char *
format_probability (double p)
{
  if (isnan (p))
    return g_strdup (NO_NUMBER);
  return p < 0.0001 ? g_strdup_printf ("< %.4f", 0.0001) : g_strdup_printf ("%.4f", p);
}

static void
add_headings (LabTextTable *table,
              gboolean      tells_time)
{
  /* Translators: the heading of a column with the names of players. */
  lab_text_table_add (table, _("Player"));
  /* Translators: the heading of a column: how many games a player won. */
  lab_text_table_add (table, _("Wins"));
  /* Translators: the heading of a column: the share of all games that a player won. */
  lab_text_table_add (table, _("Share"));
  /* Translators: the heading of a column: where the true share lies with 95 % confidence.
   * xgettext:no-c-format */
  lab_text_table_add (table, _("95 % interval"));
  /* Translators: the heading of a column: the mean number of turns needed to win. */
  lab_text_table_add (table, _("Mean turns"));
  /* Translators: the heading of a column: the median of the turns needed to win. */
  lab_text_table_add (table, _("Median turns"));
  if (tells_time)
    /* Translators: the heading of a column: how long a player thought about a turn. */
    lab_text_table_add (table, _("Time per turn"));
}

static void
add_standing (LabTextTable     *table,
              const LabResults *results,
              guint             player)
{
  const LabStanding *standing = &results->standings[player];
  const guint *turns = (const guint *) (const void *) standing->turns->data;

  lab_text_table_add (table, standing->name);
  lab_text_table_take (table, g_strdup_printf ("%u", standing->n_wins));
  lab_text_table_take (table,
                       /* Translators: a share, such as 61.2 %. */
                       g_strdup_printf (_("%.1f %%"),
                                        100.0 * standing->n_wins / MAX (results->n_finished, 1)));
  lab_text_table_take (table,
                       /* Translators: a range of shares, such as 58.1–64.2 %. */
                       g_strdup_printf (_("%.1f–%.1f %%"), 100 * standing->interval.low,
                                        100 * standing->interval.high));
  lab_text_table_take (table, format_number (lab_statistics_mean (turns, standing->turns->len)));
  lab_text_table_take (table,
                       format_number (lab_statistics_median (turns, standing->turns->len)));
  if (results->match->tells_time)
    lab_text_table_take (table, format_time (standing->turn_time));
}

static void
add_comparison (LabTextTable     *table,
                const LabResults *results,
                guint             first,
                guint             second)
{
  LabRankResult test = compare_players (results, first, second);

  lab_text_table_take (table,
                       /* Translators: two players who are compared, such as “greedy and random”. */
                       g_strdup_printf (_("%s and %s"), results->standings[first].name,
                                        results->standings[second].name));
  lab_text_table_take (table, format_number (test.statistic));
  lab_text_table_take (table, format_probability (test.p));
  lab_text_table_take (table, isnan (test.effect) ? g_strdup (NO_NUMBER)
                                                 : g_strdup_printf (_("%.1f %%"),
                                                                    100 * (1 - test.effect)));
}

static void
append_standings (GString          *text,
                  const LabResults *results)
{
  gboolean tells_time = results->match->tells_time;
  g_autoptr (LabTextTable) table = lab_text_table_new (tells_time ? "lrrrrrr" : "lrrrrr");
  g_autofree char *lines = NULL;

  add_headings (table, tells_time);
  for (guint player = 0; player < results->match->n_players; player++)
    add_standing (table, results, player);
  lines = lab_text_table_format (table);
  g_string_append (text, lines);
}

static void
append_comparisons (GString          *text,
                    const LabResults *results)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("lrrr");
  g_autofree char *lines = NULL;

  /* Translators: the heading of a column with the names of two players: their numbers of
   * turns to win are compared by a Mann-Whitney U test. */
  lab_text_table_add (table, _("Turns to win compared"));
  lab_text_table_add (table, "U");
  lab_text_table_add (table, "p");
  /* Translators: the heading of a column: the share of pairs in which the first player needed
   * fewer turns; a pair is a game that the first player won and a game that the second player
   * won. */
  lab_text_table_add (table, _("First faster"));
  for (guint first = 0; first < results->match->n_players; first++)
    {
      for (guint second = first + 1; second < results->match->n_players; second++)
        add_comparison (table, results, first, second);
    }
  lines = lab_text_table_format (table);
  g_string_append (text, lines);
}

/* Appends a remark in a paragraph of its own. */
static void
take_remark (GString *text,
             char    *remark)
{
  g_string_append_printf (text, "\n%s\n", remark);
  g_free (remark);
}

static char *
describe_failures (const char *player,
                   guint       n,
                   gboolean    forfeits)
{
  if (forfeits)
    /* Translators: %s is a player, such as “greedy” or “program:./mine”. */
    return g_strdup_printf (ngettext ("%s failed in %u game, and lost it.",
                                      "%s failed in %u games, and lost them.", n), player, n);
  return g_strdup_printf (
      /* Translators: %s is a player, such as “greedy” or “program:./mine”. */
      ngettext ("%s failed in %u game; random turns were played for it from then on.",
                "%s failed in %u games; random turns were played for it from then on.", n),
      player, n);
}

static char *
describe_late (const char *player,
               guint       n)
{
  return g_strdup_printf (
      /* Translators: %s is a player, such as “program:./mine”; it had a time limit for a turn. */
      ngettext ("%s answered %u time too late, but soon enough for the answer to count.",
                "%s answered %u times too late, but soon enough for the answers to count.", n),
      player, n);
}

/* Appends remarks on events that the table does not show: games without a winner, failures, and
 * late answers. */
static void
append_remarks (GString          *text,
                const LabResults *results)
{
  const LabMatch *match = results->match;

  guint n_long = results->n_undecided - results->n_repeated - results->n_drawn;

  if (results->n_drawn > 0)
    take_remark (text, g_strdup_printf (ngettext ("%u game was a draw.", "%u games were draws.",
                                                  results->n_drawn), results->n_drawn));
  if (results->n_repeated > 0)
    take_remark (text, g_strdup_printf (
        ngettext ("%u game was left undecided because a position occurred for the third time.",
                  "%u games were left undecided because a position occurred for the third time.",
                  results->n_repeated),
        results->n_repeated));
  if (n_long > 0)
    take_remark (text, g_strdup_printf (
        /* Translators: the first number chooses the plural form; the second is the limit at
         * which a game was ended. */
        ngettext ("%u game was left undecided; the most turns of each player: %u.",
                  "%u games were left undecided; the most turns of each player: %u.", n_long),
        n_long, match->max_turns));
  for (guint player = 0; player < match->n_players; player++)
    {
      const LabStanding *standing = &results->standings[player];

      if (standing->n_late > 0)
        take_remark (text, describe_late (standing->name, standing->n_late));
      if (standing->n_failures > 0)
        take_remark (text, describe_failures (standing->name, standing->n_failures,
                                              match->forfeits));
    }
}

/* Public functions */

/**
 * lab_report_format_table:
 * @results: the results of a match
 *
 * Returns: (transfer full): the results as a table for people, in several lines
 */
char *
lab_report_format_table (const LabResults *results)
{
  g_autofree char *title = NULL;
  GString *text;

  g_return_val_if_fail (results != NULL, NULL);

  title = results->match->game->format_title (results->match, results->n_finished);
  text = g_string_new (title);
  g_string_append (text, "\n\n");
  append_standings (text, results);
  g_string_append_c (text, '\n');
  append_comparisons (text, results);
  append_remarks (text, results);
  return g_string_free (text, FALSE);
}

/* Private helpers */

static void
add_failure (guint       game,
             guint       player,
             const char *reason,
             const char *detail,
             gpointer    arena)
{
  LabArena *self = arena;
  LabFailure *failure = g_new (LabFailure, 1);

  failure->game = game;
  failure->player = player;
  failure->reason = g_strdup (reason);
  failure->detail = g_strdup (detail);
  do
    failure->next = g_atomic_pointer_get (&self->failures);
  while (!g_atomic_pointer_compare_and_exchange (&self->failures, failure->next, failure));
}

static gpointer
open_table (gpointer arena)
{
  LabArena *self = arena;
  Table *table = g_new (Table, 1);

  table->game = self->match->game;
  table->umpire = table->game->open (self->match, add_failure, self);
  return table;
}

static void
close_table (gpointer data)
{
  Table *table = data;

  table->game->close (table->umpire);
  g_free (table);
}

static gboolean
play (gpointer      arena,
      gpointer      data,
      guint         number,
      GCancellable *cancellable)
{
  LabArena *self = arena;
  Table *table = data;
  LabMatchResult result = { .finished = FALSE };
  gboolean played = table->game->play (table->umpire, number, cancellable, &result);

  g_mutex_lock (&self->lock);
  self->games[number] = result;
  g_mutex_unlock (&self->lock);
  return played;
}

/* Public functions */

/**
 * lab_arena_new:
 * @match: what to play, which must outlive the arena
 *
 * Returns: (transfer full) (nullable): an arena that has not started yet; %NULL if there is too
 *   little memory for the results of all games
 */
LabArena *
lab_arena_new (const LabMatch *match)
{
  LabMatchResult *games;
  LabArena *self;

  g_return_val_if_fail (match != NULL && match->game != NULL, NULL);

  games = g_try_new0 (LabMatchResult, match->n_games);
  if (games == NULL)
    return NULL;
  self = g_new0 (LabArena, 1);
  self->match = match;
  self->games = games;
  g_mutex_init (&self->lock);
  self->workers = lab_workers_new (match->n_games, play, self);
  lab_workers_set_state (self->workers, open_table, close_table);
  return self;
}

/** lab_arena_free: cancels the current games, waits for their threads, and frees @self. */
void
lab_arena_free (LabArena *self)
{
  lab_workers_free (self->workers);
  lab_failure_free (self->failures);
  g_mutex_clear (&self->lock);
  g_free (self->games);
  g_free (self);
}

/**
 * lab_arena_copy_games:
 * @self: an arena, which may be playing
 *
 * Returns: (transfer full): the results of all games so far
 */
LabMatchResult *
lab_arena_copy_games (LabArena *self)
{
  LabMatchResult *games;

  g_mutex_lock (&self->lock);
  games = g_memdup2 (self->games, self->match->n_games * sizeof *games);
  g_mutex_unlock (&self->lock);
  return games;
}

/**
 * lab_arena_take_failures:
 * @self: an arena, which may be playing
 *
 * Returns: (transfer full) (nullable): the failures since the last call, the latest
 *   first
 */
LabFailure *
lab_arena_take_failures (LabArena *self)
{
  LabFailure *failures;

  do
    failures = g_atomic_pointer_get (&self->failures);
  while (!g_atomic_pointer_compare_and_exchange (&self->failures, failures, NULL));
  return failures;
}

/** lab_failure_free: frees @self, which may be %NULL, and all failures before it. */
void
lab_failure_free (LabFailure *self)
{
  while (self != NULL)
    {
      LabFailure *next = self->next;

      g_free (self->reason);
      g_free (self->detail);
      g_free (self);
      self = next;
    }
}

/* Private helpers */

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Returns the name of the player, with its number if another player has the same name. */
static char *
make_name (const LabMatch *match,
           guint           player)
{
  guint n_same = 0;

  for (guint other = 0; other < match->n_players; other++)
    n_same += strcmp (match->players[other], match->players[player]) == 0;
  return n_same == 1 ? g_strdup (match->players[player])
                     : g_strdup_printf ("%s (%u)", match->players[player], player + 1);
}

/* Public functions */

/**
 * lab_results_init:
 * @self: (out caller-allocates): the results
 * @match: the match that was played, which must outlive @self
 * @games: the games of @match, which must outlive @self
 *
 * Computes the results of the finished games.
 */
void
lab_results_init (LabResults           *self,
                  const LabMatch       *match,
                  const LabMatchResult *games)
{
  gint64 time[LAB_MATCH_MAX_PLAYERS] = { 0 };
  guint n_answers[LAB_MATCH_MAX_PLAYERS] = { 0 };

  g_return_if_fail (self != NULL && match != NULL && games != NULL);

  *self = (LabResults) { .match = match, .games = games };
  for (guint player = 0; player < match->n_players; player++)
    {
      self->standings[player].name = make_name (match, player);
      self->standings[player].wins = g_array_new (FALSE, FALSE, sizeof (guint));
      self->standings[player].turns = g_array_new (FALSE, FALSE, sizeof (guint));
    }
  for (const LabMatchResult *game = games; game < games + match->n_games; game++)
    {
      if (!game->finished)
        continue;
      self->n_finished++;
      self->n_drawn += game->drawn;
      self->n_repeated += game->repeated;
      if (game->winner == LAB_MATCH_NOBODY)
        self->n_undecided++;
      else
        {
          LabStanding *winner = &self->standings[game->winner];

          winner->n_wins++;
          g_array_append_val (winner->wins, game->n_turns[game->winner]);
          if (!game->forfeited)
            g_array_append_val (winner->turns, game->n_turns[game->winner]);
        }
      for (guint player = 0; player < match->n_players; player++)
        {
          self->standings[player].n_failures += (game->failed >> player) & 1u;
          self->standings[player].n_late += game->n_late[player];
          n_answers[player] += game->n_answers[player];
          time[player] += game->time[player];
        }
    }
  for (guint player = 0; player < match->n_players; player++)
    {
      LabStanding *standing = &self->standings[player];

      standing->interval = lab_statistics_wilson (standing->n_wins, self->n_finished);
      standing->turn_time = n_answers[player] > 0 ? (double) time[player] / n_answers[player] : NAN;
      g_array_sort (standing->wins, compare_numbers);
      g_array_sort (standing->turns, compare_numbers);
    }
}

/** lab_results_clear: frees the contents of @self. */
void
lab_results_clear (LabResults *self)
{
  for (guint player = 0; player < LAB_MATCH_MAX_PLAYERS; player++)
    {
      g_clear_pointer (&self->standings[player].name, g_free);
      g_clear_pointer (&self->standings[player].wins, g_array_unref);
      g_clear_pointer (&self->standings[player].turns, g_array_unref);
    }
}

/* Private helpers */

/* Returns a number that looks random, always the same for the same @seed and @number. */
static guint64
derive (guint64 seed,
        guint64 number)
{
  LabRandom random;

  lab_random_init (&random, seed + (number + 1) * STEP);
  return lab_random_next (&random);
}

static guint
get_group (const LabMatch *self,
           guint           game)
{
  return game / self->n_players;
}

/* Public functions */

/**
 * lab_match_get_deal_seed:
 * @self: a match
 * @game: the number of a game, from 0
 *
 * Returns: the seed that the game is dealt from; all games of a group have the same
 */
guint64
lab_match_get_deal_seed (const LabMatch *self,
                         guint           game)
{
  return derive (self->seed, get_group (self, game)) >> (64 - N_SEED_BITS);
}

/**
 * lab_match_get_agent_seed:
 * @self: a match
 * @game: the number of a game, from 0
 * @player: the number of a player, from 0
 *
 * Returns: the seed of the player's random numbers; it differs from game to game, so
 *   that two players of the same kind do not play the same game twice
 */
guint64
lab_match_get_agent_seed (const LabMatch *self,
                          guint           game,
                          guint           player)
{
  return derive (~self->seed, (guint64) game * LAB_MATCH_MAX_PLAYERS + player);
}

/**
 * lab_match_get_player:
 * @self: a match
 * @game: the number of a game, from 0
 * @place: a place at the table, from 0 to the number of players - 1
 *
 * Returns: the player who sits there in the game; in the first game the players sit in
 *   their order, in the next one each of them sits one place further
 */
guint
lab_match_get_player (const LabMatch *self,
                      guint           game,
                      guint           place)
{
  guint order = get_group (self, game) % n_orders[self->n_players];
  guint turned = (place + self->n_players - game % self->n_players) % self->n_players;

  g_return_val_if_fail (place < self->n_players, 0);

  return orders[self->n_players][order][turned];
}
