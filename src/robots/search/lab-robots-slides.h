/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

/**
 * LabRobotsSlides:
 * @size: the number of rows of the board
 * @stops: for each cell and side, where a robot stops if no other one is in its way
 *
 * What the walls of a board say about how robots move.
 */
typedef struct
{
  guint   size;
  guint16 stops[LAB_ROBOTS_MAX_CELLS][LAB_N_ROBOTS_SIDES];
} LabRobotsSlides;

void     lab_robots_slides_init      (LabRobotsSlides       *self,
                                      const LabRobotsBoard  *board);
guint    lab_robots_slides_find_stop (const LabRobotsSlides *self,
                                      const guint16         *cells,
                                      guint                  n_robots,
                                      guint                  robot,
                                      guint                  cell,
                                      LabRobotsSide          side);
gboolean lab_robots_slides_is_easy   (const LabRobotsSlides *self,
                                      const LabRobotsBoard  *board,
                                      guint                  n_moves);

G_END_DECLS
