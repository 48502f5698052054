/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-compare-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-robots-comparison.h"
#include "lab-robots-watch.h"
#include "lab-rows.h"
#include "lab-settings.h"
#include "lab-template.h"

/* A figure and where it is shown. */
typedef struct
{
  LabRobotsCompareResults *results;     /* it belongs to them */
  LabRobotsFigure figure;
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

/* Adds the least and the largest value of an algorithm. */
static void
append_range (GString                   *text,
              const LabRobotsComparison *comparison,
              gboolean                   is_time,
              LabRobotsKind              kind,
              guint                      algorithm)
{
  const LabRobotsTally tally = lab_robots_comparison_tally (comparison, kind, algorithm);
  const LabSummary *summary = is_time ? &tally.seconds : &tally.moves;
  g_autofree char *least = lab_robots_comparison_format_value (is_time, summary->least);
  g_autofree char *most = lab_robots_comparison_format_value (is_time, summary->most);

  g_string_append_printf (text, " \u2066%s–%s\u2069", least, most);
}

/* Adds the means of an algorithm for each number of robots. */
static void
append_means (GString                   *text,
              const LabRobotsComparison *comparison,
              gboolean                   is_time,
              guint                      size,
              guint                      algorithm)
{
  const LabRobotsComparisonSetup *setup = &comparison->setup;

  for (guint i = 0; i < setup->n_robots; i++)
    {
      const LabRobotsKind kind = { size, setup->robots[i] };
      const LabRobotsTally tally = lab_robots_comparison_tally (comparison, kind, algorithm);
      g_autofree char *value
          = lab_robots_comparison_format_value (is_time, is_time ? tally.seconds.mean
                                                                 : tally.moves.mean);

      g_string_append (text, i > 0 ? _(", ") : " ");
      g_string_append (text, value);
    }
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
static char *
lab_robots_compare_describe_figure (const LabRobotsComparison *comparison,
                                    LabRobotsFigure            figure,
                                    LabRobotsKind              kind)
{
  const LabRobotsComparisonSetup *setup = &comparison->setup;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append_printf (text, "%s:", lab_robots_algorithm_get_name (setup->algorithms[i]));
      if (lab_robots_figures[figure].is_by_board)
        append_range (text, comparison, lab_robots_figures[figure].is_of_time, kind, i);
      else
        append_means (text, comparison, lab_robots_figures[figure].is_of_time, kind.size, i);
    }
  return g_strdup (text->str);
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
                          _(lab_robots_figures[figure->figure].title), text);
    }
}

/** lab_robots_compare_format_row: returns (transfer full) numbers with their headings. */
static char *
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

static void
fill_table (LabRobotsCompareResults *self)
{
  const LabRobotsComparisonSetup *setup = &self->comparison->setup;
  g_auto (GStrv) headings = lab_robots_comparison_list_headings ();

  /* Translators: the heading of a column with names such as “Breadth-first search”. */
  lab_results_table_begin (self->table, _("Algorithm"), headings);
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      g_auto (GStrv) numbers
          = lab_robots_comparison_list_numbers (self->comparison, self->kind, i);
      g_autofree char *text = lab_robots_compare_format_row (headings, numbers);

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
  setup = &self->comparison->setup;
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

/* GObject */

static void
lab_robots_compare_results_class_init (LabRobotsCompareResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_PLOT_VIEW, LAB_TYPE_RESULTS_TABLE);
  LAB_TEMPLATE ("lab-robots-compare-results.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsCompareResults, heading, sizes, robots, notes, table);
  LAB_TEMPLATE_CALLBACKS (on_kind_changed);
  LAB_TEMPLATE_CHILDREN (LabRobotsCompareResults, figures[0].view, figures[1].view,
                         figures[2].view, figures[3].view);
}

static void
lab_robots_compare_results_init (LabRobotsCompareResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      self->figures[i].results = self;
      self->figures[i].figure = (LabRobotsFigure) i;
    }
}

