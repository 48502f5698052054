/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-plot.h"

#include <math.h>

#include "lab-pen.h"
#include "lab-plot-names.h"

#define GAP 8                   /* between a text and what it belongs to, in units */
#define TICK 5                  /* the length of a tick */
#define MARK 5.0                /* the radius of a mark */
#define SMALL_MARK 3.0          /* the radius of that of a point without neighbors */
#define LEADER 22               /* from the end of a line to its name */
#define MAX_NAME 0.32           /* the part of the whole width that names may take */
#define N_LINES_HIGH 13         /* the height of a plot without titles, in lines of text */
#define MIN_HEIGHT 220

/* Sizes of text, as factors of the font. */
#define PLAIN 1.0
#define SUBTITLE 1.1
#define TITLE 1.7

/** lab_plot_theme_print: a plot on white paper. */
const LabPlotTheme lab_plot_theme_print = {
  .paper = LAB_COLOR_INIT (0xffffff),
  .text = LAB_COLOR_INIT (0x1d2126),
  .faint = LAB_COLOR_INIT (0x5b636d),
  .grid = LAB_COLOR_INIT (0xe6e8eb),
  .axis = LAB_COLOR_INIT (0x8b939c),
  .line_width = 2.5,
};

/* A plot while it is drawn. All places are for a plot that is read from left to right; only the
 * pen mirrors them. */
typedef struct
{
  const LabPlot *plot;
  LabPen pen;
  double left, right, top, bottom;      /* the area of the lines */
  double label_height;
  GArray *levels;                       /* LabAxisTick, of the vertical axis */
  GArray *ticks;                        /* LabAxisTick, of the horizontal axis */
} Drawing;

/* Private helpers: places */

static double
get_x (const Drawing *self,
       double         value)
{
  const LabPlotAxis *axis = &self->plot->x;
  double part = (value - axis->from) / (axis->to - axis->from);

  return self->left + (self->right - self->left) * CLAMP (part, 0, 1);
}

static double
get_y (const Drawing *self,
       double         value)
{
  const LabPlotAxis *axis = &self->plot->y;
  double part = (value - axis->from) / (axis->to - axis->from);

  return self->bottom - (self->bottom - self->top) * CLAMP (part, 0, 1);
}

/* Returns how far names are from the area of the lines. */
static double
get_names_gap (const Drawing *self)
{
  return self->plot->legend ? 2 * GAP + LAB_PLOT_SAMPLE_WIDTH : LEADER;
}

/* Returns the place where a line ends. */
static LabPlotPoint
get_end (const Drawing *self,
         guint          number)
{
  const LabPlotSeries *series = &self->plot->series[number];
  LabPlotPoint last = { self->plot->x.to, self->plot->y.from };

  for (gsize i = 0; i < series->n_points; i++)
    {
      if (!isnan (series->points[i].y))
        last = series->points[i];
    }
  if (self->plot->shape == LAB_PLOT_STEPS
      && (!self->plot->legend || last.y < self->plot->y.to))
    last.x = self->plot->x.to;
  return (LabPlotPoint) { get_x (self, last.x), get_y (self, last.y) };
}

/* Private helpers: layout */

static double
get_widest_label (const Drawing *self,
                  GArray        *ticks)
{
  double widest = 0;

  for (guint i = 0; i < ticks->len; i++)
    {
      const LabAxisTick *tick = &g_array_index (ticks, LabAxisTick, i);

      widest = MAX (widest, lab_pen_measure (&self->pen, PLAIN, FALSE, tick->label));
    }
  return widest;
}

/* Returns as many round values as there is room for. */
static GArray *
choose_ticks (const Drawing *self)
{
  const LabPlotAxis *axis = &self->plot->x;
  double space = self->right - self->left;
  g_autoptr (GDateTime) end = NULL;
  g_autofree char *widest = NULL;

  if (axis->is_time)
    {
      end = g_date_time_new_from_unix_local ((gint64) axis->to);
      widest = end != NULL ? g_date_time_format (end, "%x") : g_strdup ("00/00/0000");
    }
  else
    {
      widest = axis->format != NULL ? axis->format (axis->to)
                                    : g_strdup_printf ("%.0f", axis->to);
    }
  space = MAX (space / (lab_pen_measure (&self->pen, PLAIN, FALSE, widest) + 2 * GAP), 1);
  if (axis->is_time)
    return lab_axis_choose_times ((gint64) axis->from, (gint64) axis->to, (guint) space);
  return lab_axis_choose_numbers (axis->from, axis->to, (guint) MIN (space, LAB_PLOT_MAX_STEPS),
                                  axis->format);
}

