/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-plot-names.h"

#define GAP 8                   /* between a sample and the name, in units */

/* Sizes of text, as factors of the font. */
#define PLAIN 1.0
#define NAME 1.1

/** lab_plot_names_measure: returns the width of the longest name or second line. */
double
lab_plot_names_measure (const LabPlot *plot,
                        const LabPen  *pen)
{
  double widest = 0;

  for (guint i = 0; i < plot->n_series; i++)
    {
      const LabPlotSeries *series = &plot->series[i];
      gboolean large = series->detail != NULL;

      widest = MAX (widest, lab_pen_measure (pen, large ? NAME : PLAIN, large, series->name));
      if (large)
        widest = MAX (widest, lab_pen_measure (pen, PLAIN, FALSE, series->detail));
    }
  return widest;
}

/** lab_plot_names_write: writes the name of line number @number at @x, around the height @y. */
void
lab_plot_names_write (const LabPlot *plot,
                      const LabPen  *pen,
                      guint          number,
                      double         x,
                      double         y)
{
  const LabPlotSeries *series = &plot->series[number];
  const LabPlotTheme *theme = plot->theme;
  LabColor color = lab_line_style_get_color (number, theme->dark);
  double max_width = MAX (pen->width - plot->margin - x, 1);
  const LabPenStyle plain = { PLAIN, FALSE, theme->text, 0, max_width };
  const LabPenStyle name = { NAME, TRUE, color, 0, max_width };
  const LabPenStyle detail = { PLAIN, FALSE, theme->faint, 0, max_width };

  if (series->detail == NULL)
    {
      lab_pen_write (pen, &plain, series->name, x, y);
      return;
    }
  lab_pen_write (pen, &name, series->name, x, y - 0.5 * pen->line_height);
  lab_pen_write (pen, &detail, series->detail, x, y + 0.6 * pen->line_height);
}

/** lab_plot_names_write_sample: writes a name, and draws a short line of its style before @x. */
void
lab_plot_names_write_sample (const LabPlot *plot,
                             const LabPen  *pen,
                             guint          number,
                             double         x,
                             double         y)
{
  double length = LAB_PLOT_SAMPLE_WIDTH - GAP;
  double left = pen->rtl ? lab_pen_mirror (pen, x) + GAP : x - LAB_PLOT_SAMPLE_WIDTH;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, left, y - pen->line_height / 2);
  lab_line_style_draw_sample (number, plot->theme->dark, pen->cr, plot->theme->line_width, length,
                              pen->line_height);
  cairo_restore (pen->cr);
  lab_plot_names_write (plot, pen, number, x, y);
}
