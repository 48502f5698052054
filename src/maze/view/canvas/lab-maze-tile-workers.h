/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-raster.h"

G_BEGIN_DECLS

/**
 * LabMazeTileJob:
 * @id: the tile
 * @area: the part of the picture
 * @version: which version of the tile was asked for
 * @drawn: which version was drawn before; 0 for none
 * @in_view: whether the tile is in view
 * @urgent: whether the tile is in view and nothing of it has been drawn
 * @epoch: which scene was asked for
 * @pixels: (nullable): the result; %NULL if the scene was replaced
 *
 * A tile that a thread draws.
 */
typedef struct
{
  guint64     id;
  LabMazeArea area;
  guint64     version;
  guint64     drawn;
  gboolean    in_view;
  gboolean    urgent;
  guint       epoch;
  guint32    *pixels;
} LabMazeTileJob;

/**
 * LabMazeTileReady:
 * @data: the data that was passed with the function
 *
 * Called in the main thread when tiles can be taken.
 */
typedef void (*LabMazeTileReady) (gpointer data);

/**
 * LabMazeTileWorkers:
 *
 * Threads that draw tiles. They read the scene only while nobody changes it.
 */
typedef struct _LabMazeTileWorkers LabMazeTileWorkers;

LabMazeTileWorkers *lab_maze_tile_workers_new          (LabMazeTileReady     ready,
                                                        gpointer             data);
void                lab_maze_tile_workers_free         (LabMazeTileWorkers  *self);
LabMazeScene       *lab_maze_tile_workers_get_scene    (LabMazeTileWorkers  *self);
void                lab_maze_tile_workers_begin_change (LabMazeTileWorkers  *self);
void                lab_maze_tile_workers_end_change   (LabMazeTileWorkers  *self);
guint               lab_maze_tile_workers_restart      (LabMazeTileWorkers  *self);
void                lab_maze_tile_workers_request      (LabMazeTileWorkers  *self,
                                                        GPtrArray           *jobs);
LabMazeTileJob     *lab_maze_tile_workers_take         (LabMazeTileWorkers  *self);
void                lab_maze_tile_workers_wait         (LabMazeTileWorkers  *self,
                                                        gint64               microseconds);
void                lab_maze_tile_job_free             (LabMazeTileJob      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeTileJob, lab_maze_tile_job_free)

G_END_DECLS
