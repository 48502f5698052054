/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <stdlib.h>

#include "lab-columns-layout.h"
#include "lab-maze-algorithm.h"
#include "lab-maze-comparison.h"
#include "lab-maze-generator.h"
#include "lab-maze-pattern.h"
#include "lab-plot-view.h"
#include "lab-results-table.h"
#include "lab-rows.h"
#include "lab-template.h"

#define SIZE 12                 /* the height and width of the mazes, in cells */
#define N_MAZES 500
#define GAP 16                  /* between the two pictures, in pixels */
#define MIN_SIDE 110
#define MAX_SIDE 220
/* A corridor that is open in nearly all mazes. */
#define ALWAYS 0.999

/**
 * LabMazePatternPicture:
 *
 * Shows what a generator does again and again: one maze, in which the corridors that it always
 * leaves are marked, and many mazes on top of each other.
 */
struct _LabMazePatternPicture
{
  GtkWidget parent_instance;

  LabMazePattern *one;          /* (nullable) */
  LabMazePattern *many;
};

G_DEFINE_FINAL_TYPE (LabMazePatternPicture, lab_maze_pattern_picture, GTK_TYPE_WIDGET)

/* Private helpers */

/* Draws the wall on the right of a cell, or below it; the unit is a cell. */
static void
draw_wall (cairo_t  *cr,
           guint     row,
           guint     column,
           gboolean  right,
           double    share,
           LabColor  color)
{
  double x = column + 1, y = row + 1;

  if (share <= 0)
    return;
  cairo_move_to (cr, right ? x : x - 1, right ? y - 1 : y);
  cairo_line_to (cr, x, y);
  lab_color_set_source (lab_color_fade (color, color.alpha * share), cr);
  cairo_stroke (cr);
}

/* Draws one maze or many; the unit is a cell. */
static void
draw_pattern (const LabMazePattern *pattern,
              cairo_t              *cr,
              LabColor              color)
{
  for (guint row = 0; row < SIZE; row++)
    {
      for (guint column = 0; column < SIZE; column++)
        {
          guint cell = row * SIZE + column;

          if (column + 1 < SIZE)
            draw_wall (cr, row, column, TRUE, 1 - pattern->right[cell], color);
          if (row + 1 < SIZE)
            draw_wall (cr, row, column, FALSE, 1 - pattern->below[cell], color);
        }
    }
  cairo_rectangle (cr, 0, 0, SIZE, SIZE);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
}

/* Marks the corridors that are always there. */
static void
draw_marks (LabMazePatternPicture *self,
            cairo_t               *cr,
            LabColor               color)
{
  lab_color_set_source (color, cr);
  if (self->many->last_row > ALWAYS)
    cairo_rectangle (cr, 0, SIZE - 1, SIZE, 1);
  if (self->many->last_column > ALWAYS)
    cairo_rectangle (cr, SIZE - 1, 0, 1, SIZE);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_fill (cr);
}

static int
get_side (int width)
{
  return CLAMP ((width - GAP) / 2, 1, MAX_SIDE);
}

/* GtkWidget */

/* Mazes are not mirrored: right is right in the descriptions of all algorithms. */
static void
lab_maze_pattern_picture_snapshot (GtkWidget   *widget,
                                   GtkSnapshot *snapshot)
{
  LabMazePatternPicture *self = LAB_MAZE_PATTERN_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  LabPlotTheme theme = lab_plot_theme_for_widget (widget);
  LabColor mark = lab_color_fade (lab_line_style_get_color (0, theme.dark), 0.35);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double side = get_side (width), scale = (side - 4) / SIZE;
  cairo_t *cr;

  if (self->one == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (width - 2 * side - GAP) / 2 + ((i == 1) != rtl ? side + GAP : 0) + 2,
                       2);
      cairo_scale (cr, scale, scale);
      cairo_set_line_width (cr, 2 / scale);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      if (i == 0)
        draw_marks (self, cr, mark);
      draw_pattern (i == 0 ? self->one : self->many, cr, theme.text);
      cairo_restore (cr);
    }
  cairo_destroy (cr);
}

