/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study.h"

#include <glib/gi18n.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab-figure.h"
#include "lab-json.h"
#include "lab-plot.h"
#include "lab-refuse.h"
#include "lab-text.h"

/* The turns of a game that was ended by their limit. */
#define CUT G_MAXUINT

/* What a thread needs. */
typedef struct
{
  LabCheeseMaker *maker;
  LabRat *rats[LAB_CHEESE_STUDY_MAX_RATS];
  LabCheeseRecord record;
} Table;

/* Private helpers: turns */

static guint *
get_place (const LabCheeseStudy *self,
           guint                 rat,
           guint                 game)
{
  return &self->turns[(gsize) rat * self->setup.n_games + game];
}

static int
compare_turns (const void *a,
               const void *b)
{
  double first = *(const double *) a;
  double second = *(const double *) b;

  return (first > second) - (first < second);
}

/** lab_cheese_study_is_cut: returns whether a game was ended by the limit of turns. */
gboolean
lab_cheese_study_is_cut (const LabCheeseStudy *self,
                         guint                 rat,
                         guint                 game)
{
  return lab_experiment_has (&self->base, game) && *get_place (self, rat, game) == CUT;
}

/** lab_cheese_study_get_turns: returns how many turns a finished game took; its limit if cut. */
guint
lab_cheese_study_get_turns (const LabCheeseStudy *self,
                            guint                 rat,
                            guint                 game)
{
  guint turns = *get_place (self, rat, game);

  g_return_val_if_fail (lab_experiment_has (&self->base, game), 0);

  return turns == CUT ? self->setup.max_turns : turns;
}

/** lab_cheese_study_count_cut: returns how many games of a rat were ended by the limit. */
guint
lab_cheese_study_count_cut (const LabCheeseStudy *self,
                            guint                 rat)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL && rat < self->setup.n_rats, 0);

  for (guint game = 0; game < self->setup.n_games; game++)
    n += lab_cheese_study_is_cut (self, rat, game);
  return n;
}

/**
 * lab_cheese_study_list_turns:
 * @self: a study whose threads have ended
 * @rat: a rat
 * @n_values: (out): the number of values
 *
 * Returns: (transfer full) (array length=n_values): how many turns each finished game took, in
 *   ascending order; the limit for those that were cut
 */
static double *
lab_cheese_study_list_turns (const LabCheeseStudy *self,
                             guint                 rat,
                             gsize                *n_values)
{
  double *values = g_new (double, self->setup.n_games);

  *n_values = 0;
  for (guint game = 0; game < self->setup.n_games; game++)
    {
      if (lab_experiment_has (&self->base, game))
        values[(*n_values)++] = lab_cheese_study_get_turns (self, rat, game);
    }
  qsort (values, *n_values, sizeof values[0], compare_turns);
  return values;
}

/* Private helpers */

/* The turns of both rats in the games that both have played. */
static gsize
list_pairs (const LabCheeseStudy *self,
            LabCheesePair        *pair,
            double               *first,
            double               *second)
{
  gsize n = 0;

  g_assert (first != NULL && second != NULL);
  for (guint game = 0; game < self->setup.n_games; game++)
    {
      if (!lab_experiment_has (&self->base, game))
        continue;
      first[n] = lab_cheese_study_get_turns (self, pair->first, game);
      second[n++] = lab_cheese_study_get_turns (self, pair->second, game);
    }
  return n;
}

static void
test_pair (const LabCheeseStudy *self,
           LabCheesePair        *pair)
{
  gsize n_first = 0, n_second = 0, n;
  g_autofree double *first = lab_cheese_study_list_turns (self, pair->first, &n_first);
  g_autofree double *second = lab_cheese_study_list_turns (self, pair->second, &n_second);

  g_assert (first != NULL && second != NULL);
  pair->u = lab_rank_tests_u (first, n_first, second, n_second);
  n = list_pairs (self, pair, first, second);
  pair->paired = lab_rank_tests_signed (first, second, n);
}

