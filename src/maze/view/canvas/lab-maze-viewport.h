/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_VIEWPORT (lab_maze_viewport_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeViewport, lab_maze_viewport, LAB, MAZE_VIEWPORT, GObject)

/**
 * LabMazeViewport:
 * @fits: whether all of the maze is visible
 * @zoom: otherwise, how many pixels a cell has
 * @center: the place in the middle, across and down, in cells
 *
 * Which part of a maze is visible. Views that share it show the same part.
 */
struct _LabMazeViewport
{
  GObject  parent_instance;
  gboolean fits;
  double   zoom;
  double   center[2];
};

LabMazeViewport *lab_maze_viewport_new (void);
void             lab_maze_viewport_fit (LabMazeViewport *self);
void             lab_maze_viewport_set (LabMazeViewport *self,
                                        double           zoom,
                                        const double     center[2]);

G_END_DECLS
