/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-private.h"
#include "lab-maze-raster.h"

G_BEGIN_DECLS

/* How pixels are mixed: the four channels of a pixel lie in lanes of 16 bits, so that all of them
 * are multiplied and added at once. */

/** lab_maze_pixel_spread: returns a pixel as four lanes. */
static inline guint64
lab_maze_pixel_spread (guint32 pixel)
{
  return (pixel & 0xff00ffu) | (guint64) (pixel & 0xff00ff00u) << 24;
}

/** lab_maze_pixel_pack: returns the pixel of four lanes that were multiplied by 256 in total. */
static inline guint32
lab_maze_pixel_pack (guint64 lanes)
{
  lanes = lanes >> 8 & G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  return (guint32) lanes | (guint32) (lanes >> 24);
}

/** lab_maze_pixel_mix: returns a mixture of two pixels; @part is how much of @b, 0 to 256. */
static inline guint32
lab_maze_pixel_mix (guint32 a,
                    guint32 b,
                    guint   part)
{
  return a == b ? a : lab_maze_pixel_pack (lab_maze_pixel_spread (a) * (256 - part)
                                           + lab_maze_pixel_spread (b) * part);
}

/**
 * LabMazeRows:
 * @scene: what is drawn
 * @scale: how large
 * @x: the first pixel of each row
 * @n: the number of pixels of a row
 * @pause: called between two rows of cells
 * @pause_data: for @pause
 * @wall_color: the color of walls at this scale
 * @first: the column of the first cell that is read; can be -1
 * @n_columns: how many cells of a row are read
 * @row: the row of cells in @colors[1]; -2 if none was read
 * @colors: the colors of the cells of the row before @row, and of @row; 0 where there is no cell
 * @left: for the same rows, whether there is a wall on the left of a cell
 * @above: whether there is a wall above a cell of @row
 * @inside: the pixels of a row through the cells
 * @values: what was read about cells
 * @line: the width of the line of a path
 * @joints: for each set of directions, how much of each pixel of a joint of walls is covered
 * @bends: the same for a path
 *
 * Draws rows of pixels. Rows are drawn from top to bottom, or some of them twice.
 */
typedef struct
{
  const LabMazeScene *scene;
  LabMazeScale        scale;
  gint64              x;
  guint               n;
  LabMazePause        pause;
  gpointer            pause_data;
  guint32             wall_color;
  gint64              first;
  guint               n_columns;
  gint64              row;
  guint32            *colors[2];
  guint8             *left[2];
  guint8             *above;
  guint32            *inside;
  guint8             *values;
  guint               line;
  guint16            *joints;
  guint16            *bends;
} LabMazeRows;

/** lab_maze_rows_get_color: returns the color of the floor of a cell. */
static inline guint32
lab_maze_rows_get_color (const LabMazeScene *scene,
                         guint               mark,
                         guint               heat)
{
  if (mark == LAB_MAZE_FLOOR_NONE && heat != 0)
    return scene->heat[heat];
  return scene->marks[mark % LAB_N_MAZE_FLOORS];
}

void     lab_maze_rows_read          (const LabMazeRows *self,
                                      guint              row,
                                      guint              column,
                                      guint              n_columns,
                                      guint8            *marks,
                                      guint8            *heat);
void     lab_maze_rows_init_walls    (LabMazeRows       *self);
void     lab_maze_rows_clear_walls   (LabMazeRows       *self);
gboolean lab_maze_rows_draw_walls    (LabMazeRows       *self,
                                      gint64             y,
                                      guint32           *pixels);
gboolean lab_maze_rows_draw_density  (LabMazeRows       *self,
                                      gint64             y,
                                      guint32           *pixels);

G_END_DECLS
