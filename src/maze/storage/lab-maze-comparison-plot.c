/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-comparison-plot.h"

#include "lab-maze-comparison-report.h"

/* A figure in a file has two columns of plots. */
#define N_COLUMNS 2
#define WIDTH 480
#define MARGIN 24

/* What is drawn into a file. */
typedef struct
{
  const LabMazeComparison *comparison;
  LabMazeComparisonNameFunc format_name;
} Figure;

/* Private helpers */

static gboolean
is_right_to_left (void)
{
  const char *text = lab_maze_quantity_get_name (LAB_MAZE_QUANTITY_DIAMETER);
  GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

  return script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;
}

static LabIntervalPlot
make_plot (const LabMazeComparison *comparison,
           const char              *subtitle)
{
  return (LabIntervalPlot) {
    .subtitle = subtitle,
    .n_rows = lab_maze_comparison_get_n_rows (comparison),
    .theme = &lab_plot_theme_print,
    .margin = MARGIN,
    .rtl = is_right_to_left (),
  };
}

static int
get_plot_height (const LabMazeComparison *comparison)
{
  LabIntervalPlot plot = make_plot (comparison, "");

  plot.title = "";
  return lab_interval_plot_get_height (&plot, NULL);
}

static void
draw_figure (gconstpointer data,
             cairo_t      *cr,
             int           width,
             int           height)
{
  const Figure *self = data;
  g_autofree char *subtitle = lab_maze_comparison_format_title (self->comparison);
  LabIntervalPlot plot = make_plot (self->comparison, subtitle);
  int plot_height = get_plot_height (self->comparison), place = 0;

  cairo_rectangle (cr, 0, 0, width, height);
  lab_color_set_source (plot.theme->paper, cr);
  cairo_fill (cr);
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      int column = plot.rtl ? N_COLUMNS - 1 - place % N_COLUMNS : place % N_COLUMNS;
      int row = place / N_COLUMNS;

      if (!lab_maze_comparison_has (self->comparison, quantity))
        continue;
      plot.title = lab_maze_quantity_get_name (quantity);
      cairo_save (cr);
      cairo_translate (cr, column * WIDTH, row * plot_height);
      lab_maze_comparison_draw (self->comparison, quantity, self->format_name, plot, cr, WIDTH,
                                plot_height);
      cairo_restore (cr);
      place++;
    }
}

static guint
count_quantities (const LabMazeComparison *self)
{
  guint n = 0;

  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    n += lab_maze_comparison_has (self, quantity) ? 1 : 0;
  return n;
}

/* Public functions */

/**
 * lab_maze_comparison_draw:
 * @comparison: a comparison whose threads have ended
 * @quantity: what to draw
 * @format_name: names the bars
 * @plot: how to draw it; its rows are not used
 * @cr: where to draw
 * @width: the width of the plot, in units
 * @height: the height of the plot
 *
 * Draws the mean of each row with its interval.
 */
void
lab_maze_comparison_draw (const LabMazeComparison   *comparison,
                          LabMazeQuantity            quantity,
                          LabMazeComparisonNameFunc  format_name,
                          LabIntervalPlot            plot,
                          cairo_t                   *cr,
                          int                        width,
                          int                        height)
{
  guint n_rows = lab_maze_comparison_get_n_rows (comparison);
  g_autofree LabIntervalPlotRow *rows = g_new (LabIntervalPlotRow, n_rows);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint row = 0; row < n_rows; row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);
      char *name = format_name (comparison, row);
      char *label = lab_maze_quantity_format_value (quantity, summary.mean);

      g_ptr_array_add (texts, name);
      g_ptr_array_add (texts, label);
      rows[row] = (LabIntervalPlotRow) { name, summary.mean, summary.interval.low,
                                         summary.interval.high, label };
    }
  plot.rows = rows;
  plot.n_rows = n_rows;
  lab_interval_plot_draw (&plot, cr, width, height);
}

/**
 * lab_maze_comparison_render:
 * @comparison: a comparison whose threads have ended
 * @format_name: names the bars
 * @format: the format of the file
 * @error: return location for an error
 *
 * Draws a plot for each quantity, with the mean of each row and its interval.
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *
lab_maze_comparison_render (const LabMazeComparison    *comparison,
                            LabMazeComparisonNameFunc   format_name,
                            LabFigureFormat             format,
                            GError                    **error)
{
  Figure figure = { comparison, format_name };
  int n_lines;

  g_return_val_if_fail (comparison != NULL && format_name != NULL, NULL);

  n_lines = (int) (count_quantities (comparison) + N_COLUMNS - 1) / N_COLUMNS;
  return lab_figure_render (format, N_COLUMNS * WIDTH, n_lines * get_plot_height (comparison),
                            draw_figure, &figure, error);
}
