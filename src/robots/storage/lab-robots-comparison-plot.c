/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-comparison-plot.h"

#include <math.h>
#include <stdlib.h>

#include <glib/gi18n.h>

#include "lab-robots-comparison-report.h"

/* A file has two columns of figures. */
#define N_COLUMNS 2
#define WIDTH 640
#define HEIGHT 440
#define MARGIN 24

/* Narrower figures have short names. */
#define NARROW 420

/* Shorter times cannot be measured, and 0 has no logarithm. */
#define LEAST_TIME 1e-7

/* Some of the boards. */
typedef struct
{
  const LabRobotsComparison *comparison;
  LabRobotsKind kind;
} Selection;

/* A board and how hard it is: the fewest moves, and the most states that any algorithm expanded. */
typedef struct
{
  guint board;
  guint n_moves;
  guint64 n_expanded;
} RankedBoard;

static const char * const TITLES[LAB_N_ROBOTS_FIGURES] = {
  N_("Time by Number of Robots"),
  N_("Moves by Number of Robots"),
  N_("Time by Board"),
  N_("Moves by Board"),
};

/* Private helpers: values */

/* The axis of times has logarithms. */
static double
scale_time (double seconds)
{
  return isfinite (seconds) ? log10 (MAX (seconds, LEAST_TIME)) : NAN;
}

static char *
format_time (double value)
{
  double seconds = pow (10, value);

  if (seconds < 0.9e-3)
    /* Translators: a time in microseconds, on an axis of a plot. */
    return g_strdup_printf (_("%.3g µs"), seconds * 1e6);
  if (seconds < 0.9)
    /* Translators: a time in milliseconds, on an axis of a plot. */
    return g_strdup_printf (_("%.3g ms"), seconds * 1e3);
  /* Translators: a time in seconds, on an axis of a plot. */
  return g_strdup_printf (_("%.0f s"), seconds);
}

static int
compare_numbers (guint64 first,
                 guint64 second)
{
  return (first > second) - (first < second);
}

static int
compare_moves (const void *first,
               const void *second)
{
  const RankedBoard *a = first, *b = second;
  int order = compare_numbers (a->n_moves, b->n_moves);

  if (order == 0)
    order = compare_numbers (a->n_expanded, b->n_expanded);
  return order != 0 ? order : compare_numbers (a->board, b->board);
}

static int
compare_efforts (const void *first,
                 const void *second)
{
  const RankedBoard *a = first, *b = second;
  int order = compare_numbers (a->n_expanded, b->n_expanded);

  return order != 0 ? order : compare_numbers (a->board, b->board);
}

static guint64
find_effort (const LabRobotsComparison *comparison,
             guint                      board)
{
  guint64 most = 0;

  for (guint i = 0; i < lab_robots_comparison_get_setup (comparison)->n_algorithms; i++)
    {
      const LabRobotsTrial *trial = lab_robots_comparison_get_trial (comparison, board, i);

      most = MAX (most, trial->n_expanded);
    }
  return most;
}

/* Returns the boards from easy to hard: for times by the work that they were, for moves by the
 * fewest moves, so that those without a solution come last. */
static RankedBoard *
rank_boards (const Selection *self,
             LabRobotsFigure  figure,
             guint           *n_boards)
{
  guint n_all = lab_robots_comparison_get_n_boards (self->comparison);
  RankedBoard *boards = g_new (RankedBoard, MAX (n_all, 1));
  guint n = 0;

  for (guint board = 0; board < n_all; board++)
    {
      const LabRobotsTrial *proof;

      if (!lab_robots_comparison_is_of_kind (self->comparison, board, self->kind))
        continue;
      proof = lab_robots_comparison_get_proof (self->comparison, board);
      boards[n++] = (RankedBoard) {
        .board = board,
        .n_moves = proof != NULL && proof->outcome == LAB_ROBOTS_SOLVED ? proof->n_moves
                                                                        : G_MAXUINT,
        .n_expanded = find_effort (self->comparison, board),
      };
    }
  qsort (boards, n, sizeof boards[0],
         lab_robots_figure_is_of_time (figure) ? compare_efforts : compare_moves);
  *n_boards = n;
  return boards;
}

