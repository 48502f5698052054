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

/* The Manhattan distance. Each step changes the row or the column by one, so no path is
 * shorter: the heuristic is admissible. A step costs one and changes the distance by one, so
 * the heuristic is also consistent. */
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
 * Finds a shortest path for a pawn with A* and the Manhattan distance. If there is no path,
 * @path is empty.
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
  g_auto (LabGraphPath) result = { 0 };

  g_return_val_if_fail (board != NULL && path != NULL, FALSE);
  g_return_val_if_fail (lab_cell_is_on_board (from) && lab_cell_is_on_board (to), FALSE);

  links = lab_board_get_links (board);
  result = lab_astar_search (&graph, from, to, NULL);
  path->n_cells = result.nodes->len;
  for (guint i = 0; i < result.nodes->len; i++)
    path->cells[i] = (LabCell) g_array_index (result.nodes, guint, i);
  return result.outcome == LAB_GRAPH_FOUND;
}

/**
 * lab_path_get_reachable:
 * @board: the board
 * @from: a cell
 *
 * Returns: the cells that a pawn can reach from @from, which is one of them
 */
LabBitboard
lab_path_get_reachable (const LabBoard *board,
                        LabCell         from)
{
  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (lab_cell_is_on_board (from), 0);

  return lab_board_get_reachable (board, from);
}
