/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view.h"

struct _LabMazeView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (LabMazeView, lab_maze_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HSCROLL_POLICY, PROP_VSCROLL_POLICY };

static void
lab_maze_view_get_property (GObject    *object G_GNUC_UNUSED,
                            guint       prop_id G_GNUC_UNUSED,
                            GValue     *value G_GNUC_UNUSED,
                            GParamSpec *pspec G_GNUC_UNUSED)
{
}

static void
lab_maze_view_set_property (GObject      *object G_GNUC_UNUSED,
                            guint         prop_id G_GNUC_UNUSED,
                            const GValue *value G_GNUC_UNUSED,
                            GParamSpec   *pspec G_GNUC_UNUSED)
{
}

static void
lab_maze_view_class_init (LabMazeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->get_property = lab_maze_view_get_property;
  object_class->set_property = lab_maze_view_set_property;
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
}

static void
lab_maze_view_init (LabMazeView *self G_GNUC_UNUSED)
{
}

GtkWidget *
lab_maze_view_new (void)
{
  return g_object_new (LAB_TYPE_MAZE_VIEW, NULL);
}

void
lab_maze_view_set_maze (LabMazeView *self G_GNUC_UNUSED, const LabMaze *maze G_GNUC_UNUSED)
{
}

const LabMaze *
lab_maze_view_get_maze (LabMazeView *self G_GNUC_UNUSED)
{
  return NULL;
}

void
lab_maze_view_set_marks (LabMazeView *self G_GNUC_UNUSED, LabMazeReadCells read G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
}

void
lab_maze_view_set_heat (LabMazeView *self G_GNUC_UNUSED, LabMazeReadCells read G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
}

void
lab_maze_view_set_path (LabMazeView *self G_GNUC_UNUSED, const LabMazeCell *cells G_GNUC_UNUSED, gsize n_cells G_GNUC_UNUSED)
{
}

void
lab_maze_view_set_ends (LabMazeView *self G_GNUC_UNUSED, const LabMazeCell *start G_GNUC_UNUSED, const LabMazeCell *goal G_GNUC_UNUSED)
{
}

void
lab_maze_view_begin_change (LabMazeView *self G_GNUC_UNUSED)
{
}

void
lab_maze_view_end_change (LabMazeView *self G_GNUC_UNUSED)
{
}

void
lab_maze_view_changed_cells (LabMazeView *self G_GNUC_UNUSED, const LabMazeCell *cells G_GNUC_UNUSED, gsize n_cells G_GNUC_UNUSED)
{
}

void
lab_maze_view_changed_all (LabMazeView *self G_GNUC_UNUSED)
{
}

void
lab_maze_view_share (LabMazeView *self G_GNUC_UNUSED, LabMazeView *other G_GNUC_UNUSED)
{
}

double
lab_maze_view_get_zoom (LabMazeView *self G_GNUC_UNUSED)
{
  return 1;
}

void
lab_maze_view_zoom_in (LabMazeView *self G_GNUC_UNUSED)
{
}

void
lab_maze_view_zoom_out (LabMazeView *self G_GNUC_UNUSED)
{
}

void
lab_maze_view_fit (LabMazeView *self G_GNUC_UNUSED)
{
}

gboolean
lab_maze_view_can_zoom_in (LabMazeView *self G_GNUC_UNUSED)
{
  return FALSE;
}

gboolean
lab_maze_view_can_zoom_out (LabMazeView *self G_GNUC_UNUSED)
{
  return FALSE;
}

void
lab_maze_view_reveal (LabMazeView *self G_GNUC_UNUSED, LabMazeCell cell G_GNUC_UNUSED)
{
}

gboolean
lab_maze_view_find_cell (LabMazeView *self G_GNUC_UNUSED, double x G_GNUC_UNUSED, double y G_GNUC_UNUSED, LabMazeCell *cell G_GNUC_UNUSED)
{
  return FALSE;
}

gboolean
lab_maze_view_get_point (LabMazeView *self G_GNUC_UNUSED, LabMazeCell cell G_GNUC_UNUSED, double *x G_GNUC_UNUSED, double *y G_GNUC_UNUSED)
{
  return FALSE;
}

gboolean
lab_maze_view_is_complete (LabMazeView *self G_GNUC_UNUSED)
{
  return FALSE;
}

void
lab_maze_view_set_editable (LabMazeView *self G_GNUC_UNUSED, gboolean editable G_GNUC_UNUSED)
{
}

gboolean
lab_maze_view_get_editable (LabMazeView *self G_GNUC_UNUSED)
{
  return FALSE;
}

void
lab_maze_view_set_cursor (LabMazeView *self G_GNUC_UNUSED, LabMazeCell cell G_GNUC_UNUSED)
{
}

LabMazeCell
lab_maze_view_get_cursor (LabMazeView *self G_GNUC_UNUSED)
{
  return (LabMazeCell) { 0, 0 };
}
