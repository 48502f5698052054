/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"

G_BEGIN_DECLS

/**
 * LabHexapawn:
 * @rows: the number of rows
 * @columns: the number of columns
 * @pawns: the cells of the first player's pawns and of the second's, a bit each, row by row from
 *   the first player's side
 * @side: the player to move
 * @key: the position's Zobrist key
 *
 * A position of Hexapawn (Gardner, 1962): pawns move and capture as in chess, without the double
 * step. The first player to reach the other end wins; a player who cannot move loses.
 */
typedef struct
{
  guint   rows;
  guint   columns;
  guint64 pawns[2];
  int     side;
  guint64 key;
} LabHexapawn;

extern const LabZeroSum lab_hexapawn_rules;
extern const LabClassic lab_hexapawn;

void    lab_hexapawn_init     (LabHexapawn   *self,
                               guint          rows,
                               guint          columns);
guint64 lab_hexapawn_make_key (gconstpointer  state);

G_END_DECLS
