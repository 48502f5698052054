/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-canvas.h"
#include "lab-maze-tiles.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_VIEW (lab_maze_view_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeView, lab_maze_view, LAB, MAZE_VIEW, LabCanvas)

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
  gboolean                  has_ends;           /* whether a start and a goal are marked, in the
                                                 * first corner and the last one */

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

/* What is shown */

void lab_maze_view_set_maze  (LabMazeView       *self,
                              const LabMaze     *maze);
void lab_maze_view_set_cells (LabMazeView       *self,
                              LabMazeReadCells   read_marks,
                              LabMazeReadCells   read_heat,
                              gpointer           data);
void lab_maze_view_changed   (LabMazeView       *self,
                              const LabMazeCell *cells,
                              gsize              n_cells);

/* The visible part */

void     lab_maze_view_share        (LabMazeView *self,
                                     LabMazeView *other);
double   lab_maze_view_get_zoom     (LabMazeView *self);
void     lab_maze_view_zoom         (LabMazeView *self,
                                     double       factor);
void     lab_maze_view_fit          (LabMazeView *self);
gboolean lab_maze_view_find_cell    (LabMazeView *self,
                                     double       x,
                                     double       y,
                                     LabMazeCell *cell);
gboolean lab_maze_view_get_point    (LabMazeView *self,
                                     LabMazeCell  cell,
                                     double      *x,
                                     double      *y);
gboolean lab_maze_view_is_complete  (LabMazeView *self);

/* What players can do */

void        lab_maze_view_set_editable (LabMazeView *self,
                                        gboolean     editable);
void        lab_maze_view_set_cursor   (LabMazeView *self,
                                        LabMazeCell  cell);

/* For lab-maze-view-drawing.c, and what it has for lab-maze-view.c */

void lab_maze_view_get_origin (LabMazeView *self,
                               gint64       origin[2]);
void lab_maze_view_get_place  (LabMazeView *self,
                               double       x,
                               double       y,
                               double       place[2]);
void lab_maze_view_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot);

gboolean lab_maze_direction_find (guint             keyval,
                                  LabMazeDirection *direction);

G_END_DECLS
