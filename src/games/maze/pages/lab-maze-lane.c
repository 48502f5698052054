/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-counts.h"

#include <glib/gi18n.h>

#include "lab-maze-view-palette.h"
#include "lab-style.h"
#include "lab-text.h"

#define N_COLUMNS 2
#define COLOR_SIZE 14           /* of a sample, in logical pixels */

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

/* How the maze shows the cells of a row; the plain floor stands for no color. */
static const LabMazeFloor floors[] = {
  [STEPS] = LAB_MAZE_FLOOR_NONE,
  [VISITED] = LAB_MAZE_FLOOR_VISITED,
  [WAITING] = LAB_MAZE_FLOOR_FRONTIER,
  [OPENINGS] = LAB_MAZE_FLOOR_NONE,
  [PATH] = LAB_MAZE_FLOOR_PATH,
};

/**
 * LabMazeCounts:
 *
 * A table with what each run has done so far. It also explains the colors in the maze.
 */
struct _LabMazeCounts
{
  AdwBin parent_instance;

  GtkLabel *names[N_COLUMNS];
  gboolean solves;            /* whether the colors are those of a solver */
  GtkWidget *colors[N_ROWS];
  GtkWidget *titles[N_ROWS];
  GtkLabel *values[N_ROWS][N_COLUMNS];
};

G_DEFINE_FINAL_TYPE (LabMazeCounts, lab_maze_counts, ADW_TYPE_BIN)

/* Private helpers */

static void
draw_color (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        data)
{
  AdwStyleManager *style
      = adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (area)));
  const LabMazeViewPalette *palette
      = lab_maze_view_palette_get (adw_style_manager_get_dark (style),
                                   adw_style_manager_get_high_contrast (style));

  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  lab_color_set_source (palette->marks[GPOINTER_TO_UINT (data)], cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->wall, cr);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Returns a sample of a color, or an empty place if it is the plain floor. */
static GtkWidget *
new_color (LabMazeFloor color)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), COLOR_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), COLOR_SIZE);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  if (color != LAB_MAZE_FLOOR_NONE)
    gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_color, GUINT_TO_POINTER (color),
                                    NULL);
  lab_style_follow (area);
  return area;
}

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

/* In a maze that is being made, visited cells have the plain floor. */
static void
update_visited (LabMazeCounts *self,
                gboolean       solves)
{
  LabMazeFloor color = solves ? LAB_MAZE_FLOOR_VISITED : LAB_MAZE_FLOOR_NONE;

  if (self->solves == solves)
    return;
  self->solves = solves;
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->colors[VISITED]), draw_color,
                                  GUINT_TO_POINTER (color), NULL);
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

  gtk_grid_set_column_spacing (grid, 8);
  gtk_grid_set_row_spacing (grid, 3);
  for (int column = 0; column < N_COLUMNS; column++)
    {
      self->names[column] = new_label (1, "caption-heading");
      gtk_grid_attach (grid, GTK_WIDGET (self->names[column]), column + 2, 0, 1, 1);
    }
  for (int row = 0; row < N_ROWS; row++)
    {
      self->titles[row] = GTK_WIDGET (new_label (0, "dim-label"));
      gtk_label_set_label (GTK_LABEL (self->titles[row]), _(titles[row]));
      gtk_grid_attach (grid, self->titles[row], 1, row + 1, 1, 1);
      self->colors[row] = new_color (floors[row]);
      gtk_grid_attach (grid, self->colors[row], 0, row + 1, 1, 1);
      for (int column = 0; column < N_COLUMNS; column++)
        {
          self->values[row][column] = new_label (1, "numeric");
          gtk_grid_attach (grid, GTK_WIDGET (self->values[row][column]), column + 2, row + 1, 1,
                           1);
        }
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
  self->solves = TRUE;
}

/* Public functions */

/**
 * lab_maze_counts_show:
 * @self: a table
 * @runs: (array length=n_runs): the runs
 * @n_runs: the number of runs
 *
 * Shows what the runs have done. A solver makes no openings.
 */
void
lab_maze_counts_show (LabMazeCounts  *self,
                      LabMazeRun    **runs,
                      guint           n_runs)
{
  gboolean solves = n_runs > 0 && lab_maze_run_get_solution (runs[0]) != NULL;

  g_return_if_fail (LAB_IS_MAZE_COUNTS (self));
  g_return_if_fail (n_runs <= N_COLUMNS);

  update_visited (self, solves);
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
          gboolean shown = row != OPENINGS || !solves;

          gtk_widget_set_visible (self->colors[row], shown);
          gtk_widget_set_visible (self->titles[row], shown);
          gtk_widget_set_visible (GTK_WIDGET (self->values[row][column]), used && shown);
        }
    }
}
