/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <pango/pangocairo.h>

#include "lab-color.h"
#include "lab-pen.h"

G_BEGIN_DECLS

/**
 * LabAxisFormat:
 * @value: a value on an axis
 *
 * Returns: (transfer full): the text for @value
 */
typedef char *(*LabAxisFormat) (double value);

/** LAB_PLOT_MAX_STEPS: the largest number of steps on an axis of numbers. */
#define LAB_PLOT_MAX_STEPS 8

/** LAB_PLOT_MAX_LEVELS: the largest number of steps on the vertical axis. */
#define LAB_PLOT_MAX_LEVELS 5

/**
 * LabPlotShape:
 * @LAB_PLOT_STEPS: a value stays the same until the next point, and the last one until the
 *   end of the axis
 * @LAB_PLOT_STRAIGHT: points are joined by straight lines
 *
 * How the points of a series are joined.
 */
typedef enum
{
  LAB_PLOT_STEPS,
  LAB_PLOT_STRAIGHT,
} LabPlotShape;

/**
 * LabPlotPoint:
 * @x: along the horizontal axis
 * @y: along the vertical axis; NaN to interrupt a straight line
 *
 * A point of a series.
 */
typedef struct
{
  double x;
  double y;
} LabPlotPoint;

/**
 * LabPlotSeries:
 * @name: the name beside the end of the line, in any script
 * @detail: (nullable): a second line below the name
 * @points: (array length=n_points): the points, from the first @x to the last
 * @n_points: the number of points
 * @marked: (nullable) (array length=n_marked): points that get a ring
 * @n_marked: the number of these points
 *
 * A line of a plot.
 */
typedef struct
{
  const char         *name;
  const char         *detail;
  const LabPlotPoint *points;
  gsize               n_points;
  const LabPlotPoint *marked;
  gsize               n_marked;
} LabPlotSeries;

/**
 * LabPlotSpan:
 * @left: where the horizontal axis begins, if the plot is read from left to right
 * @right: where it ends
 *
 * Where the lines of a plot are, in units.
 */
typedef struct
{
  double left;
  double right;
} LabPlotSpan;

/**
 * LabPlotAxis:
 * @from: the first value
 * @to: the last value, greater than @from
 * @label: (nullable): what the axis shows
 * @is_time: whether values are seconds since 1970, UTC; otherwise they are numbers with
 *   ticks at whole ones
 * @format: (nullable): makes the labels of numbers; %NULL for plain ones
 *
 * An axis of a plot.
 */
typedef struct
{
  double        from;
  double        to;
  const char   *label;
  gboolean      is_time;
  LabAxisFormat format;
} LabPlotAxis;

/**
 * LabPlotTheme:
 * @paper: the background; if it is transparent, the plot is drawn over the existing picture
 * @text: the color of titles and names
 * @faint: the color of labels
 * @grid: the color of the lines of the grid
 * @axis: the color of the axis
 * @dark: whether the background is dark
 * @line_width: the width of the lines of the series
 *
 * The colors of a plot.
 */
typedef struct
{
  LabColor paper;
  LabColor text;
  LabColor faint;
  LabColor grid;
  LabColor axis;
  gboolean dark;
  double   line_width;
} LabPlotTheme;

/**
 * LabPlot:
 * @title: (nullable): the title
 * @subtitle: (nullable): a line below the title
 * @x: the horizontal axis
 * @y: the vertical axis, of numbers
 * @shape: how points are joined
 * @series: (array length=n_series): the lines
 * @n_series: the number of lines, %LAB_MAX_LINE_STYLES at most
 * @theme: the colors
 * @text: (nullable): the fonts; %NULL for a plot in a file
 * @margin: the space around the plot, in units
 * @rtl: whether the plot is mirrored, for a language that is read from right to left
 * @legend: whether the names are in a legend, for lines that end close to each other; a line that
 *   has reached the upper edge then ends there
 * @marks: whether each point of a straight line has a mark, not only the last one
 * @styles: (nullable): the style of each line; %NULL if it is its number
 * @cursor: (nullable): a place on the horizontal axis that gets a vertical line
 * @span: (nullable): is set to where the lines are
 *
 * A plot with two axes. Each line has its name at its end, unless there is a legend.
 */
typedef struct
{
  const char          *title;
  const char          *subtitle;
  LabPlotAxis          x;
  LabPlotAxis          y;
  LabPlotShape         shape;
  const LabPlotSeries *series;
  guint                n_series;
  const LabPlotTheme  *theme;
  PangoContext        *text;
  double               margin;
  gboolean             rtl;
  gboolean             legend;
  gboolean             marks;
  const guint         *styles;
  const double        *cursor;
  LabPlotSpan         *span;
} LabPlot;

extern const LabPlotTheme lab_plot_theme_print;

/**
 * LabAxisTick:
 * @value: where it is on the axis
 * @label: the text beside it
 * @second_line: (nullable): a text below @label, such as the date of a time of day
 *
 * A mark on an axis.
 */
typedef struct
{
  double value;
  char  *label;
  char  *second_line;
} LabAxisTick;

/** LAB_N_LINE_STYLES: the number of lines that a reader can tell apart in a plot, by their color
 * and also without it. */
#define LAB_N_LINE_STYLES 6

/** LAB_MAX_LINE_STYLES: the number of styles. Those after the first %LAB_N_LINE_STYLES have their
 * colors again, with the dashes and the mark of another one, which takes a legend to tell. */
#define LAB_MAX_LINE_STYLES (LAB_N_LINE_STYLES * LAB_N_LINE_STYLES)

int      lab_plot_get_height        (PangoContext  *text);
void     lab_plot_draw              (const LabPlot *self,
                                     cairo_t       *cr,
                                     int            width,
                                     int            height);
guint64  lab_axis_get_step          (double         span,
                                     guint          max_steps);
GArray  *lab_axis_choose_numbers    (double         from,
                                     double         to,
                                     guint          max_steps,
                                     LabAxisFormat  format);
GArray  *lab_axis_choose_times      (gint64         from,
                                     gint64         to,
                                     guint          max_ticks);
LabColor lab_line_style_get_color   (guint          style,
                                     gboolean       dark)
                                    G_GNUC_CONST;
void     lab_line_style_draw_sample (guint          style,
                                     gboolean       dark,
                                     cairo_t       *cr,
                                     double         line_width,
                                     double         width,
                                     double         height);

G_END_DECLS
