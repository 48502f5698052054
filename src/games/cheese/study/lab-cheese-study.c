/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-report.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-columns.h"
#include "lab-json.h"

/* A difference that chance makes less often than this is told as one. */
#define MAX_P 0.05

/* Private helpers: tables */

static void
append_rats (GString              *text,
             const LabCheeseStudy *self)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("lrrrrrrr");
  g_autofree char *table = NULL;

  lab_columns_add (columns, _("Rat"));
  lab_columns_add (columns, _("Games"));
  /* Translators: the mean of numbers of turns. */
  lab_columns_add (columns, _("Mean"));
  lab_columns_add (columns, _("95 % interval"));
  lab_columns_add (columns, _("Median"));
  lab_columns_add (columns, _("95 % interval"));
  /* Translators: the smallest and the largest number of turns. */
  lab_columns_add (columns, _("Least"));
  lab_columns_add (columns, _("Most"));
  for (guint rat = 0; rat < lab_cheese_study_get_setup (self)->n_rats; rat++)
    {
      LabInterval median;
      LabSummary summary = lab_cheese_study_summarize (self, rat, &median);

      lab_columns_take (columns, lab_cheese_study_dup_name (self, rat));
      lab_columns_take (columns, g_strdup_printf ("%" G_GSIZE_FORMAT, summary.n_values));
      lab_columns_take (columns, lab_cheese_study_format_number (summary.mean));
      lab_columns_take (columns, lab_cheese_study_format_interval (&summary.interval));
      lab_columns_take (columns, lab_cheese_study_format_number (summary.median));
      lab_columns_take (columns, lab_cheese_study_format_interval (&median));
      lab_columns_take (columns, lab_cheese_study_format_number (summary.least));
      lab_columns_take (columns, lab_cheese_study_format_number (summary.most));
    }
  table = lab_columns_format (columns);
  g_string_append (text, table);
}

static char *
format_exact (double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  if (isnan (value))
    return g_strdup ("–");
  return g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.1f", value));
}

static void
append_pairs (GString              *text,
              const LabCheeseStudy *self,
              const GArray         *pairs)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("llrrrrrr");
  g_autofree char *table = NULL;

  lab_columns_add (columns, _("Rat"));
  lab_columns_add (columns, _("Other rat"));
  /* Translators: the U of the test of Mann and Whitney. */
  lab_columns_add (columns, _("U"));
  /* Translators: the U of the test of Mann and Whitney, divided by the numbers of games n and m. */
  lab_columns_add (columns, _("U/nm"));
  /* Translators: the p-value of a test. */
  lab_columns_add (columns, _("p"));
  /* Translators: a p-value after the correction of Holm, who is a person. */
  lab_columns_add (columns, _("p (Holm)"));
  /* Translators: the p-value of the test of Wilcoxon, who is a person. */
  lab_columns_add (columns, _("p (Wilcoxon)"));
  lab_columns_add (columns, _("p (Wilcoxon, Holm)"));
  for (guint i = 0; i < pairs->len; i++)
    {
      const LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);

      lab_columns_take (columns, lab_cheese_study_dup_name (self, pair->first));
      lab_columns_take (columns, lab_cheese_study_dup_name (self, pair->second));
      lab_columns_take (columns, format_exact (pair->u.statistic));
      lab_columns_take (columns, lab_cheese_study_format_number (pair->u.effect));
      lab_columns_take (columns, lab_rank_tests_format_p (pair->u.p, pair->u.log10_p));
      lab_columns_take (columns, lab_cheese_study_format_log10_p (pair->u_holm));
      lab_columns_take (columns, lab_cheese_study_format_log10_p (pair->paired.log10_p));
      lab_columns_take (columns, lab_cheese_study_format_log10_p (pair->paired_holm));
    }
  table = lab_columns_format (columns);
  g_string_append_c (text, '\n');
  g_string_append (text, table);
}

