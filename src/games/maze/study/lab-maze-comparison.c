/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-comparison.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <math.h>

#include "lab-json.h"
#include "lab-maze-measures.h"
#include "lab-refuse.h"
#include "lab-text.h"

/* Quantities */

/* The keys of the quantities in files. */
static const char * const words[LAB_N_MAZE_QUANTITIES] = {
  [LAB_MAZE_QUANTITY_DEAD_ENDS] = "dead_ends_percent",
  [LAB_MAZE_QUANTITY_DIAMETER] = "diameter",
  [LAB_MAZE_QUANTITY_SOLUTION] = "solution",
  [LAB_MAZE_QUANTITY_DECISIONS] = "decisions",
  [LAB_MAZE_QUANTITY_TURNS] = "turns",
  [LAB_MAZE_QUANTITY_VISITED] = "visited",
  [LAB_MAZE_QUANTITY_STEPS] = "steps",
  [LAB_MAZE_QUANTITY_FRONTIER] = "frontier",
};

/** lab_maze_quantity_get_name: returns the name of a quantity for people. */
const char *
lab_maze_quantity_get_name (LabMazeQuantity quantity)
{
  static const char * const names[LAB_N_MAZE_QUANTITIES] = {
    /* Translators: the share of the cells of a maze that are dead ends.
     * xgettext:no-c-format */
    [LAB_MAZE_QUANTITY_DEAD_ENDS] = N_("Dead ends (%)"),
    /* Translators: the longest of the shortest ways between any two cells of a maze. */
    [LAB_MAZE_QUANTITY_DIAMETER] = N_("Diameter"),
    /* Translators: the length of the way through a maze, in steps. */
    [LAB_MAZE_QUANTITY_SOLUTION] = N_("Solution length"),
    /* Translators: the junctions on the way through a maze. */
    [LAB_MAZE_QUANTITY_DECISIONS] = N_("Decisions"),
    /* Translators: how often the way through a maze turns to the left or right. */
    [LAB_MAZE_QUANTITY_TURNS] = N_("Turns on the way"),
    /* Translators: the cells of a maze that a search visited. */
    [LAB_MAZE_QUANTITY_VISITED] = N_("Visited cells"),
    /* Translators: the steps of a search through a maze. */
    [LAB_MAZE_QUANTITY_STEPS] = N_("Steps"),
    /* Translators: the largest number of cells that waited in a search through a maze. */
    [LAB_MAZE_QUANTITY_FRONTIER] = N_("Largest frontier"),
  };

  g_return_val_if_fail (quantity < LAB_N_MAZE_QUANTITIES, NULL);

  return _(names[quantity]);
}

/* Returns a value, or a mean of values, for people; a dash if it is not finite. */
static char *
format_value (LabMazeQuantity quantity,
              double          value)
{
  if (!isfinite (value))
    return g_strdup ("–");
  return g_strdup_printf ("%.*f", quantity == LAB_MAZE_QUANTITY_DEAD_ENDS ? 2 : 1, value);
}

/* Private helpers: results */

/* The mazes of a generator are a group. */
static guint
get_group (const LabMazeComparison *self,
           guint                    row)
{
  return row / MAX (self->setup.n_solvers, 1);
}

static gboolean
is_finished (const LabMazeComparison *self,
             guint                    row,
             guint                    maze)
{
  return lab_experiment_has (&self->base, get_group (self, row) * self->setup.n_mazes + maze);
}

/* Returns the words of a generator, and of a solver if any. */
static char *
format_name (const LabMazeComparison *self,
             guint                    row)
{
  const LabMazeComparisonSetup *setup = &self->setup;
  const char *generator
      = lab_maze_generators[lab_maze_comparison_get_generator (self, row)].word;

  if (setup->n_solvers == 0)
    return g_strdup (generator);
  return g_strdup_printf ("%s %s", generator,
                          lab_maze_solver_words[lab_maze_comparison_get_solver (self, row)]);
}

