/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-drawn-widget.h"
#include "lab-maze.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_PICTURE (lab_maze_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabMazePicture, lab_maze_picture, LAB, MAZE_PICTURE, LabDrawnWidget)

/**
 * LabMazePicture:
 *
 * A picture of a maze that a dot leaves on the shortest way. Each time the picture appears, there
 * is another maze. The dot walks once, and then the picture stands still. Screen readers ignore it.
 */
struct _LabMazePicture
{
  LabDrawnWidget parent_instance;

  LabMaze *maze;
  GArray *path;               /* of LabMazeCell: from the start to the goal */
  guint64 seed;               /* of the next maze */
  AdwAnimation *walk;         /* (nullable): its value is the number of steps */
};

G_END_DECLS
