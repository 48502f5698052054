/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-plot.h"

#include <glib.h>
#include <math.h>

#include "lab-color.h"
#include "lab-pen.h"

/** LAB_PLOT_SAMPLE_WIDTH: the space that the sample of a line takes before its name. */
#define LAB_PLOT_SAMPLE_WIDTH 54

#define GAP 8                   /* between a text and what it belongs to, in units */
#define TICK 5                  /* the length of a tick */
#define MARK 5.0                /* the radius of a mark */
#define SMALL_MARK 3.0          /* the radius of that of a point without neighbors */
#define RING 8.5                /* the radius of the ring around a marked point */
#define RING_WIDTH 1.75
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

/* Ticks of time are at full hours, at midnight, or on the first day of a month, because people
 * read such times easily. */

typedef enum
{
  UNIT_HOUR,
  UNIT_DAY,
  UNIT_MONTH,
  UNIT_YEAR,
} Unit;

static const struct
{
  Unit unit;
  int count;
} steps[] = {
  { UNIT_HOUR, 1 },  { UNIT_HOUR, 2 },  { UNIT_HOUR, 6 },  { UNIT_DAY, 1 },   { UNIT_DAY, 2 },
  { UNIT_DAY, 7 },   { UNIT_DAY, 14 },  { UNIT_MONTH, 1 }, { UNIT_MONTH, 2 }, { UNIT_MONTH, 6 },
  { UNIT_YEAR, 1 },  { UNIT_YEAR, 2 },  { UNIT_YEAR, 5 },  { UNIT_YEAR, 10 }, { UNIT_YEAR, 50 },
};

/* Returns midnight of the day of @time, or of the first day of its month or year. */
static GDateTime *
floor_time (GDateTime *time,
            Unit       unit,
            int        count)
{
  int year, month, day;

  g_date_time_get_ymd (time, &year, &month, &day);
  switch (unit)
    {
    case UNIT_HOUR:
    case UNIT_DAY:
      return g_date_time_new_local (year, month, day, 0, 0, 0);
    case UNIT_MONTH:
      return g_date_time_new_local (year, (month - 1) / count * count + 1, 1, 0, 0, 0);
    case UNIT_YEAR:
    default:
      return g_date_time_new_local (MAX (year / count * count, 1), 1, 1, 0, 0, 0);
    }
}

/* Returns the time @n units after @start. These are units of the local calendar and clock, so
 * ticks stay at round times when daylight saving time begins. */
static GDateTime *
get_tick (GDateTime *start,
          Unit       unit,
          int        n)
{
  switch (unit)
    {
    case UNIT_HOUR:
      return g_date_time_add_hours (start, n);
    case UNIT_DAY:
      return g_date_time_add_days (start, n);
    case UNIT_MONTH:
      return g_date_time_add_months (start, n);
    case UNIT_YEAR:
    default:
      return g_date_time_add_years (start, n);
    }
}

static void
clear_tick (gpointer pointer)
{
  LabAxisTick *tick = pointer;

  g_free (tick->label);
  g_free (tick->second_line);
}

static void
add_tick (GArray    *ticks,
          GDateTime *time,
          Unit       unit,
          int       *last_day)
{
  LabAxisTick tick = { (double) g_date_time_to_unix (time), NULL, NULL };

  tick.label = g_date_time_format (time, unit == UNIT_HOUR ? "%R" : "%x");
  if (unit == UNIT_HOUR && g_date_time_get_day_of_year (time) != *last_day)
    tick.second_line = g_date_time_format (time, "%x");
  *last_day = g_date_time_get_day_of_year (time);
  g_array_append_val (ticks, tick);
}