/* Adds a table for one quantity. */
static void
append_table (GString                 *text,
              const LabMazeComparison *self,
              LabMazeQuantity          quantity)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("lrrrrr");
  g_auto (GStrv) headings = lab_maze_comparison_list_headings ();
  g_autofree char *lines = NULL;

  lab_text_table_add (table, lab_maze_quantity_get_name (quantity));
  for (guint i = 0; headings[i] != NULL; i++)
    lab_text_table_add (table, headings[i]);
  for (guint row = 0; row < self->n_rows; row++)
    {
      g_auto (GStrv) numbers = lab_maze_comparison_list_numbers (self, row, quantity);

      lab_text_table_take (table, self->format_name (self, row));
      for (guint i = 0; numbers[i] != NULL; i++)
        lab_text_table_add (table, numbers[i]);
    }
  lines = lab_text_table_format (table);
  g_string_append_c (text, '\n');
  g_string_append (text, lines);
}

/* Returns how many mazes were finished of each kind; after an interruption, at least. */
static guint
count_of_each (const LabMazeComparison *self)
{
  guint least = self->setup.n_mazes;

  for (guint row = 0; row < self->n_rows; row++)
    least = MIN (least, lab_experiment_count (&self->base, get_group (self, row)));
  return least;
}

static void
append_row (GString                 *json,
            const LabMazeComparison *self,
            guint                    row)
{
  LabMazeGenerator generator = lab_maze_comparison_get_generator (self, row);

  g_string_append_printf (json, "    {\n      \"generator\": \"%s\"",
                          lab_maze_generators[generator].word);
  if (self->setup.n_solvers > 0)
    g_string_append_printf (json, ",\n      \"solver\": \"%s\",\n      \"unsolved\": %u",
                            lab_maze_solver_words[lab_maze_comparison_get_solver (self, row)],
                            lab_maze_comparison_count_unsolved (self, row));
  g_string_append_printf (json, ",\n      \"finished\": %u",
                          lab_experiment_count (&self->base, get_group (self, row)));
  for (guint i = 0; i < self->n_quantities; i++)
    {
      LabSummary summary = lab_maze_comparison_summarize (self, row, self->quantities[i]);

      g_string_append_printf (json, ",\n      \"%s\": ", words[self->quantities[i]]);
      lab_statistics_append_json (json, &summary);
    }
  g_string_append (json, "\n    }");
}

static void
append_maze (GString                 *csv,
             const LabMazeComparison *self,
             guint                    row,
             guint                    maze)
{
  LabMazeGenerator generator = lab_maze_comparison_get_generator (self, row);

  g_string_append_printf (csv, "%u,%" G_GUINT64_FORMAT ",%s", maze + 1,
                          self->setup.seed + maze,
                          lab_maze_generators[generator].word);
  if (self->setup.n_solvers > 0)
    g_string_append_printf (csv, ",%s",
                            lab_maze_solver_words[lab_maze_comparison_get_solver (self, row)]);
  for (guint i = 0; i < self->n_quantities; i++)
    {
      double value = lab_maze_comparison_get_value (self, row, self->quantities[i], maze);

      g_string_append_c (csv, ',');
      if (!isnan (value))
        lab_json_append_number (csv, value);
    }
  g_string_append (csv, "\r\n");
}

/* Public functions */

/** lab_maze_comparison_list_headings: (transfer full): the headings of the columns of numbers. */
GStrv
lab_maze_comparison_list_headings (void)
{
  g_autoptr (GStrvBuilder) headings = g_strv_builder_new ();

  /* Translators: the heading of a column: the arithmetic mean. */
  g_strv_builder_add (headings, _("Mean"));
  /* Translators: the heading of a column: where the true mean lies with 95 % confidence.
   * xgettext:no-c-format */
  g_strv_builder_add (headings, _("95 % interval"));
  /* Translators: the heading of a column: half of the values are smaller. */
  g_strv_builder_add (headings, _("Median"));
  /* Translators: the heading of a column: the smallest value. */
  g_strv_builder_add (headings, _("Least"));
  /* Translators: the heading of a column: the largest value. */
  g_strv_builder_add (headings, _("Most"));
  return g_strv_builder_end (headings);
}

/**
 * lab_maze_comparison_list_numbers:
 * @self: a comparison whose threads have ended
 * @row: a row
 * @quantity: what was measured
 *
 * Returns: (transfer full): the numbers of the row for people, below the headings of
 *   lab_maze_comparison_list_headings()
 */