static void
correct_pairs (GArray *pairs)
{
  g_autofree double *before = g_new (double, MAX (pairs->len, 1));
  g_autofree double *after = g_new (double, MAX (pairs->len, 1));

  for (guint i = 0; i < pairs->len; i++)
    before[i] = g_array_index (pairs, LabCheesePair, i).u.log10_p;
  lab_rank_tests_holm (before, pairs->len, after);
  for (guint i = 0; i < pairs->len; i++)
    {
      LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);

      pair->u_holm = after[i];
      before[i] = pair->paired.log10_p;
    }
  lab_rank_tests_holm (before, pairs->len, after);
  for (guint i = 0; i < pairs->len; i++)
    g_array_index (pairs, LabCheesePair, i).paired_holm = after[i];
}

/* Public functions */

/**
 * lab_cheese_study_make_pairs:
 * @self: a study whose games have ended
 * @cancellable: (nullable): stops early
 *
 * Tests all pairs of rats, each on their turns in all games, and on those in the same games.
 *
 * Returns: (transfer full) (nullable) (element-type LabCheesePair): the pairs; %NULL if stopped
 */
static GArray *
lab_cheese_study_make_pairs (const LabCheeseStudy *self,
                             GCancellable         *cancellable)
{
  guint n_rats = self->setup.n_rats;
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (LabCheesePair));

  for (guint first = 0; first < n_rats; first++)
    {
      for (guint second = first + 1; second < n_rats; second++)
        {
          LabCheesePair pair = { .first = first, .second = second };

          if (g_cancellable_is_cancelled (cancellable))
            return NULL;
          test_pair (self, &pair);
          g_array_append_val (pairs, pair);
        }
    }
  correct_pairs (pairs);
  return g_steal_pointer (&pairs);
}

/* A difference that chance makes less often than this is told as one. */
#define MAX_P 0.05

/* Private helpers: tables */

static void
append_rats (GString              *text,
             const LabCheeseStudy *self)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("lrrrrrrr");
  g_autofree char *lines = NULL;

  lab_text_table_add (table, _("Rat"));
  lab_text_table_add (table, _("Games"));
  /* Translators: the mean of numbers of turns. */
  lab_text_table_add (table, _("Mean"));
  lab_text_table_add (table, _("95 % interval"));
  lab_text_table_add (table, _("Median"));
  lab_text_table_add (table, _("95 % interval"));
  /* Translators: the smallest and the largest number of turns. */
  lab_text_table_add (table, _("Least"));
  lab_text_table_add (table, _("Most"));
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      LabInterval median;
      LabSummary summary = lab_cheese_study_summarize (self, rat, &median);

      lab_text_table_add (table, self->names[rat]);
      lab_text_table_take (table, g_strdup_printf ("%" G_GSIZE_FORMAT, summary.n_values));
      lab_text_table_take (table, lab_cheese_study_format_number (summary.mean));
      lab_text_table_take (table, lab_cheese_study_format_interval (&summary.interval));
      lab_text_table_take (table, lab_cheese_study_format_number (summary.median));
      lab_text_table_take (table, lab_cheese_study_format_interval (&median));
      lab_text_table_take (table, lab_cheese_study_format_number (summary.least));
      lab_text_table_take (table, lab_cheese_study_format_number (summary.most));
    }
  lines = lab_text_table_format (table);
  g_string_append (text, lines);
}

static char *
format_exact (double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (isnan (value) ? "–" : g_ascii_formatd (buffer, sizeof buffer, "%.1f", value));
}