/* Returns all ticks of one step between @from and @to, or NULL if there are too many. */
static GArray *
lay_ticks (gint64 from,
           gint64 to,
           guint  step,
           guint  max_ticks)
{
  g_autoptr (GArray) ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  g_autoptr (GDateTime) first = g_date_time_new_from_unix_local (from);
  g_autoptr (GDateTime) start = floor_time (first, steps[step].unit, steps[step].count);
  int last_day = 0;

  g_array_set_clear_func (ticks, clear_tick);
  for (int n = 0; start != NULL; n += steps[step].count)
    {
      g_autoptr (GDateTime) time = get_tick (start, steps[step].unit, n);

      if (time == NULL || g_date_time_to_unix (time) > to)
        break;
      if (g_date_time_to_unix (time) < from)
        continue;
      if (ticks->len == max_ticks)
        return NULL;
      add_tick (ticks, time, steps[step].unit, &last_day);
    }
  return g_steal_pointer (&ticks);
}

/* Public functions */

/**
 * lab_axis_get_step:
 * @span: the length of an axis, 0 or more
 * @max_steps: how many steps there is room for, at least 1
 *
 * Returns: the smallest of 1, 2, 5, 10, 20, 50 and so on that divides the axis into at most
 *   @max_steps steps
 */
guint64
lab_axis_get_step (double span,
                   guint  max_steps)
{
  static const guint64 factors[] = { 1, 2, 5 };
  guint64 scale = 1;

  g_return_val_if_fail (span >= 0 && span < 1e15 && max_steps > 0, 1);

  for (guint i = 0;; i++)
    {
      guint64 step = factors[i % 3] * scale;

      if ((double) step * max_steps >= span)
        return step;
      if (i % 3 == 2)
        scale *= 10;
    }
}

/**
 * lab_axis_choose_numbers:
 * @from: where the axis begins
 * @to: where it ends
 * @max_steps: how many steps there is room for
 * @format: (nullable): makes the labels; %NULL for plain numbers
 *
 * Returns: (transfer full) (element-type LabAxisTick): ticks at round whole numbers
 */
GArray *
lab_axis_choose_numbers (double        from,
                         double        to,
                         guint         max_steps,
                         LabAxisFormat format)
{
  GArray *ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  double step;

  g_array_set_clear_func (ticks, clear_tick);
  g_return_val_if_fail (from <= to, ticks);

  step = (double) lab_axis_get_step (to - from, max_steps);
  for (gint64 i = (gint64) ceil (from / step); (double) i * step <= to; i++)
    {
      double value = (double) i * step;
      LabAxisTick tick = { value, NULL, NULL };

      tick.label = format != NULL ? format (value) : g_strdup_printf ("%.0f", value);
      g_array_append_val (ticks, tick);
    }
  return ticks;
}

/**
 * lab_axis_choose_times:
 * @from: where the axis begins, in seconds since 1970, UTC
 * @to: where it ends
 * @max_ticks: how many ticks there is room for
 *
 * Returns: (transfer full) (element-type LabAxisTick): ticks at round local times, labeled
 *   with the time of day or the date. The first tick of each day has the date as well
 */
GArray *
lab_axis_choose_times (gint64 from,
                       gint64 to,
                       guint  max_ticks)
{
  GArray *ticks;

  g_return_val_if_fail (from <= to, NULL);

  for (guint step = 0; step < G_N_ELEMENTS (steps); step++)
    {
      ticks = lay_ticks (from, to, step, max_ticks);
      if (ticks != NULL)
        return ticks;
    }
  ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  g_array_set_clear_func (ticks, clear_tick);
  return ticks;
}

#define HALO 1.5                /* the width of the ring around a mark, in units */
#define SAMPLE_MARK 5           /* the radius of the mark in a sample */

/* Lines differ in color, in their dashes and in the mark at their end. People with color
 * blindness can tell the colors apart: they follow Okabe and Ito (2008), darker on light paper
 * and lighter on dark paper, so that a thin line is easy to see. */