static GtkSizeRequestMode
lab_maze_pattern_picture_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_maze_pattern_picture_measure (GtkWidget      *widget G_GNUC_UNUSED,
                                  GtkOrientation  orientation,
                                  int             for_size,
                                  int            *minimum,
                                  int            *natural,
                                  int            *minimum_baseline G_GNUC_UNUSED,
                                  int            *natural_baseline G_GNUC_UNUSED)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 2 * MIN_SIDE + GAP;
      *natural = 2 * MAX_SIDE + GAP;
    }
  else
    {
      *minimum = *natural = for_size < 0 ? MIN_SIDE : get_side (for_size);
    }
}

static void
lab_maze_pattern_picture_finalize (GObject *object)
{
  LabMazePatternPicture *self = LAB_MAZE_PATTERN_PICTURE (object);

  g_clear_pointer (&self->one, lab_maze_pattern_free);
  g_clear_pointer (&self->many, lab_maze_pattern_free);
  G_OBJECT_CLASS (lab_maze_pattern_picture_parent_class)->finalize (object);
}

static void
lab_maze_pattern_picture_class_init (LabMazePatternPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_maze_pattern_picture_finalize;
  widget_class->snapshot = lab_maze_pattern_picture_snapshot;
  widget_class->get_request_mode = lab_maze_pattern_picture_get_request_mode;
  widget_class->measure = lab_maze_pattern_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "mazepattern");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_maze_pattern_picture_init (LabMazePatternPicture *self G_GNUC_UNUSED)
{
}

/* Public functions */

/* Generates the mazes of a generator and shows them. A screen reader hears how often each place is
 * open. */