static void
append_pairs (GString              *text,
              const LabCheeseStudy *self,
              const GArray         *pairs)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("llrrrrrr");
  g_autofree char *lines = NULL;

  lab_text_table_add (table, _("Rat"));
  lab_text_table_add (table, _("Other rat"));
  /* Translators: the U of the test of Mann and Whitney. */
  lab_text_table_add (table, _("U"));
  /* Translators: the U of the test of Mann and Whitney, divided by the numbers of games n and m. */
  lab_text_table_add (table, _("U/nm"));
  /* Translators: the p-value of a test. */
  lab_text_table_add (table, _("p"));
  /* Translators: a p-value after the correction of Holm, who is a person. */
  lab_text_table_add (table, _("p (Holm)"));
  /* Translators: the p-value of the test of Wilcoxon, who is a person. */
  lab_text_table_add (table, _("p (Wilcoxon)"));
  lab_text_table_add (table, _("p (Wilcoxon, Holm)"));
  for (guint i = 0; i < pairs->len; i++)
    {
      const LabCheesePair *pair = &g_array_index (pairs, LabCheesePair, i);

      lab_text_table_add (table, self->names[pair->first]);
      lab_text_table_add (table, self->names[pair->second]);
      lab_text_table_take (table, format_exact (pair->u.statistic));
      lab_text_table_take (table, lab_cheese_study_format_number (pair->u.effect));
      lab_text_table_take (table, lab_rank_tests_format_p (pair->u.p, pair->u.log10_p));
      lab_text_table_take (table, lab_cheese_study_format_log10_p (pair->u_holm));
      lab_text_table_take (table, lab_cheese_study_format_log10_p (pair->paired.log10_p));
      lab_text_table_take (table, lab_cheese_study_format_log10_p (pair->paired_holm));
    }
  lines = lab_text_table_format (table);
  g_string_append_c (text, '\n');
  g_string_append (text, lines);
}

static void
append_cut (GString              *text,
            const LabCheeseStudy *self)
{
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      guint n = lab_cheese_study_count_cut (self, rat);

      if (n == 0)
        continue;
      g_string_append_c (text, '\n');
      g_string_append_printf (
          text,
          /* Translators: %s is a rat; the numbers are one of games and one of turns. */
          ngettext ("%s did not finish %u game within %u turns, which counts as that many.",
                    "%s did not finish %u games within %u turns, which count as that many.",
                    n), self->names[rat], n, self->setup.max_turns);
      g_string_append_c (text, '\n');
    }
}

/* Private helpers: JSON */

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
append_json_rat (GString              *json,
                 const LabCheeseStudy *self,
                 guint                 rat)
{
  LabInterval median;
  LabSummary summary = lab_cheese_study_summarize (self, rat, &median);

  lab_json_add (json, rat > 0 ? ",\n    { \"rat\": %s" : "\n    { \"rat\": %s", self->names[rat]);
  lab_json_add (json, ", \"games\": %u, \"cut\": %u, \"mean\": %g, \"mean_interval_95\": [%g, %g], "
                "\"median\": %g, \"median_interval_95\": [%g, %g], \"least\": %g, \"most\": %g }",
                (guint) summary.n_values, lab_cheese_study_count_cut (self, rat), summary.mean,
                summary.interval.low, summary.interval.high, summary.median, median.low,
                median.high, summary.least, summary.most);
}

static void
append_json_pair (GString              *json,
                  const LabCheeseStudy *self,
                  const LabCheesePair  *pair,
                  gboolean              is_first)
{
  lab_json_add (json, is_first ? "\n    { \"rats\": [%s, %s]" : ",\n    { \"rats\": [%s, %s]",
                self->names[pair->first], self->names[pair->second]);
  append_exact (json, "u", pair->u.statistic);
  lab_json_add (json, ", \"effect\": %g", pair->u.effect);
  append_p (json, "p", &pair->u);
  lab_json_add (json, ", \"log10_p\": %g, \"log10_p_holm\": %g", pair->u.log10_p, pair->u_holm);
  append_exact (json, "wilcoxon", pair->paired.statistic);
  append_p (json, "wilcoxon_p", &pair->paired);
  lab_json_add (json, ", \"wilcoxon_log10_p\": %g, \"wilcoxon_log10_p_holm\": %g }",
                pair->paired.log10_p, pair->paired_holm);
}