/* Offers all kinds of boards together, and each one. */
static void
fill_choices (AdwComboRow *row,
              gboolean     is_size,
              const guint *values,
              guint        n_values)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: a choice: boards of all sizes, or with any number of robots. */
  gtk_string_list_append (names, C_("boards", "All"));
  for (guint i = 0; i < n_values; i++)
    gtk_string_list_take (names, is_size ? g_strdup_printf ("%u × %u", values[i], values[i])
                                         : g_strdup_printf ("%u", values[i]));
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, 0);
}

/**
 * lab_robots_compare_results_show:
 * @self: the results
 * @comparison: (nullable): a comparison that has ended and outlives its use here; %NULL before it
 *   is freed
 *
 * Shows the results of a comparison, first those of all boards.
 */
static void
lab_robots_compare_results_show (LabRobotsCompareResults   *self,
                                 const LabRobotsComparison *comparison)
{
  g_autofree char *title = NULL;

  self->comparison = NULL;
  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    lab_plot_view_show (self->figures[i].view, NULL, NULL, 0, "", "");
  if (comparison == NULL)
    return;
  title = lab_robots_comparison_format_title (comparison);
  adw_preferences_group_set_description (self->heading, title);
  fill_choices (self->sizes, TRUE, comparison->setup.sizes, comparison->setup.n_sizes);
  fill_choices (self->robots, FALSE, comparison->setup.robots, comparison->setup.n_robots);
  self->comparison = comparison;
  on_kind_changed (self);
}

/* The sizes that are offered: 8, 10, 12, 14, and 16. Larger boards take most algorithms too
 * long. */
#define N_SIZES 5
#define MAX_BOARDS 1000

/* The lists of choices. */
enum
{
  ALGORITHMS,
  SIZES,
  ROBOTS,
  N_LISTS,
};

#define MAX_CHOICES 5

G_STATIC_ASSERT (LAB_N_ROBOTS_ALGORITHMS <= MAX_CHOICES && LAB_ROBOTS_MAX_ROBOTS <= MAX_CHOICES);

/* Rows with checks. */
typedef struct
{
  AdwExpanderRow *row;          /* (nullable): which has the other rows */
  AdwPreferencesRow *rows[MAX_CHOICES];
  GtkCheckButton *checks[MAX_CHOICES];
  guint n_choices;
} List;

/**
 * LabRobotsCompareSetup:
 *
 * The rows in which the user chooses what to compare. All choices are saved in the settings.
 */
struct _LabRobotsCompareSetup
{
  AdwBin parent_instance;

  List lists[N_LISTS];
  AdwPreferencesGroup *algorithms;
  AdwPreferencesGroup *boards;
  GtkSpinButton *n_boards;
  GtkSpinButton *seed;
  GSettings *settings;          /* NULL if there are no settings */
};

/* The settings of the lists. */
static const char * const keys[N_LISTS] = {
  [ALGORITHMS] = "robots-compare-algorithms",
  [SIZES] = "robots-compare-sizes",
  [ROBOTS] = "robots-compare-robots",
};

G_DEFINE_FINAL_TYPE (LabRobotsCompareSetup, lab_robots_compare_setup, ADW_TYPE_BIN)

/* Shows what is chosen below the title of a list. */
static void
update_list (List *list)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *text = NULL;

  if (list->row == NULL)
    return;
  for (guint i = 0; i < list->n_choices; i++)
    {
      if (gtk_check_button_get_active (list->checks[i]))
        g_ptr_array_add (names, (gpointer) adw_preferences_row_get_title (list->rows[i]));
    }
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (_(", "), (GStrv) names->pdata);
  /* Translators: nothing is chosen in a list. */
  adw_expander_row_set_subtitle (list->row, *text != '\0' ? text : C_("algorithms", "None"));
}

/* Returns what stands in the settings for a choice of a list. */
static GVariant *
create_value (guint number,
              guint choice)
{
  if (number == ALGORITHMS)
    return g_variant_new_string (lab_robots_algorithm_get_id ((LabRobotsAlgorithm) choice));
  return g_variant_new_int32 ((int) (number == SIZES ? LAB_ROBOTS_MIN_SIZE + 2 * choice
                                                     : 1 + choice));
}

