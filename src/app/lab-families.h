/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

guint lab_families_get_n_types (void);
GType lab_families_get_type    (guint n);

G_END_DECLS
