/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/** LAB_MAZE_FAMILY_ID: the id of the mazes, for lab_window_get_family(). */
#define LAB_MAZE_FAMILY_ID "maze"

#define LAB_TYPE_MAZE_FAMILY (lab_maze_family_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeFamily, lab_maze_family, LAB, MAZE_FAMILY, LabFamily)

G_END_DECLS
