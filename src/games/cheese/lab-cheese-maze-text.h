/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

LabCheeseMaze *lab_cheese_maze_new_from_text  (const char           *text,
                                               gssize                length,
                                               GError              **error);
char          *lab_cheese_maze_to_text        (const LabCheeseMaze  *self);

G_END_DECLS