GStrv
lab_maze_comparison_list_numbers (const LabMazeComparison *self,
                                  guint                    row,
                                  LabMazeQuantity          quantity)
{
  LabSummary summary = lab_maze_comparison_summarize (self, row, quantity);
  g_autofree char *low = format_value (quantity, summary.interval.low);
  g_autofree char *high = format_value (quantity, summary.interval.high);
  GStrv numbers = g_new0 (char *, 6);

  numbers[0] = format_value (quantity, summary.mean);
  numbers[1] = isfinite (summary.interval.low) ? g_strdup_printf ("%s–%s", low, high)
                                               : g_steal_pointer (&low);
  numbers[2] = format_value (quantity, summary.median);
  numbers[3] = format_value (quantity, summary.least);
  numbers[4] = format_value (quantity, summary.most);
  return numbers;
}

/**
 * lab_maze_comparison_tell_unsolved:
 * @self: a comparison whose threads have ended
 * @row: a row
 *
 * Returns: (transfer full) (nullable): a sentence about the mazes in which the solver of the row
 *   found no way, if there are some
 */
char *
lab_maze_comparison_tell_unsolved (const LabMazeComparison *self,
                                   guint                    row)
{
  guint n = lab_maze_comparison_count_unsolved (self, row);
  g_autofree char *name = self->format_name (self, row);

  if (n == 0)
    return NULL;
  return g_strdup_printf (/* Translators: %s is a solver, such as “Right Hand”. */
                          ngettext ("%s went round in %u maze, and found no way.",
                                    "%s went round in %u mazes, and found no way.", n),
                          name, n);
}

/**
 * lab_maze_comparison_format_title:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): what was compared, on one line
 */
char *
lab_maze_comparison_format_title (const LabMazeComparison *self)
{
  const LabMazeComparisonSetup *setup = &self->setup;
  guint n_mazes = count_of_each (self);
  g_autofree char *seed = NULL;

  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  return g_strdup_printf (/* Translators: the numbers are the number of mazes of each kind, their
                           * height, their width, and the game number of the first one. */
                          ngettext ("%u maze of each kind, %u x %u cells, from number %s",
                                    "%u mazes of each kind, %u x %u cells, from number %s",
                                    n_mazes),
                          n_mazes, setup->height, setup->width, seed);
}

static char *
format_table (const LabExperiment *experiment)
{
  const LabMazeComparison *self = (gconstpointer) experiment;
  g_autofree char *title = lab_maze_comparison_format_title (self);
  GString *text = g_string_new (title);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < self->n_quantities; i++)
    append_table (text, self, self->quantities[i]);
  for (guint row = 0; row < self->n_rows; row++)
    {
      g_autofree char *line = lab_maze_comparison_tell_unsolved (self, row);

      if (line != NULL)
        g_string_append_printf (text, "\n%s\n", line);
    }
  return g_string_free (text, FALSE);
}

/* A line for each finished maze, and each solver of it. */
static char *
format_csv (const LabExperiment *experiment)
{
  const LabMazeComparison *self = (gconstpointer) experiment;
  GString *csv = g_string_new ("maze,seed,generator");
  guint n_mazes = self->setup.n_mazes;

  if (self->setup.n_solvers > 0)
    g_string_append (csv, ",solver");
  for (guint i = 0; i < self->n_quantities; i++)
    g_string_append_printf (csv, ",%s", words[self->quantities[i]]);
  g_string_append (csv, "\r\n");
  for (guint maze = 0; maze < n_mazes; maze++)
    {
      for (guint row = 0; row < self->n_rows; row++)
        {
          if (is_finished (self, row, maze))
            append_maze (csv, self, row, maze);
        }
    }
  return g_string_free (csv, FALSE);
}

static char *
format_json (const LabExperiment *experiment)
{
  const LabMazeComparison *self = (gconstpointer) experiment;
  const LabMazeComparisonSetup *setup = &self->setup;
  guint n_rows = self->n_rows;
  GString *json = g_string_new ("{\n");

  g_string_append_printf (json, "  \"height\": %u,\n  \"width\": %u,\n", setup->height,
                          setup->width);
  g_string_append_printf (json, "  \"mazes\": %u,\n", setup->n_mazes);
  g_string_append_printf (json, "  \"seed\": %" G_GUINT64_FORMAT ",\n", setup->seed);
  g_string_append_printf (json, "  \"braid\": %u,\n  \"results\": [\n", setup->braid);
  for (guint row = 0; row < n_rows; row++)
    {
      append_row (json, self, row);
      g_string_append (json, row + 1 < n_rows ? ",\n" : "\n");
    }
  g_string_append (json, "  ]\n}\n");
  return g_string_free (json, FALSE);
}