static LabPlotPoint *
make_board_points (const Selection   *self,
                   LabRobotsFigure    figure,
                   guint              algorithm,
                   const RankedBoard *boards,
                   guint              n_boards)
{
  gboolean is_time = lab_robots_figure_is_of_time (figure);
  LabPlotPoint *points = g_new0 (LabPlotPoint, MAX (n_boards, 1));

  for (guint i = 0; i < n_boards; i++)
    {
      const LabRobotsTrial *trial
          = lab_robots_comparison_get_trial (self->comparison, boards[i].board, algorithm);
      double moves = trial->outcome == LAB_ROBOTS_SOLVED ? (double) trial->n_moves : (double) NAN;

      points[i].x = i + 1;
      points[i].y = is_time ? scale_time (trial->seconds) : moves;
    }
  return points;
}

static LabPlotPoint *
make_robot_points (const Selection *self,
                   LabRobotsFigure  figure,
                   guint            algorithm)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self->comparison);
  gboolean is_time = lab_robots_figure_is_of_time (figure);
  LabPlotPoint *points = g_new0 (LabPlotPoint, setup->n_robots);

  for (guint i = 0; i < setup->n_robots; i++)
    {
      LabRobotsTally tally;

      lab_robots_comparison_tally (self->comparison,
                                   (LabRobotsKind) { self->kind.size, setup->robots[i] }, algorithm,
                                   &tally);
      points[i].x = setup->robots[i];
      points[i].y = is_time ? scale_time (tally.seconds.mean) : tally.moves.mean;
    }
  return points;
}

/* Private helpers: axes */

/* Finds the least and the largest number on one axis of all lines. */
static void
find_range (const LabPlotSeries *series,
            guint                n_series,
            gboolean             is_vertical,
            double              *least,
            double              *most)
{
  *least = INFINITY;
  *most = -INFINITY;
  for (guint i = 0; i < n_series; i++)
    {
      for (gsize k = 0; k < series[i].n_points; k++)
        {
          double value = is_vertical ? series[i].points[k].y : series[i].points[k].x;

          if (isnan (value))
            continue;
          *least = MIN (*least, value);
          *most = MAX (*most, value);
        }
    }
}

static void
set_axes (LabPlot         *plot,
          LabRobotsFigure  figure)
{
  gboolean is_by_board = lab_robots_figure_is_by_board (figure);
  double least, most;

  find_range (plot->series, plot->n_series, FALSE, &least, &most);
  plot->x = (LabPlotAxis) {
    .from = isfinite (least) ? least - (least < most ? 0 : 0.5) : 0,
    .to = isfinite (most) ? most + (least < most ? 0 : 0.5) : 1,
    .label = is_by_board ? _("Boards, from easy to hard") : _("Robots"),
  };
  find_range (plot->series, plot->n_series, TRUE, &least, &most);
  if (!isfinite (least))
    least = most = 0;
  if (lab_robots_figure_is_of_time (figure))
    plot->y = (LabPlotAxis) {
      .from = floor (least),
      .to = MAX (ceil (most), floor (least) + 1),
      .label = is_by_board ? _("Time, on a logarithmic scale")
                           : _("Mean time, on a logarithmic scale"),
      .format = format_time,
    };
  else
    plot->y = (LabPlotAxis) {
      .from = 0,
      .to = MAX (ceil (most), 1),
      /* Translators: the label of an axis: the mean number of moves, or the number of moves. */
      .label = is_by_board ? _("Moves of the solution") : _("Mean moves"),
    };
}

/* Private helpers: files */

static gboolean
is_right_to_left (void)
{
  GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (_("Robots")));

  return script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;
}

