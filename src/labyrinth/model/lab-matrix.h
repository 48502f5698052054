/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-position.h"
#include "lab-tile.h"

G_BEGIN_DECLS

/**
 * LabMatrix:
 * @tiles: (transfer full): the tile on each cell
 * @spare: (transfer full): the spare tile
 *
 * The tiles of a game as objects. They shift when the bits of the position shift, so that a tile
 * stays the same object wherever it moves.
 */
typedef struct
{
  LabTile *tiles[LAB_N_CELL_BITS];
  LabTile *spare;
} LabMatrix;

void     lab_matrix_lay        (LabMatrix         *self,
                                const LabPosition *position);
void     lab_matrix_clear      (LabMatrix         *self);
LabTile *lab_matrix_shift      (LabMatrix         *self,
                                LabArrow           arrow);
void     lab_matrix_shift_back (LabMatrix         *self,
                                LabArrow           arrow);
void     lab_matrix_turn       (LabMatrix         *self,
                                const LabPosition *position);

G_END_DECLS
