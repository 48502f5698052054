/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-compare-results.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-robots-compare-text.h"
#include "lab-robots-comparison-plot.h"
#include "lab-robots-comparison-report.h"

/* A figure and where it is shown. */
typedef struct
{
  LabRobotsCompareResults *results;     /* it belongs to them */
  LabRobotsFigure figure;
  AdwPreferencesGroup *group;
  LabPlotView *view;
} Figure;

/**
 * LabRobotsCompareResults:
 *
 * The results of a comparison: four figures, sentences, and a row of numbers for each algorithm.
 * The user chooses boards of which size and with how many robots.
 */
struct _LabRobotsCompareResults
{
  AdwBin parent_instance;

  const LabRobotsComparison *comparison;        /* (nullable) */
  LabRobotsKind kind;
  AdwPreferencesGroup *heading;
  AdwComboRow *sizes;
  AdwComboRow *robots;
  GtkLabel *notes;
  LabColumnsLayout *by_robots;
  LabColumnsLayout *by_board;
  LabResultsTable *table;
  Figure figures[LAB_N_ROBOTS_FIGURES];
};

G_DEFINE_FINAL_TYPE (LabRobotsCompareResults, lab_robots_compare_results, ADW_TYPE_BIN)

/* Private helpers */

static void
draw_figure (gconstpointer       data,
             const LabPlotTheme *theme,
             PangoContext       *text,
             gboolean            rtl,
             cairo_t            *cr,
             int                 width,
             int                 height)
{
  const Figure *self = data;

  lab_robots_comparison_draw (self->results->comparison, self->figure, self->results->kind,
                              (LabPlot) { .theme = theme, .text = text, .rtl = rtl }, cr, width,
                              height);
}

static void
show_figures (LabRobotsCompareResults *self)
{
  int height = lab_plot_get_height (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      Figure *figure = &self->figures[i];
      g_autofree char *text
          = lab_robots_compare_describe_figure (self->comparison, figure->figure, self->kind);

      lab_plot_view_show (figure->view, draw_figure, figure, height,
                          lab_robots_figure_get_title (figure->figure), text);
    }
}

static void
fill_table (LabRobotsCompareResults *self)
{
  const LabRobotsComparisonSetup *setup = lab_robots_comparison_get_setup (self->comparison);
  g_auto (GStrv) headings = lab_robots_comparison_list_headings ();

  /* Translators: the heading of a column with names such as “Breadth-first search”. */
  lab_results_table_begin (self->table, _("Algorithm"), headings);
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      g_auto (GStrv) numbers = NULL;
      g_autofree char *text = NULL;
      LabRobotsTally tally;

      lab_robots_comparison_tally (self->comparison, self->kind, i, &tally);
      numbers = lab_robots_comparison_list_numbers (&tally);
      text = lab_robots_compare_format_row (headings, numbers);
      lab_results_table_add (self->table, lab_robots_algorithm_get_name (setup->algorithms[i]),
                             numbers, text);
    }
}

static void
on_kind_changed (LabRobotsCompareResults *self)
{
  const LabRobotsComparisonSetup *setup;
  g_auto (GStrv) notes = NULL;
  g_autofree char *text = NULL;
  guint size = adw_combo_row_get_selected (self->sizes);
  guint robots = adw_combo_row_get_selected (self->robots);

  if (self->comparison == NULL)
    return;
  setup = lab_robots_comparison_get_setup (self->comparison);
  self->kind = (LabRobotsKind) { 0 };
  if (size > 0 && size <= setup->n_sizes)
    self->kind.size = setup->sizes[size - 1];
  if (robots > 0 && robots <= setup->n_robots)
    self->kind.n_robots = setup->robots[robots - 1];
  notes = lab_robots_comparison_list_notes (self->comparison, self->kind);
  text = g_strjoinv ("\n", notes);
  gtk_label_set_label (self->notes, text);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *text != '\0');
  show_figures (self);
  fill_table (self);
}

static void
add_figures (LabRobotsCompareResults *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      Figure *figure = &self->figures[i];

      figure->results = self;
      figure->figure = (LabRobotsFigure) i;
      figure->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      figure->view = g_object_new (LAB_TYPE_PLOT_VIEW, NULL);
      adw_preferences_group_set_title (figure->group, lab_robots_figure_get_title (figure->figure));
      adw_preferences_group_add (figure->group, GTK_WIDGET (figure->view));
      gtk_widget_set_parent (GTK_WIDGET (figure->group),
                             GTK_WIDGET (lab_robots_figure_is_by_board (figure->figure)
                                             ? self->by_board
                                             : self->by_robots));
    }
}

/* GObject */

static void
lab_robots_compare_results_class_init (LabRobotsCompareResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (LAB_TYPE_RESULTS_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-robots-compare-results.ui");
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, heading);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, sizes);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, robots);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, notes);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, by_robots);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, by_board);
  gtk_widget_class_bind_template_child (widget_class, LabRobotsCompareResults, table);
}

static void
lab_robots_compare_results_init (LabRobotsCompareResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_figures (self);
  g_signal_connect_swapped (self->sizes, "notify::selected", G_CALLBACK (on_kind_changed), self);
  g_signal_connect_swapped (self->robots, "notify::selected", G_CALLBACK (on_kind_changed), self);
}

/* Public functions */

/**
 * lab_robots_compare_results_show:
 * @self: the results
 * @comparison: (nullable): a comparison that has ended and outlives its use here; %NULL before it
 *   is freed
 *
 * Shows the results of a comparison, first those of all boards.
 */
void
lab_robots_compare_results_show (LabRobotsCompareResults   *self,
                                 const LabRobotsComparison *comparison)
{
  g_autofree char *title = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_COMPARE_RESULTS (self));

  self->comparison = NULL;
  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    lab_plot_view_show (self->figures[i].view, NULL, NULL, 0, "", "");
  if (comparison == NULL)
    return;
  title = lab_robots_comparison_format_title (comparison);
  adw_preferences_group_set_description (self->heading, title);
  lab_robots_compare_fill_sizes (self->sizes, comparison);
  lab_robots_compare_fill_robots (self->robots, comparison);
  self->comparison = comparison;
  on_kind_changed (self);
}

/** lab_robots_compare_results_get_kind: returns of which boards the results are shown. */
LabRobotsKind
lab_robots_compare_results_get_kind (LabRobotsCompareResults *self)
{
  return self->kind;
}

/** lab_robots_compare_results_get_text: returns the sentences that are shown. */
const char *
lab_robots_compare_results_get_text (LabRobotsCompareResults *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_COMPARE_RESULTS (self), NULL);

  return gtk_label_get_label (self->notes);
}
