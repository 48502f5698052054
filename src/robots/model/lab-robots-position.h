/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

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

GQuark   lab_robots_move_error_quark       (void);

char    *lab_robots_move_format            (LabRobotsMove             move);
gboolean lab_robots_move_parse             (const char               *text,
                                            LabRobotsMove            *move,
                                            GError                  **error);

void     lab_robots_position_init          (LabRobotsPosition        *self,
                                            const LabRobotsBoard     *board);
gboolean lab_robots_position_find_robot    (const LabRobotsPosition  *self,
                                            const LabRobotsBoard     *board,
                                            guint                     cell,
                                            guint                    *robot);
guint    lab_robots_position_find_stop     (const LabRobotsPosition  *self,
                                            const LabRobotsBoard     *board,
                                            LabRobotsMove             move);
gboolean lab_robots_position_play          (LabRobotsPosition        *self,
                                            const LabRobotsBoard     *board,
                                            LabRobotsMove             move,
                                            GError                  **error);
gboolean lab_robots_position_is_solved     (const LabRobotsPosition  *self,
                                            const LabRobotsBoard     *board);
gboolean lab_robots_position_find_solver   (const LabRobotsPosition  *self,
                                            const LabRobotsBoard     *board,
                                            guint                    *robot);
guint    lab_robots_measure_travel         (const LabRobotsBoard     *board,
                                            const LabRobotsMove      *moves,
                                            guint                     n_moves);

G_END_DECLS
