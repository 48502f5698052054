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

#define LAB_ROBOTS_MOVE_ERROR (lab_robots_move_error_quark ())

/**
 * LabRobotsMoveError:
 * @LAB_ROBOTS_MOVE_ERROR_SYNTAX: a text is not a move
 * @LAB_ROBOTS_MOVE_ERROR_ROBOT: the board has no such robot
 * @LAB_ROBOTS_MOVE_ERROR_BLOCKED: a wall or another robot is directly in the way
 *
 * Why a move is not possible. The message is for players.
 */
typedef enum
{
  LAB_ROBOTS_MOVE_ERROR_SYNTAX,
  LAB_ROBOTS_MOVE_ERROR_ROBOT,
  LAB_ROBOTS_MOVE_ERROR_BLOCKED,
} LabRobotsMoveError;

/**
 * LabRobotsMove:
 * @robot: the index of a robot, from 0
 * @side: where it slides to, a #LabRobotsSide
 *
 * A move. Its text is the number of the robot, from 1, and the letter of the side, such as `1N`.
 */
typedef struct
{
  guint8 robot;
  guint8 side;
} LabRobotsMove;

/**
 * LabRobotsPosition:
 * @cells: the cell of each robot
 * @axes: for each robot, bit 0 if it has moved along a column, bit 1 if it has moved along a row
 *
 * Everything that changes during a puzzle, as a plain value. Unused elements are 0.
 */
typedef struct
{
  guint16 cells[LAB_ROBOTS_MAX_ROBOTS];
  guint8  axes[LAB_ROBOTS_MAX_ROBOTS];
} LabRobotsPosition;

/* Both bits of LabRobotsPosition.axes. */
#define LAB_ROBOTS_BOTH_AXES 3U

GQuark   lab_robots_move_error_quark    (void);
void     lab_robots_board_init          (LabRobotsBoard          *self,
                                         guint                    size);
guint    lab_robots_board_get_n_cells   (const LabRobotsBoard    *self);
gboolean lab_robots_board_is_island     (const LabRobotsBoard    *self,
                                         guint                    cell);
gboolean lab_robots_board_has_wall      (const LabRobotsBoard    *self,
                                         guint                    cell,
                                         LabRobotsSide            side);
gboolean lab_robots_board_is_fixed      (const LabRobotsBoard    *self,
                                         guint                    cell,
                                         LabRobotsSide            side);
void     lab_robots_board_set_wall      (LabRobotsBoard          *self,
                                         guint                    cell,
                                         LabRobotsSide            side,
                                         gboolean                 is_wall);
gboolean lab_robots_board_get_neighbor  (const LabRobotsBoard    *self,
                                         guint                    cell,
                                         LabRobotsSide            side,
                                         guint                   *neighbor);
gboolean lab_robots_board_find_robot    (const LabRobotsBoard    *self,
                                         guint                    cell,
                                         guint                   *robot);
gboolean lab_robots_board_equal         (const LabRobotsBoard    *self,
                                         const LabRobotsBoard    *other);
LabRobotsPosition
         lab_robots_board_get_start     (const LabRobotsBoard    *self);
char    *lab_robots_move_format         (LabRobotsMove            move);
gboolean lab_robots_move_parse          (const char              *text,
                                         LabRobotsMove           *move,
                                         GError                 **error);
gboolean lab_robots_position_find_robot (const LabRobotsPosition *self,
                                         const LabRobotsBoard    *board,
                                         guint                    cell,
                                         guint                   *robot);
guint    lab_robots_position_find_stop  (const LabRobotsPosition *self,
                                         const LabRobotsBoard    *board,
                                         LabRobotsMove            move);
gboolean lab_robots_position_play       (LabRobotsPosition       *self,
                                         const LabRobotsBoard    *board,
                                         LabRobotsMove            move,
                                         GError                 **error);
gboolean lab_robots_position_is_solved  (const LabRobotsPosition *self,
                                         const LabRobotsBoard    *board);

G_END_DECLS
