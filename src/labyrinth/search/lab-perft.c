/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-perft.h"

/* Private helpers */

/* Counts the sequences of @depth turns of one pawn without rivals, summed over every cell of @pawns
 * as its start.
 *
 * An insertion changes the board in the same way for every pawn. Pawns that are in one connected
 * component after it have the same turns to choose from. So each component is followed once, and
 * its count is multiplied by the number of its pawns. */
static guint64
count_alone (const LabBoard *board,
             LabArrow        last_arrow,
             LabBitboard     pawns,
             guint           depth)
{
  LabArrow forbidden = lab_arrow_opposite (last_arrow);
  guint n_orientations = lab_openings_orientations (board->spare);
  guint64 count = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabCell entry = lab_pushes[arrow].entry;
      LabBitboard carried = lab_bitboard_carry (pawns, arrow);
      LabBoard shifted = *board;

      if (arrow == forbidden)
        continue;
      lab_board_insert (&shifted, arrow, 0);
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabOpenings tile = lab_openings_rotate (board->spare, (int) turn);
          LabBoard next = shifted;
          LabLinks links;
          LabBitboard rest = carried;

          for (guint side = 0; side < LAB_N_SIDES; side++)
            next.open[side] |= (guint64) ((tile >> side) & 1) << entry;
          links = lab_board_get_links (&next);
          while (rest != 0)
            {
              LabBitboard component = lab_links_flood (links, rest & -rest);
              guint64 n_pawns = lab_bitboard_count (component & rest);

              rest &= ~component;
              if (depth == 1)
                count += n_pawns * lab_bitboard_count (component);
              else
                count += n_pawns * count_alone (&next, arrow, component, depth - 1);
            }
        }
    }
  return count;
}

static guint64 count_together (const LabPosition *position,
                               guint              depth);

static guint64
count_moves (const LabPosition *position,
             guint              depth)
{
  LabBitboard reachable = lab_position_get_reachable (position);
  guint64 count = 0;

  if (depth == 1)
    return lab_bitboard_count (reachable);
  for (LabBitboard rest = reachable; rest != 0; rest &= rest - 1)
    {
      LabPosition next = *position;

      lab_position_move (&next, lab_bitboard_first (rest));
      count += count_together (&next, depth - 1);
    }
  return count;
}

/* Counts by the full rules: the seats take turns, treasures are found, and a seat that has finished
 * does not play any more. */
static guint64
count_together (const LabPosition *position,
                guint              depth)
{
  LabOpenings spare = position->board.spare;
  guint64 count = 0;

  if (position->phase == LAB_PHASE_OVER)
    return 0;
  if (position->phase == LAB_PHASE_MOVE)
    return count_moves (position, depth);

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_position_may_insert (position, arrow))
        continue;
      for (guint turn = 0; turn < lab_openings_orientations (spare); turn++)
        {
          LabPosition next = *position;

          lab_position_insert (&next, arrow, lab_openings_rotate (spare, (int) turn));
          count += count_moves (&next, depth);
        }
    }
  return count;
}

static gboolean
is_alone (const LabPosition *position)
{
  LabSeatSet seats = lab_position_get_seats (position);

  return (seats & (seats - 1)) == 0 && position->n_cards[position->seat] == 0
         && position->phase == LAB_PHASE_INSERT;
}

/* Public functions */

/**
 * lab_perft:
 * @position: the position to start from
 * @depth: the number of turns, 0 to %LAB_MAX_PERFT_DEPTH
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
lab_perft (const LabPosition *position,
           guint              depth)
{
  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (depth <= LAB_MAX_PERFT_DEPTH, 0);

  if (depth == 0)
    return 1;
  if (is_alone (position))
    return count_alone (&position->board, position->last_arrow,
                        LAB_CELL_BIT (position->pawns[position->seat]), depth);
  return count_together (position, depth);
}
