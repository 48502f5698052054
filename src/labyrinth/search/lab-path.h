/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-board.h"

G_BEGIN_DECLS

#define LAB_MAX_PATH (LAB_BOARD_SIZE * LAB_BOARD_SIZE)

/**
 * LabPath:
 * @n_cells: the number of cells; 0 if there is no path
 * @cells: the cells from the start to the goal, both included
 *
 * A path of a pawn. It has `n_cells - 1` steps.
 */
typedef struct
{
  guint   n_cells;
  LabCell cells[LAB_MAX_PATH];
} LabPath;

gboolean    lab_path_find          (const LabBoard *board,
                                    LabCell         from,
                                    LabCell         to,
                                    LabPath        *path);
LabBitboard lab_path_get_reachable (const LabBoard *board,
                                    LabCell         from);

G_END_DECLS