static void
append_cut (GString              *text,
            const LabCheeseStudy *self)
{
  const LabCheeseStudySetup *setup = lab_cheese_study_get_setup (self);

  for (guint rat = 0; rat < setup->n_rats; rat++)
    {
      guint n = lab_cheese_study_count_cut (self, rat);
      g_autofree char *name = lab_cheese_study_dup_name (self, rat);

      if (n == 0)
        continue;
      g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          /* Translators: %s is a rat; the numbers are one of games and one of turns. */
          ngettext ("%s did not finish %u game within %u turns, which counts as that many.",
                    "%s did not finish %u games within %u turns, which count as that many.",
                    n), name, n, setup->max_turns);
      g_string_append_c (text, '\n');
    }
}

/* Private helpers: JSON */

static void
append_number (GString    *json,
               const char *name,
               double      value)
{
  g_string_append_printf (json, ", \"%s\": ", name);
  lab_json_append_number (json, value);
}

/* Writes a number with all its digits. */
static void
append_exact (GString    *json,
              const char *name,
              double      value)
{
  g_autofree char *text = lab_rank_tests_format_p (value, 0);

  g_string_append_printf (json, ", \"%s\": %s", name, isnan (value) ? "null" : text);
}

/* Writes a p-value with all its digits; nothing if only its logarithm can tell it. */
static void
append_p (GString             *json,
          const char          *name,
          const LabRankResult *result)
{
  append_exact (json, name, result->log10_p < LAB_RANK_TESTS_MIN_LOG10_P ? NAN : result->p);
}

static void
append_interval (GString           *json,
                 const char        *name,
                 const LabInterval *interval)
{
  g_string_append_printf (json, ", \"%s\": [", name);
  lab_json_append_number (json, interval->low);
  g_string_append (json, ", ");
  lab_json_append_number (json, interval->high);
  g_string_append_c (json, ']');
}

static void
append_json_rat (GString              *json,
                 const LabCheeseStudy *self,
                 guint                 rat)
{
  g_autofree char *name = lab_cheese_study_dup_name (self, rat);
  LabInterval median;
  LabSummary summary = lab_cheese_study_summarize (self, rat, &median);

  g_string_append (json, rat > 0 ? ",\n    { \"rat\": " : "\n    { \"rat\": ");
  lab_json_append_string (json, name);
  g_string_append_printf (json, ", \"games\": %" G_GSIZE_FORMAT ", \"cut\": %u",
                          summary.n_values, lab_cheese_study_count_cut (self, rat));
  append_number (json, "mean", summary.mean);
  append_interval (json, "mean_interval_95", &summary.interval);
  append_number (json, "median", summary.median);
  append_interval (json, "median_interval_95", &median);
  append_number (json, "least", summary.least);
  append_number (json, "most", summary.most);
  g_string_append (json, " }");
}

static void
append_json_pair (GString              *json,
                  const LabCheeseStudy *self,
                  const LabCheesePair  *pair,
                  gboolean              is_first)
{
  g_autofree char *first = lab_cheese_study_dup_name (self, pair->first);
  g_autofree char *second = lab_cheese_study_dup_name (self, pair->second);

  g_string_append (json, is_first ? "\n    { \"rats\": [" : ",\n    { \"rats\": [");
  lab_json_append_string (json, first);
  g_string_append (json, ", ");
  lab_json_append_string (json, second);
  g_string_append_c (json, ']');
  append_exact (json, "u", pair->u.statistic);
  append_number (json, "effect", pair->u.effect);
  append_p (json, "p", &pair->u);
  append_number (json, "log10_p", pair->u.log10_p);
  append_number (json, "log10_p_holm", pair->u_holm);
  append_exact (json, "wilcoxon", pair->paired.statistic);
  append_p (json, "wilcoxon_p", &pair->paired);
  append_number (json, "wilcoxon_log10_p", pair->paired.log10_p);
  append_number (json, "wilcoxon_log10_p_holm", pair->paired_holm);
  g_string_append (json, " }");
}