static const struct
{
  LabColor light;
  LabColor dark;
  double dashes[6];
  int n_dashes;
  int n_corners;                /* of the mark; 0 for a disc */
  double size;                  /* of the mark, so that all marks look equally large */
  double angle;                 /* of the first corner, in quarter turns from the right */
} styles[LAB_N_LINE_STYLES] = {
  { LAB_COLOR_INIT (0x0067a3), LAB_COLOR_INIT (0x6cc0f5), { 0 }, 0, 0, 1, 0 },
  { LAB_COLOR_INIT (0xb84300), LAB_COLOR_INIT (0xff9a52), { 9, 4 }, 2, 4, 1.25, 0.5 },
  { LAB_COLOR_INIT (0x00735a), LAB_COLOR_INIT (0x4fd0a5), { 10, 4, 2, 4 }, 4, 3, 1.3, 3 },
  { LAB_COLOR_INIT (0xa04480), LAB_COLOR_INIT (0xe89ac4), { 2.5, 3 }, 2, 4, 1.3, 0 },
  { LAB_COLOR_INIT (0x806000), LAB_COLOR_INIT (0xf0d860), { 15, 4 }, 2, 3, 1.3, 1 },
  { LAB_COLOR_INIT (0x4d4a46), LAB_COLOR_INIT (0xe8e4d8), { 9, 3, 2, 3, 2, 3 }, 6, 6, 1.15, 0 },
};

/* Private helpers */

/* Returns which of the first styles has the dashes and the mark. */
static guint
get_shape (guint style)
{
  return (style + style / LAB_N_LINE_STYLES) % LAB_N_LINE_STYLES;
}

/* Public functions */

/**
 * lab_line_style_get_color:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 *
 * Returns: the color of the line
 */
LabColor
lab_line_style_get_color (guint    style,
                          gboolean dark)
{
  g_return_val_if_fail (style < LAB_MAX_LINE_STYLES, LAB_COLOR (0));

  style %= LAB_N_LINE_STYLES;
  return dark ? styles[style].dark : styles[style].light;
}

/**
 * lab_line_style_stroke:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @width: the width of the line
 *
 * Draws the current path of @cr with the color and the dashes of a style.
 */
