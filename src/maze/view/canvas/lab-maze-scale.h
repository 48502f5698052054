/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_MAZE_SCALE_CRISP: from this pitch on, all cells have the same whole number of pixels. */
#define LAB_MAZE_SCALE_CRISP 3

/**
 * LabMazeScale:
 * @id: the pitch in units of 1/65536 pixel, which identifies the scale
 * @pitch: how many pixels a cell and its wall have
 * @ratio: the size of a pixel of the rows that are drawn, in pixels of the picture; at most 1
 * @cell: how many pixels of the rows a cell and its wall have, or 0
 * @block: if @cell is 0, how many cells a pixel of the rows stands for, in each direction
 * @wall: the width of a wall, in pixels of the rows; 0 if @cell is 0
 *
 * How large a maze is drawn, in pixels of the screen. If cells are large, the walls are drawn pixel
 * by pixel. If they are small, rows are drawn in which a cell has two or three pixels, or a
 * pixel has several cells, and these rows are made smaller by @ratio.
 */
typedef struct
{
  guint32 id;
  double  pitch;
  double  ratio;
  guint   cell;
  guint   block;
  guint   wall;
} LabMazeScale;

LabMazeScale lab_maze_scale_get       (double              pitch);
LabMazeScale lab_maze_scale_get_by_id (guint32             id);
LabMazeScale lab_maze_scale_fit       (guint               height,
                                       guint               width,
                                       double              pixels_high,
                                       double              pixels_wide,
                                       double              max_pitch);
gint64       lab_maze_scale_measure   (const LabMazeScale *self,
                                       guint               n_cells);
double       lab_maze_scale_to_pixels (const LabMazeScale *self,
                                       double              place);
double       lab_maze_scale_to_cells  (const LabMazeScale *self,
                                       double              pixels);
double       lab_maze_scale_get_ink   (const LabMazeScale *self);

G_END_DECLS
