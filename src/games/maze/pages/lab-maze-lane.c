/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-lane.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-maze-measures.h"
#include "lab-maze-raster.h"
#include "lab-maze-run.h"
#include "lab-style.h"
#include "lab-template.h"
#include "lab-text.h"

G_DEFINE_FINAL_TYPE (LabMazeLane, lab_maze_lane, ADW_TYPE_BIN)

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

/* The counters */

static void
draw_color (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        data)
{
  const LabMazeViewPalette *palette = &lab_maze_view_palettes[lab_style_get (GTK_WIDGET (area))];

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
          gtk_grid_attach (grid, GTK_WIDGET (self->values[row][column]), column + 2, row + 1, 1, 1);
        }
    }
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (grid));
  self->solves = TRUE;
}

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
  gboolean solves = n_runs > 0 && runs[0]->solution.path != NULL;

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
                                                        runs[column]->algorithm));
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

/* Private helpers: what the view reads, in other threads */

static void
read_heat (guint     row,
           guint     column,
           guint     n_cells,
           guint8   *values,
           gpointer  data)
{
  LabMazeLane *self = data;
  const guint8 *levels = self->heat + (gsize) row * self->width + column;

  for (guint i = 0; i < n_cells; i++)
    values[i] = levels[i] == LAB_MAZE_UNREACHABLE ? 0 : (guint8) (levels[i] + 1);
}

/* Reads how the view shows what the run knows about some cells, and where it is, unless it has
 * ended. */
static void
read_floors (guint     row,
             guint     column,
             guint     n_cells,
             guint8   *values,
             gpointer  data)
{
  LabMazeLane *self = data;
  const guint8 *marks = self->run->marks + (gsize) row * self->width + column;
  LabMazeCell current;

  for (guint i = 0; i < n_cells; i++)
    values[i] = self->floors[LAB_MAZE_MARK_OF_BYTE (marks[i])];
  if (self->run->step < self->run->n_steps
      && lab_maze_run_get_current (self->run, &current) && current.row == row
      && current.column >= column && current.column - column < n_cells)
    values[current.column - column] = self->floors[LAB_MAZE_MARK_CURRENT];
}

/* Private helpers */

/* In a heat map, the cells that a run has visited show their distances. */
static void
update_floors (LabMazeLane *self)
{
  static const guint8 plain[] = {
    [LAB_MAZE_MARK_UNVISITED] = LAB_MAZE_FLOOR_UNVISITED,
    [LAB_MAZE_MARK_WAITING] = LAB_MAZE_FLOOR_FRONTIER,
    [LAB_MAZE_MARK_VISITED] = LAB_MAZE_FLOOR_VISITED,
    [LAB_MAZE_MARK_PATH] = LAB_MAZE_FLOOR_PATH,
    [LAB_MAZE_MARK_FILLED] = LAB_MAZE_FLOOR_FILLED,
    [LAB_MAZE_MARK_ONCE] = LAB_MAZE_FLOOR_VISITED,
    [LAB_MAZE_MARK_TWICE] = LAB_MAZE_FLOOR_REVISITED,
    [LAB_MAZE_MARK_CURRENT] = LAB_MAZE_FLOOR_CURRENT,
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (plain) == LAB_N_MAZE_MARKS);

  memcpy (self->floors, plain, sizeof plain);
  /* A solver begins in a maze that is there. */
  if (self->run != NULL && self->run->solution.path != NULL)
    self->floors[LAB_MAZE_MARK_UNVISITED] = LAB_MAZE_FLOOR_NONE;
  else
    self->floors[LAB_MAZE_MARK_VISITED] = LAB_MAZE_FLOOR_NONE;
  if (self->heat != NULL)
    self->floors[LAB_MAZE_MARK_VISITED] = LAB_MAZE_FLOOR_NONE;
}

/* GObject */

