/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeContents:
 *
 * What is drawn in the cells of a maze: in each cell one character, which may be wide, and may have
 * marks that combine with it.
 */
typedef struct _LabMazeContents LabMazeContents;

LabMazeContents *lab_maze_contents_new         (void);
void             lab_maze_contents_free        (LabMazeContents       *self);
gboolean         lab_maze_contents_set         (LabMazeContents       *self,
                                                LabMazeCell            cell,
                                                const char            *text);
const char      *lab_maze_contents_get         (const LabMazeContents *self,
                                                LabMazeCell            cell);
guint            lab_maze_contents_get_n_cells (const LabMazeContents *self);
guint            lab_maze_contents_measure     (const char            *text,
                                                gsize                 *length);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeContents, lab_maze_contents_free)

G_END_DECLS