static void
append_json_setup (GString                   *json,
                   const LabCheeseStudySetup *setup)
{
  g_string_append_printf (json,
                          "{\n  \"width\": %u, \"height\": %u, \"style\": \"%s\", "
                          "\"symmetric\": %s, \"cheese\": %u, \"games\": %u, "
                          "\"seed_from\": %" G_GUINT64_FORMAT ", \"max_turns\": %u",
                          setup->maze.width, setup->maze.height,
                          lab_cheese_style_get_id (setup->maze.style),
                          setup->maze.symmetric ? "true" : "false", setup->n_cheese,
                          setup->n_games, setup->seed, setup->max_turns);
  append_number (json, "cell_percentage", setup->maze.cell_percentage);
  append_number (json, "wall_percentage", setup->maze.wall_percentage);
  append_number (json, "mud_percentage", setup->maze.mud_percentage);
  g_string_append_printf (json, ", \"mud_range\": [%u, %u]", setup->maze.min_mud,
                          setup->maze.max_mud);
}

/* Public functions */

/** lab_cheese_study_format_number: (transfer full): writes a number with up to three decimals. */
char *
lab_cheese_study_format_number (double value)
{
  g_autofree char *text = NULL;
  gsize length;

  if (isnan (value))
    return g_strdup ("–");
  text = g_strdup_printf ("%.3f", value);
  length = strlen (text);
  while (length > 1 && text[length - 1] == '0')
    length--;
  if (!g_ascii_isdigit (text[length - 1]))
    length--;
  return g_strndup (text, length);
}

/** lab_cheese_study_format_interval: (transfer full): writes an interval, or a dash. */
char *
lab_cheese_study_format_interval (const LabInterval *interval)
{
  g_autofree char *low = NULL;
  g_autofree char *high = NULL;

  if (!isfinite (interval->low) || !isfinite (interval->high))
    return g_strdup ("–");
  low = lab_cheese_study_format_number (interval->low);
  high = lab_cheese_study_format_number (interval->high);
  return g_strconcat (low, "–", high, NULL);
}

/** lab_cheese_study_format_log10_p: (transfer full): writes a p-value with few digits. */
char *
lab_cheese_study_format_log10_p (double log10_p)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (isnan (log10_p))
    return g_strdup ("–");
  if (log10_p < LAB_RANK_TESTS_MIN_LOG10_P)
    return lab_rank_tests_format_p (0, log10_p);
  return g_strdup (g_ascii_formatd (text, sizeof text, "%.3g", pow (10, log10_p)));
}

/** lab_cheese_study_format_title: (transfer full): tells in a line what is studied. */
char *
lab_cheese_study_format_title (const LabCheeseStudy *self)
{
  const LabCheeseStudySetup *setup;
  g_autofree char *seed = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  setup = lab_cheese_study_get_setup (self);
  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  return g_strdup_printf (
      ngettext ("Mazes of %u x %u cells, %u piece of cheese, seeds from %s",
                /* Translators: the width and height of mazes, then a number of pieces of cheese,
                 * then the seed of the first game. */
                "Mazes of %u x %u cells, %u pieces of cheese, seeds from %s", setup->n_cheese),
      setup->maze.width, setup->maze.height, setup->n_cheese, seed);
}

/**
 * lab_cheese_study_format_sentence:
 * @self: a study whose threads have ended
 * @pair: two of its rats
 *
 * Answers whether one rat is faster than the other.
 *
 * Returns: (transfer full): a sentence
 */