static void
append_json_setup (GString                   *json,
                   const LabCheeseStudySetup *setup)
{
  const LabCheeseMazeSettings *maze = &setup->maze;

  lab_json_add (json, "{\n  \"width\": %u, \"height\": %u, \"style\": %s, \"symmetric\": %i, "
                "\"cheese\": %u, \"games\": %u, \"seed_from\": %" G_GUINT64_FORMAT ", "
                "\"max_turns\": %u, \"cell_percentage\": %g, \"wall_percentage\": %g, "
                "\"mud_percentage\": %g, \"mud_range\": [%u, %u]",
                maze->width, maze->height, lab_cheese_styles[maze->style].id, maze->symmetric,
                setup->n_cheese, setup->n_games, setup->seed, setup->max_turns,
                maze->cell_percentage, maze->wall_percentage, maze->mud_percentage,
                maze->min_mud, maze->max_mud);
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
  g_autofree char *low = lab_cheese_study_format_number (interval->low);
  g_autofree char *high = lab_cheese_study_format_number (interval->high);

  return isfinite (interval->low) && isfinite (interval->high)
             ? g_strconcat (low, "–", high, NULL) : g_strdup ("–");
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
  const LabCheeseStudySetup *setup = &self->setup;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);

  return g_strdup_printf (
      ngettext ("Mazes of %u x %u cells, %u piece of cheese, numbers from %s",
                /* Translators: the width and height of mazes, then a number of pieces of cheese,
                 * then the game number of the first one. */
                "Mazes of %u x %u cells, %u pieces of cheese, numbers from %s", setup->n_cheese),
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
static char *
lab_cheese_study_format_sentence (const LabCheeseStudy *self,
                                  const LabCheesePair  *pair)
{
  const char *first = self->names[pair->first];
  const char *second = self->names[pair->second];
  g_autofree char *p = lab_cheese_study_format_log10_p (pair->u_holm);
  gboolean is_first = pair->u.effect < 0.5;
  double share = is_first ? 1 - pair->u.effect : pair->u.effect;

  if (isnan (pair->u.p))
    return g_strdup_printf (_("There are no games to compare %s and %s."), first, second);
  if (pair->u.least_p > MAX_P)
    return g_strdup_printf (
        /* Translators: two rats. No result of so few games could be significant. */
        _("There are too few games to show whether %s or %s is faster."), first, second);
  if (pow (10, pair->u_holm) > MAX_P)
    return g_strdup_printf (
        /* Translators: two rats, then a p-value. */
        _("The games do not show whether %s or %s is faster (Holm: p = %s)."), first, second, p);
  return g_strdup_printf (
      /* Translators: two rats, then a share in percent, then a p-value. */
      _("%s is faster than %s: in %.1f %% of all pairs of their games, equal ones counted half "
        "(Holm: p = %s)."), is_first ? first : second, is_first ? second : first, 100 * share, p);
}

static char *
format_table (const LabExperiment *experiment)
{
  const LabCheeseStudy *self = (gconstpointer) experiment;
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) pairs = lab_cheese_study_compare (self);

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

      g_string_append_printf (text, "%s\n", sentence);
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

/* A line for each finished game. The turns of a game that was cut are empty. */
static char *
format_csv (const LabExperiment *experiment)
{
  const LabCheeseStudy *self = (gconstpointer) experiment;
  GString *csv = g_string_new ("rat,seed,turns\n");

  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      for (guint game = 0; game < self->setup.n_games; game++)
        {
          if (!lab_experiment_has (&self->base, game))
            continue;
          append_csv_name (csv, self->names[rat]);
          g_string_append_printf (csv, ",%" G_GUINT64_FORMAT ",", self->setup.seed + game);
          if (!lab_cheese_study_is_cut (self, rat, game))
            g_string_append_printf (csv, "%u", lab_cheese_study_get_turns (self, rat, game));
          g_string_append_c (csv, '\n');
        }
    }
  return g_string_free (csv, FALSE);
}

static char *
format_json (const LabExperiment *experiment)
{
  const LabCheeseStudy *self = (gconstpointer) experiment;
  GString *json = g_string_new (NULL);
  g_autoptr (GArray) pairs = lab_cheese_study_compare (self);

  append_json_setup (json, &self->setup);
  g_string_append (json, ",\n  \"rats\": [");
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    append_json_rat (json, self, rat);
  g_string_append (json, "\n  ],\n  \"pairs\": [");
  for (guint i = 0; i < pairs->len; i++)
    append_json_pair (json, self, &g_array_index (pairs, LabCheesePair, i), i == 0);
  g_string_append (json, pairs->len > 0 ? "\n  ]\n}\n" : "]\n}\n");
  return g_string_free (json, FALSE);
}

#define WIDTH 800
#define HEIGHT 480
#define MARGIN 24

G_STATIC_ASSERT (LAB_CHEESE_STUDY_MAX_RATS <= LAB_MAX_LINE_STYLES);

