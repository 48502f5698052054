/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* All that app/ can see of the board game; the rest is in lab-shift-family.h. */

GType lab_shift_family_get_type (void);

G_END_DECLS
