/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-report.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "lab-columns.h"

/* Stands for a missing number. */
#define NO_NUMBER "–"

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
add_headings (LabColumns *columns,
              gboolean    tells_time)
{
  /* Translators: the heading of a column with the names of players. */
  lab_columns_add (columns, _("Player"));
  /* Translators: the heading of a column: how many games a player won. */
  lab_columns_add (columns, _("Wins"));
  /* Translators: the heading of a column: the share of all games that a player won. */
  lab_columns_add (columns, _("Share"));
  /* Translators: the heading of a column: where the true share lies with 95 % confidence.
   * xgettext:no-c-format */
  lab_columns_add (columns, _("95 % interval"));
  /* Translators: the heading of a column: the mean number of turns needed to win. */
  lab_columns_add (columns, _("Mean turns"));
  /* Translators: the heading of a column: the median of the turns needed to win. */
  lab_columns_add (columns, _("Median turns"));
  if (tells_time)
    /* Translators: the heading of a column: how long a player thought about a turn. */
    lab_columns_add (columns, _("Time per turn"));
}

static void
add_standing (LabColumns       *columns,
              const LabResults *results,
              guint             player)
{
  const LabStanding *standing = &results->standings[player];
  const guint *turns = (const guint *) (const void *) standing->turns->data;

  lab_columns_add (columns, standing->name);
  lab_columns_take (columns, g_strdup_printf ("%u", standing->n_wins));
  lab_columns_take (columns,
                    /* Translators: a share, such as 61.2 %. */
                    g_strdup_printf (_("%.1f %%"),
                                     100.0 * standing->n_wins / MAX (results->n_finished, 1)));
  lab_columns_take (columns,
                    /* Translators: a range of shares, such as 58.1–64.2 %. */
                    g_strdup_printf (_("%.1f–%.1f %%"), 100 * standing->interval.low,
                                     100 * standing->interval.high));
  lab_columns_take (columns, format_number (lab_statistics_mean (turns, standing->turns->len)));
  lab_columns_take (columns, format_number (lab_statistics_median (turns, standing->turns->len)));
  if (results->match->tells_time)
    lab_columns_take (columns, format_time (standing->turn_time));
}

static void
add_comparison (LabColumns       *columns,
                const LabResults *results,
                guint             first,
                guint             second)
{
  LabRankTest test = lab_results_compare (results, first, second);

  lab_columns_take (columns,
                    /* Translators: two players who are compared, such as “greedy and random”. */
                    g_strdup_printf (_("%s and %s"), results->standings[first].name,
                                     results->standings[second].name));
  lab_columns_take (columns, format_number (test.u));
  lab_columns_take (columns, format_probability (test.p));
  lab_columns_take (columns, isnan (test.effect) ? g_strdup (NO_NUMBER)
                                                 : g_strdup_printf (_("%.1f %%"),
                                                                    100 * test.effect));
}

static void
append_standings (GString          *text,
                  const LabResults *results)
{
  gboolean tells_time = results->match->tells_time;
  g_autoptr (LabColumns) columns = lab_columns_new (tells_time ? "lrrrrrr" : "lrrrrr");
  g_autofree char *table = NULL;

  add_headings (columns, tells_time);
  for (guint player = 0; player < results->match->n_players; player++)
    add_standing (columns, results, player);
  table = lab_columns_format (columns);
  g_string_append (text, table);
}

static void
append_comparisons (GString          *text,
                    const LabResults *results)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("lrrr");
  g_autofree char *table = NULL;

  /* Translators: the heading of a column with the names of two players: their numbers of
   * turns to win are compared by a Mann-Whitney U test. */
  lab_columns_add (columns, _("Turns to win compared"));
  lab_columns_add (columns, "U");
  lab_columns_add (columns, "p");
  /* Translators: the heading of a column: the share of pairs in which the first player needed
   * fewer turns; a pair is a game that the first player won and a game that the second player
   * won. */
  lab_columns_add (columns, _("First faster"));
  for (guint first = 0; first < results->match->n_players; first++)
    {
      for (guint second = first + 1; second < results->match->n_players; second++)
        add_comparison (columns, results, first, second);
    }
  table = lab_columns_format (columns);
  g_string_append (text, table);
}

static void
append_failures (GString    *text,
                 const char *player,
                 guint       n,
                 gboolean    forfeits)
{
  if (forfeits)
    /* Translators: %s is a player, such as “greedy” or “cmd:./mine”. */
    g_string_append_printf (text, ngettext ("%s failed in %u game, and lost it.",
                                            "%s failed in %u games, and lost them.", n),
                            player, n);
  else
    g_string_append_printf (
        text,
        /* Translators: %s is a player, such as “greedy” or “cmd:./mine”. */
        ngettext ("%s failed in %u game; random turns were played for it from then on.",
                  "%s failed in %u games; random turns were played for it from then on.", n),
        player, n);
  g_string_append_c (text, '\n');
}

static void
append_late (GString    *text,
             const char *player,
             guint       n)
{
  g_string_append_printf (
      text,
      /* Translators: %s is a player, such as “cmd:./mine”; it had a time limit for a turn. */
      ngettext ("%s answered %u time too late, but soon enough for the answer to count.",
                "%s answered %u times too late, but soon enough for the answers to count.", n),
      player, n);
  g_string_append_c (text, '\n');
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
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("%u game was a draw.", "%u games were draws.",
                                              results->n_drawn), results->n_drawn);
      g_string_append_c (text, '\n');
    }
  if (results->n_repeated > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          ngettext ("%u game was left undecided because a position occurred for the third time.",
                    "%u games were left undecided because a position occurred for the third time.",
                    results->n_repeated),
          results->n_repeated);
      g_string_append_c (text, '\n');
    }
  if (n_long > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          /* Translators: the first number chooses the plural form; the second is the limit at
           * which a game was ended. */
          ngettext ("%u game was left undecided; the most turns of each player: %u.",
                    "%u games were left undecided; the most turns of each player: %u.",
                    n_long),
          n_long, match->max_turns);
      g_string_append_c (text, '\n');
    }
  for (guint player = 0; player < match->n_players; player++)
    {
      const LabStanding *standing = &results->standings[player];

      if (standing->n_late > 0)
        {
          g_string_append_c (text, '\n');
          append_late (text, standing->name, standing->n_late);
        }
      if (standing->n_failures == 0)
        continue;
      g_string_append_c (text, '\n');
      append_failures (text, standing->name, standing->n_failures, match->forfeits);
    }
}

/* Public functions */

/**
 * lab_report_format_title:
 * @results: the results of a match
 *
 * Returns: (transfer full): a title that describes the match, on one line
 */
char *
lab_report_format_title (const LabResults *results)
{
  return results->match->game->format_title (results->match, results->n_finished);
}

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

  title = lab_report_format_title (results);
  text = g_string_new (title);
  g_string_append (text, "\n\n");
  append_standings (text, results);
  g_string_append_c (text, '\n');
  append_comparisons (text, results);
  append_remarks (text, results);
  return g_string_free (text, FALSE);
}
