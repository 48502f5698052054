/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-cheese-editor.h"

G_BEGIN_DECLS

/** LAB_CHEESE_BUILT_MAZE_FILE_NAME: the name of the file with the maze that is drawn by hand. */
#define LAB_CHEESE_BUILT_MAZE_FILE_NAME "drawn.labyrinthe-maze"

LabAutosaveFile *lab_cheese_built_maze_autosave (LabCheeseEditor  *editor);
gboolean         lab_cheese_built_maze_load     (LabCheeseEditor  *editor,
                                                 GError          **error);

G_END_DECLS
