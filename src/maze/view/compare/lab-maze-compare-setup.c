/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-setup.h"

#include <glib/gi18n.h>

#include "lab-columns-layout.h"
#include "lab-maze-algorithm.h"
#include "lab-number-row.h"

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

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabMazeCompareSetup, lab_maze_compare_setup, ADW_TYPE_BIN)

/* Private helpers */

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
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
add_check (LabMazeCompareSetup *self,
           AdwExpanderRow      *list,
           LabMazeAlgorithm     algorithm,
           gboolean             active)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 lab_maze_algorithm_get_name (algorithm));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_maze_algorithm_get_name (algorithm), -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_expander_row_add_row (list, row);
  self->checks[algorithm] = GTK_CHECK_BUTTON (check);
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (on_changed), self);
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
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/labyrinthe/Labyrinthe/lab-maze-compare-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareSetup, kind);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareSetup, generator);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareSetup, generators);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareSetup, solvers);
  gtk_widget_class_bind_template_child (widget_class, LabMazeCompareSetup, numbers);
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
  /* Translators: the number that the first maze is made from; the same seed gives the same
   * mazes. */
  add_number (self, SEED, _("Seed"), 0, 999999, 1);
  g_signal_connect_swapped (self->kind, "notify::selected", G_CALLBACK (on_changed), self);
  on_changed (self);
}

/* Public functions */

/**
 * lab_maze_compare_setup_get:
 * @self: the rows
 * @setup: (out caller-allocates): what the user has chosen
 *
 * Returns: whether there is anything to compare
 */
gboolean
lab_maze_compare_setup_get (LabMazeCompareSetup    *self,
                            LabMazeComparisonSetup *setup)
{
  gboolean solvers;

  g_return_val_if_fail (LAB_IS_MAZE_COMPARE_SETUP (self) && setup != NULL, FALSE);

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
      if (!gtk_check_button_get_active (self->checks[i])
          || solvers != (i >= LAB_N_MAZE_GENERATORS))
        continue;
      if (solvers)
        setup->solvers[setup->n_solvers++] = i - LAB_N_MAZE_GENERATORS;
      else
        setup->generators[setup->n_generators++] = i;
    }
  return setup->n_generators > 0 && (!solvers || setup->n_solvers > 0);
}
