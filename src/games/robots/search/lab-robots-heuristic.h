/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

/**
 * LabRobotsPlace:
 *
 * Where a robot is and, if a straight way does not count, along which axes it has moved: the cell,
 * and above it the two bits of LabRobotsPosition.axes.
 */
typedef guint16 LabRobotsPlace;

/** LAB_ROBOTS_UNREACHABLE: the estimate of a robot that cannot reach the target at all. */
#define LAB_ROBOTS_UNREACHABLE G_MAXUINT8

/**
 * LabRobotsHeuristic:
 * @moves: for each #LabRobotsPlace, an estimate of the moves to the target
 *
 * The least number of moves that one robot needs, as far as a heuristic knows.
 */
typedef struct
{
  guint8 moves[LAB_ROBOTS_MAX_CELLS * 4];
} LabRobotsHeuristic;

#define LAB_ROBOTS_PLACE_BITS 10

static inline LabRobotsPlace
lab_robots_place_make (guint cell,
                       guint axes)
{
  return (LabRobotsPlace) (cell | axes << LAB_ROBOTS_PLACE_BITS);
}

static inline guint
lab_robots_place_get_cell (LabRobotsPlace place)
{
  return place & ((1U << LAB_ROBOTS_PLACE_BITS) - 1);
}

static inline guint
lab_robots_place_get_axes (LabRobotsPlace place)
{
  return (guint) place >> LAB_ROBOTS_PLACE_BITS;
}

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

void     lab_robots_heuristic_init_lines (LabRobotsHeuristic    *self,
                                          const LabRobotsBoard  *board);
void     lab_robots_heuristic_init_moves (LabRobotsHeuristic    *self,
                                          const LabRobotsBoard  *board);
void     lab_robots_slides_init          (LabRobotsSlides       *self,
                                          const LabRobotsBoard  *board);
guint    lab_robots_slides_find_stop     (const LabRobotsSlides *self,
                                          const guint16         *cells,
                                          guint                  n_robots,
                                          guint                  robot,
                                          guint                  cell,
                                          LabRobotsSide          side);
gboolean lab_robots_slides_is_easy       (const LabRobotsSlides *self,
                                          const LabRobotsBoard  *board,
                                          guint                  n_moves);

G_END_DECLS