/* A figure in a file has two columns of plots. */
#define N_COLUMNS 2
#define WIDTH 480
#define MARGIN 24

/* Private helpers */

static LabIntervalPlot
make_plot (const LabMazeComparison *comparison,
           const char              *subtitle)
{
  return (LabIntervalPlot) {
    .subtitle = subtitle,
    .n_rows = comparison->n_rows,
    .theme = &lab_plot_theme_print,
    .margin = MARGIN,
    .rtl = lab_text_is_right_to_left (
        lab_maze_quantity_get_name (LAB_MAZE_QUANTITY_DIAMETER)),
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
  const LabMazeComparison *self = data;
  g_autofree char *subtitle = lab_maze_comparison_format_title (self);
  LabIntervalPlot plot = make_plot (self, subtitle);
  int plot_height = get_plot_height (self);

  cairo_rectangle (cr, 0, 0, width, height);
  lab_color_set_source (plot.theme->paper, cr);
  cairo_fill (cr);
  for (int i = 0; i < (int) self->n_quantities; i++)
    {
      LabMazeQuantity quantity = self->quantities[i];
      int column = plot.rtl ? N_COLUMNS - 1 - i % N_COLUMNS : i % N_COLUMNS;

      plot.title = lab_maze_quantity_get_name (quantity);
      cairo_save (cr);
      cairo_translate (cr, column * WIDTH, i / N_COLUMNS * plot_height);
      lab_maze_comparison_draw (self, quantity, plot, cr, WIDTH, plot_height);
      cairo_restore (cr);
    }
}

/* Public functions */

/**
 * lab_maze_comparison_draw:
 * @comparison: a comparison whose threads have ended
 * @quantity: what to draw
 * @plot: how to draw it; its rows are not used
 * @cr: where to draw
 * @width: the width of the plot, in units
 * @height: the height of the plot
 *
 * Draws the mean of each row with its interval.
 */
void
lab_maze_comparison_draw (const LabMazeComparison *comparison,
                          LabMazeQuantity          quantity,
                          LabIntervalPlot          plot,
                          cairo_t                 *cr,
                          int                      width,
                          int                      height)
{
  guint n_rows = comparison->n_rows;
  g_autofree LabIntervalPlotRow *rows = g_new (LabIntervalPlotRow, n_rows);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint row = 0; row < n_rows; row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);
      char *name = comparison->format_name (comparison, row);
      char *label = format_value (quantity, summary.mean);

      g_ptr_array_add (texts, name);
      g_ptr_array_add (texts, label);
      rows[row] = (LabIntervalPlotRow) { name, summary.mean, summary.interval.low,
                                         summary.interval.high, label };
    }
  plot.rows = rows;
  plot.n_rows = n_rows;
  lab_interval_plot_draw (&plot, cr, width, height);
}

/* Private helpers: samples */

static double *
get_place (const LabMazeComparison *self,
           guint                    row,
           LabMazeQuantity          quantity,
           guint                    maze)
{
  gsize column = (gsize) row * LAB_N_MAZE_QUANTITIES + quantity;

  return &self->values[column * self->setup.n_mazes + maze];
}

/* Returns how often a way changes its direction. */
static guint
count_turns (const GArray *path)
{
  const LabMazeCell *cells = (const LabMazeCell *) (gconstpointer) path->data;
  guint n_turns = 0;

  for (guint i = 2; i < path->len; i++)
    n_turns += (cells[i - 2].row == cells[i - 1].row) != (cells[i - 1].row == cells[i].row) ? 1 : 0;
  return n_turns;
}

static LabMaze *
generate (const LabMazeComparison *self,
          LabMazeGenerator         generator,
          guint                    number,
          GError                 **error)
{
  const LabMazeComparisonSetup *setup = &self->setup;
  g_autoptr (LabMaze) maze = lab_maze_new (setup->height, setup->width, error);
  LabRandom random;

  lab_random_init (&random, setup->seed + number);
  if (maze == NULL || !lab_maze_generate (maze, generator, &random, NULL, error)
      || !lab_maze_braid (maze, setup->braid, &random, error))
    return NULL;
  return g_steal_pointer (&maze);
}

