/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-comparison-report.h"

#include <math.h>

#include <glib/gi18n.h>

#include "lab-columns.h"
#include "lab-json.h"

/* Private helpers */

/* Adds a table for one quantity. */
static void
append_table (GString                 *text,
              const LabMazeComparison *self,
              LabMazeQuantity          quantity)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("lrrrrr");
  g_auto (GStrv) headings = lab_maze_comparison_list_headings ();
  g_autofree char *table = NULL;

  lab_columns_add (columns, lab_maze_quantity_get_name (quantity));
  for (guint i = 0; headings[i] != NULL; i++)
    lab_columns_add (columns, headings[i]);
  for (guint row = 0; row < lab_maze_comparison_get_n_rows (self); row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (self, row, quantity);

      lab_columns_take (columns, lab_maze_comparison_format_name (self, row));
      lab_columns_take (columns, lab_maze_quantity_format_value (quantity, summary.mean));
      lab_columns_take (columns, lab_maze_comparison_format_interval (quantity, &summary));
      lab_columns_take (columns, lab_maze_quantity_format_value (quantity, summary.median));
      lab_columns_take (columns, lab_maze_quantity_format_value (quantity, summary.least));
      lab_columns_take (columns, lab_maze_quantity_format_value (quantity, summary.most));
    }
  table = lab_columns_format (columns);
  g_string_append_c (text, '\n');
  g_string_append (text, table);
}

/* Adds a line for each solver that found no way in some mazes. */
static void
append_unsolved (GString                 *text,
                 const LabMazeComparison *self)
{
  for (guint row = 0; row < lab_maze_comparison_get_n_rows (self); row++)
    {
      guint n = lab_maze_comparison_count_unsolved (self, row);
      g_autofree char *name = lab_maze_comparison_format_name (self, row);

      if (n == 0)
        continue;
      g_string_append_c (text, '\n');
      g_string_append_printf (text,
                              /* Translators: %s is a solver, such as “right-hand”. */
                              ngettext ("%s went round in %u maze, and found no way.",
                                        "%s went round in %u mazes, and found no way.", n),
                              name, n);
      g_string_append_c (text, '\n');
    }
}

static guint
count_finished (const LabMazeComparison *self,
                guint                    row)
{
  guint n = 0;

  for (guint maze = 0; maze < lab_maze_comparison_get_setup (self)->n_mazes; maze++)
    n += lab_maze_comparison_is_finished (self, row, maze) ? 1 : 0;
  return n;
}

/* Returns how many mazes were finished of each kind; after an interruption, at least. */
static guint
count_of_each (const LabMazeComparison *self)
{
  guint least = lab_maze_comparison_get_setup (self)->n_mazes;

  for (guint row = 0; row < lab_maze_comparison_get_n_rows (self); row++)
    least = MIN (least, count_finished (self, row));
  return least;
}

static void
append_row (GString                 *json,
            const LabMazeComparison *self,
            guint                    row)
{
  LabMazeGenerator generator = lab_maze_comparison_get_generator (self, row);

  g_string_append_printf (json, "    {\n      \"generator\": \"%s\"",
                          lab_maze_generator_get_word (generator));
  if (lab_maze_comparison_get_setup (self)->n_solvers > 0)
    g_string_append_printf (json, ",\n      \"solver\": \"%s\",\n      \"unsolved\": %u",
                            lab_maze_solver_get_word (lab_maze_comparison_get_solver (self, row)),
                            lab_maze_comparison_count_unsolved (self, row));
  g_string_append_printf (json, ",\n      \"finished\": %u", count_finished (self, row));
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      LabSummary summary = lab_maze_comparison_summarize (self, row, quantity);

      if (!lab_maze_comparison_has (self, quantity))
        continue;
      g_string_append_printf (json, ",\n      \"%s\": ", lab_maze_quantity_get_word (quantity));
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
                          lab_maze_comparison_get_setup (self)->seed + maze,
                          lab_maze_generator_get_word (generator));
  if (lab_maze_comparison_get_setup (self)->n_solvers > 0)
    g_string_append_printf (csv, ",%s",
                            lab_maze_solver_get_word (lab_maze_comparison_get_solver (self, row)));
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      double value = lab_maze_comparison_get_value (self, row, quantity, maze);

      if (!lab_maze_comparison_has (self, quantity))
        continue;
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
 * lab_maze_comparison_format_title:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): what was compared, on one line
 */
