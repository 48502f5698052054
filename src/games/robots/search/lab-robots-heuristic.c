/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-heuristic.h"

#include <string.h>

#include "lab-robots-board.h"

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

#define MAX_STATES (LAB_ROBOTS_MAX_CELLS * N_AXES)

/* Private helpers */

/* Whether a robot alone reaches the target, by breadth-first search. */
static gboolean
is_easy_for (const LabRobotsSlides *self,
             const LabRobotsBoard  *board,
             guint                  robot,
             guint                  n_moves)
{
  guint16 queue[MAX_STATES];
  gboolean is_seen[MAX_STATES];
  guint n_queued = 0, next = 0;

  memset (is_seen, 0, (gsize) self->size * self->size * N_AXES * sizeof is_seen[0]);
  queue[n_queued++] = (guint16) (board->starts[robot] * N_AXES);
  is_seen[queue[0]] = TRUE;
  for (guint i = 0; i < n_moves; i++)
    {
      for (guint end = n_queued; next < end; next++)
        {
          guint cell = queue[next] / N_AXES;

          for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
            {
              guint stop = lab_robots_slides_find_stop (self, board->starts, board->n_robots, robot,
                                                        cell, (LabRobotsSide) side);
              guint axes = board->must_ricochet ? queue[next] % N_AXES | 1U << side % 2 : 0;
              guint state = stop * N_AXES + axes;

              if (stop == cell || is_seen[state])
                continue;
              if (stop == board->target && (!board->must_ricochet || axes == BOTH_AXES))
                return TRUE;
              is_seen[state] = TRUE;
              queue[n_queued++] = (guint16) state;
            }
        }
    }
  return FALSE;
}

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

/** lab_robots_slides_init: fills @self for the walls of @board. */
void
lab_robots_slides_init (LabRobotsSlides      *self,
                        const LabRobotsBoard *board)
{
  guint n_cells = lab_robots_board_get_n_cells (board);

  self->size = board->size;
  for (guint i = 0; i < n_cells; i++)
    {
      /* The stop of the next cell on the way must be known already. */
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          gboolean is_forward = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;
          guint cell = is_forward ? n_cells - 1 - i : i;
          guint neighbor = cell;

          self->stops[cell][side] = (guint16) cell;
          if (!lab_robots_board_has_wall (board, cell, (LabRobotsSide) side)
              && lab_robots_board_get_neighbor (board, cell, (LabRobotsSide) side, &neighbor))
            self->stops[cell][side] = self->stops[neighbor][side];
        }
    }
}

/**
 * lab_robots_slides_find_stop:
 * @self: the slides of a board
 * @cells: (array length=n_robots): the cell of each robot
 * @n_robots: the number of robots
 * @robot: the index of the robot that moves
 * @cell: the cell from which it moves, whatever @cells says
 * @side: where it slides to
 *
 * Returns: the cell where it stops, which is @cell if something is directly in its way
 */
guint
lab_robots_slides_find_stop (const LabRobotsSlides *self,
                             const guint16         *cells,
                             guint                  n_robots,
                             guint                  robot,
                             guint                  cell,
                             LabRobotsSide          side)
{
  guint size = self->size;
  guint stop = self->stops[cell][side];
  guint step = side % 2 == 0 ? size : 1;
  gboolean is_forward = side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH;

  for (guint i = 0; i < n_robots; i++)
    {
      guint other = cells[i];

      if (i == robot || (step == size && other % size != cell % size))
        continue;
      if (is_forward && other > cell && other <= stop)
        stop = other - step;
      else if (!is_forward && other < cell && other >= stop)
        stop = other + step;
    }
  return stop;
}

/**
 * lab_robots_slides_is_easy:
 * @self: the slides of @board
 * @board: a board
 * @n_moves: a number of moves
 *
 * Returns: whether a robot that may stop on the target can do so in @n_moves moves while the others
 *   stand still. Then the board has a solution with so few moves.
 */
gboolean
lab_robots_slides_is_easy (const LabRobotsSlides *self,
                           const LabRobotsBoard  *board,
                           guint                  n_moves)
{
  guint n_candidates = board->any_robot ? board->n_robots : 1;

  for (guint robot = 0; robot < n_candidates; robot++)
    {
      if (is_easy_for (self, board, robot, n_moves))
        return TRUE;
    }
  return FALSE;
}

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
