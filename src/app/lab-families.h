/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/** LAB_N_FAMILIES: how many families of games there are. */
#define LAB_N_FAMILIES 5

/** lab_families: returns the type of each family, which is derived from #LabFamily, in the order of
 * the home page. The first one is the main one. Nothing else in the program names a family. To add
 * one, follow the steps in lab-family.h; the last step adds a line here. */
extern GType (*const lab_families[LAB_N_FAMILIES]) (void);

G_END_DECLS
