/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wins-drawing.h"

#define LINE_WIDTH 2.25
#define CLEAR_LINE_WIDTH 3      /* for high contrast */

#define RGB LAB_COLOR_INIT

/* The plot has no background of its own; the card of the window is its background. */
static const LabPlotTheme themes[LAB_N_PALETTES] = {
  [LAB_PALETTE_DAY] = {
    .text = RGB (0x2f2820), .faint = RGB (0x665c4e), .grid = RGB (0xe8dfcd),
    .axis = RGB (0x9a8f7d), .line_width = LINE_WIDTH,
  },
  [LAB_PALETTE_NIGHT] = {
    .text = RGB (0xefe8da), .faint = RGB (0xbfb8a9), .grid = RGB (0x48493f),
    .axis = RGB (0x8b8778), .dark = TRUE, .line_width = LINE_WIDTH,
  },
  [LAB_PALETTE_CLEAR_DAY] = {
    .text = RGB (0x000000), .faint = RGB (0x2f2820), .grid = RGB (0xb9ad97),
    .axis = RGB (0x2f2820), .line_width = CLEAR_LINE_WIDTH,
  },
  [LAB_PALETTE_CLEAR_NIGHT] = {
    .text = RGB (0xffffff), .faint = RGB (0xefe8da), .grid = RGB (0x77786d),
    .axis = RGB (0xefe8da), .dark = TRUE, .line_width = CLEAR_LINE_WIDTH,
  },
};

/* Private helpers */

static LabPlotPoint *
make_points (const LabWinsLine *line)
{
  LabPlotPoint *points = g_new (LabPlotPoint, (gsize) line->n_wins + 1);

  points[0] = (LabPlotPoint) { (double) line->first, 0 };
  for (guint i = 0; i < line->n_wins; i++)
    points[i + 1] = (LabPlotPoint) { (double) line->wins[i], i + 1.0 };
  return points;
}

/* Returns the number of wins at the top of the plot, which is a whole number of steps of the
 * axis. */
static double
get_top (const LabWinsDrawing *self)
{
  guint most = 1;
  guint64 step, n_steps;

  for (guint i = 0; i < self->n_lines; i++)
    most = MAX (most, self->lines[i].n_wins);
  step = lab_axis_get_step (most, LAB_PLOT_MAX_LEVELS);
  n_steps = (most + step - 1) / step;
  return (double) (n_steps * step);
}

/* Public functions */

/**
 * lab_wins_drawing_get_theme:
 * @palette: a palette
 *
 * Returns: (transfer none): the colors of a plot on a card of the window
 */
const LabPlotTheme *
lab_wins_drawing_get_theme (LabPaletteId palette)
{
  g_return_val_if_fail (palette < LAB_N_PALETTES, &themes[0]);

  return &themes[palette];
}

/**
 * lab_wins_drawing_draw:
 * @self: the plot
 * @cr: a context whose background is a card of the window
 * @width: the width, in pixels
 * @height: the height, in pixels
 *
 * Draws a plot of wins over time.
 */
void
lab_wins_drawing_draw (const LabWinsDrawing *self,
                       cairo_t              *cr,
                       int                   width,
                       int                   height)
{
  LabPlotPoint *points[LAB_MAX_WINS_LINES];
  LabPlotSeries series[LAB_MAX_WINS_LINES];

  g_return_if_fail (self != NULL && self->n_lines <= LAB_MAX_WINS_LINES);
  g_return_if_fail (self->from < self->to);

  for (guint i = 0; i < self->n_lines; i++)
    {
      const LabWinsLine *line = &self->lines[i];

      points[i] = make_points (line);
      series[i] = (LabPlotSeries) { line->name, NULL, points[i], (gsize) line->n_wins + 1 };
    }
  lab_plot_draw (
      &(LabPlot) {
        .x = { .from = (double) self->from, .to = (double) self->to, .is_time = TRUE },
        .y = { .to = get_top (self) },
        .series = series,
        .n_series = self->n_lines,
        .theme = lab_wins_drawing_get_theme (self->palette),
        .text = self->text,
        .rtl = self->rtl,
      },
      cr, width, height);
  for (guint i = 0; i < self->n_lines; i++)
    g_free (points[i]);
}
