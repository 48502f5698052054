/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-tiles.h"
#include "lab-maze-view.h"
#include "lab-maze-viewport.h"

G_BEGIN_DECLS

/* The inside of a view, for its files. */

/** LAB_MAZE_VIEW_MARGIN: the space around the maze, in pixels. */
#define LAB_MAZE_VIEW_MARGIN 12

struct _LabMazeView
{
  GtkWidget                 parent_instance;

  const LabMaze            *maze;               /* (nullable), not owned */
  LabMazeTiles             *tiles;
  const LabMazeViewPalette *palette;
  gboolean                  has_ends[2];        /* the start and the goal */
  LabMazeCell               ends[2];

  /* Which part is visible; 0 is across, 1 is down. */
  GtkAdjustment            *adjustments[2];
  GtkScrollablePolicy       policies[2];
  LabMazeViewport          *viewport;
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
  double                    pointer[2];
  double                    drag_from[2];
  double                    pinch_from;
};

/* lab-maze-view-scroll.c */
void     lab_maze_view_set_adjustment (LabMazeView       *self,
                                       guint              axis,
                                       GtkAdjustment     *adjustment);
void     lab_maze_view_set_viewport   (LabMazeView       *self,
                                       LabMazeViewport   *viewport);
void     lab_maze_view_update         (LabMazeView       *self);
void     lab_maze_view_get_origin     (LabMazeView       *self,
                                       gint64             origin[2]);
void     lab_maze_view_get_place      (LabMazeView       *self,
                                       double             x,
                                       double             y,
                                       double             place[2]);
void     lab_maze_view_zoom_at        (LabMazeView       *self,
                                       double             zoom,
                                       double             x,
                                       double             y);

/* lab-maze-view-drawing.c, lab-maze-view-overlay.c */
void     lab_maze_view_draw           (LabMazeView       *self,
                                       GtkSnapshot       *snapshot);
void     lab_maze_view_draw_overlay   (LabMazeView       *self,
                                       GtkSnapshot       *snapshot);

/* lab-maze-view-cursor.c */
void     lab_maze_view_describe       (LabMazeView       *self);
gboolean lab_maze_view_find_wall      (LabMazeView       *self,
                                       double             x,
                                       double             y,
                                       LabMazeWall       *wall);
void     lab_maze_view_toggle         (LabMazeView       *self,
                                       const LabMazeWall *wall);
gboolean lab_maze_view_press_key      (LabMazeView       *self,
                                       guint              keyval,
                                       GdkModifierType    modifiers);

/* lab-maze-view-input.c */
void     lab_maze_view_add_input      (LabMazeView       *self);

G_END_DECLS
