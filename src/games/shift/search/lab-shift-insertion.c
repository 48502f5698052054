/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-insertion.h"

#include <glib.h>

#include "lab-astar.h"
#include "lab-shift-board.h"
#include "lab-shift-position.h"

/* Private helpers: the board as a graph whose nodes are cells */

static guint
expand_cell (gconstpointer data,
             guint         node,
             LabEdge      *edges)
{
  const LabShiftLinks *links = data;
  LabShiftBitboard here = LAB_SHIFT_CELL_BIT (node);
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
  return lab_shift_cell_get_distance ((LabShiftCell) node, (LabShiftCell) goal);
}

/* Public functions */

/**
 * lab_shift_path_find:
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
lab_shift_path_find (const LabShiftBoard *board,
                     LabShiftCell         from,
                     LabShiftCell         to,
                     LabShiftPath        *path)
{
  LabShiftLinks links;
  LabGraph graph = { LAB_SHIFT_N_CELL_BITS, LAB_SHIFT_N_SIDES, expand_cell, manhattan_distance,
                     &links };
  g_auto (LabGraphPath) result = { 0 };

  g_return_val_if_fail (board != NULL && path != NULL, FALSE);
  g_return_val_if_fail (lab_shift_cell_is_on_board (from) && lab_shift_cell_is_on_board (to),
                        FALSE);

  links = lab_shift_board_get_links (board);
  result = lab_astar_search (&graph, from, to, NULL);
  path->n_cells = result.nodes->len;
  for (guint i = 0; i < result.nodes->len; i++)
    path->cells[i] = (LabShiftCell) g_array_index (result.nodes, guint, i);
  return result.outcome == LAB_GRAPH_FOUND;
}

/* Private helpers */

/* Counts the sequences of @depth turns of one pawn without rivals, summed over every cell of @pawns
 * as its start.
 *
 * An insertion changes the board in the same way for every pawn. Pawns that are in one connected
 * component after it have the same turns to choose from. So each component is followed once, and
 * its count is multiplied by the number of its pawns. */
static guint64
count_alone (const LabShiftBoard *board,
             LabShiftArrow        last_arrow,
             LabShiftBitboard     pawns,
             guint                depth)
{
  LabShiftArrow forbidden = lab_shift_arrow_opposite (last_arrow);
  guint n_orientations = lab_shift_openings_orientations (board->spare);
  guint64 count = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftBitboard carried = lab_shift_bitboard_carry (pawns, arrow);
      LabShiftBoard shifted = *board;

      if (arrow == forbidden)
        continue;
      lab_shift_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabShiftOpenings tile = lab_shift_openings_rotate (board->spare, (int) turn);
          LabShiftBoard next = shifted;
          LabShiftLinks links;
          LabShiftBitboard rest = carried;

          lab_shift_board_fill_blank (&next, lab_shift_pushes[arrow].entry, tile);
          links = lab_shift_board_get_links (&next);
          while (rest != 0)
            {
              LabShiftBitboard component = lab_shift_links_flood (links, rest & -rest);
              guint64 n_pawns = lab_shift_bitboard_count (component & rest);

              rest &= ~component;
              if (depth == 1)
                count += n_pawns * lab_shift_bitboard_count (component);
              else
                count += n_pawns * count_alone (&next, arrow, component, depth - 1);
            }
        }
    }
  return count;
}

static guint64 count_together (const LabShiftPosition *position,
                               guint              depth);

static guint64
count_moves (const LabShiftPosition *position,
             guint                   depth)
{
  LabShiftBitboard reachable = lab_shift_position_get_reachable (position);
  guint64 count = 0;

  if (depth == 1)
    return lab_shift_bitboard_count (reachable);
  for (LabShiftBitboard rest = reachable; rest != 0; rest &= rest - 1)
    {
      LabShiftPosition next = *position;

      lab_shift_position_move (&next, lab_shift_bitboard_first (rest));
      count += count_together (&next, depth - 1);
    }
  return count;
}

/* Counts by the full rules: the seats take turns, treasures are found, and a seat that has finished
 * does not play any more. */
static guint64
count_together (const LabShiftPosition *position,
                guint                   depth)
{
  LabShiftOpenings spare = position->board.spare;
  guint64 count = 0;

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return 0;
  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    return count_moves (position, depth);

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      for (guint turn = 0; turn < lab_shift_openings_orientations (spare); turn++)
        {
          LabShiftPosition next = *position;

          lab_shift_position_insert (&next, arrow, lab_shift_openings_rotate (spare, (int) turn));
          count += count_moves (&next, depth);
        }
    }
  return count;
}