static void
lab_maze_lane_dispose (GObject *object)
{
  LabMazeLane *self = LAB_MAZE_LANE (object);

  if (self->view != NULL)
    lab_maze_view_set_maze (self->view, NULL);
  self->view = NULL;
  g_clear_pointer (&self->run, lab_maze_run_free);
  G_OBJECT_CLASS (lab_maze_lane_parent_class)->dispose (object);
}

static void
lab_maze_lane_class_init (LabMazeLaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_maze_lane_dispose;
  g_type_ensure (LAB_TYPE_MAZE_VIEW);
  LAB_TEMPLATE ("lab-maze-lane.ui");
  LAB_TEMPLATE_CHILDREN (LabMazeLane, caption, view);
  gtk_widget_class_set_css_name (widget_class, "mazelane");
}

static void
lab_maze_lane_init (LabMazeLane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_floors (self);
}

/* Public functions */

/**
 * lab_maze_lane_set_run:
 * @self: a lane
 * @run: (transfer full) (nullable): the run to watch
 * @maze: (nullable): without a run, the maze to show, which must stay valid
 *
 * Shows another maze, with its start in one corner and its goal in the opposite one. The heat map
 * is forgotten.
 */
void
lab_maze_lane_set_run (LabMazeLane   *self,
                       LabMazeRun    *run,
                       const LabMaze *maze)
{
  LabMazeRun *old;

  g_return_if_fail (LAB_IS_MAZE_LANE (self));

  if (run != NULL)
    maze = run->maze;
  lab_maze_tiles_begin_change (self->view->tiles);
  old = self->run;
  self->run = run;
  self->heat = NULL;
  self->width = maze != NULL ? maze->width : 0;
  update_floors (self);
  lab_maze_view_set_maze (self->view, maze);
  lab_maze_view_set_cells (self->view, run != NULL ? read_floors : NULL, NULL, self);
  self->view->has_ends = maze != NULL;
  lab_maze_tiles_end_change (self->view->tiles);
  g_clear_pointer (&old, lab_maze_run_free);
}

/**
 * lab_maze_lane_go_to:
 * @self: a lane
 * @step: a step; after the last one, the last one is shown
 *
 * Shows the run after a step.
 */
void
lab_maze_lane_go_to (LabMazeLane *self,
                     guint64      step)
{
  const LabMazeCell *cells;
  guint n_cells;

  g_return_if_fail (LAB_IS_MAZE_LANE (self));

  if (self->run == NULL)
    return;
  step = MIN (step, self->run->n_steps);
  if (step == self->run->step)
    return;
  lab_maze_tiles_begin_change (self->view->tiles);
  lab_maze_run_go_to (self->run, step);
  if (!lab_maze_run_get_changes (self->run, &cells, &n_cells))
    cells = NULL;
  lab_maze_view_changed (self->view, cells, n_cells);
  lab_maze_tiles_end_change (self->view->tiles);
}

/**
 * lab_maze_lane_set_heat:
 * @self: a lane
 * @levels: (nullable): the levels of the finished maze from lab_maze_find_levels(), which must
 *   stay valid; %NULL for none
 *
 * Shows or hides a heat map.
 */
void
lab_maze_lane_set_heat (LabMazeLane  *self,
                        const guint8 *levels)
{
  g_return_if_fail (LAB_IS_MAZE_LANE (self));

  if (self->heat == levels)
    return;
  lab_maze_tiles_begin_change (self->view->tiles);
  self->heat = levels;
  update_floors (self);
  lab_maze_view_set_cells (self->view, self->run != NULL ? read_floors : NULL,
                           levels != NULL ? read_heat : NULL, self);
  lab_maze_tiles_end_change (self->view->tiles);
}

/** lab_maze_lane_set_caption: shows the name of the algorithm; %NULL for none. */
void
lab_maze_lane_set_caption (LabMazeLane *self,
                           const char  *caption)
{
  g_return_if_fail (LAB_IS_MAZE_LANE (self));

  gtk_label_set_label (self->caption, caption != NULL ? caption : "");
  gtk_widget_set_visible (GTK_WIDGET (self->caption), caption != NULL);
}