/* Private helpers */

/* The horizontal axis has logarithms. */
static char *
format_turns (double value)
{
  return g_strdup_printf ("%.0f", pow (10, value));
}

static char *
format_percent (double value)
{
  /* Translators: a share in percent, on an axis of a plot. */
  return g_strdup_printf (_("%.0f %%"), value);
}

/* A point wherever the share of finished games grows. A game without turns is put at 1, because 0
 * has no logarithm. */
static LabPlotPoint *
make_points (const LabCheeseStudy *study,
             guint                 rat,
             gsize                *n_points)
{
  gsize n;
  g_autofree double *turns = lab_cheese_study_list_turns (study, rat, &n);
  gsize n_finished = n - lab_cheese_study_count_cut (study, rat);
  LabPlotPoint *points = g_new (LabPlotPoint, n + 1);

  *n_points = 0;
  for (gsize i = 0; i < n_finished; i++)
    {
      if (i + 1 == n_finished || turns[i + 1] != turns[i])
        points[(*n_points)++] = (LabPlotPoint) { log10 (MAX (turns[i], 1)),
                                                 100 * (double) (i + 1) / (double) n };
    }
  return points;
}

/* The axis ends at the power of ten after the largest number of turns. If games were cut, nobody
 * knows what comes after the limit, so it ends there. */
static double
find_end (const LabCheeseStudy *study,
          const LabPlotSeries  *series)
{
  const LabCheeseStudySetup *setup = &study->setup;
  double end = 1;

  for (guint rat = 0; rat < setup->n_rats; rat++)
    {
      if (lab_cheese_study_count_cut (study, rat) > 0)
        return log10 (MAX (setup->max_turns, 2));
      if (series[rat].n_points > 0)
        end = MAX (end, series[rat].points[series[rat].n_points - 1].x);
    }
  return ceil (end);
}

static void
draw_figure (gconstpointer data,
             cairo_t      *cr,
             int           width,
             int           height)
{
  const LabCheeseStudy *study = data;
  g_autofree char *title = lab_cheese_study_format_title (study);
  LabPlot plot = {
    .title = _("Games Finished by Turn"), .subtitle = title, .theme = &lab_plot_theme_print,
    .margin = MARGIN, .rtl = lab_text_is_right_to_left (_("Games finished")),
  };

  lab_cheese_study_plot_draw (study, plot, cr, width, height);
}

/* Public functions */

/** lab_cheese_study_get_name: (transfer none): returns what players read in place of the id of a
 * rat. */
const char *
lab_cheese_study_get_name (const LabCheeseStudy *self,
                           guint                 rat)
{
  const LabRatKind *kind = lab_rat_kind_find (self->names[rat]);

  return kind != NULL ? _(kind->name) : self->names[rat];
}

/**
 * lab_cheese_study_plot_draw:
 * @study: a study whose threads have ended
 * @plot: how to draw it; its series and axes are not used
 * @cr: where to draw
 * @width: the width of the plot, in units
 * @height: the height of the plot
 *
 * Draws for each rat which share of its games was finished by which turn. Turns are on an axis of
 * logarithms.
 */
void
lab_cheese_study_plot_draw (const LabCheeseStudy *study,
                            LabPlot               plot,
                            cairo_t              *cr,
                            int                   width,
                            int                   height)
{
  guint n_rats = study->setup.n_rats;
  g_autofree LabPlotSeries *series = g_new0 (LabPlotSeries, MAX (n_rats, 1));
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);

  for (guint rat = 0; rat < n_rats; rat++)
    {
      LabPlotPoint *points = make_points (study, rat, &series[rat].n_points);

      series[rat].name = lab_cheese_study_get_name (study, rat);
      series[rat].points = points;
      g_ptr_array_add (owned, points);
    }
  plot.series = series;
  plot.n_series = n_rats;
  plot.shape = LAB_PLOT_STEPS;
  plot.legend = TRUE;
  plot.x = (LabPlotAxis) { .from = 0, .to = find_end (study, series),
                           .label = _("Turns, on a logarithmic scale"), .format = format_turns };
  plot.y = (LabPlotAxis) { .from = 0, .to = 100, .label = _("Games finished"),
                           .format = format_percent };
  lab_plot_draw (&plot, cr, width, height);
}

