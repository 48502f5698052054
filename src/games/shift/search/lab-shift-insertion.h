/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-board.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_MAX_INSERTIONS: the largest number of insertions: twelve arrows, four rotations. */
#define LAB_SHIFT_MAX_INSERTIONS 48

/**
 * LabShiftInsertion:
 * @board: the board after the insertion
 * @links: the passages of @board
 * @arrow: where the tile goes in
 * @tile: the openings of the tile
 * @done: whether the position already has this insertion, so that no tile or pawn moves any more
 *
 * One of the insertions that a turn can start with.
 */
typedef struct
{
  LabShiftBoard    board;
  LabShiftLinks    links;
  LabShiftArrow    arrow;
  LabShiftOpenings tile;
  gboolean         done;
} LabShiftInsertion;

#define LAB_SHIFT_MAX_PATH (LAB_SHIFT_BOARD_SIZE * LAB_SHIFT_BOARD_SIZE)

/**
 * LabShiftPath:
 * @n_cells: the number of cells; 0 if there is no path
 * @cells: the cells from the start to the goal, both included
 *
 * A path of a pawn. It has `n_cells - 1` steps.
 */
typedef struct
{
  guint        n_cells;
  LabShiftCell cells[LAB_SHIFT_MAX_PATH];
} LabShiftPath;

/**
 * LAB_SHIFT_MAX_PERFT_DEPTH:
 *
 * The largest depth that lab_shift_perft() can count without overflow. A turn has at most 11 arrows
 * (12 at first), 4 rotations and 49 cells, and 2156 to the power of 5 is less than 2 to the power
 * of 56.
 */
#define LAB_SHIFT_MAX_PERFT_DEPTH 5

guint            lab_shift_insertion_list
                                    (const LabShiftPosition  *position,
                                     LabShiftInsertion        insertions[LAB_SHIFT_MAX_INSERTIONS]);
LabShiftCell     lab_shift_insertion_carry
                                    (const LabShiftInsertion *self,
                                     LabShiftCell             tile);
LabShiftBitboard lab_shift_insertion_get_reach
                                    (const LabShiftInsertion *self,
                                     const LabShiftPosition  *position,
                                     LabShiftSeat             seat);
gboolean         lab_shift_path_find
                                    (const LabShiftBoard     *board,
                                     LabShiftCell             from,
                                     LabShiftCell             to,
                                     LabShiftPath            *path);
guint64          lab_shift_perft    (const LabShiftPosition  *position,
                                     guint                    depth);

G_END_DECLS
