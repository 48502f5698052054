/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-parts.h"

G_BEGIN_DECLS

/**
 * LabMazeGroup:
 * @LAB_MAZE_GROUP_GAME: is the game itself; the button that starts it leads there
 * @LAB_MAZE_GROUP_ESCAPE: belongs to the game; its row is near the button that starts it
 * @LAB_MAZE_GROUP_STUDY: is about mazes themselves
 *
 * Where the start page lists a part.
 */
typedef enum
{
  LAB_MAZE_GROUP_GAME,
  LAB_MAZE_GROUP_ESCAPE,
  LAB_MAZE_GROUP_STUDY,
} LabMazeGroup;

const LabFamilyPart *lab_maze_part_get (guint n);

G_END_DECLS
