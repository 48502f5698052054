/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_ROBOTS_MIN_SIZE 8
#define LAB_ROBOTS_MAX_SIZE 32
#define LAB_ROBOTS_MAX_CELLS (LAB_ROBOTS_MAX_SIZE * LAB_ROBOTS_MAX_SIZE)
#define LAB_ROBOTS_MAX_ROBOTS 5

/**
 * LabRobotsSide:
 *
 * A side of a cell or of the board, and the direction of a move. The bit of a side in a wall digit
 * is `1 << side`, see lab_robots_side_bit().
 */
typedef enum
{
  LAB_ROBOTS_NORTH,
  LAB_ROBOTS_EAST,
  LAB_ROBOTS_SOUTH,
  LAB_ROBOTS_WEST,
} LabRobotsSide;

#define LAB_N_ROBOTS_SIDES 4

/**
 * LabRobotsBoard:
 * @size: the number of rows and of columns, an even number
 * @n_robots: the number of robots
 * @walls: the walls of each cell, row by row: the sum of the bits of the sides with a wall
 * @starts: the cell of each robot, robot 1 first
 * @target: the cell where robot 1 must stop
 * @any_robot: whether any robot may stop on the target
 * @must_ricochet: whether the robot that stops on the target must have moved both along a row and
 *   along a column, so that a straight way does not count
 *
 * A puzzle: the board with its walls, the robots, and the target. It is a plain value, which can be
 * copied. Cells are numbered row by row from the north-west.
 */
typedef struct
{
  guint    size;
  guint    n_robots;
  guint8   walls[LAB_ROBOTS_MAX_CELLS];
  guint16  starts[LAB_ROBOTS_MAX_ROBOTS];
  guint16  target;
  gboolean any_robot;
  gboolean must_ricochet;
} LabRobotsBoard;

/**
 * lab_robots_side_bit:
 * @side: a side
 *
 * Returns: its bit in a wall digit: 1, 2, 4, or 8
 */
static inline guint
lab_robots_side_bit (LabRobotsSide side)
{
  return 1U << side;
}

/**
 * lab_robots_side_opposite:
 * @side: a side
 *
 * Returns: the side opposite to it
 */
static inline LabRobotsSide
lab_robots_side_opposite (LabRobotsSide side)
{
  return (LabRobotsSide) (side ^ 2U);
}

void     lab_robots_board_init         (LabRobotsBoard       *self,
                                        guint                 size);
guint    lab_robots_board_get_n_cells  (const LabRobotsBoard *self);
gboolean lab_robots_board_is_island    (const LabRobotsBoard *self,
                                        guint                 cell);
gboolean lab_robots_board_has_wall     (const LabRobotsBoard *self,
                                        guint                 cell,
                                        LabRobotsSide         side);
gboolean lab_robots_board_is_fixed     (const LabRobotsBoard *self,
                                        guint                 cell,
                                        LabRobotsSide         side);
void     lab_robots_board_set_wall     (LabRobotsBoard       *self,
                                        guint                 cell,
                                        LabRobotsSide         side,
                                        gboolean              is_wall);
gboolean lab_robots_board_get_neighbor (const LabRobotsBoard *self,
                                        guint                 cell,
                                        LabRobotsSide         side,
                                        guint                *neighbor);
gboolean lab_robots_board_find_robot   (const LabRobotsBoard *self,
                                        guint                 cell,
                                        guint                *robot);
gboolean lab_robots_board_equal        (const LabRobotsBoard *self,
                                        const LabRobotsBoard *other);

G_END_DECLS