static void
draw_file (gconstpointer data,
           cairo_t      *cr,
           int           width,
           int           height)
{
  const Selection *self = data;
  g_autofree char *subtitle = lab_robots_comparison_format_title (self->comparison);
  LabPlot plot = { .subtitle = subtitle, .theme = &lab_plot_theme_print, .margin = MARGIN,
                   .rtl = is_right_to_left () };

  cairo_rectangle (cr, 0, 0, width, height);
  lab_color_set_source (plot.theme->paper, cr);
  cairo_fill (cr);
  for (int i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      int column = plot.rtl ? N_COLUMNS - 1 - i % N_COLUMNS : i % N_COLUMNS;
      int row = i / N_COLUMNS;

      plot.title = lab_robots_figure_get_title ((LabRobotsFigure) i);
      cairo_save (cr);
      cairo_translate (cr, column * WIDTH, row * HEIGHT);
      lab_robots_comparison_draw (self->comparison, (LabRobotsFigure) i, self->kind, plot, cr,
                                  WIDTH, HEIGHT);
      cairo_restore (cr);
    }
}

/* Public functions */

/** lab_robots_figure_get_title: returns the title of a figure for people, translated. */
const char *
lab_robots_figure_get_title (LabRobotsFigure figure)
{
  return _(TITLES[figure]);
}

/** lab_robots_figure_is_of_time: returns whether a figure shows times, not moves. */
gboolean
lab_robots_figure_is_of_time (LabRobotsFigure figure)
{
  return figure == LAB_ROBOTS_FIGURE_TIME_BY_ROBOTS || figure == LAB_ROBOTS_FIGURE_TIME_BY_BOARD;
}

/** lab_robots_figure_is_by_board: returns whether a figure has a point for each board. */
gboolean
lab_robots_figure_is_by_board (LabRobotsFigure figure)
{
  return figure == LAB_ROBOTS_FIGURE_TIME_BY_BOARD || figure == LAB_ROBOTS_FIGURE_MOVES_BY_BOARD;
}

/**
 * lab_robots_comparison_draw:
 * @comparison: a comparison whose threads have ended
 * @figure: what to draw
 * @kind: of which boards; figures by number of robots are always about all of these numbers
 * @plot: how to draw it; its series and axes are not used
 * @cr: where to draw
 * @width: the width of the figure, in units
 * @height: its height
 *
 * Draws one of the figures.
 */
void
lab_robots_comparison_draw (const LabRobotsComparison *comparison,
                            LabRobotsFigure            figure,
                            LabRobotsKind              kind,
                            LabPlot                    plot,
                            cairo_t                   *cr,
                            int                        width,
                            int                        height)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (comparison);
  const Selection selection = { comparison, kind };
  LabPlotSeries series[LAB_N_ROBOTS_ALGORITHMS] = { 0 };
  LabPlotPoint *points[LAB_N_ROBOTS_ALGORITHMS] = { NULL };
  guint n_boards;
  g_autofree RankedBoard *boards = rank_boards (&selection, figure, &n_boards);

  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      points[i] = lab_robots_figure_is_by_board (figure)
                      ? make_board_points (&selection, figure, i, boards, n_boards)
                      : make_robot_points (&selection, figure, i);
      series[i] = (LabPlotSeries) {
        .name = width < NARROW ? lab_robots_algorithm_get_short_name (setup->algorithms[i])
                               : lab_robots_algorithm_get_name (setup->algorithms[i]),
        .points = points[i],
        .n_points = lab_robots_figure_is_by_board (figure) ? n_boards : setup->n_robots,
      };
    }
  plot.series = series;
  plot.n_series = setup->n_algorithms;
  plot.shape = LAB_PLOT_STRAIGHT;
  plot.legend = TRUE;
  plot.marks = !lab_robots_figure_is_by_board (figure);
  set_axes (&plot, figure);
  lab_plot_draw (&plot, cr, width, height);
  for (guint i = 0; i < setup->n_algorithms; i++)
    g_free (points[i]);
}

/**
 * lab_robots_comparison_render:
 * @comparison: a comparison whose threads have ended
 * @kind: of which boards; figures by number of robots are always about all of these numbers
 * @format: the format of the file
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a file with all figures
 */
GBytes *
lab_robots_comparison_render (const LabRobotsComparison  *comparison,
                              LabRobotsKind               kind,
                              LabFigureFormat             format,
                              GError                    **error)
{
  const Selection selection = { comparison, kind };

  g_return_val_if_fail (comparison != NULL, NULL);

  return lab_figure_render (format, N_COLUMNS * WIDTH, LAB_N_ROBOTS_FIGURES / N_COLUMNS * HEIGHT,
                            draw_file, &selection, error);
}
