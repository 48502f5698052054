/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-path.h"

#include "lab-astar.h"

/* Private helpers: the board as a graph whose nodes are cells */

static guint
expand_cell (gconstpointer data,
             guint         node,
             LabEdge      *edges)
{
  const LabLinks *links = data;
  LabBitboard here = LAB_CELL_BIT (node);
  guint n = 0;

  if ((links->south << 8) & here)
    edges[n++] = (LabEdge) { node - 8, 1 };
  if (links->east & here)
    edges[n++] = (LabEdge) { node + 1, 1 };
  if (links->south & here)
    edges[n++] = (LabEdge) { node + 8, 1 };
  if ((links->east << 1) & here)
    edges[n++] = (LabEdge) { node - 1, 1 };
  return n;
}

/* The Manhattan distance. Each step changes the row or the column by one, so no
 * path is shorter: the heuristic is admissible. A step changes it by one at
 * most, which is what the step costs: it is consistent as well. */
static guint
manhattan_distance (gconstpointer data G_GNUC_UNUSED,
                    guint         node,
                    guint         goal)
{
  return lab_cell_get_distance ((LabCell) node, (LabCell) goal);
}

/* Public functions */

/**
 * lab_path_find:
 * @board: the board
 * @from: a cell
 * @to: a cell
 * @path: (out caller-allocates): a shortest path, in steps from tile to tile
 *
 * Finds how a pawn can walk, by A* with the Manhattan distance as heuristic. That
 * it cannot is an answer, not an error: @path is empty then.
 *
 * Returns: %TRUE if there is a path
 */
gboolean
lab_path_find (const LabBoard *board,
               LabCell         from,
               LabCell         to,
               LabPath        *path)
{
  LabLinks links;
  LabGraph graph = { LAB_N_CELL_BITS, LAB_N_SIDES, expand_cell, manhattan_distance, &links };
  g_auto (LabWay) way = { 0 };

  g_return_val_if_fail (board != NULL && path != NULL, FALSE);
  g_return_val_if_fail (lab_cell_is_on_board (from) && lab_cell_is_on_board (to), FALSE);

  links = lab_board_get_links (board);
  way = lab_astar_search (&graph, from, to);
  path->n_cells = way.nodes->len;
  for (guint i = 0; i < way.nodes->len; i++)
    path->cells[i] = (LabCell) g_array_index (way.nodes, guint, i);
  return way.found;
}

/**
 * lab_path_get_reachable:
 * @board: the board
 * @from: a cell
 *
 * Returns: every cell to which lab_path_find() finds a path, by flood fill
 */
LabBitboard
lab_path_get_reachable (const LabBoard *board,
                        LabCell         from)
{
  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (lab_cell_is_on_board (from), 0);

  return lab_board_get_reachable (board, from);
}
