/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include "lab-style.h"

#define MIN_SIZE 160
#define NATURAL_SIZE 480

/**
 * LabMazeView:
 *
 * Shows a maze of any size, with colored cells, a heat map, a path, a start, and a goal. Players
 * zoom and scroll (it belongs into a #GtkScrolledWindow), move a cursor over the cells, pick cells,
 * and change walls.
 *
 * Threads draw the maze in tiles. They read the maze and what is shown of its cells, so nothing of
 * this may change except between lab_maze_view_begin_change() and lab_maze_view_end_change(). A
 * maze is not mirrored where text runs from right to left.
 */
enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_FINAL_TYPE_WITH_CODE (LabMazeView, lab_maze_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Private helpers */

static LabMazeScene *
begin (LabMazeView *self)
{
  lab_maze_tiles_begin_change (self->tiles);
  return lab_maze_tiles_get_scene (self->tiles);
}

/* Ends a change after which everything is drawn again. */
static void
end (LabMazeView *self)
{
  lab_maze_tiles_restart (self->tiles, FALSE);
  lab_maze_tiles_end_change (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Widget */

static void
lab_maze_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LabMazeView *self = LAB_MAZE_VIEW (widget);

  lab_maze_view_draw (self, snapshot);
  lab_maze_view_draw_overlay (self, snapshot);
}

static void
lab_maze_view_measure (GtkWidget      *widget G_GNUC_UNUSED,
                       GtkOrientation  orientation G_GNUC_UNUSED,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

static void
lab_maze_view_size_allocate (GtkWidget *widget,
                             int        width G_GNUC_UNUSED,
                             int        height G_GNUC_UNUSED,
                             int        baseline G_GNUC_UNUSED)
{
  lab_maze_view_update (LAB_MAZE_VIEW (widget));
}

static void
lab_maze_view_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  LabMazeView *self = LAB_MAZE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->adjustments[prop_id - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, self->policies[prop_id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_maze_view_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  LabMazeView *self = LAB_MAZE_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      lab_maze_view_set_adjustment (self, prop_id - PROP_HADJUSTMENT, g_value_get_object (value));
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      self->policies[prop_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_maze_view_dispose (GObject *object)
{
  LabMazeView *self = LAB_MAZE_VIEW (object);

  /* From here on, no thread reads anything of the owner. */
  g_clear_pointer (&self->tiles, lab_maze_tiles_free);
  self->maze = NULL;
  for (guint i = 0; i < 2; i++)
    {
      if (self->adjustments[i] != NULL)
        g_signal_handlers_disconnect_by_data (self->adjustments[i], self);
      g_clear_object (&self->adjustments[i]);
    }
  if (self->viewport != NULL)
    g_signal_handlers_disconnect_by_data (self->viewport, self);
  g_clear_object (&self->viewport);
  G_OBJECT_CLASS (lab_maze_view_parent_class)->dispose (object);
}

static void
lab_maze_view_class_init (LabMazeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = lab_maze_view_dispose;
  object_class->get_property = lab_maze_view_get_property;
  object_class->set_property = lab_maze_view_set_property;
  widget_class->snapshot = lab_maze_view_snapshot;
  widget_class->measure = lab_maze_view_measure;
  widget_class->size_allocate = lab_maze_view_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  /**
   * LabMazeView::toggle-wall:
   * @row: the row of a cell
   * @column: its column
   * @other_row: the row of the cell on the right of it or below it
   * @other_column: its column
   *
   * A player wants to add or to remove the wall between two cells. The owner changes the maze.
   */
  g_signal_new ("toggle-wall", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabMazeView::picked:
   * @row: the row of a cell
   * @column: its column
   *
   * A player has clicked a cell, or pressed Enter at the cursor.
   */
  g_signal_new ("picked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_UINT, G_TYPE_UINT);
  /**
   * LabMazeView::zoom-changed:
   *
   * The zoom has changed, or what lab_maze_view_can_zoom_in() returns.
   */
  g_signal_new ("zoom-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "mazeview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_maze_view_init (LabMazeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (LabMazeViewport) viewport = lab_maze_viewport_new ();

  self->tiles = lab_maze_tiles_new ((LabMazeTilesReady) gtk_widget_queue_draw, self);
  for (guint i = 0; i < 2; i++)
    lab_maze_view_set_adjustment (self, i, NULL);
  lab_maze_view_set_viewport (self, viewport);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  lab_style_follow (widget);
  lab_maze_view_add_input (self);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (lab_maze_view_update), NULL);
  lab_maze_view_describe (self);
}

/* Public functions */

/** lab_maze_view_new: returns a view without a maze. */
GtkWidget *
lab_maze_view_new (void)
{
  return g_object_new (LAB_TYPE_MAZE_VIEW, NULL);
}

/**
 * lab_maze_view_set_maze:
 * @self: a view
 * @maze: (nullable): the maze to show; it must live until another one is set, or until the view is
 *   destroyed
 *
 * Shows another maze, all of it, without marks, heat map, path, start, and goal.
 */
void
lab_maze_view_set_maze (LabMazeView   *self,
                        const LabMaze *maze)
{
  LabMazeScene *scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  scene = begin (self);
  scene->maze = self->maze = maze;
  scene->read_marks = scene->read_heat = NULL;
  g_clear_pointer (&scene->path, lab_maze_path_index_free);
  lab_maze_tiles_restart (self->tiles, TRUE);
  lab_maze_tiles_end_change (self->tiles);
  self->has_ends[0] = self->has_ends[1] = self->hovers = FALSE;
  self->cursor = (LabMazeCell) { 0, 0 };
  self->complete = 0;
  self->first = TRUE;
  lab_maze_view_fit (self);
  lab_maze_view_update (self);
  lab_maze_view_describe (self);
}

/** lab_maze_view_get_maze: (nullable) (transfer none): returns the maze that is shown. */
const LabMaze *
lab_maze_view_get_maze (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), NULL);

  return self->maze;
}

/**
 * lab_maze_view_set_marks:
 * @self: a view
 * @read: (nullable): reads the #LabMazeFloor of cells, in threads; %NULL for none
 * @data: for @read; it must live as long as @read is set
 *
 * Colors the floors of cells.
 */
void
lab_maze_view_set_marks (LabMazeView      *self,
                         LabMazeReadCells  read,
                         gpointer          data)
{
  LabMazeScene *scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  scene = begin (self);
  scene->read_marks = read;
  scene->marks_data = data;
  end (self);
}

/**
 * lab_maze_view_set_heat:
 * @self: a view
 * @read: (nullable): reads the values of cells in a heat map, in threads: 1 to %LAB_MAZE_HEAT_MAX,
 *   or 0 where there is none; %NULL for no heat map
 * @data: for @read; it must live as long as @read is set
 *
 * Colors the floors of cells that have no mark by a value, such as their distance from the start
 * as a part of the largest one.
 */
void
lab_maze_view_set_heat (LabMazeView      *self,
                        LabMazeReadCells  read,
                        gpointer          data)
{
  LabMazeScene *scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  scene = begin (self);
  scene->read_heat = read;
  scene->heat_data = data;
  end (self);
}

/**
 * lab_maze_view_set_path:
 * @self: a view with a maze
 * @cells: (array length=n_cells) (nullable): the cells of a path, which are copied
 * @n_cells: the number of cells; 0 for no path
 *
 * Draws a line through cells.
 */
void
lab_maze_view_set_path (LabMazeView       *self,
                        const LabMazeCell *cells,
                        gsize              n_cells)
{
  LabMazePathIndex *path = NULL;
  LabMazeScene *scene;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));
  g_return_if_fail (n_cells == 0 || self->maze != NULL);

  if (n_cells > 0)
    path = lab_maze_path_index_new (lab_maze_get_height (self->maze),
                                    lab_maze_get_width (self->maze), cells, n_cells);
  scene = begin (self);
  g_clear_pointer (&scene->path, lab_maze_path_index_free);
  scene->path = path;
  end (self);
}

/**
 * lab_maze_view_set_ends:
 * @self: a view with a maze
 * @start: (nullable): the start, if it is marked
 * @goal: (nullable): the goal, if it is marked
 *
 * Marks a start and a goal.
 */
void
lab_maze_view_set_ends (LabMazeView       *self,
                        const LabMazeCell *start,
                        const LabMazeCell *goal)
{
  const LabMazeCell *ends[2] = { start, goal };

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  for (guint i = 0; i < 2; i++)
    {
      self->has_ends[i] = ends[i] != NULL;
      if (ends[i] != NULL)
        self->ends[i] = *ends[i];
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_maze_view_begin_change:
 * @self: a view
 *
 * Waits until no thread reads the maze, its marks, and its heat map, so that they can change; this
 * takes less than a millisecond. Then change them, soon call lab_maze_view_end_change(), and tell
 * what changed. Other functions of the view can be called between the two.
 */
void
lab_maze_view_begin_change (LabMazeView *self)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_begin_change (self->tiles);
}

/** lab_maze_view_end_change: lets threads read the maze, its marks, and its heat map again. */
void
lab_maze_view_end_change (LabMazeView *self)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_end_change (self->tiles);
}

/**
 * lab_maze_view_changed_cells:
 * @self: a view with a maze
 * @cells: (array length=n_cells): cells
 * @n_cells: the number of cells
 *
 * Draws cells again whose walls, marks, or values in the heat map have changed; for a wall, one of
 * its two cells is enough.
 */
void
lab_maze_view_changed_cells (LabMazeView       *self,
                             const LabMazeCell *cells,
                             gsize              n_cells)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_changed (self->tiles, cells, n_cells);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_maze_view_changed_all: draws all cells again. */
void
lab_maze_view_changed_all (LabMazeView *self)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_tiles_changed_all (self->tiles);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
