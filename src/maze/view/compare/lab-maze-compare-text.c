/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-text.h"

#include <math.h>
#include <stdlib.h>

#include <glib/gi18n.h>

#include "lab-maze-algorithm.h"
#include "lab-maze-comparison-report.h"

/* The results of a comparison in words. */

/* A row and the summary of its values. */
typedef struct
{
  char *name;
  LabSummary summary;
} Row;

/* Private helpers */

static int
compare_rows (const void *first,
              const void *second)
{
  const Row *a = first, *b = second;

  return (a->summary.mean < b->summary.mean) - (a->summary.mean > b->summary.mean);
}

/* Returns an interval that is read from left to right, also in a language that is not. */
static char *
format_interval (LabMazeQuantity   quantity,
                 const LabSummary *summary)
{
  g_autofree char *text = lab_maze_comparison_format_interval (quantity, summary);

  return g_strconcat ("\u2066", text, "\u2069", NULL);
}

/* Returns the rows that have values, largest mean first. */
static Row *
sort_rows (const LabMazeComparison *comparison,
           LabMazeQuantity          quantity,
           guint                   *n_rows)
{
  guint n = lab_maze_comparison_get_n_rows (comparison);
  Row *rows = g_new0 (Row, n);

  *n_rows = 0;
  for (guint row = 0; row < n; row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);

      if (summary.n_values > 0)
        rows[(*n_rows)++] = (Row) { lab_maze_compare_format_name (comparison, row), summary };
    }
  qsort (rows, *n_rows, sizeof rows[0], compare_rows);
  return rows;
}

/* Returns a sentence about the first and the last of several. */
static char *
tell_extremes (LabMazeQuantity  quantity,
               const char      *first,
               const char      *last)
{
  /* Translators: in all these sentences, each %s is an algorithm, such as “Kruskal”. */
  switch (quantity)
    {
    case LAB_MAZE_QUANTITY_DEAD_ENDS:
      return g_strdup_printf (_("Most dead ends: %s. Fewest: %s."), first, last);
    case LAB_MAZE_QUANTITY_DIAMETER:
      return g_strdup_printf (_("Largest diameter: %s. Smallest: %s."), first, last);
    case LAB_MAZE_QUANTITY_SOLUTION:
      return g_strdup_printf (_("Longest solution: %s. Shortest: %s."), first, last);
    case LAB_MAZE_QUANTITY_DECISIONS:
      return g_strdup_printf (_("Most decisions on the way: %s. Fewest: %s."), first, last);
    case LAB_MAZE_QUANTITY_TURNS:
      return g_strdup_printf (_("Most turns on the way: %s. Fewest: %s."), first, last);
    case LAB_MAZE_QUANTITY_VISITED:
      return g_strdup_printf (_("Most cells visited: %s. Fewest: %s."), first, last);
    case LAB_MAZE_QUANTITY_STEPS:
      return g_strdup_printf (_("Most steps: %s. Fewest: %s."), first, last);
    case LAB_MAZE_QUANTITY_FRONTIER:
    default:
      return g_strdup_printf (_("Most cells waiting: %s. Fewest: %s."), first, last);
    }
}

/* Adds whether chance explains the order of the rows. */
static void
append_overlaps (GString   *text,
                 const Row *rows,
                 guint      n_rows)
{
  guint n_overlaps = 0;

  for (guint i = 0; i < n_rows; i++)
    {
      if (rows[i].summary.n_values < 2)
        return;
    }
  for (guint i = 1; i < n_rows; i++)
    {
      if (rows[i].summary.interval.high < rows[i - 1].summary.interval.low)
        continue;
      n_overlaps++;
      g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: each %s is an algorithm, such as “Kruskal”. */
                              _("The intervals of %s and %s overlap: their order may be chance."),
                              rows[i - 1].name, rows[i].name);
    }
  if (n_overlaps > 0)
    return;
  g_string_append_c (text, '\n');
  g_string_append (text, _("No intervals overlap: chance hardly explains the order."));
}

/* Public functions */

