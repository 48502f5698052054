/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-study-plot.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-cheese-study-report.h"

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
  gsize n_made = 0;

  for (gsize i = 0; i < n_finished; i++)
    {
      if (i + 1 < n_finished && turns[i + 1] == turns[i])
        continue;
      points[n_made].x = log10 (MAX (turns[i], 1));
      points[n_made].y = 100 * (double) (i + 1) / (double) n;
      n_made++;
    }
  *n_points = n_made;
  return points;
}

/* The axis ends at the power of ten after the largest number of turns. If games were cut, nobody
 * knows what comes after the limit, so it ends there. */
static double
find_end (const LabCheeseStudy *study,
          const LabPlotSeries  *series)
{
  const LabCheeseStudySetup *setup = lab_cheese_study_get_setup (study);
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

static gboolean
is_right_to_left (void)
{
  GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (_("Games finished")));

  return script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;
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
    .margin = MARGIN, .rtl = is_right_to_left (),
  };

  lab_cheese_study_plot_draw (study, plot, cr, width, height);
}

/* Public functions */

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
  guint n_rats = lab_cheese_study_get_setup (study)->n_rats;
  g_autofree LabPlotSeries *series = g_new0 (LabPlotSeries, MAX (n_rats, 1));
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);

  for (guint rat = 0; rat < n_rats; rat++)
    {
      char *name = lab_cheese_study_dup_name (study, rat);
      LabPlotPoint *points = make_points (study, rat, &series[rat].n_points);

      series[rat].name = name;
      series[rat].points = points;
      g_ptr_array_add (owned, name);
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

/**
 * lab_cheese_study_plot_render:
 * @study: a study whose threads have ended
 * @format: the format of the file
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the plot as a file
 */
GBytes *
lab_cheese_study_plot_render (const LabCheeseStudy  *study,
                              LabFigureFormat        format,
                              GError               **error)
{
  g_return_val_if_fail (study != NULL, NULL);

  return lab_figure_render (format, WIDTH, HEIGHT, draw_figure, study, error);
}