char *
lab_maze_comparison_format_title (const LabMazeComparison *self)
{
  const LabMazeComparisonSetup *setup = lab_maze_comparison_get_setup (self);
  guint n_mazes = count_of_each (self);
  g_autofree char *seed = NULL;

  seed = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->seed);
  return g_strdup_printf (/* Translators: the numbers are the number of mazes of each kind, their
                           * height, their width, and the seed of the first one. */
                          ngettext ("%u maze of each kind, %u x %u cells, from seed %s",
                                    "%u mazes of each kind, %u x %u cells, from seed %s",
                                    n_mazes),
                          n_mazes, setup->height, setup->width, seed);
}

/** lab_maze_comparison_format_name: returns the words of a generator, and of a solver if any. */
char *
lab_maze_comparison_format_name (const LabMazeComparison *self,
                                 guint                    row)
{
  const LabMazeComparisonSetup *setup = lab_maze_comparison_get_setup (self);
  const char *generator
      = lab_maze_generator_get_word (lab_maze_comparison_get_generator (self, row));

  if (setup->n_solvers == 0)
    return g_strdup (generator);
  return g_strdup_printf ("%s %s", generator,
                          lab_maze_solver_get_word (lab_maze_comparison_get_solver (self, row)));
}

/** lab_maze_comparison_format_interval: returns the interval of a mean for people. */
char *
lab_maze_comparison_format_interval (LabMazeQuantity   quantity,
                                     const LabSummary *summary)
{
  g_autofree char *low = lab_maze_quantity_format_value (quantity, summary->interval.low);
  g_autofree char *high = lab_maze_quantity_format_value (quantity, summary->interval.high);

  if (!isfinite (summary->interval.low))
    return g_steal_pointer (&low);
  return g_strdup_printf ("%s–%s", low, high);
}

/**
 * lab_maze_comparison_format_table:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): the results for people, in several lines
 */
char *
lab_maze_comparison_format_table (const LabMazeComparison *self)
{
  g_autofree char *title = lab_maze_comparison_format_title (self);
  GString *text = g_string_new (title);

  g_string_append_c (text, '\n');
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      if (lab_maze_comparison_has (self, quantity))
        append_table (text, self, quantity);
    }
  append_unsolved (text, self);
  return g_string_free (text, FALSE);
}

/**
 * lab_maze_comparison_format_csv:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): comma-separated values (RFC 4180): a line with the names of the
 *   columns, then a line for each finished maze, and each solver of it
 */
char *
lab_maze_comparison_format_csv (const LabMazeComparison *self)
{
  GString *csv = g_string_new ("maze,seed,generator");
  guint n_mazes = lab_maze_comparison_get_setup (self)->n_mazes;

  if (lab_maze_comparison_get_setup (self)->n_solvers > 0)
    g_string_append (csv, ",solver");
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      if (lab_maze_comparison_has (self, quantity))
        g_string_append_printf (csv, ",%s", lab_maze_quantity_get_word (quantity));
    }
  g_string_append (csv, "\r\n");
  for (guint maze = 0; maze < n_mazes; maze++)
    {
      for (guint row = 0; row < lab_maze_comparison_get_n_rows (self); row++)
        {
          if (lab_maze_comparison_is_finished (self, row, maze))
            append_maze (csv, self, row, maze);
        }
    }
  return g_string_free (csv, FALSE);
}

/**
 * lab_maze_comparison_format_json:
 * @self: a comparison whose threads have ended
 *
 * Returns: (transfer full): what was compared and the results as JSON (RFC 8259); a missing number
 *   is `null`
 */
char *
lab_maze_comparison_format_json (const LabMazeComparison *self)
{
  const LabMazeComparisonSetup *setup = lab_maze_comparison_get_setup (self);
  guint n_rows = lab_maze_comparison_get_n_rows (self);
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
