/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-file.h"

G_BEGIN_DECLS

/**
 * LabPngWriter:
 *
 * Writes a PNG image of a few colors row by row.
 */
typedef struct _LabPngWriter LabPngWriter;

LabPngWriter *lab_png_writer_new       (guint              height,
                                        guint              width,
                                        const guint32     *colors,
                                        guint              n_colors,
                                        gboolean           packed,
                                        LabMazeWriteFunc   write,
                                        gpointer           data);
gboolean      lab_png_writer_write_row (LabPngWriter      *self,
                                        const guint8      *row);
gboolean      lab_png_writer_finish    (LabPngWriter      *self,
                                        GError           **error);

G_END_DECLS