static void
lab_line_style_stroke (guint    style,
                       gboolean dark,
                       cairo_t *cr,
                       double   width)
{
  guint shape;

  shape = get_shape (style);
  cairo_save (cr);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, styles[shape].dashes, styles[shape].n_dashes, 0);
  lab_color_set_source (lab_line_style_get_color (style, dark), cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * lab_line_style_draw_mark:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @x: the center of the mark
 * @y: the center of the mark
 * @radius: the radius of a disc that looks as large as the mark, in units
 * @halo: (nullable): the color of a thin ring around the mark; %NULL for none
 *
 * Draws the mark of a style.
 */
static void
lab_line_style_draw_mark (guint           style,
                          gboolean        dark,
                          cairo_t        *cr,
                          double          x,
                          double          y,
                          double          radius,
                          const LabColor *halo)
{
  guint shape;

  shape = get_shape (style);
  cairo_new_path (cr);
  if (styles[shape].n_corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (int i = 0; i < styles[shape].n_corners; i++)
    {
      double angle = styles[shape].angle * G_PI / 2 + 2 * G_PI * i / styles[shape].n_corners;

      cairo_line_to (cr, x + radius * styles[shape].size * cos (angle),
                     y + radius * styles[shape].size * sin (angle));
    }
  cairo_close_path (cr);
  if (halo != NULL)
    {
      cairo_set_line_width (cr, 2 * HALO);
      lab_color_set_source (*halo, cr);
      cairo_stroke_preserve (cr);
    }
  lab_color_set_source (lab_line_style_get_color (style, dark), cr);
  cairo_fill (cr);
}

/**
 * lab_line_style_draw_sample:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @line_width: the width of the line
 * @width: the width of the sample
 * @height: the height of the sample
 *
 * Draws a short line with the mark in its middle, for a legend.
 */
void
lab_line_style_draw_sample (guint    style,
                            gboolean dark,
                            cairo_t *cr,
                            double   line_width,
                            double   width,
                            double   height)
{
  g_return_if_fail (style < LAB_MAX_LINE_STYLES && cr != NULL);

  cairo_new_path (cr);
  cairo_move_to (cr, 0, height / 2);
  cairo_line_to (cr, width, height / 2);
  lab_line_style_stroke (style, dark, cr, line_width);
  lab_line_style_draw_mark (style, dark, cr, width / 2, height / 2, SAMPLE_MARK, NULL);
}

/* Returns the style of a line. */
static guint
get_style (const LabPlot *plot,
           guint          number)
{
  return plot->styles != NULL ? plot->styles[number] : number;
}

#define NAMES_GAP 8                   /* between a sample and the name, in units */
#define NAME 1.1

/** lab_plot_names_measure: returns the width of the longest name or second line. */
static double
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
static void
lab_plot_names_write (const LabPlot *plot,
                      const LabPen  *pen,
                      guint          number,
                      double         x,
                      double         y)
{
  const LabPlotSeries *series = &plot->series[number];
  const LabPlotTheme *theme = plot->theme;
  LabColor color = lab_line_style_get_color (get_style (plot, number), theme->dark);
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
static void
lab_plot_names_write_sample (const LabPlot *plot,
                             const LabPen  *pen,
                             guint          number,
                             double         x,
                             double         y)
{
  double length = LAB_PLOT_SAMPLE_WIDTH - NAMES_GAP;
  double left = pen->rtl ? lab_pen_mirror (pen, x) + NAMES_GAP : x - LAB_PLOT_SAMPLE_WIDTH;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, left, y - pen->line_height / 2);
  lab_line_style_draw_sample (get_style (plot, number), plot->theme->dark, pen->cr,
                              plot->theme->line_width, length, pen->line_height);
  cairo_restore (pen->cr);
  lab_plot_names_write (plot, pen, number, x, y);
}

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
  if (self->plot->shape == LAB_PLOT_STEPS && (!self->plot->legend || last.y < self->plot->y.to))
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
      lab_line_style_draw_mark (get_style (self->plot, number), theme->dark, self->pen.cr,
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
  lab_line_style_stroke (get_style (plot, number), plot->theme->dark, self->pen.cr,
                         plot->theme->line_width);
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
  lab_line_style_draw_mark (get_style (self->plot, number), theme->dark, self->pen.cr,
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
  lab_color_set_source (lab_line_style_get_color (get_style (self->plot, number),
                                                  self->plot->theme->dark), self->pen.cr);
  cairo_stroke (self->pen.cr);
}

static void
draw_rings (const Drawing *self,
            guint          number)
{
  const LabPlotTheme *theme = self->plot->theme;
  const LabPlotSeries *series = &self->plot->series[number];

  for (gsize i = 0; i < series->n_marked; i++)
    {
      double x = lab_pen_mirror (&self->pen, get_x (self, series->marked[i].x));
      double y = get_y (self, series->marked[i].y);

      lab_line_style_draw_mark (get_style (self->plot, number), theme->dark, self->pen.cr, x, y,
                                MARK, theme->paper.alpha > 0 ? &theme->paper : NULL);
      cairo_new_path (self->pen.cr);
      cairo_arc (self->pen.cr, x, y, RING, 0, 2 * G_PI);
      cairo_set_line_width (self->pen.cr, RING_WIDTH);
      lab_color_set_source (theme->text, self->pen.cr);
      cairo_stroke (self->pen.cr);
    }
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
  if (self->plot->cursor != NULL)
    {
      double x = floor (get_x (self, *self->plot->cursor)) + 0.5;

      draw_straight (self, self->plot->theme->text, x, self->top, x, self->bottom);
    }
  /* The solid line comes first. If a dashed line covers it, both are visible. */
  for (guint i = 0; i < self->plot->n_series; i++)
    draw_line (self, i);
  for (guint i = 0; i < self->plot->n_series; i++)
    draw_rings (self, i);
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
  if (self->span != NULL)
    *self->span = (LabPlotSpan) { drawing.left, drawing.right };
  cairo_restore (cr);
  g_array_unref (drawing.levels);
  g_array_unref (drawing.ticks);
  lab_pen_clear (&drawing.pen);
}