static void
lab_maze_pattern_picture_set_generator (LabMazePatternPicture *self,
                                        LabMazeGenerator       generator)
{
  g_autofree char *text = NULL;

  g_clear_pointer (&self->one, lab_maze_pattern_free);
  g_clear_pointer (&self->many, lab_maze_pattern_free);
  self->one = lab_maze_pattern_new (generator, SIZE, SIZE, 1, 1);
  self->many = lab_maze_pattern_new (generator, SIZE, SIZE, N_MAZES, 1);
  /* Translators: describes a picture to a screen reader. */
  text = g_strdup_printf (_("Open in the last row: %.0f %%. In the last column: %.0f %%."),
                          100 * self->many->last_row, 100 * self->many->last_column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Private helpers: words */

/* Returns the name of a row for people. */
static char *
format_name (const LabMazeComparison *comparison,
             guint                    row)
{
  LabMazeAlgorithm algorithm
      = LAB_MAZE_ALGORITHM_GENERATOR (lab_maze_comparison_get_generator (comparison, row));

  if (comparison->setup.n_solvers > 0)
    algorithm = LAB_MAZE_ALGORITHM_SOLVER (lab_maze_comparison_get_solver (comparison, row));
  return g_strdup (lab_maze_algorithm_get_name (algorithm));
}

/* Returns the numbers of a row. The interval is read from left to right, also in a language that is
 * not. */
static GStrv
list_numbers (const LabMazeComparison *comparison,
              guint                    row,
              LabMazeQuantity          quantity)
{
  GStrv numbers = lab_maze_comparison_list_numbers (comparison, row, quantity);
  g_autofree char *interval = numbers[1];

  numbers[1] = g_strconcat ("\u2066", interval, "\u2069", NULL);
  return numbers;
}

/* Returns the means of all rows, for a screen reader. */
static char *
describe_plot (const LabMazeComparison *comparison,
               LabMazeQuantity          quantity)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < comparison->n_rows; row++)
    {
      g_autofree char *name = format_name (comparison, row);
      g_auto (GStrv) numbers = list_numbers (comparison, row, quantity);

      g_string_append_printf (text, row > 0 ? "\n%s: %s (%s)" : "%s: %s (%s)", name, numbers[0],
                              numbers[1]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A row and the summary of its values. */
typedef struct
{
  char *name;
  LabSummary summary;
} Row;

/* Private helpers: words */

static int
compare_rows (const void *first,
              const void *second)
{
  const Row *a = first, *b = second;

  return (a->summary.mean < b->summary.mean) - (a->summary.mean > b->summary.mean);
}

/* Returns the rows that have values, largest mean first. */
static Row *
sort_rows (const LabMazeComparison *comparison,
           LabMazeQuantity          quantity,
           guint                   *n_rows)
{
  guint n = comparison->n_rows;
  Row *rows = g_new0 (Row, n);

  *n_rows = 0;
  for (guint row = 0; row < n; row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (comparison, row, quantity);

      if (summary.n_values > 0)
        rows[(*n_rows)++] = (Row) { format_name (comparison, row), summary };
    }
  qsort (rows, *n_rows, sizeof rows[0], compare_rows);
  return rows;
}

/* Sentences about the first and the last of several. */
static const char * const extremes[LAB_N_MAZE_QUANTITIES] = {
  /* Translators: in all these sentences, each %s is an algorithm, such as “Kruskal”. */
  [LAB_MAZE_QUANTITY_DEAD_ENDS] = N_("Most dead ends: %s. Fewest: %s."),
  [LAB_MAZE_QUANTITY_DIAMETER] = N_("Largest diameter: %s. Smallest: %s."),
  [LAB_MAZE_QUANTITY_SOLUTION] = N_("Longest solution: %s. Shortest: %s."),
  [LAB_MAZE_QUANTITY_DECISIONS] = N_("Most decisions on the way: %s. Fewest: %s."),
  [LAB_MAZE_QUANTITY_TURNS] = N_("Most turns on the way: %s. Fewest: %s."),
  [LAB_MAZE_QUANTITY_VISITED] = N_("Most cells visited: %s. Fewest: %s."),
  [LAB_MAZE_QUANTITY_STEPS] = N_("Most steps: %s. Fewest: %s."),
  [LAB_MAZE_QUANTITY_FRONTIER] = N_("Most cells waiting: %s. Fewest: %s."),
};

/* Fills in the names in one of these sentences. */
static void
append_extremes (GString    *text,
                 const char *sentence,
                 ...)
{
  va_list names;

  va_start (names, sentence);
  g_string_append_vprintf (text, sentence, names);
  va_end (names);
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

/* Tells which row has the largest and the smallest mean, and whether chance explains the order, in
 * sentences on lines of their own. */
static char *
tell_result (const LabMazeComparison *comparison,
             LabMazeQuantity          quantity)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_rows;
  Row *rows = sort_rows (comparison, quantity, &n_rows);

  if (n_rows > 1 && rows[0].summary.mean > rows[n_rows - 1].summary.mean)
    {
      append_extremes (text, _(extremes[quantity]), rows[0].name, rows[n_rows - 1].name);
      append_overlaps (text, rows, n_rows);
    }
  else if (n_rows > 1)
    {
      g_string_append (text, _("All means are equal."));
    }
  for (guint row = 0; row < comparison->n_rows; row++)
    {
      g_autofree char *line = lab_maze_comparison_tell_unsolved (comparison, row);

      if (line == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line);
    }
  for (guint i = 0; i < n_rows; i++)
    g_free (rows[i].name);
  g_free (rows);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

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
  LabPlotView *plot;
  LabResultsTable *table;
};

G_DEFINE_FINAL_TYPE (LabMazeCompareResults, lab_maze_compare_results, ADW_TYPE_BIN)

/* Private helpers: the results */

static void
fill_table (LabMazeCompareResults *self,
            LabMazeQuantity        quantity)
{
  g_auto (GStrv) headings = lab_maze_comparison_list_headings ();

  lab_results_table_begin (self->table, lab_maze_quantity_get_name (quantity), headings);
  for (guint row = 0; row < self->comparison->n_rows; row++)
    {
      g_autofree char *name = format_name (self->comparison, row);
      g_auto (GStrv) numbers = list_numbers (self->comparison, row, quantity);
      /* Translators: numbers that were measured; the true mean lies in the interval with 95 %
       * confidence. */
      g_autofree char *text
          = g_strdup_printf (_("Mean %s (95 %% interval %s), median %s, least %s, most %s"),
                             numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);

      lab_results_table_add (self->table, name, numbers, text);
    }
}

static LabMazeQuantity
get_quantity (const LabMazeCompareResults *self)
{
  return self->comparison->quantities[adw_combo_row_get_selected (self->quantity)];
}

static void
draw (gconstpointer       data,
      const LabPlotTheme *theme,
      PangoContext       *text,
      gboolean            rtl,
      cairo_t            *cr,
      int                 width,
      int                 height)
{
  const LabMazeCompareResults *self = data;

  lab_maze_comparison_draw (self->comparison, get_quantity (self),
                            (LabIntervalPlot) { .theme = theme, .text = text, .rtl = rtl }, cr,
                            width, height);
}

static void
on_quantity_changed (LabMazeCompareResults *self)
{
  LabIntervalPlot plot = { 0 };
  g_autofree char *text = NULL, *numbers = NULL;
  LabMazeQuantity quantity;

  if (self->comparison == NULL)
    return;
  quantity = get_quantity (self);
  text = tell_result (self->comparison, quantity);
  gtk_label_set_label (self->sentences, text);
  gtk_widget_set_visible (GTK_WIDGET (self->sentences), *text != '\0');
  numbers = describe_plot (self->comparison, quantity);
  plot.n_rows = self->comparison->n_rows;
  lab_plot_view_show (
      self->plot, draw, self,
      lab_interval_plot_get_height (&plot, gtk_widget_get_pango_context (GTK_WIDGET (self->plot))),
      lab_maze_quantity_get_name (quantity), numbers);
  fill_table (self, quantity);
}

/* GObject */

static void
lab_maze_compare_results_class_init (LabMazeCompareResultsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  LAB_TEMPLATE_TYPES (LAB_TYPE_PLOT_VIEW, LAB_TYPE_RESULTS_TABLE);
  LAB_TEMPLATE ("lab-maze-compare-results.ui");
  LAB_TEMPLATE_CHILDREN (LabMazeCompareResults, heading, quantity, sentences, plot, table);
}

static void
lab_maze_compare_results_init (LabMazeCompareResults *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->quantity, "notify::selected", G_CALLBACK (on_quantity_changed),
                            self);
}

#define MAX_SIZE 300
#define MAX_MAZES 1000

/* The choices of the first row. */
enum
{
  GENERATORS,
  SOLVERS,
};

/* The numbers, from top to bottom. */
enum
{
  ROWS,
  COLUMNS,
  MAZES,
  SEED,
  N_NUMBERS,
};

G_DECLARE_FINAL_TYPE (LabMazeCompareSetup, lab_maze_compare_setup, LAB, MAZE_COMPARE_SETUP, AdwBin)

/**
 * LabMazeCompareSetup:
 *
 * The rows in which the user chooses what to compare.
 */
struct _LabMazeCompareSetup
{
  AdwBin parent_instance;

  AdwComboRow *kind;
  AdwComboRow *generator;
  AdwExpanderRow *generators;
  AdwExpanderRow *solvers;
  AdwPreferencesGroup *numbers;
  GtkCheckButton *checks[LAB_N_MAZE_ALGORITHMS];
  GtkSpinButton *values[N_NUMBERS];
};

G_DEFINE_FINAL_TYPE (LabMazeCompareSetup, lab_maze_compare_setup, ADW_TYPE_BIN)

/* Private helpers: the choices */

/* Shows the chosen algorithms of one kind below its title. */
static void
update_list (LabMazeCompareSetup *self,
             AdwExpanderRow      *row,
             guint                first,
             guint                n)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *text = NULL;

  for (guint i = first; i < first + n; i++)
    {
      if (gtk_check_button_get_active (self->checks[i]))
        g_ptr_array_add (names, (gpointer) lab_maze_algorithm_get_name (i));
    }
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (_(", "), (GStrv) names->pdata);
  /* Translators: nothing is chosen in a list of algorithms. */
  adw_expander_row_set_subtitle (row, *text != '\0' ? text : C_("algorithms", "None"));
}

static void
on_changed (LabMazeCompareSetup *self)
{
  gboolean solvers = adw_combo_row_get_selected (self->kind) == SOLVERS;

  gtk_widget_set_visible (GTK_WIDGET (self->generators), !solvers);
  gtk_widget_set_visible (GTK_WIDGET (self->generator), solvers);
  gtk_widget_set_visible (GTK_WIDGET (self->solvers), solvers);
  update_list (self, self->generators, 0, LAB_N_MAZE_GENERATORS);
  update_list (self, self->solvers, LAB_N_MAZE_GENERATORS, LAB_N_MAZE_SOLVERS);
  g_signal_emit_by_name (self, "changed");
}

static void
add_check (LabMazeCompareSetup *self,
           AdwExpanderRow      *list,
           LabMazeAlgorithm     algorithm,
           gboolean             active)
{
  adw_expander_row_add_row (list, lab_check_row_new (lab_maze_algorithm_get_name (algorithm), NULL,
                                                     active, &self->checks[algorithm]));
  g_signal_connect_swapped (self->checks[algorithm], "toggled", G_CALLBACK (on_changed), self);
}

/* Adds all algorithms. At first, the generators that teaching material has are chosen, and all
 * solvers. */
static void
add_algorithms (LabMazeCompareSetup *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      add_check (self, self->generators, LAB_MAZE_ALGORITHM_GENERATOR (i), i <= LAB_MAZE_WILSON);
      gtk_string_list_append (names,
                              lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_GENERATOR (i)));
    }
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    add_check (self, self->solvers, LAB_MAZE_ALGORITHM_SOLVER (i), TRUE);
  adw_combo_row_set_model (self->generator, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->generator, LAB_MAZE_WILSON);
}