/** lab_maze_compare_format_name: a #LabMazeComparisonNameFunc: the name of a row for people. */
char *
lab_maze_compare_format_name (const LabMazeComparison *comparison,
                              guint                    row)
{
  LabMazeAlgorithm algorithm
      = LAB_MAZE_ALGORITHM_GENERATOR (lab_maze_comparison_get_generator (comparison, row));

  if (lab_maze_comparison_get_setup (comparison)->n_solvers > 0)
    algorithm = LAB_MAZE_ALGORITHM_SOLVER (lab_maze_comparison_get_solver (comparison, row));
  return g_strdup (lab_maze_algorithm_get_name (algorithm));
}

/**
 * lab_maze_compare_format_row:
 * @comparison: a comparison that has ended
 * @row: a row
 * @quantity: what was measured
 *
 * Returns: (transfer full): the numbers of a row
 */
char *
lab_maze_compare_format_row (const LabMazeComparison *comparison,
                             guint                    row,
                             LabMazeQuantity          quantity)
{
  g_auto (GStrv) numbers = lab_maze_compare_list_numbers (comparison, row, quantity);

  /* Translators: numbers that were measured; the true mean lies in the interval with 95 %
   * confidence. */
  return g_strdup_printf (_("Mean %s (95 %% interval %s), median %s, least %s, most %s"),
                          numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
}

/**
 * lab_maze_compare_list_numbers:
 * @comparison: a comparison that has ended
 * @row: a row
 * @quantity: what was measured
 *
 * Returns: (transfer full): the numbers of a row, below the headings of
 *   lab_maze_comparison_list_headings()
 */
GStrv
lab_maze_compare_list_numbers (const LabMazeComparison *comparison,
                               guint                    row,
                               LabMazeQuantity          quantity)
{
  LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);
  const double values[] = { summary.median, summary.least, summary.most };
  g_autoptr (GStrvBuilder) numbers = g_strv_builder_new ();
  g_autofree char *mean = lab_maze_quantity_format_value (quantity, summary.mean);
  g_autofree char *interval = format_interval (quantity, &summary);

  g_strv_builder_add_many (numbers, mean, interval, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *value = lab_maze_quantity_format_value (quantity, values[i]);

      g_strv_builder_add (numbers, value);
    }
  return g_strv_builder_end (numbers);
}

/** lab_maze_compare_describe_plot: returns the means of all rows, for a screen reader. */
char *
lab_maze_compare_describe_plot (const LabMazeComparison *comparison,
                                LabMazeQuantity          quantity)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < lab_maze_comparison_get_n_rows (comparison); row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);
      g_autofree char *name = lab_maze_compare_format_name (comparison, row);
      g_autofree char *mean = lab_maze_quantity_format_value (quantity, summary.mean);
      g_autofree char *interval = format_interval (quantity, &summary);

      g_string_append_printf (text, row > 0 ? "\n%s: %s (%s)" : "%s: %s (%s)", name, mean,
                              interval);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lab_maze_compare_tell_result:
 * @comparison: a comparison that has ended
 * @quantity: what was measured
 *
 * Returns: (transfer full): which row has the largest and the smallest mean, and whether chance
 *   explains the order, in sentences on lines of their own
 */
char *
lab_maze_compare_tell_result (const LabMazeComparison *comparison,
                              LabMazeQuantity          quantity)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_rows;
  Row *rows = sort_rows (comparison, quantity, &n_rows);

  if (n_rows > 1 && rows[0].summary.mean > rows[n_rows - 1].summary.mean)
    {
      g_autofree char *extremes = tell_extremes (quantity, rows[0].name, rows[n_rows - 1].name);

      g_string_append (text, extremes);
      append_overlaps (text, rows, n_rows);
    }
  else if (n_rows > 1)
    {
      g_string_append (text, _("All means are equal."));
    }
  for (guint row = 0; row < lab_maze_comparison_get_n_rows (comparison); row++)
    {
      guint n = lab_maze_comparison_count_unsolved (comparison, row);
      g_autofree char *name = lab_maze_compare_format_name (comparison, row);

      if (n == 0)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: %s is a solver, such as “Right Hand”. */
                              ngettext ("%s went round in %u maze, and found no way.",
                                        "%s went round in %u mazes, and found no way.", n),
                              name, n);
    }
  for (guint i = 0; i < n_rows; i++)
    g_free (rows[i].name);
  g_free (rows);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
