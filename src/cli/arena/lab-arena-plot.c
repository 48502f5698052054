/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena-plot.h"

#include <glib/gi18n.h>

#include "lab-plot.h"
#include "lab-report.h"

#define WIDTH 900
#define HEIGHT 540
#define MARGIN 28

G_STATIC_ASSERT (LAB_MATCH_MAX_PLAYERS <= LAB_N_LINE_STYLES);

/* Private helpers */

static double
get_percent (const LabResults *results,
             guint             n_wins)
{
  return 100.0 * n_wins / MAX (results->n_finished, 1);
}

/* Returns the share of all games that a player had won after each turn, starting with its first
 * win. */
static GArray *
make_points (const LabResults *results,
             guint             player)
{
  const GArray *wins = results->standings[player].wins;
  GArray *points = g_array_new (FALSE, FALSE, sizeof (LabPlotPoint));
  LabPlotPoint point = { wins->len > 0 ? g_array_index (wins, guint, 0) : 0, 0 };

  g_array_append_val (points, point);
  for (guint i = 0; i < wins->len; i++)
    {
      guint turn = g_array_index (wins, guint, i);

      if (i + 1 < wins->len && g_array_index (wins, guint, i + 1) == turn)
        continue;
      point = (LabPlotPoint) { turn, get_percent (results, i + 1) };
      g_array_append_val (points, point);
    }
  return points;
}

static char *
format_detail (const LabResults *results,
               guint             player)
{
  const LabStanding *standing = &results->standings[player];

  /* Translators: a share and its 95 % confidence interval, such as 61.2 % (58.1–64.2 %). */
  return g_strdup_printf (_("%.1f %% (%.1f–%.1f %%)"),
                          get_percent (results, standing->wins->len),
                          100 * standing->interval.low, 100 * standing->interval.high);
}

static char *
format_percent (double percent)
{
  /* Translators: a share, such as 60 %. */
  return g_strdup_printf (_("%u %%"), (guint) percent);
}

/* Returns the end of the horizontal axis: a round number of turns that is not below the longest
 * win. */
static double
get_last_turn (const LabResults *results)
{
  guint longest = 1;
  guint64 step, n_steps;

  for (guint player = 0; player < results->match->n_players; player++)
    {
      const GArray *wins = results->standings[player].wins;

      if (wins->len > 0)
        longest = MAX (longest, g_array_index (wins, guint, wins->len - 1));
    }
  step = lab_axis_get_step (longest, LAB_PLOT_MAX_STEPS - 1);
  n_steps = longest / step + 1;
  return (double) (n_steps * step);
}

static gboolean
is_right_to_left (const char *text)
{
  GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

  return script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;
}

static void
draw (gconstpointer data,
      cairo_t      *cr,
      int           width,
      int           height)
{
  const LabResults *results = data;
  guint n = results->match->n_players;
  GArray *points[LAB_MATCH_MAX_PLAYERS];
  char *details[LAB_MATCH_MAX_PLAYERS];
  LabPlotSeries series[LAB_MATCH_MAX_PLAYERS];
  g_autofree char *subtitle = lab_report_format_title (results);

  for (guint i = 0; i < n; i++)
    {
      points[i] = make_points (results, i);
      details[i] = format_detail (results, i);
      series[i] = (LabPlotSeries) { results->standings[i].name, details[i],
                                    (const LabPlotPoint *) (void *) points[i]->data,
                                    points[i]->len };
    }
  lab_plot_draw (
      &(LabPlot) {
        /* Translators: the title of a plot. */
        .title = _("Who has won by which turn"),
        .subtitle = subtitle,
        /* Translators: an axis of a plot: how many turns the winner of a game has had. */
        .x = { .to = get_last_turn (results), .label = _("The winner’s turns") },
        /* Translators: an axis of a plot: the share of all games that a player has won. */
        .y = { .to = 100, .label = _("Share of games won"), .format = format_percent },
        .series = series,
        .n_series = n,
        .theme = &lab_plot_theme_print,
        .margin = MARGIN,
        .rtl = is_right_to_left (_("Share of games won")),
      },
      cr, width, height);
  for (guint i = 0; i < n; i++)
    {
      g_array_unref (points[i]);
      g_free (details[i]);
    }
}

/* Public functions */

/**
 * lab_arena_plot_draw:
 * @results: the results of a match
 * @format: the format of the file
 *
 * Draws a line for each player: the share of all games that the player had won, against the
 * number of its turns. The line ends at the share of its wins. The plot is 900 by 540 units
 * large.
 *
 * Returns: (transfer full): the contents of the file
 */
GBytes *
lab_arena_plot_draw (const LabResults *results,
                     LabFigureFormat   format)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  g_return_val_if_fail (results != NULL, NULL);

  bytes = lab_figure_render (format, WIDTH, HEIGHT, draw, results, &error);
  /* At this size, drawing fails only if there is not enough memory. */
  if (bytes == NULL)
    g_error ("%s", error->message);
  return bytes;
}