/* Private helpers: games */

static gpointer
open_table (gpointer data)
{
  LabCheeseStudy *self = data;
  Table *table = g_new0 (Table, 1);

  table->maker = lab_cheese_maker_new ();
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      table->rats[rat] = lab_rat_new (self->texts[rat], NULL);
      if (table->rats[rat] != NULL && table->rats[rat]->dialogue != NULL)
        lab_dialogue_set_sandbox (table->rats[rat]->dialogue, self->setup.is_sandboxed);
    }
  return table;
}

static void
close_table (gpointer data)
{
  Table *table = data;

  for (guint rat = 0; rat < LAB_CHEESE_STUDY_MAX_RATS; rat++)
    g_clear_pointer (&table->rats[rat], lab_rat_free);
  lab_cheese_maker_free (table->maker);
  lab_cheese_record_clear (&table->record);
  g_free (table);
}

static LabCheeseDeal *
deal_game (const LabCheeseStudy  *self,
           Table                 *table,
           guint64                seed,
           GError               **error)
{
  LabCheeseDealSettings settings = {
    .maze = self->setup.maze, .n_rats = 1, .n_cheese = self->setup.n_cheese,
    .maze_seed = seed, .cheese_seed = seed, .players_seed = seed,
  };

  settings.starts[0] = self->setup.start;
  return lab_cheese_deal_new (&settings, table->maker, error);
}

/* Plays a game with all rats. It counts for all of them or, if it is stopped, for none. */
static gboolean
run (LabExperiment *experiment,
     gpointer       state,
     guint          game,
     GCancellable  *cancellable,
     GError       **error)
{
  LabCheeseStudy *self = (gpointer) experiment;
  Table *table = state;
  guint64 seed = lab_experiment_get_seed (experiment, game);
  g_autoptr (LabCheeseDeal) deal = deal_game (self, table, seed, error);

  if (deal == NULL)
    return FALSE;
  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      if (table->rats[rat] == NULL)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                           _("The rat “%s” could not be started."), self->names[rat]);
      if (!lab_cheese_umpire_play (&table->record, deal, &table->rats[rat], seed,
                                   self->setup.max_turns, FALSE, cancellable, error))
        return FALSE;
      *get_place (self, rat, game)
          = table->record.is_cut ? CUT : (guint) MAX (table->record.turns, 0);
    }
  return TRUE;
}

/* Compares the rats, which takes seconds in a large study, so that the thread of the window need
 * not. */
static gboolean
finish (LabExperiment *experiment,
        GCancellable  *cancellable)
{
  LabCheeseStudy *self = (gpointer) experiment;

  self->pairs = lab_cheese_study_make_pairs (self, cancellable);
  return self->pairs != NULL;
}

/* Private helpers: the setup */

static gboolean
check_rats (const LabCheeseStudySetup  *setup,
            GError                    **error)
{
  for (guint i = 0; i < setup->n_rats; i++)
    {
      g_autoptr (LabRat) rat = lab_rat_new (setup->rats[i], error);

      if (rat == NULL)
        return FALSE;
      for (guint j = 0; j < i; j++)
        {
          if (strcmp (setup->rats[i], setup->rats[j]) == 0)
            return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                               /* Translators: %s is a rat, such as “bfs”. */
                               _("The rat “%s” is there twice. Name each rat once."),
                               setup->rats[i]);
        }
    }
  return TRUE;
}

static gboolean
check_setup (const LabCheeseStudySetup  *setup,
             GError                    **error)
{
  if (!lab_cheese_maze_settings_check (&setup->maze, error))
    return FALSE;
  if (setup->n_rats < 1 || setup->n_rats > LAB_CHEESE_STUDY_MAX_RATS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A study has from 1 to %u rats."), LAB_CHEESE_STUDY_MAX_RATS);
  if (setup->n_games < 1 || setup->n_games > LAB_CHEESE_STUDY_MAX_GAMES
      || setup->seed > LAB_CHEESE_MAX_SEED - setup->n_games)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A study has from 1 to %u games, and the last seed must not be larger "
                         "than 9223372036854775806."), LAB_CHEESE_STUDY_MAX_GAMES);
  return check_rats (setup, error);
}

