/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-viewport.h"

G_DEFINE_FINAL_TYPE (LabMazeViewport, lab_maze_viewport, G_TYPE_OBJECT)

static void
lab_maze_viewport_class_init (LabMazeViewportClass *klass)
{
  /**
   * LabMazeViewport::changed:
   *
   * Another part of the maze is visible.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_maze_viewport_init (LabMazeViewport *self)
{
  self->fits = TRUE;
  self->zoom = 1;
}

/** lab_maze_viewport_new: returns a viewport that shows all of a maze. */
LabMazeViewport *
lab_maze_viewport_new (void)
{
  return g_object_new (LAB_TYPE_MAZE_VIEWPORT, NULL);
}

/** lab_maze_viewport_fit: makes all of the maze visible. */
void
lab_maze_viewport_fit (LabMazeViewport *self)
{
  self->fits = TRUE;
  g_signal_emit_by_name (self, "changed");
}

/** lab_maze_viewport_set: shows a part of the maze: @zoom is the pixels of a cell, and @center the
 * place in the middle, across and down, in cells. */
void
lab_maze_viewport_set (LabMazeViewport *self,
                       double           zoom,
                       const double     center[2])
{
  self->fits = FALSE;
  self->zoom = zoom;
  self->center[0] = center[0];
  self->center[1] = center[1];
  g_signal_emit_by_name (self, "changed");
}
