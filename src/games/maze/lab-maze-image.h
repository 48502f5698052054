/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-maze-file.h"

G_BEGIN_DECLS

/**
 * LabPngWriter:
 *
 * Writes a PNG image of a few colors row by row.
 */
typedef struct _LabPngWriter LabPngWriter;

/* Mazes in PNG images, with one pixel for each wall, passage, and corner: the cell r,c is the pixel
 * in row 2r + 1 and column 2c + 1. Walls are black, passages are white. */

gboolean      lab_maze_image_is_image   (const guint8    *data,
                                         gsize            size);
LabMaze      *lab_maze_image_read       (const guint8    *data,
                                         gsize            size,
                                         GArray         **entrances,
                                         GError         **error);
gboolean      lab_maze_image_apply_mask (LabMaze         *maze,
                                         const guint8    *data,
                                         gsize            size,
                                         GError         **error);
gboolean      lab_maze_image_write      (const LabMaze   *maze,
                                         const GArray    *entrances,
                                         const GArray    *path,
                                         LabMazeWriteFunc write,
                                         gpointer         data,
                                         GError         **error);
LabPngWriter *lab_png_writer_new        (guint            height,
                                         guint            width,
                                         const guint32   *colors,
                                         guint            n_colors,
                                         gboolean         packed,
                                         LabMazeWriteFunc write,
                                         gpointer         data);
gboolean      lab_png_writer_write_row  (LabPngWriter    *self,
                                         const guint8    *row);
gboolean      lab_png_writer_finish     (LabPngWriter    *self,
                                         GError         **error);

G_END_DECLS
