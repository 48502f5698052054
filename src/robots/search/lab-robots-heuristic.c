/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The estimates of A* (Hart, Nilsson, and Raphael 1968). Both are 0 on the target, and no move
 * lowers them by more than 1, so they are consistent, and hence never too high.
 *
 * Teaching material counts h2 from the robot. This tells how far a cell is from the start, which
 * says nothing about the way that is left. Near the target it is too high, so the solution may be
 * too long; near the start it is too low, so A* is slow. Besides, it must be counted again for each
 * new start, while one search from the target serves all states. */

#include "lab-robots-heuristic.h"

#include <string.h>

#define N_AXES 4
#define BOTH_AXES 3

/* Private helpers */

/* The places from which a robot could move to one place, if it could stop anywhere. */
typedef struct
{
  const LabRobotsBoard *board;
  LabRobotsHeuristic *result;
  LabRobotsPlace queue[LAB_ROBOTS_MAX_CELLS * N_AXES];
  guint n_queued;
} BackwardSearch;

static void
reach (BackwardSearch *self,
       LabRobotsPlace  place,
       guint           n_moves)
{
  if (self->result->moves[place] != LAB_ROBOTS_UNREACHABLE)
    return;
  self->result->moves[place] = (guint8) MIN (n_moves, LAB_ROBOTS_UNREACHABLE - 1);
  self->queue[self->n_queued++] = place;
}

/* Goes back from a place to all places in sight of it on one side. A robot that comes from there
 * has moved along this axis afterwards, and before it either had or had not. */
static void
go_back (BackwardSearch *self,
         LabRobotsPlace  place,
         LabRobotsSide   side)
{
  const LabRobotsBoard *board = self->board;
  guint axes = lab_robots_place_get_axes (place);
  guint axis = board->must_ricochet ? 1U << side % 2 : 0;
  guint n_moves = self->result->moves[place] + 1U;
  guint cell = lab_robots_place_get_cell (place);
  guint next;

  if ((axes & axis) != axis)
    return;
  while (!lab_robots_board_has_wall (board, cell, side)
         && lab_robots_board_get_neighbor (board, cell, side, &next))
    {
      cell = next;
      reach (self, lab_robots_place_make (cell, axes), n_moves);
      reach (self, lab_robots_place_make (cell, axes & ~axis), n_moves);
    }
}

/* Public functions */

/**
 * lab_robots_heuristic_init_lines:
 * @self: a heuristic to fill
 * @board: a board
 *
 * Fills in the heuristic that is called h1: 0 on the target, 1 in its row or column, else 2. It is
 * never too high, and no move lowers it by more than 1. It costs one look at each cell.
 */
void
lab_robots_heuristic_init_lines (LabRobotsHeuristic   *self,
                                 const LabRobotsBoard *board)
{
  guint row = board->target / board->size;
  guint column = board->target % board->size;

  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      guint n_moves = (cell / board->size != row ? 1 : 0) + (cell % board->size != column ? 1 : 0);

      for (guint axes = 0; axes < N_AXES; axes++)
        self->moves[lab_robots_place_make (cell, axes)] = (guint8) n_moves;
    }
}

/**
 * lab_robots_heuristic_init_moves:
 * @self: a heuristic to fill
 * @board: a board
 *
 * Fills in the heuristic that is called h2: the moves that a robot needs if it can stop anywhere
 * and no other robot is in its way. One breadth-first search (Moore 1959) from the target finds it
 * for all places. It is never too high, and no move lowers it by more than 1. It costs one look at
 * each cell that is in sight of another one: at most twice the rows times the cells.
 */
void
lab_robots_heuristic_init_moves (LabRobotsHeuristic   *self,
                                 const LabRobotsBoard *board)
{
  guint axes = board->must_ricochet ? BOTH_AXES : 0;
  BackwardSearch search = { .board = board, .result = self };

  memset (self->moves, LAB_ROBOTS_UNREACHABLE, sizeof self->moves);
  reach (&search, lab_robots_place_make (board->target, axes), 0);
  for (guint i = 0; i < search.n_queued; i++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        go_back (&search, search.queue[i], (LabRobotsSide) side);
    }
}