static gboolean
measure (LabMazeComparison *self,
         const LabMaze     *maze,
         guint              row,
         guint              number,
         GError           **error)
{
  LabMazeCell start = { 0, 0 }, goal = { self->setup.height - 1, self->setup.width - 1 };
  g_auto (LabMazeSolution) solution = { 0 };
  LabMazeMeasures measures;

  if (!lab_maze_measure (maze, start, goal, &measures, error)
      || !lab_maze_solve (maze, LAB_MAZE_DEAD_ENDS, start, goal, NULL, &solution, error))
    return FALSE;
  *get_place (self, row, LAB_MAZE_QUANTITY_DEAD_ENDS, number)
      = 100.0 * (double) measures.by_degree[1] / (double) maze->n_cells;
  *get_place (self, row, LAB_MAZE_QUANTITY_DIAMETER, number) = (double) measures.diameter;
  *get_place (self, row, LAB_MAZE_QUANTITY_SOLUTION, number) = (double) measures.geodesic;
  *get_place (self, row, LAB_MAZE_QUANTITY_DECISIONS, number) = (double) measures.decisions;
  *get_place (self, row, LAB_MAZE_QUANTITY_TURNS, number) = count_turns (solution.path);
  return TRUE;
}

static gboolean
solve (LabMazeComparison *self,
       const LabMaze     *maze,
       guint              row,
       guint              number,
       GError           **error)
{
  LabMazeCell start = { 0, 0 }, goal = { self->setup.height - 1, self->setup.width - 1 };
  g_auto (LabMazeSolution) solution = { 0 };

  if (!lab_maze_solve (maze, lab_maze_comparison_get_solver (self, row), start, goal, NULL,
                       &solution, error))
    return FALSE;
  if (solution.outcome == LAB_MAZE_FOUND)
    *get_place (self, row, LAB_MAZE_QUANTITY_SOLUTION, number) = solution.path->len - 1;
  *get_place (self, row, LAB_MAZE_QUANTITY_VISITED, number) = (double) solution.n_visited;
  *get_place (self, row, LAB_MAZE_QUANTITY_STEPS, number) = (double) solution.n_steps;
  *get_place (self, row, LAB_MAZE_QUANTITY_FRONTIER, number) = (double) solution.max_frontier;
  return TRUE;
}

/* Generates a maze, and measures or solves it. */
static gboolean
run (LabExperiment *experiment,
     gpointer       state G_GNUC_UNUSED,
     guint          sample,
     GCancellable  *cancellable G_GNUC_UNUSED,
     GError       **error)
{
  LabMazeComparison *self = (gpointer) experiment;
  guint generator = sample / self->setup.n_mazes, number = sample % self->setup.n_mazes;
  g_autoptr (LabMaze) maze = generate (self, self->setup.generators[generator], number, error);
  guint n_solvers = self->setup.n_solvers;

  if (maze == NULL)
    return FALSE;
  if (n_solvers == 0)
    return measure (self, maze, generator, number, error);
  for (guint i = 0; i < n_solvers; i++)
    {
      if (!solve (self, maze, generator * n_solvers + i, number, error))
        return FALSE;
    }
  return TRUE;
}

/* Private helpers: the kind */

static void
clear (LabExperiment *experiment)
{
  LabMazeComparison *self = (gpointer) experiment;

  g_free (self->values);
}

static char *
format_progress (guint       n_done,
                 guint       n_tasks,
                 const char *left)
{
  if (left == NULL)
    /* Translators: how many mazes are finished, and how many there are. */
    return g_strdup_printf (_("Mazes: %u of %u"), n_done, n_tasks);
  /* Translators: how many mazes are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Mazes: %u of %u. Time left: %s"), n_done, n_tasks, left);
}

static char *
format_interruption (guint n_done,
                     guint n_tasks)
{
  /* Translators: the first number says how many mazes were finished; the second chooses the
   * plural form. */
  return g_strdup_printf (ngettext ("Interrupted when %u of %u maze was finished.",
                                    "Interrupted when %u of %u mazes were finished.", n_tasks),
                          n_done, n_tasks);
}

/* Draws a plot for each quantity. */
static GBytes *
render (const LabExperiment  *experiment,
        LabFigureFormat       format,
        GError              **error)
{
  const LabMazeComparison *self = (gconstpointer) experiment;
  int n_lines = (int) (self->n_quantities + N_COLUMNS - 1) / N_COLUMNS;

  return lab_figure_render (format, N_COLUMNS * WIDTH, n_lines * get_plot_height (self),
                            draw_figure, self, error);
}

