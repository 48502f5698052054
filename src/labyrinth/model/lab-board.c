/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board.h"

#define COLUMN(c) (G_GUINT64_CONSTANT (0x01010101010101) << (c))
#define ROW(r) (G_GUINT64_CONSTANT (0x7f) << ((r) * 8))

#define FROM_NORTH(c) { COLUMN (c), 8, LAB_CELL (c, 0), LAB_CELL (c, 6) }
#define FROM_EAST(r) { ROW (r), 63, LAB_CELL (6, r), LAB_CELL (0, r) }
#define FROM_SOUTH(c) { COLUMN (c), 56, LAB_CELL (c, 6), LAB_CELL (c, 0) }
#define FROM_WEST(r) { ROW (r), 1, LAB_CELL (0, r), LAB_CELL (6, r) }

const LabPush lab_pushes[LAB_N_ARROWS] = {
  FROM_NORTH (1), FROM_NORTH (3), FROM_NORTH (5),
  FROM_EAST (1),  FROM_EAST (3),  FROM_EAST (5),
  FROM_SOUTH (1), FROM_SOUTH (3), FROM_SOUTH (5),
  FROM_WEST (1),  FROM_WEST (3),  FROM_WEST (5),
};