static gboolean
has_second_line (const Drawing *self)
{
  for (guint i = 0; i < self->ticks->len; i++)
    {
      if (g_array_index (self->ticks, LabAxisTick, i).second_line != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
lay_out (Drawing *self,
         double   height)
{
  const LabPlot *plot = self->plot;
  double line = self->pen.line_height;

  self->label_height = line;
  for (guint i = 0; i < plot->n_series; i++)
    {
      if (plot->series[i].detail != NULL)
        self->label_height = 2.5 * line;
    }
  self->levels = lab_axis_choose_numbers (plot->y.from, plot->y.to, LAB_PLOT_MAX_LEVELS,
                                          plot->y.format);
  self->left = plot->margin + get_widest_label (self, self->levels) + GAP;
  self->right = self->pen.width - plot->margin - get_names_gap (self) - MARK
                - MIN (lab_plot_names_measure (plot, &self->pen), self->pen.width * MAX_NAME);
  self->top = plot->margin + line / 2 + MARK;
  if (plot->title != NULL)
    self->top += TITLE * line;
  if (plot->subtitle != NULL)
    self->top += SUBTITLE * line;
  if (plot->title != NULL || plot->subtitle != NULL)
    self->top += line;
  if (plot->y.label != NULL)
    self->top += line + GAP / 2.0;
  self->ticks = choose_ticks (self);
  self->bottom = height - plot->margin - TICK - 1 - (has_second_line (self) ? 2 : 1) * line;
  if (plot->x.label != NULL)
    self->bottom -= line + GAP;
}

/* Private helpers: titles and axes */

static void
draw_titles (const Drawing *self)
{
  const LabPlot *plot = self->plot;
  const LabPlotTheme *theme = plot->theme;
  double max_width = MAX (self->pen.width - 2 * plot->margin, 1);
  const LabPenStyle title = { TITLE, TRUE, theme->text, 0, max_width };
  const LabPenStyle subtitle = { SUBTITLE, FALSE, theme->faint, 0, max_width };
  const LabPenStyle upper = { PLAIN, FALSE, theme->faint, 0, max_width };
  const LabPenStyle lower = { PLAIN, FALSE, theme->faint, 0.5, self->right - self->left };
  double y = plot->margin;

  if (plot->title != NULL)
    {
      lab_pen_write (&self->pen, &title, plot->title, plot->margin,
                     y + TITLE * self->pen.line_height / 2);
      y += TITLE * self->pen.line_height;
    }
  if (plot->subtitle != NULL)
    lab_pen_write (&self->pen, &subtitle, plot->subtitle, plot->margin,
                y + SUBTITLE * self->pen.line_height / 2);
  if (plot->y.label != NULL)
    lab_pen_write (&self->pen, &upper, plot->y.label, plot->margin,
                self->top - MARK - GAP / 2.0 - self->pen.line_height);
  if (plot->x.label != NULL)
    {
      double below = (has_second_line (self) ? 2.5 : 1.5) * self->pen.line_height + TICK + GAP;

      lab_pen_write (&self->pen, &lower, plot->x.label, (self->left + self->right) / 2,
                  self->bottom + below);
    }
}

static void
draw_straight (const Drawing *self,
               LabColor       color,
               double         x1,
               double         y1,
               double         x2,
               double         y2)
{
  cairo_move_to (self->pen.cr, lab_pen_mirror (&self->pen, x1), y1);
  cairo_line_to (self->pen.cr, lab_pen_mirror (&self->pen, x2), y2);
  cairo_set_line_width (self->pen.cr, 1);
  lab_color_set_source (color, self->pen.cr);
  cairo_stroke (self->pen.cr);
}

static void
draw_levels (const Drawing *self)
{
  const LabPlotTheme *theme = self->plot->theme;
  const LabPenStyle style = { PLAIN, FALSE, theme->faint, 1, 0 };

  for (guint i = 0; i < self->levels->len; i++)
    {
      const LabAxisTick *level = &g_array_index (self->levels, LabAxisTick, i);
      double y = floor (get_y (self, level->value)) + 0.5;

      draw_straight (self, i == 0 ? theme->axis : theme->grid, self->left, y, self->right, y);
      lab_pen_write (&self->pen, &style, level->label, self->left - GAP, y);
    }
}

/* Writes a text below the axis at @x, or as close to it as the edges allow. */
static void
write_below (const Drawing *self,
             const char    *text,
             double         x,
             double         y)
{
  const LabPenStyle style = { PLAIN, FALSE, self->plot->theme->faint, 0.5, 0 };
  double half = lab_pen_measure (&self->pen, PLAIN, FALSE, text) / 2;

  lab_pen_write (&self->pen, &style, text, CLAMP (x, half, MAX (self->pen.width - half, half)), y);
}

static void
draw_ticks (const Drawing *self)
{
  double below = self->bottom + TICK + 1 + self->pen.line_height / 2;

  for (guint i = 0; i < self->ticks->len; i++)
    {
      const LabAxisTick *tick = &g_array_index (self->ticks, LabAxisTick, i);
      double x = floor (get_x (self, tick->value)) + 0.5;

      draw_straight (self, self->plot->theme->axis, x, self->bottom + 1, x, self->bottom + TICK);
      write_below (self, tick->label, x, below);
      if (tick->second_line != NULL)
        write_below (self, tick->second_line, x, below + self->pen.line_height);
    }
}

/* Private helpers: the lines */

/* Draws the marks of the points, or only of those that no line leads to. */
static void
draw_point_marks (const Drawing *self,
                  guint          number)
{
  const LabPlotTheme *theme = self->plot->theme;
  const LabPlotSeries *series = &self->plot->series[number];

  for (gsize i = 0; i < series->n_points; i++)
    {
      const LabPlotPoint *points = series->points;
      gboolean is_lonely = (i == 0 || isnan (points[i - 1].y))
                           && (i + 1 == series->n_points || isnan (points[i + 1].y));

      if (isnan (points[i].y) || (!self->plot->marks && !is_lonely))
        continue;
      lab_line_style_draw_mark (number, theme->dark, self->pen.cr,
                                lab_pen_mirror (&self->pen, get_x (self, points[i].x)),
                                get_y (self, points[i].y), self->plot->marks ? MARK : SMALL_MARK,
                                theme->paper.alpha > 0 ? &theme->paper : NULL);
    }
}

static void
draw_line (const Drawing *self,
           guint          number)
{
  const LabPlot *plot = self->plot;
  const LabPlotSeries *series = &plot->series[number];
  LabPlotPoint end = get_end (self, number);

  if (series->n_points == 0)
    return;
  cairo_new_path (self->pen.cr);
  for (gsize i = 0; i < series->n_points; i++)
    {
      double x = lab_pen_mirror (&self->pen, get_x (self, series->points[i].x));
      double before = i > 0 ? get_y (self, series->points[i - 1].y) : 0;

      if (i > 0 && plot->shape == LAB_PLOT_STEPS)
        cairo_line_to (self->pen.cr, x, before);
      if (isnan (series->points[i].y))
        cairo_new_sub_path (self->pen.cr);
      else
        cairo_line_to (self->pen.cr, x, get_y (self, series->points[i].y));
    }
  if (plot->shape == LAB_PLOT_STEPS)
    cairo_line_to (self->pen.cr, lab_pen_mirror (&self->pen, end.x), end.y);
  lab_line_style_stroke (number, plot->theme->dark, self->pen.cr, plot->theme->line_width);
  if (plot->shape == LAB_PLOT_STRAIGHT)
    draw_point_marks (self, number);
}

static void
draw_mark (const Drawing *self,
           guint          number)
{
  const LabPlotTheme *theme = self->plot->theme;
  LabPlotPoint end = get_end (self, number);

  if (self->plot->shape == LAB_PLOT_STRAIGHT && self->plot->legend)
    return;
  lab_line_style_draw_mark (number, theme->dark, self->pen.cr,
                            lab_pen_mirror (&self->pen, end.x), end.y, MARK,
                            theme->paper.alpha > 0 ? &theme->paper : NULL);
}

/* Draws a thin line from the end of a line to its name. */
static void
draw_leader (const Drawing *self,
             guint          number,
             double         y)
{
  LabPlotPoint end = get_end (self, number);
  double x = self->right + get_names_gap (self);

  cairo_move_to (self->pen.cr, lab_pen_mirror (&self->pen, end.x), end.y);
  cairo_line_to (self->pen.cr, lab_pen_mirror (&self->pen, MAX (end.x, self->right)), end.y);
  cairo_curve_to (self->pen.cr, lab_pen_mirror (&self->pen, x - GAP), end.y,
                  lab_pen_mirror (&self->pen, x - GAP - 4), y,
                  lab_pen_mirror (&self->pen, x - 3), y);
  cairo_set_line_width (self->pen.cr, 1);
  lab_color_set_source (lab_line_style_get_color (number, self->plot->theme->dark), self->pen.cr);
  cairo_stroke (self->pen.cr);
}

/* Puts each name beside the end of its line, or as far above as the names below need, and
 * then down again from the upper edge. */
static void
draw_names (const Drawing *self)
{
  guint n = self->plot->n_series;
  guint order[LAB_MAX_LINE_STYLES] = { 0 };
  double y[LAB_MAX_LINE_STYLES] = { 0 };
  double highest = self->top - MARK - self->pen.line_height / 2 + self->label_height / 2;

  for (guint i = 0; i < n; i++)
    {
      guint place = i;

      for (; place > 0 && get_end (self, order[place - 1]).y > get_end (self, i).y; place--)
        order[place] = order[place - 1];
      order[place] = i;
    }
  for (guint i = n; i > 0; i--)
    {
      y[i - 1] = get_end (self, order[i - 1]).y;
      if (i < n)
        y[i - 1] = MIN (y[i - 1], y[i] - self->label_height);
    }
  for (guint i = 0; i < n; i++)
    {
      y[i] = MAX (y[i], highest);
      highest = y[i] + self->label_height;
      draw_leader (self, order[i], y[i]);
      draw_mark (self, order[i]);
      lab_plot_names_write (self->plot, &self->pen, order[i],
                            self->right + get_names_gap (self), y[i]);
    }
}

/* Lists the names beside the lines, in their order, closer to each other if there are many. */
static void
draw_legend (const Drawing *self)
{
  guint n = self->plot->n_series;
  double step = MIN (self->label_height * 1.2, (self->bottom - self->top) / MAX (n, 1));

  for (guint i = 0; i < n; i++)
    {
      draw_mark (self, i);
      lab_plot_names_write_sample (self->plot, &self->pen, i, self->right + get_names_gap (self),
                                   self->top + step / 2 + i * step);
    }
}

static void
draw_all (Drawing *self)
{
  draw_titles (self);
  draw_levels (self);
  draw_ticks (self);
  /* The solid line comes first. If a dashed line covers it, both are visible. */
  for (guint i = 0; i < self->plot->n_series; i++)
    draw_line (self, i);
  if (self->plot->legend)
    draw_legend (self);
  else
    draw_names (self);
}

/* Public functions */

/**
 * lab_plot_get_height:
 * @text: the fonts
 *
 * Returns: the height that a plot without titles needs in a widget, in pixels
 */
int
lab_plot_get_height (PangoContext *text)
{
  g_return_val_if_fail (PANGO_IS_CONTEXT (text), MIN_HEIGHT);

  return MAX (MIN_HEIGHT, (int) (N_LINES_HIGH * lab_pen_get_line_height (text)));
}

/**
 * lab_plot_draw:
 * @self: what to draw
 * @cr: where to draw
 * @width: the width of the whole plot, in units
 * @height: the height of the whole plot
 *
 * Draws a plot. If there is no room for any line, only the background is drawn.
 */
void
lab_plot_draw (const LabPlot *self,
               cairo_t       *cr,
               int            width,
               int            height)
{
  Drawing drawing = { .plot = self };

  g_return_if_fail (self != NULL && self->theme != NULL && cr != NULL);
  g_return_if_fail (self->n_series <= LAB_MAX_LINE_STYLES);
  g_return_if_fail (self->x.from < self->x.to && self->y.from < self->y.to);

  lab_pen_init (&drawing.pen, cr, self->text, width, self->rtl);
  lay_out (&drawing, height);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  if (self->theme->paper.alpha > 0)
    {
      lab_color_set_source (self->theme->paper, cr);
      cairo_paint (cr);
    }
  if (drawing.left < drawing.right && drawing.top < drawing.bottom)
    draw_all (&drawing);
  cairo_restore (cr);
  g_array_unref (drawing.levels);
  g_array_unref (drawing.ticks);
  lab_pen_clear (&drawing.pen);
}
