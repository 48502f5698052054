/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* All that app/ can see of the mazes; the rest is in lab-maze-family.h. */

GType lab_maze_family_get_type (void);

G_END_DECLS
