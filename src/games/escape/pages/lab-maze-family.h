/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"

G_BEGIN_DECLS

/** LAB_MAZE_FAMILY_ID: the id of the mazes, for lab_window_get_family(). */
#define LAB_MAZE_FAMILY_ID "maze"

#define LAB_TYPE_MAZE_FAMILY (lab_maze_family_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeFamily, lab_maze_family, LAB, MAZE_FAMILY, LabFamily)

/** lab_maze_parts: what the family offers. */
extern const LabFamilyPart lab_maze_parts[];

void lab_maze_family_start_level (LabFamily *family,
                                  guint64    number);

G_END_DECLS
