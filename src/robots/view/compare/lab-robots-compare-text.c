/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-compare-text.h"

#include <glib/gi18n.h>

#include "lab-robots-comparison-report.h"

/* The results of a comparison in words. */

/* Private helpers */

static char *
format_value (gboolean is_time,
              double   value)
{
  return is_time ? lab_robots_comparison_format_seconds (value)
                 : lab_robots_comparison_format_moves (value);
}

/* Adds the means of an algorithm for each number of robots. */
static void
append_means (GString                   *text,
              const LabRobotsComparison *comparison,
              gboolean                   is_time,
              guint                      size,
              guint                      algorithm)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (comparison);

  for (guint i = 0; i < setup->n_robots; i++)
    {
      g_autofree char *value = NULL;
      LabRobotsTally tally;

      lab_robots_comparison_tally (comparison, (LabRobotsKind) { size, setup->robots[i] },
                                   algorithm, &tally);
      value = format_value (is_time, is_time ? tally.seconds.mean : tally.moves.mean);
      g_string_append (text, i > 0 ? _(", ") : " ");
      g_string_append (text, value);
    }
}

/* Adds the least and the largest value of an algorithm. */
static void
append_range (GString                   *text,
              const LabRobotsComparison *comparison,
              gboolean                   is_time,
              LabRobotsKind              kind,
              guint                      algorithm)
{
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;
  LabRobotsTally tally;

  lab_robots_comparison_tally (comparison, kind, algorithm, &tally);
  least = format_value (is_time, is_time ? tally.seconds.least : tally.moves.least);
  most = format_value (is_time, is_time ? tally.seconds.most : tally.moves.most);
  g_string_append_printf (text, " \u2066%s–%s\u2069", least, most);
}

/* Public functions */

/** lab_robots_compare_fill_sizes: offers all sizes together, and each one. */
void
lab_robots_compare_fill_sizes (AdwComboRow               *row,
                               const LabRobotsComparison *comparison)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (comparison);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: a choice: boards of all sizes, or with any number of robots. */
  gtk_string_list_append (names, C_("boards", "All"));
  for (guint i = 0; i < setup->n_sizes; i++)
    gtk_string_list_take (names, g_strdup_printf ("%u × %u", setup->sizes[i], setup->sizes[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, 0);
}

/** lab_robots_compare_fill_robots: offers all numbers of robots together, and each one. */
void
lab_robots_compare_fill_robots (AdwComboRow               *row,
                                const LabRobotsComparison *comparison)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (comparison);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_("boards", "All"));
  for (guint i = 0; i < setup->n_robots; i++)
    gtk_string_list_take (names, g_strdup_printf ("%u", setup->robots[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, 0);
}

/** lab_robots_compare_format_row: returns (transfer full) numbers with their headings. */
char *
lab_robots_compare_format_row (GStrv headings,
                               GStrv numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; headings[i] != NULL && numbers[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (text, _(", "));
      g_string_append_printf (text, "%s: %s", headings[i], numbers[i]);
    }
  return g_strdup (text->str);
}

/**
 * lab_robots_compare_describe_figure:
 * @comparison: a comparison that has ended
 * @figure: one of its figures
 * @kind: of which boards
 *
 * Returns: (transfer full): what the figure shows, for a screen reader: a line for each algorithm
 *   with its value for each number of robots, or with the range of its values
 */
char *
lab_robots_compare_describe_figure (const LabRobotsComparison *comparison,
                                    LabRobotsFigure            figure,
                                    LabRobotsKind              kind)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (comparison);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s:", lab_robots_algorithm_get_name (setup->algorithms[i]));
      if (lab_robots_figure_is_by_board (figure))
        append_range (text, comparison, lab_robots_figure_is_of_time (figure), kind, i);
      else
        append_means (text, comparison, lab_robots_figure_is_of_time (figure), kind.size, i);
    }
  return g_strdup (text->str);
}
