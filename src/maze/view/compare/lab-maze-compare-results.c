/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-results.h"

#include "lab-maze-compare-plot.h"
#include "lab-maze-compare-text.h"
#include "lab-maze-comparison-report.h"
#include "lab-results-table.h"

/**
 * LabMazeCompareResults:
 *
 * The results of a comparison: sentences, a figure, and a row of numbers for each algorithm. The
 * user chooses what of all that was measured is shown.
 */
struct _LabMazeCompareResults
{
  AdwBin parent_instance;

  const LabMazeComparison *comparison;                  /* (nullable) */
  AdwPreferencesGroup *heading;
  AdwComboRow *quantity;
  GtkLabel *sentences;
  LabMazeComparePlot *plot;
  LabResultsTable *table;
  LabMazeQuantity quantities[LAB_N_MAZE_QUANTITIES];    /* of the choices */
};

G_DEFINE_FINAL_TYPE (LabMazeCompareResults, lab_maze_compare_results, ADW_TYPE_BIN)

/* Private helpers */

static void
fill_table (LabMazeCompareResults *self,
            LabMazeQuantity        quantity)
{
  g_auto (GStrv) headings = lab_maze_comparison_list_headings ();

  lab_results_table_begin (self->table, lab_maze_quantity_get_name (quantity), headings);
  for (guint row = 0; row < lab_maze_comparison_get_n_rows (self->comparison); row++)
    {
      g_autofree char *name = lab_maze_compare_format_name (self->comparison, row);
      g_autofree char *text = lab_maze_compare_format_row (self->comparison, row, quantity);
      g_auto (GStrv) numbers = lab_maze_compare_list_numbers (self->comparison, row, quantity);

      lab_results_table_add (self->table, name, numbers, text);
    }
}

static void
on_quantity_changed (LabMazeCompareResults *self)
{
  g_autofree char *text = NULL;
  LabMazeQuantity quantity;

  if (self->comparison == NULL)
    return;
  quantity = self->quantities[adw_combo_row_get_selected (self->quantity)];
  text = lab_maze_compare_tell_result (self->comparison, quantity);
  gtk_label_set_label (self->sentences, text);
  gtk_widget_set_visible (GTK_WIDGET (self->sentences), *text != '\0');
  lab_maze_compare_plot_show (self->plot, self->comparison, quantity);
  fill_table (self, quantity);
}

/* GObject */

static void
lab_maze_compare_results_class_init (LabMazeCompareResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_MAZE_COMPARE_PLOT);
  g_type_ensure (LAB_TYPE_RESULTS_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-compare-results.ui");
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareResults, heading);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareResults, quantity);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareResults, sentences);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareResults, plot);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareResults, table);
}

static void
lab_maze_compare_results_init (LabMazeCompareResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->quantity, "notify::selected", G_CALLBACK (on_quantity_changed),
                            self);
}

/* Public functions */

/**
 * lab_maze_compare_results_show:
 * @self: the results
 * @comparison: (nullable): a comparison that has ended and outlives its use here; %NULL before it
 *   is freed
 *
 * Shows the results of a comparison.
 */
void
lab_maze_compare_results_show (LabMazeCompareResults   *self,
                               const LabMazeComparison *comparison)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *title = NULL;
  guint n = 0;

  g_return_if_fail (LAB_IS_MAZE_COMPARE_RESULTS (self));

  self->comparison = NULL;
  lab_maze_compare_plot_show (self->plot, NULL, 0);
  if (comparison == NULL)
    return;
  for (guint quantity = 0; quantity < LAB_N_MAZE_QUANTITIES; quantity++)
    {
      if (!lab_maze_comparison_has (comparison, quantity))
        continue;
      self->quantities[n++] = quantity;
      gtk_string_list_append (names, lab_maze_quantity_get_name (quantity));
    }
  adw_combo_row_set_model (self->quantity, G_LIST_MODEL (names));
  /* In a perfect maze, the solutions of all solvers are equally long, so others come first. */
  adw_combo_row_set_selected (self->quantity,
                              lab_maze_comparison_get_setup (comparison)->n_solvers > 0 ? 1 : 0);
  title = lab_maze_comparison_format_title (comparison);
  adw_preferences_group_set_description (self->heading, title);
  self->comparison = comparison;
  on_quantity_changed (self);
}

/** lab_maze_compare_results_get_text: returns the sentences that are shown. */
const char *
lab_maze_compare_results_get_text (LabMazeCompareResults *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_COMPARE_RESULTS (self), NULL);

  return gtk_label_get_label (self->sentences);
}
