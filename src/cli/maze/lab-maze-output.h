/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-figure.h"
#include "lab-options.h"
#include "lab-output.h"

G_BEGIN_DECLS

/* Files and pictures of mazes, with errors in the words of the command line. */

gboolean lab_maze_output_begin    (const char           *path,
                                   LabReplacement      **file,
                                   GError              **error);
gboolean lab_maze_output_check_drawing
                                  (guint64               n_cells,
                                   gboolean              is_solved,
                                   GError              **error);
gboolean lab_maze_output_finish   (const char           *path,
                                   LabReplacement       *file,
                                   GBytes               *bytes,
                                   GError              **error);
gboolean lab_maze_output_set_size (LabMazeFigure        *figure,
                                   const LabOptions     *options,
                                   GError              **error);
GBytes  *lab_maze_output_draw     (const LabMazeFigure  *figure,
                                   LabFigureFormat       format,
                                   GError              **error);
GBytes  *lab_maze_output_draw_image
                                  (const LabMaze        *maze,
                                   const GArray         *entrances,
                                   const GArray         *path,
                                   GError              **error);

G_END_DECLS
