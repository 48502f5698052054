/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-families.h"

#include "lab-cheese.h"
#include "lab-classics.h"
#include "lab-mazes.h"
#include "lab-robots.h"
#include "lab-shift.h"

/* All families of games, in the order of the home page, of which the first is the main one. Nothing
 * else in the program names a family. To add one, follow the steps in lab-family.h; the last step
 * adds a line here. */
static GType (*const types[]) (void) = {
  lab_shift_family_get_type,
  lab_classics_family_get_type,
  lab_maze_family_get_type,
  lab_cheese_family_get_type,
  lab_robots_family_get_type,
};

/**
 * lab_families_get_n_types:
 *
 * Returns: the number of families
 */
guint
lab_families_get_n_types (void)
{
  return G_N_ELEMENTS (types);
}

/**
 * lab_families_get_type:
 * @n: the index of a family, counted from 0
 *
 * Returns: its type, which is derived from #LabFamily
 */
GType
lab_families_get_type (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (types), G_TYPE_INVALID);

  return types[n] ();
}
