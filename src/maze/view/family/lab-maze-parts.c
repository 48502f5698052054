/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-parts.h"

#include <glib/gi18n.h>

/* The parts, in the order of the start page. */
static const LabMazePart parts[] = {
  { 0 },
};

/**
 * lab_maze_part_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none) (nullable): the part; %NULL after the last one
 */
const LabMazePart *
lab_maze_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return parts[n].name != NULL ? &parts[n] : NULL;
}

/**
 * lab_maze_part_find:
 * @name: (nullable): the name of a page
 *
 * Returns: (transfer none) (nullable): the part with this page
 */
const LabMazePart *
lab_maze_part_find (const char *name)
{
  for (guint i = 0; parts[i].name != NULL; i++)
    {
      if (g_strcmp0 (parts[i].name, name) == 0)
        return &parts[i];
    }
  return NULL;
}
