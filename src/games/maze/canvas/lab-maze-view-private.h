/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-maze-tiles.h"
#include "lab-maze-view.h"

G_BEGIN_DECLS

/* The view is too long for one file: lab-maze-view.c has which part is visible and what players do
 * with it, lab-maze-view-drawing.c draws it. Tests look at it, too. */

/** LAB_MAZE_VIEW_MARGIN: the space around the maze, in pixels. */
#define LAB_MAZE_VIEW_MARGIN 12

/**
 * LabMazeViewport:
 * @fits: whether all of the maze is visible
 * @zoom: otherwise, how many pixels a cell has
 * @center: the place in the middle, across and down, in cells
 *
 * Which part of a maze is visible.
 */
typedef struct
{
  gboolean fits;
  double   zoom;
  double   center[2];
} LabMazeViewport;

struct _LabMazeView
{
  LabCanvas                 parent_instance;

  const LabMaze            *maze;               /* (nullable), not owned */
  LabMazeTiles             *tiles;
  const LabMazeViewPalette *palette;
  gboolean                  has_ends[2];        /* the start and the goal */
  LabMazeCell               ends[2];

  /* Which part is visible; 0 is across, 1 is down. */
  LabMazeViewport           part;
  LabMazeView              *peer;               /* (nullable), weak: shows the same part */
  LabMazeScale              scale;
  LabMazeScale              fit;                /* the scale at which all is visible */
  guint32                   complete;           /* the last scale that was drawn completely */
  gboolean                  applying;
  gboolean                  first;              /* nothing of this maze has been drawn */

  /* Input */
  gboolean                  editable;
  LabMazeCell               cursor;
  gboolean                  hovers;             /* whether a click would change a wall */
  LabMazeWall               hovered;
};

void lab_maze_view_get_origin (LabMazeView *self,
                               gint64       origin[2]);
void lab_maze_view_get_place  (LabMazeView *self,
                               double       x,
                               double       y,
                               double       place[2]);

/* lab-maze-view-drawing.c */
void lab_maze_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot);

G_END_DECLS
