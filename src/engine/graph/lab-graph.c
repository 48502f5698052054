/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-graph.h"

/**
 * lab_graph_path_clear:
 * @self: the result of a search
 *
 * Frees the nodes of the path.
 */
void
lab_graph_path_clear (LabGraphPath *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->nodes, g_array_unref);
}
