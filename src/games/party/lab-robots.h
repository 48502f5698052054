/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* All that app/ can see of the robots; the rest is in lab-robots-family.h. */

GType lab_robots_family_get_type (void);

G_END_DECLS
