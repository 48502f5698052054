/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-game.h"

G_BEGIN_DECLS

char *lab_robots_telling_level  (const LabRobotsLevel    *level);
char *lab_robots_telling_goal   (const LabRobotsBoard    *board);
char *lab_robots_telling_rule   (const LabRobotsBoard    *board);
char *lab_robots_telling_move   (const LabRobotsBoard    *board,
                                 const LabRobotsPosition *position,
                                 LabRobotsMove            move);
char *lab_robots_telling_move_briefly
                                (const LabRobotsBoard    *board,
                                 const LabRobotsPosition *position,
                                 LabRobotsMove            move);
char *lab_robots_telling_last_move
                                (const LabRobotsBoard    *board,
                                 const GArray            *moves,
                                 guint                    n_moves);
char *lab_robots_telling_way    (const LabRobotsBoard    *board,
                                 const LabRobotsPosition *start,
                                 const GArray            *moves,
                                 gboolean                 is_spoken);
char *lab_robots_telling_straight
                                (LabRobotsGame           *game);
char *lab_robots_telling_moves  (guint                    n);
char *lab_robots_telling_hint   (LabRobotsGame           *game,
                                 gboolean                 is_spoken);
char *lab_robots_telling_result (LabRobotsGame           *game);
char *lab_robots_telling_bound  (guint                    lower_bound);
char *lab_robots_telling_proof  (const LabRobotsSolution *solution);

G_END_DECLS