/* Private helpers: the kind */

static void
clear (LabExperiment *experiment)
{
  LabCheeseStudy *self = (gpointer) experiment;

  for (guint rat = 0; rat < self->setup.n_rats; rat++)
    {
      g_free (self->texts[rat]);
      g_free (self->names[rat]);
    }
  g_free (self->turns);
  g_clear_pointer (&self->pairs, g_array_unref);
}

static char *
format_progress (guint       n_done,
                 guint       n_tasks,
                 const char *left)
{
  guint percent = n_tasks > 0 ? (guint) (100 * (guint64) n_done / n_tasks) : 100;

  if (left == NULL)
    /* Translators: which share of the games is finished. */
    return g_strdup_printf (_("Games: %u %%"), percent);
  /* Translators: a share in percent, then the time left, such as 1:23 for minutes and seconds.
   * Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Games: %u %%. Time left: %s"), percent, left);
}

static char *
format_interruption (guint n_done G_GNUC_UNUSED,
                     guint n_tasks G_GNUC_UNUSED)
{
  return g_strdup (_("Interrupted. These are the results of the finished games."));
}

static GBytes *
render (const LabExperiment  *experiment,
        LabFigureFormat       format,
        GError              **error)
{
  return lab_figure_render (format, WIDTH, HEIGHT, draw_figure, experiment, error);
}

/* A task is several games, so that it is not over in no time. */
static const LabExperimentKind study_kind = {
  .n_of_a_task = 16,
  .open = open_table,
  .close = close_table,
  .run = run,
  .finish = finish,
  .clear = clear,
  .format_progress = format_progress,
  .format_interruption = format_interruption,
  .format_table = format_table,
  .format_csv = format_csv,
  .format_json = format_json,
  .render = render,
};

/* Public functions */

/**
 * lab_cheese_study_new:
 * @setup: what is studied, which is copied
 * @error: return location for a #LabCheeseError
 *
 * Returns: (transfer full) (nullable): a study; start its workers to play the games
 */
LabCheeseStudy *
lab_cheese_study_new (const LabCheeseStudySetup  *setup,
                      GError                    **error)
{
  LabCheeseStudy *self;

  g_return_val_if_fail (setup != NULL, NULL);

  if (!check_setup (setup, error))
    return NULL;
  self = lab_experiment_new (&study_kind, sizeof *self, 1, setup->n_games, setup->seed);
  self->setup = *setup;
  for (guint rat = 0; rat < setup->n_rats; rat++)
    {
      self->setup.rats[rat] = self->texts[rat] = g_strdup (setup->rats[rat]);
      self->names[rat] = g_strdup (g_str_has_prefix (setup->rats[rat], "program:")
                                       ? setup->rats[rat] + strlen ("program:")
                                       : setup->rats[rat]);
    }
  self->turns = g_new0 (guint, (gsize) setup->n_rats * setup->n_games);
  return self;
}

/**
 * lab_cheese_study_summarize:
 * @self: a study whose threads have ended
 * @rat: a rat
 * @median: (out): where the true median lies with 95 % confidence
 *
 * Returns: what there is to say about the turns of a rat
 */
LabSummary
lab_cheese_study_summarize (const LabCheeseStudy *self,
                            guint                 rat,
                            LabInterval          *median)
{
  gsize n = 0;
  g_autofree double *values = lab_cheese_study_list_turns (self, rat, &n);

  *median = lab_rank_tests_median (values, n);
  return lab_statistics_summarize (values, n);
}

/**
 * lab_cheese_study_compare:
 * @self: a study whose threads have ended
 *
 * Tests all pairs of rats, also within the same games, since these are the same for all rats.
 *
 * Returns: (transfer full) (element-type LabCheesePair): the pairs
 */
GArray *
lab_cheese_study_compare (const LabCheeseStudy *self)
{
  g_return_val_if_fail (self != NULL, g_array_new (FALSE, FALSE, sizeof (LabCheesePair)));

  return self->pairs != NULL ? g_array_ref (self->pairs)
                             : lab_cheese_study_make_pairs (self, NULL);
}
