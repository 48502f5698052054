/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-lane.h"

#include <string.h>

/**
 * LabMazeLane:
 *
 * A maze in which one run is watched, below the name of its algorithm. Without a run, it shows a
 * finished maze.
 */
struct _LabMazeLane
{
  AdwBin parent_instance;

  GtkLabel *caption;
  LabMazeView *view;
  LabMazeRun *run;            /* (nullable) */
  guint width;                /* of the maze, in cells */
  const LabMazeDistances *heat;   /* (nullable) */
  guint8 floors[LAB_N_MAZE_MARKS];    /* how the view shows each mark */
};

G_DEFINE_FINAL_TYPE (LabMazeLane, lab_maze_lane, ADW_TYPE_BIN)

/* Private helpers: what the view reads, in other threads */

static void
read_heat (guint    row,
           guint    column,
           guint    n_cells,
           guint8  *values,
           gpointer data)
{
  LabMazeLane *self = data;
  const guint8 *levels
      = lab_maze_distances_get_levels (self->heat) + (gsize) row * self->width + column;

  for (guint i = 0; i < n_cells; i++)
    values[i] = levels[i] == LAB_MAZE_UNREACHABLE ? 0 : (guint8) (levels[i] + 1);
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
  if (self->run != NULL && lab_maze_run_get_solution (self->run) != NULL)
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
    {
      lab_maze_view_begin_change (self->view);
      lab_maze_view_set_marks (self->view, NULL, NULL);
      lab_maze_view_set_heat (self->view, NULL, NULL);
      lab_maze_view_set_maze (self->view, NULL);
      lab_maze_view_end_change (self->view);
      self->view = NULL;
    }
  g_clear_pointer (&self->run, lab_maze_run_free);
  G_OBJECT_CLASS (lab_maze_lane_parent_class)->dispose (object);
}

static void
lab_maze_lane_class_init (LabMazeLaneClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_maze_lane_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mazelane");
}

static void
lab_maze_lane_init (LabMazeLane *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "heading");
  self->view = LAB_MAZE_VIEW (lab_maze_view_new ());
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  gtk_box_append (GTK_BOX (box), scroller);
  adw_bin_set_child (ADW_BIN (self), box);
  update_floors (self);
}

/* Public functions */

/**
 * lab_maze_lane_read_floors:
 * @row: a row
 * @column: the first column
 * @n_cells: how many cells to read
 * @values: (out caller-allocates): how the view shows them
 * @data: a lane with a run
 *
 * Tells the view what the run knows about some cells, and where it is, unless it has ended. The
 * view calls this in other threads, but not while the run moves.
 */
void
lab_maze_lane_read_floors (guint    row,
                           guint    column,
                           guint    n_cells,
                           guint8  *values,
                           gpointer data)
{
  LabMazeLane *self = data;
  const guint8 *marks = lab_maze_run_get_marks (self->run) + (gsize) row * self->width + column;
  LabMazeCell current;

  for (guint i = 0; i < n_cells; i++)
    values[i] = self->floors[LAB_MAZE_MARK_OF_BYTE (marks[i])];
  if (lab_maze_run_get_step (self->run) < lab_maze_run_get_n_steps (self->run)
      && lab_maze_run_get_current (self->run, &current) && current.row == row
      && current.column >= column && current.column - column < n_cells)
    values[current.column - column] = self->floors[LAB_MAZE_MARK_CURRENT];
}

/** lab_maze_lane_get_view: (transfer none): returns the view of the maze. */
LabMazeView *
lab_maze_lane_get_view (LabMazeLane *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_LANE (self), NULL);

  return self->view;
}

/** lab_maze_lane_get_run: (transfer none) (nullable): returns the run. */
LabMazeRun *
lab_maze_lane_get_run (LabMazeLane *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_LANE (self), NULL);

  return self->run;
}

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
    maze = lab_maze_run_get_maze (run);
  lab_maze_view_begin_change (self->view);
  old = self->run;
  self->run = run;
  self->heat = NULL;
  self->width = maze != NULL ? lab_maze_get_width (maze) : 0;
  update_floors (self);
  lab_maze_view_set_maze (self->view, maze);
  lab_maze_view_set_heat (self->view, NULL, NULL);
  lab_maze_view_set_marks (self->view, run != NULL ? lab_maze_lane_read_floors : NULL, self);
  if (maze != NULL)
    {
      const LabMazeCell start = { 0, 0 };
      const LabMazeCell goal = { lab_maze_get_height (maze) - 1, self->width - 1 };

      lab_maze_view_set_ends (self->view, &start, &goal);
    }
  lab_maze_view_end_change (self->view);
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
  step = MIN (step, lab_maze_run_get_n_steps (self->run));
  if (step == lab_maze_run_get_step (self->run))
    return;
  lab_maze_view_begin_change (self->view);
  lab_maze_run_go_to (self->run, step);
  if (lab_maze_run_get_changes (self->run, &cells, &n_cells))
    lab_maze_view_changed_cells (self->view, cells, n_cells);
  else
    lab_maze_view_changed_all (self->view);
  lab_maze_view_end_change (self->view);
}

/**
 * lab_maze_lane_set_heat:
 * @self: a lane
 * @distances: (nullable): the distances of the finished maze, which must stay valid; %NULL for
 *   none
 *
 * Shows or hides a heat map.
 */
void
lab_maze_lane_set_heat (LabMazeLane            *self,
                        const LabMazeDistances *distances)
{
  g_return_if_fail (LAB_IS_MAZE_LANE (self));

  if (self->heat == distances)
    return;
  lab_maze_view_begin_change (self->view);
  self->heat = distances;
  update_floors (self);
  lab_maze_view_set_heat (self->view, distances != NULL ? read_heat : NULL, self);
  lab_maze_view_changed_all (self->view);
  lab_maze_view_end_change (self->view);
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
