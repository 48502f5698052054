/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-maze-file.h"
#include "lab-maze-generator.h"
#include "lab-random.h"

G_BEGIN_DECLS

/* Mazes for tests. */

LabMaze    *lab_test_mazes_make       (LabMazeGenerator  generator,
                                       guint             height,
                                       guint             width,
                                       guint             percent,
                                       guint64           seed);
LabMaze    *lab_test_mazes_read       (const char       *text,
                                       LabMazeContents **contents);
LabMazeCell lab_test_mazes_pick       (const LabMaze    *maze,
                                       LabRandom        *random);
gboolean    lab_test_mazes_is_tree    (const LabMaze    *maze);
GArray     *lab_test_mazes_list_walls (const LabMaze    *maze);

const guint32 *lab_test_mazes_get_row (cairo_surface_t *surface,
                                       int              y);
void           lab_test_mazes_append  (gpointer         bytes,
                                       const void      *data,
                                       gsize            length);

G_END_DECLS
