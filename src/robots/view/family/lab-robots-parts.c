/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-parts.h"

#include <glib/gi18n.h>

/* The parts, in the order of the start page. To add one, add it here. */
static const LabFamilyPart parts[] = {
  { 0 },
};

/**
 * lab_robots_part_get:
 * @n: a number, counted from 0
 *
 * Returns: (transfer none): the part, and after it in memory the following ones; the last one has
 *   no name
 */
const LabFamilyPart *
lab_robots_part_get (guint n)
{
  g_return_val_if_fail (n < G_N_ELEMENTS (parts), NULL);

  return &parts[n];
}
