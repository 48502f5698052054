/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-counts.h"

#include <glib/gi18n.h>

#include "lab-text.h"

#define N_COLUMNS 2

/* The rows. */
enum
{
  STEPS,
  VISITED,
  WAITING,
  OPENINGS,
  PATH,
  N_ROWS,
};

static const char * const titles[] = {
  /* Translators: a row of a table: how many steps an algorithm has made. */
  [STEPS] = N_("Steps"),
  /* Translators: a row of a table: how many cells of a maze an algorithm has visited. */
  [VISITED] = N_("Visited Cells"),
  /* Translators: a row of a table: how many cells wait in a list, a stack, a queue, or a heap. */
  [WAITING] = N_("Waiting Cells"),
  /* Translators: a row of a table: how many walls between two cells of a maze were removed. */
  [OPENINGS] = N_("Openings"),
  /* Translators: a row of a table: how many cells are on the path. */
  [PATH] = N_("Path"),
};

/**
 * LabMazeCounts:
 *
 * A table with what each run has done so far.
 */
struct _LabMazeCounts
{
  AdwBin parent_instance;

  GtkLabel *names[N_COLUMNS];
  GtkWidget *titles[N_ROWS];
  GtkLabel *values[N_ROWS][N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (LabMazeCounts, lab_maze_counts, ADW_TYPE_BIN)

/* Private helpers */

static GtkLabel *
new_label (float       xalign,
           const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, xalign);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static void
show_run (LabMazeCounts    *self,
          guint             column,
          const LabMazeRun *run)
{
  LabMazeRunCounters counters;
  guint64 values[N_ROWS];

  lab_maze_run_get_counters (run, &counters);
  values[STEPS] = counters.step;
  values[VISITED] = counters.visited;
  values[WAITING] = counters.frontier;
  values[OPENINGS] = counters.openings;
  values[PATH] = counters.path;
  for (guint i = 0; i < N_ROWS; i++)
    {
      g_autofree char *text = lab_text_format_count (values[i]);

      gtk_label_set_label (self->values[i][column], text);
    }
}

/* GObject */

static void
lab_maze_counts_class_init (LabMazeCountsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mazecounts");
}

static void
lab_maze_counts_init (LabMazeCounts *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 3);
  for (int column = 0; column < N_COLUMNS; column++)
    {
      self->names[column] = new_label (1, "caption-heading");
      gtk_grid_attach (grid, GTK_WIDGET (self->names[column]), column + 1, 0, 1, 1);
    }
  for (int row = 0; row < N_ROWS; row++)
    {
      self->titles[row] = GTK_WIDGET (new_label (0, "dim-label"));
      gtk_label_set_label (GTK_LABEL (self->titles[row]), _(titles[row]));
      gtk_grid_attach (grid, self->titles[row], 0, row + 1, 1, 1);
      for (int column = 0; column < N_COLUMNS; column++)
        {
          self->values[row][column] = new_label (1, "numeric");
          gtk_grid_attach (grid, GTK_WIDGET (self->values[row][column]), column + 1, row + 1, 1,
                           1);
        }
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
}

/* Public functions */

/**
 * lab_maze_counts_show:
 * @self: a table
 * @runs: (array length=n_runs): the runs
 * @n_runs: the number of runs
 *
 * Shows what the runs have done. A run of a solver has no row for openings, and one of a generator
 * none for the path.
 */
void
lab_maze_counts_show (LabMazeCounts  *self,
                      LabMazeRun    **runs,
                      guint           n_runs)
{
  gboolean solves = n_runs > 0 && lab_maze_run_get_solution (runs[0]) != NULL;

  g_return_if_fail (LAB_IS_MAZE_COUNTS (self));
  g_return_if_fail (n_runs <= N_COLUMNS);

  for (guint column = 0; column < N_COLUMNS; column++)
    {
      gboolean used = column < n_runs;

      /* The name of a single run is above its code. */
      gtk_widget_set_visible (GTK_WIDGET (self->names[column]), used && n_runs > 1);
      if (used)
        {
          show_run (self, column, runs[column]);
          gtk_label_set_label (self->names[column], lab_maze_algorithm_get_name (
                                                        lab_maze_run_get_algorithm (runs[column])));
        }
      for (guint row = 0; row < N_ROWS; row++)
        {
          gboolean shown = row != (solves ? OPENINGS : PATH);

          gtk_widget_set_visible (self->titles[row], shown);
          gtk_widget_set_visible (GTK_WIDGET (self->values[row][column]), used && shown);
        }
    }
}