/* Saves what is chosen in a list. */
static void
save_list (LabRobotsCompareSetup *self,
           guint                  number)
{
  const List *list = &self->lists[number];
  GVariantBuilder values;

  g_variant_builder_init (&values, number == ALGORITHMS ? G_VARIANT_TYPE ("as")
                                                        : G_VARIANT_TYPE ("ai"));
  for (guint i = 0; i < list->n_choices; i++)
    {
      if (gtk_check_button_get_active (list->checks[i]))
        g_variant_builder_add_value (&values, create_value (number, i));
    }
  g_settings_set_value (self->settings, keys[number], g_variant_builder_end (&values));
}

/* Returns whether the settings contain a choice of a list. */
static gboolean
is_saved (LabRobotsCompareSetup *self,
          guint                  number,
          guint                  choice)
{
  g_autoptr (GVariant) values = g_settings_get_value (self->settings, keys[number]);
  g_autoptr (GVariant) wanted = g_variant_ref_sink (create_value (number, choice));

  for (gsize i = 0; i < g_variant_n_children (values); i++)
    {
      g_autoptr (GVariant) value = g_variant_get_child_value (values, i);

      if (g_variant_equal (value, wanted))
        return TRUE;
    }
  return FALSE;
}

static void
on_changed (LabRobotsCompareSetup *self)
{
  for (guint i = 0; i < N_LISTS; i++)
    {
      update_list (&self->lists[i]);
      if (self->settings != NULL)
        save_list (self, i);
    }
  g_signal_emit_by_name (self, "changed");
}

static void
add_choice (LabRobotsCompareSetup *self,
            guint                  number,
            const char            *name,
            const char            *summary,
            gboolean               active)
{
  List *list = &self->lists[number];
  GtkCheckButton *check;
  GtkWidget *row;

  if (self->settings != NULL)
    active = is_saved (self, number, list->n_choices);
  row = lab_check_row_new (name, summary, active, &check);
  if (list->row != NULL)
    adw_expander_row_add_row (list->row, row);
  else
    adw_preferences_group_add (self->algorithms, row);
  list->rows[list->n_choices] = ADW_PREFERENCES_ROW (row);
  list->checks[list->n_choices++] = check;
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_changed), self);
}

static void
add_algorithms (LabRobotsCompareSetup *self)
{
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    add_choice (self, ALGORITHMS, lab_robots_algorithm_get_name ((LabRobotsAlgorithm) i),
                _(lab_robots_codes[i].summary), TRUE);
}

static void
add_boards (LabRobotsCompareSetup *self)
{
  static const LabSavedNumber n_boards = {
    /* Translators: how many boards of each size with each number of robots are compared. */
    "robots-compare-boards", N_("Boards of Each Kind"), 1, MAX_BOARDS, 20,
  };
  static const LabSavedNumber seed = {
    /* Translators: the number that the first board is made from; the same seed gives the same
     * boards. */
    "robots-compare-seed", N_("Game Number"), 0, 999999, 1,
  };

  for (guint i = 0; i < N_SIZES; i++)
    {
      guint size = LAB_ROBOTS_MIN_SIZE + 2 * i;
      g_autofree char *name = g_strdup_printf ("%u × %u", size, size);

      add_choice (self, SIZES, name, NULL, i < 3);
    }
  for (guint i = 1; i <= LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);

      add_choice (self, ROBOTS, name, NULL, i <= 3);
    }
  adw_preferences_group_add (self->boards, lab_saved_number_row_new (&n_boards, self->settings,
                                                                     &self->n_boards));
  adw_preferences_group_add (self->boards, lab_saved_number_row_new (&seed, self->settings,
                                                                     &self->seed));
}

/* GObject */

static void
lab_robots_compare_setup_dispose (GObject *object)
{
  g_clear_object (&LAB_ROBOTS_COMPARE_SETUP (object)->settings);
  G_OBJECT_CLASS (lab_robots_compare_setup_parent_class)->dispose (object);
}