char *
lab_cheese_study_format_sentence (const LabCheeseStudy *self,
                                  const LabCheesePair  *pair)
{
  g_autofree char *first = lab_cheese_study_dup_name (self, pair->first);
  g_autofree char *second = lab_cheese_study_dup_name (self, pair->second);
  g_autofree char *p = lab_cheese_study_format_log10_p (pair->u_holm);
  gboolean is_first = pair->u.effect < 0.5;
  double share = is_first ? 1 - pair->u.effect : pair->u.effect;

  if (isnan (pair->u.p))
    return g_strdup_printf (_("There are no games to compare %s and %s."), first, second);
  if (pow (10, pair->u_holm) > MAX_P)
    return g_strdup_printf (
        /* Translators: two rats, then a p-value. */
        _("The games do not show whether %s or %s is faster (Holm: p = %s)."), first, second, p);
  return g_strdup_printf (
      /* Translators: two rats, then a share in percent, then a p-value. */
      _("%s is faster than %s: in %.1f %% of all pairs of their games, equal ones counted half "
        "(Holm: p = %s)."), is_first ? first : second, is_first ? second : first, 100 * share, p);
}

/** lab_cheese_study_format_tables: (transfer full): writes the tables and sentences. */
char *
lab_cheese_study_format_tables (const LabCheeseStudy *self)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) pairs = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  pairs = lab_cheese_study_compare (self);
  append_rats (text, self);
  append_cut (text, self);
  if (pairs->len == 0)
    return g_string_free (text, FALSE);
  append_pairs (text, self, pairs);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < pairs->len; i++)
    {
      g_autofree char *sentence
          = lab_cheese_study_format_sentence (self, &g_array_index (pairs, LabCheesePair, i));

      g_string_append (text, sentence);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
append_csv_name (GString    *csv,
                 const char *name)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *quoted = NULL;

  if (strpbrk (name, ",\"\n\r") == NULL)
    {
      g_string_append (csv, name);
      return;
    }
  parts = g_strsplit (name, "\"", -1);
  quoted = g_strjoinv ("\"\"", parts);
  g_string_append_printf (csv, "\"%s\"", quoted);
}

/**
 * lab_cheese_study_format_csv:
 * @self: a study whose threads have ended
 *
 * Writes a line for each finished game, under the header `rat,seed,turns`. The turns of a game that
 * was cut are empty.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_study_format_csv (const LabCheeseStudy *self)
{
  GString *csv = g_string_new ("rat,seed,turns\n");
  const LabCheeseStudySetup *setup;

  g_return_val_if_fail (self != NULL, g_string_free (csv, FALSE));

  setup = lab_cheese_study_get_setup (self);
  for (guint rat = 0; rat < setup->n_rats; rat++)
    {
      g_autofree char *name = lab_cheese_study_dup_name (self, rat);

      for (guint game = 0; game < setup->n_games; game++)
        {
          if (!lab_cheese_study_is_finished (self, rat, game))
            continue;
          append_csv_name (csv, name);
          g_string_append_printf (csv, ",%" G_GUINT64_FORMAT ",", setup->seed + game);
          if (!lab_cheese_study_is_cut (self, rat, game))
            g_string_append_printf (csv, "%u", lab_cheese_study_get_turns (self, rat, game));
          g_string_append_c (csv, '\n');
        }
    }
  return g_string_free (csv, FALSE);
}

/** lab_cheese_study_format_json: (transfer full): writes all results as JSON. */
char *
lab_cheese_study_format_json (const LabCheeseStudy *self)
{
  GString *json = g_string_new (NULL);
  g_autoptr (GArray) pairs = NULL;

  g_return_val_if_fail (self != NULL, g_string_free (json, FALSE));

  pairs = lab_cheese_study_compare (self);
  append_json_setup (json, lab_cheese_study_get_setup (self));
  g_string_append (json, ",\n  \"rats\": [");
  for (guint rat = 0; rat < lab_cheese_study_get_setup (self)->n_rats; rat++)
    append_json_rat (json, self, rat);
  g_string_append (json, "\n  ],\n  \"pairs\": [");
  for (guint i = 0; i < pairs->len; i++)
    append_json_pair (json, self, &g_array_index (pairs, LabCheesePair, i), i == 0);
  g_string_append (json, pairs->len > 0 ? "\n  ]\n}\n" : "]\n}\n");
  return g_string_free (json, FALSE);
}