static void
add_number (LabMazeCompareSetup *self,
            guint                n,
            const char          *title,
            double               least,
            double               most,
            double               value)
{
  adw_preferences_group_add (self->numbers,
                             lab_number_row_new (title, least, most, value, &self->values[n]));
}

static guint
get_number (LabMazeCompareSetup *self,
            guint                n)
{
  return (guint) gtk_spin_button_get_value_as_int (self->values[n]);
}

/* GObject */

static void
lab_maze_compare_setup_class_init (LabMazeCompareSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (LAB_TYPE_COLUMNS_LAYOUT);
  /**
   * LabMazeCompareSetup::changed:
   *
   * The user has chosen other algorithms.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  LAB_TEMPLATE ("lab-maze-compare-setup.ui");
  LAB_TEMPLATE_CHILDREN (LabMazeCompareSetup, kind, generator, generators, solvers, numbers);
}

static void
lab_maze_compare_setup_init (LabMazeCompareSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_algorithms (self);
  add_number (self, ROWS, _("Rows"), 2, MAX_SIZE, 30);
  add_number (self, COLUMNS, _("Columns"), 2, MAX_SIZE, 30);
  /* Translators: how many mazes are compared. */
  add_number (self, MAZES, _("Number of Mazes"), 2, MAX_MAZES, 100);
  /* Translators: above an entry; the same number deals the same game. */
  add_number (self, SEED, _("Game Number"), 0, 999999, 1);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_changed), self);
  on_changed (self);
}

