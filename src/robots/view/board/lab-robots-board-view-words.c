/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <glib/gi18n.h>

#include "lab-robots-text.h"

/**
 * lab_robots_board_view_describe_cell:
 * @self: a view with a board
 * @cell: a cell
 *
 * Returns: (transfer full): what is there, in words
 */
char *
lab_robots_board_view_describe_cell (LabRobotsBoardView *self,
                                     guint               cell)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_BOARD_VIEW (self) && self->has_board, NULL);

  return lab_robots_cell_format (cell, self->board.size);
}