static void
lab_robots_compare_setup_class_init (LabRobotsCompareSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT);
  G_OBJECT_CLASS (klass)->dispose = lab_robots_compare_setup_dispose;
  /**
   * LabRobotsCompareSetup::changed:
   *
   * The user has chosen something else.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  LAB_TEMPLATE ("lab-robots-compare-setup.ui");
  LAB_TEMPLATE_CHILDREN (LabRobotsCompareSetup, algorithms, boards, lists[SIZES].row,
                         lists[ROBOTS].row);
}

static void
lab_robots_compare_setup_init (LabRobotsCompareSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = lab_settings_new ();
  add_algorithms (self);
  add_boards (self);
  on_changed (self);
}

/* Public functions */

/**
 * lab_robots_compare_setup_get:
 * @self: the rows
 * @setup: (out caller-allocates): what the user has chosen
 *
 * Returns: whether there is anything to compare
 */
gboolean
lab_robots_compare_setup_get (LabRobotsCompareSetup    *self,
                              LabRobotsComparisonSetup *setup)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_COMPARE_SETUP (self) && setup != NULL, FALSE);

  lab_robots_comparison_setup_init (setup);
  setup->n_algorithms = setup->n_sizes = setup->n_robots = 0;
  for (guint i = 0; i < MAX_CHOICES; i++)
    {
      const List *lists = self->lists;

      if (i < lists[ALGORITHMS].n_choices
          && gtk_check_button_get_active (lists[ALGORITHMS].checks[i]))
        setup->algorithms[setup->n_algorithms++] = (LabRobotsAlgorithm) i;
      if (i < lists[SIZES].n_choices && gtk_check_button_get_active (lists[SIZES].checks[i]))
        setup->sizes[setup->n_sizes++] = LAB_ROBOTS_MIN_SIZE + 2 * i;
      if (i < lists[ROBOTS].n_choices && gtk_check_button_get_active (lists[ROBOTS].checks[i]))
        setup->robots[setup->n_robots++] = i + 1;
    }
  setup->n_boards = (guint) gtk_spin_button_get_value_as_int (self->n_boards);
  setup->seed = (guint64) gtk_spin_button_get_value_as_int (self->seed);
  return setup->n_algorithms > 0 && setup->n_sizes > 0 && setup->n_robots > 0;
}

/* Private helpers: the page */

static gboolean
is_ready (GtkWidget *setup)
{
  LabRobotsComparisonSetup chosen;

  return lab_robots_compare_setup_get (LAB_ROBOTS_COMPARE_SETUP (setup), &chosen);
}

static LabExperiment *
make_experiment (GtkWidget *setup,
                 GError   **error G_GNUC_UNUSED)
{
  LabRobotsComparisonSetup chosen;

  lab_robots_compare_setup_get (LAB_ROBOTS_COMPARE_SETUP (setup), &chosen);
  return (LabExperiment *) lab_robots_comparison_new (&chosen);
}

static void
show (GtkWidget           *results,
      const LabExperiment *experiment,
      LabAnnouncer        *announcer)
{
  LabRobotsCompareResults *self = LAB_ROBOTS_COMPARE_RESULTS (results);
  g_autofree char *title = NULL;

  lab_robots_compare_results_show (self, (gconstpointer) experiment);
  if (experiment == NULL)
    return;
  title = lab_robots_comparison_format_title ((gconstpointer) experiment);
  lab_announcer_say (announcer, title);
  lab_announcer_say (announcer, gtk_label_get_label (self->notes));
}

static GBytes *
render (GtkWidget           *results,
        const LabExperiment *experiment,
        LabFigureFormat      format,
        GError             **error)
{
  return lab_robots_comparison_render ((gconstpointer) experiment,
                                       LAB_ROBOTS_COMPARE_RESULTS (results)->kind, format, error);
}

/**
 * lab_robots_compare_page_new:
 * @family: the robots
 *
 * Returns: (transfer floating): the page on which algorithms are compared on many boards
 */
GtkWidget *
lab_robots_compare_page_new (LabFamily *family)
{
  static const LabExperimentPageKind kind = {
    .width = 1000,
    .file_name = "robots",
    .get_setup_type = lab_robots_compare_setup_get_type,
    .get_results_type = lab_robots_compare_results_get_type,
    .is_ready = is_ready,
    .make_experiment = make_experiment,
    .show = show,
    .render = render,
  };

  return lab_experiment_page_new (&kind, family);
}