/* Gets what the user has chosen; returns whether there is anything to compare. */
static gboolean
get_setup (LabMazeCompareSetup    *self,
           LabMazeComparisonSetup *setup)
{
  gboolean solvers;

  solvers = adw_combo_row_get_selected (self->kind) == SOLVERS;
  *setup = (LabMazeComparisonSetup) {
    .height = get_number (self, ROWS),
    .width = get_number (self, COLUMNS),
    .n_mazes = get_number (self, MAZES),
    .seed = get_number (self, SEED),
  };
  if (solvers)
    setup->generators[setup->n_generators++] = adw_combo_row_get_selected (self->generator);
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      if (!gtk_check_button_get_active (self->checks[i]) || solvers != (i >= LAB_N_MAZE_GENERATORS))
        continue;
      if (solvers)
        setup->solvers[setup->n_solvers++] = i - LAB_N_MAZE_GENERATORS;
      else
        setup->generators[setup->n_generators++] = i;
    }
  return setup->n_generators > 0 && (!solvers || setup->n_solvers > 0);
}

/* Private helpers: the page */

/* Shows the pattern of a generator, below its name. */
static void
show_pattern (GtkBuilder       *builder,
              const char       *picture_id,
              const char       *label_id,
              LabMazeGenerator  generator)
{
  const char *name = lab_maze_algorithm_get_name (LAB_MAZE_ALGORITHM_GENERATOR (generator));
  LabMazePatternPicture *picture
      = LAB_MAZE_PATTERN_PICTURE (gtk_builder_get_object (builder, picture_id));

  gtk_label_set_label (GTK_LABEL (gtk_builder_get_object (builder, label_id)), name);
  lab_maze_pattern_picture_set_generator (picture, generator);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

static void
add_patterns (GtkBox *page)
{
  g_autoptr (GtkBuilder) builder = NULL;

  LAB_TEMPLATE_TYPES (LAB_TYPE_COLUMNS_LAYOUT, LAB_TYPE_MAZE_PATTERN_PICTURE);
  builder = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-maze-patterns.ui");
  show_pattern (builder, "binary_tree", "binary_tree_name", LAB_MAZE_BINARY_TREE);
  show_pattern (builder, "sidewinder", "sidewinder_name", LAB_MAZE_SIDEWINDER);
  gtk_box_append (page, GTK_WIDGET (gtk_builder_get_object (builder, "patterns")));
}

static gboolean
is_ready (GtkWidget *setup)
{
  LabMazeComparisonSetup chosen;

  return get_setup (LAB_MAZE_COMPARE_SETUP (setup), &chosen);
}

static LabExperiment *
make_experiment (GtkWidget  *setup,
                 GError    **error)
{
  LabMazeComparisonSetup chosen;
  LabMazeComparison *comparison;

  get_setup (LAB_MAZE_COMPARE_SETUP (setup), &chosen);
  comparison = lab_maze_comparison_new (&chosen, error);
  if (comparison != NULL)
    comparison->format_name = format_name;
  return (LabExperiment *) comparison;
}

/* Shows a comparison that has ended; NULL before it is freed. */
static void
show (GtkWidget           *results,
      const LabExperiment *experiment,
      LabAnnouncer        *announcer)
{
  LabMazeCompareResults *self = LAB_MAZE_COMPARE_RESULTS (results);
  const LabMazeComparison *comparison = (gconstpointer) experiment;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *title = NULL;

  self->comparison = NULL;
  lab_plot_view_show (self->plot, NULL, NULL, 0, "", "");
  if (comparison == NULL)
    return;
  for (guint i = 0; i < comparison->n_quantities; i++)
    gtk_string_list_append (names, lab_maze_quantity_get_name (comparison->quantities[i]));
  adw_combo_row_set_model (self->quantity, G_LIST_MODEL (names));
  /* In a perfect maze, the solutions of all solvers are equally long, so others come first. */
  adw_combo_row_set_selected (self->quantity, comparison->setup.n_solvers > 0 ? 1 : 0);
  title = lab_maze_comparison_format_title (comparison);
  adw_preferences_group_set_description (self->heading, title);
  self->comparison = comparison;
  on_quantity_changed (self);
  lab_announcer_say (announcer, gtk_label_get_label (self->sentences));
}

static GBytes *
render (GtkWidget            *results G_GNUC_UNUSED,
        const LabExperiment  *experiment,
        LabFigureFormat       format,
        GError              **error)
{
  return experiment->kind->render (experiment, format, error);
}

/**
 * lab_maze_compare_page_new:
 * @family: the mazes
 *
 * Returns: (transfer floating): the page on which generators or solvers are compared
 */
GtkWidget *
lab_maze_compare_page_new (LabFamily *family)
{
  static const LabExperimentPageKind kind = {
    .width = 900,
    .file_name = "mazes",
    .get_setup_type = lab_maze_compare_setup_get_type,
    .get_results_type = lab_maze_compare_results_get_type,
    .add_more = add_patterns,
    .is_ready = is_ready,
    .make_experiment = make_experiment,
    .show = show,
    .render = render,
  };

  return lab_experiment_page_new (&kind, family);
}
