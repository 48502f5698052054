/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-maze-raster.h"

G_BEGIN_DECLS

/** LAB_MAZE_TILES_MEMORY: how many bytes of pixels are kept beyond those in view. */
#define LAB_MAZE_TILES_MEMORY (64 << 20)

/**
 * LabMazeTile:
 * @scale: the id of the scale
 * @x: the column of the tile
 * @y: the row of the tile
 *
 * Names a square part of the picture of a maze.
 */
typedef struct
{
  guint32 scale;
  guint16 x;
  guint16 y;
} LabMazeTile;

/**
 * LabMazeTilesReady:
 * @data: the data that was passed with the function
 *
 * Called in the main thread when tiles have been drawn.
 */
typedef void (*LabMazeTilesReady) (gpointer data);

/**
 * LabReadWriteGate:
 *
 * Keeps what threads read from changing. Readers are let in unless someone wants to change
 * something, so that this someone waits only until each reader pauses.
 */
typedef struct
{
  GMutex mutex;
  GCond  changed;
  guint  n_readers;
  guint  n_writers;             /* those who wait, and the one who is in */
} LabReadWriteGate;

/**
 * LabMazeTiles:
 * @scene: what is drawn, which may change only after lab_maze_tiles_begin_change()
 * @size: the size of a tile, in pixels
 *
 * The picture of a maze, in tiles that threads draw.
 */
typedef struct
{
  LabMazeScene      scene;
  guint             epoch;      /* which scene that is */
  LabReadWriteGate  gate;       /* threads read the scene only while nobody changes it */

  guint             size;
  GHashTable       *drawn;      /* from ids to tiles */
  GQueue            recent;     /* those with pixels, the one used last first */
  guint64           n_requests;
  guint64           version;
  guint32           scale;      /* the id of the scale in view */
  int               factor;     /* how many pixels of the screen a pixel of the widget has */
  gboolean          with_cairo;

  /* The threads that draw tiles, and what the mutex protects. */
  LabMazeTilesReady ready;
  gpointer          data;
  GThreadPool      *pool;
  guint             n_threads;
  GMutex            mutex;
  GCond             finished;
  GQueue            wanted;     /* of jobs, the next one first */
  GQueue            running;    /* of jobs */
  GQueue            done;       /* of jobs */
  guint             n_active;   /* the threads that look for jobs */
  guint             source;     /* calls @ready, or 0 */
} LabMazeTiles;

LabMazeTiles  *lab_maze_tiles_new          (LabMazeTilesReady  ready,
                                            gpointer           data);
void           lab_maze_tiles_free         (LabMazeTiles      *self);
void           lab_maze_tiles_begin_change (LabMazeTiles      *self);
void           lab_maze_tiles_end_change   (LabMazeTiles      *self);
void           lab_maze_tiles_restart      (LabMazeTiles      *self,
                                            gboolean           forget);
void           lab_maze_tiles_changed      (LabMazeTiles      *self,
                                            const LabMazeCell *cells,
                                            gsize              n_cells);
void           lab_maze_tiles_changed_all  (LabMazeTiles      *self);
void           lab_maze_tiles_set_size     (LabMazeTiles      *self,
                                            guint              size);
void           lab_maze_tiles_set_target   (LabMazeTiles      *self,
                                            int                factor,
                                            gboolean           with_cairo);
gboolean       lab_maze_tiles_has          (LabMazeTiles      *self,
                                            LabMazeTile        tile);
GskRenderNode *lab_maze_tiles_get          (LabMazeTiles      *self,
                                            LabMazeTile        tile);
gboolean       lab_maze_tiles_is_current   (LabMazeTiles      *self,
                                            LabMazeTile        tile);
void           lab_maze_tiles_request      (LabMazeTiles      *self,
                                            guint32            scale,
                                            const LabMazeTile *wanted,
                                            guint              n_wanted,
                                            guint              n_in_view);
void           lab_maze_tiles_wait         (LabMazeTiles      *self,
                                            gint64             microseconds);
gsize          lab_maze_tiles_get_memory   (LabMazeTiles      *self);

G_END_DECLS