static gboolean
is_alone (const LabShiftPosition *position)
{
  LabShiftSeatSet seats = lab_shift_position_get_seats (position);

  return (seats & (seats - 1)) == 0 && position->n_cards[position->seat] == 0
         && position->phase == LAB_SHIFT_PHASE_INSERT;
}

/* Public functions */

/**
 * lab_shift_perft:
 * @position: the position to start from
 * @depth: the number of turns, 0 to %LAB_SHIFT_MAX_PERFT_DEPTH
 *
 * Counts the sequences of @depth turns that the rules allow: each allowed arrow, times each
 * different rotation of the spare, times each cell where the pawn can end. Known counts protect the
 * rules from mistakes. The name, short for "performance test", and the habit come from chess
 * programs.
 *
 * If the position is in the move phase, the move counts as the first turn. Sequences that end the
 * game before @depth turns do not count.
 *
 * Returns: the number of sequences
 */
guint64
lab_shift_perft (const LabShiftPosition *position,
                 guint                   depth)
{
  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (depth <= LAB_SHIFT_MAX_PERFT_DEPTH, 0);

  if (depth == 0)
    return 1;
  if (is_alone (position))
    return count_alone (&position->board, position->last_arrow,
                        LAB_SHIFT_CELL_BIT (position->pawns[position->seat]), depth);
  return count_together (position, depth);
}

/* Public functions */

/**
 * lab_shift_insertion_list:
 * @position: a position that is not over
 * @insertions: (out caller-allocates): room for the insertions
 *
 * Lists the insertions that the turn can start with, in the order of the arrows. If the tile is
 * already inserted, that insertion is the only one.
 *
 * Returns: the number of insertions
 */
guint
lab_shift_insertion_list (const LabShiftPosition *position,
                          LabShiftInsertion       insertions[LAB_SHIFT_MAX_INSERTIONS])
{
  guint n_orientations = lab_shift_openings_orientations (position->board.spare);
  guint n = 0;

  g_return_val_if_fail (position->phase != LAB_SHIFT_PHASE_OVER, 0);

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    {
      LabShiftCell entry = lab_shift_arrow_cell (position->last_arrow, 0);

      insertions[0].board = position->board;
      insertions[0].links = lab_shift_board_get_links (&position->board);
      insertions[0].arrow = position->last_arrow;
      insertions[0].tile = lab_shift_board_get_tile (&position->board, entry);
      insertions[0].done = TRUE;
      return 1;
    }
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      if (!lab_shift_position_may_insert (position, arrow))
        continue;
      for (guint turn = 0; turn < n_orientations; turn++, n++)
        {
          insertions[n].arrow = arrow;
          insertions[n].tile = lab_shift_openings_rotate (position->board.spare, (int) turn);
          insertions[n].done = FALSE;
          insertions[n].board = position->board;
          lab_shift_board_insert (&insertions[n].board, arrow, insertions[n].tile);
          insertions[n].links = lab_shift_board_get_links (&insertions[n].board);
        }
    }
  return n;
}

/**
 * lab_shift_insertion_carry:
 * @self: an insertion
 * @tile: the cell of a tile, or %LAB_SHIFT_CELL_SPARE
 *
 * Finds out where an insertion moves a tile.
 *
 * Returns: the cell of the tile after the insertion
 */
LabShiftCell
lab_shift_insertion_carry (const LabShiftInsertion *self,
                           LabShiftCell             tile)
{
  return self->done ? tile : lab_shift_arrow_carry_tile (self->arrow, tile);
}

/**
 * lab_shift_insertion_get_reach:
 * @self: an insertion
 * @position: the position that it was listed for
 * @seat: a seat that is taken
 *
 * Finds the cells that a pawn can reach after an insertion.
 *
 * Returns: the cells that the pawn of @seat can reach after the insertion
 */
LabShiftBitboard
lab_shift_insertion_get_reach (const LabShiftInsertion *self,
                               const LabShiftPosition  *position,
                               LabShiftSeat             seat)
{
  LabShiftBitboard pawn = LAB_SHIFT_CELL_BIT (position->pawns[seat]);

  return lab_shift_links_flood (self->links,
                                self->done ? pawn : lab_shift_bitboard_carry (pawn, self->arrow));
}
