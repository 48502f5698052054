/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-board-view.h"

G_BEGIN_DECLS

/* The board is one type in several files: what is shown (lab-robots-board-view.c), how it is drawn
 * (lab-robots-board-view-drawing.c), what players do (lab-robots-board-view-input.c), and words
 * about it (lab-robots-board-view-words.c). */

/* No cell. */
#define LAB_ROBOTS_NO_CELL G_MAXUINT

struct _LabRobotsBoardView
{
  GtkWidget parent_instance;

  gboolean has_board;
  LabRobotsBoard board;
  LabRobotsPosition position;
  guint target_robot;               /* the index of the robot to which the target belongs */
  int selected;                     /* the index of a robot, or -1 */
  gboolean playable;
  gboolean editable;
  GArray *way;                      /* of LabRobotsMove */
  LabRobotsPosition way_start;
  double *heat;                     /* (nullable): for each cell, 0 to 1 */
};

double   lab_robots_board_view_get_side   (LabRobotsBoardView *self,
                                           double             *x,
                                           double             *y);
gboolean lab_robots_board_view_find_cell  (LabRobotsBoardView *self,
                                           double              x,
                                           double              y,
                                           guint              *cell);

void     lab_robots_board_view_draw       (LabRobotsBoardView *self,
                                           GtkSnapshot        *snapshot);

void     lab_robots_board_view_init_input (LabRobotsBoardView *self);
void     lab_robots_board_view_ask        (LabRobotsBoardView *self,
                                           guint               robot,
                                           LabRobotsSide       side);
void     lab_robots_board_view_activate_cell
                                          (LabRobotsBoardView *self,
                                           guint               cell);
void     lab_robots_board_view_activate_side
                                          (LabRobotsBoardView *self,
                                           guint               cell,
                                           LabRobotsSide       side);

G_END_DECLS