static const LabExperimentKind comparison_kind = {
  .n_of_a_task = 1,
  .run = run,
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
 * lab_maze_comparison_new:
 * @setup: what to compare
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a comparison that has not started yet; %NULL if there is too
 *   little memory for its results
 */
LabMazeComparison *
lab_maze_comparison_new (const LabMazeComparisonSetup *setup,
                         GError                      **error)
{
  gsize n_values;
  LabMazeComparison *self;

  g_return_val_if_fail (setup != NULL && setup->n_generators > 0, NULL);
  g_return_val_if_fail (setup->n_mazes <= LAB_MAZE_COMPARISON_MAX_MAZES, NULL);

  self = lab_experiment_new (&comparison_kind, sizeof *self, setup->n_generators, setup->n_mazes,
                             setup->seed);
  self->format_name = format_name;
  self->setup = *setup;
  self->n_rows = setup->n_generators * MAX (setup->n_solvers, 1);
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      if (quantity == LAB_MAZE_QUANTITY_SOLUTION
          || (quantity >= LAB_MAZE_QUANTITY_VISITED) == (setup->n_solvers > 0))
        self->quantities[self->n_quantities++] = quantity;
    }
  n_values = (gsize) self->n_rows * LAB_N_MAZE_QUANTITIES * setup->n_mazes;
  self->values = g_try_new (double, n_values);
  if (self->values == NULL)
    {
      lab_experiment_free (self);
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                  _("There is not enough memory for this many mazes."));
      return NULL;
    }
  for (gsize i = 0; i < n_values; i++)
    self->values[i] = NAN;
  return self;
}

/** lab_maze_comparison_get_generator: returns the generator of a row. */
LabMazeGenerator
lab_maze_comparison_get_generator (const LabMazeComparison *self,
                                   guint                    row)
{
  return self->setup.generators[get_group (self, row)];
}

/** lab_maze_comparison_get_solver: returns the solver of a row, if solvers are compared. */
LabMazeSolver
lab_maze_comparison_get_solver (const LabMazeComparison *self,
                                guint                    row)
{
  return self->setup.solvers[row % MAX (self->setup.n_solvers, 1)];
}

/**
 * lab_maze_comparison_get_value:
 * @self: a comparison whose threads have ended
 * @row: a row
 * @quantity: what was measured
 * @maze: the number of a maze, from 0
 *
 * Returns: the value; NaN if there is none
 */
double
lab_maze_comparison_get_value (const LabMazeComparison *self,
                               guint                    row,
                               LabMazeQuantity          quantity,
                               guint                    maze)
{
  g_return_val_if_fail (self != NULL && row < self->n_rows, NAN);
  g_return_val_if_fail (maze < self->setup.n_mazes, NAN);

  return is_finished (self, row, maze) ? *get_place (self, row, quantity, maze) : NAN;
}

/**
 * lab_maze_comparison_summarize:
 * @self: a comparison whose threads have ended
 * @row: a row
 * @quantity: what was measured
 *
 * Returns: a summary of the values that there are. Its interval holds no impossible values, such as
 *   those below 0.
 */
LabSummary
lab_maze_comparison_summarize (const LabMazeComparison *self,
                               guint                    row,
                               LabMazeQuantity          quantity)
{
  g_autofree double *values = g_new (double, self->setup.n_mazes);
  gsize n_values = 0;
  LabSummary summary;

  for (guint maze = 0; maze < self->setup.n_mazes; maze++)
    {
      double value = lab_maze_comparison_get_value (self, row, quantity, maze);

      if (!isnan (value))
        values[n_values++] = value;
    }
  summary = lab_statistics_summarize (values, n_values);
  if (isfinite (summary.interval.low))
    summary.interval.low = MAX (summary.interval.low, 0);
  if (isfinite (summary.interval.high) && quantity == LAB_MAZE_QUANTITY_DEAD_ENDS)
    summary.interval.high = MIN (summary.interval.high, 100);
  return summary;
}

/** lab_maze_comparison_count_unsolved: returns in how many mazes a solver found no way. */
guint
lab_maze_comparison_count_unsolved (const LabMazeComparison *self,
                                    guint                    row)
{
  guint n = 0;

  for (guint maze = 0; maze < self->setup.n_mazes; maze++)
    {
      double steps = lab_maze_comparison_get_value (self, row, LAB_MAZE_QUANTITY_SOLUTION, maze);

      n += is_finished (self, row, maze) && isnan (steps) ? 1 : 0;
    }
  return n;
}
