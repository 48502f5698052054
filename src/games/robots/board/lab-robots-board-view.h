/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-announcer.h"
#include "lab-drawn-widget.h"
#include "lab-robots-board.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_BOARD_VIEW (lab_robots_board_view_get_type ())

/**
 * LabRobotsBoardView:
 *
 * Shows a board with robots. Players choose a robot and where it slides to, by pointer, touch, or
 * keys; the view only says what they ask for, and shows the positions that it is given. Its
 * property `selected` is the index of the chosen robot, or -1.
 */
G_DECLARE_FINAL_TYPE (LabRobotsBoardView, lab_robots_board_view, LAB, ROBOTS_BOARD_VIEW,
                      LabDrawnWidget)

GtkWidget *lab_robots_board_view_new              (void);
void       lab_robots_board_view_set_board        (LabRobotsBoardView      *self,
                                                   const LabRobotsBoard    *board);
void       lab_robots_board_view_set_target_robot (LabRobotsBoardView      *self,
                                                   guint                    robot);
void       lab_robots_board_view_set_position     (LabRobotsBoardView      *self,
                                                   const LabRobotsPosition *position,
                                                   gboolean                 animate);
void       lab_robots_board_view_set_playable     (LabRobotsBoardView      *self,
                                                   gboolean                 playable);
void       lab_robots_board_view_set_editable     (LabRobotsBoardView      *self,
                                                   gboolean                 editable);
void       lab_robots_board_view_set_side_reach   (LabRobotsBoardView      *self,
                                                   double                   reach);
void       lab_robots_board_view_select           (LabRobotsBoardView      *self,
                                                   int                      robot);
void       lab_robots_board_view_set_way          (LabRobotsBoardView      *self,
                                                   const LabRobotsPosition *from,
                                                   const LabRobotsMove     *moves,
                                                   guint                    n_moves);
void       lab_robots_board_view_set_other_way    (LabRobotsBoardView      *self,
                                                   const LabRobotsMove     *moves,
                                                   guint                    n_moves);
void       lab_robots_board_view_set_heat         (LabRobotsBoardView      *self,
                                                   const double            *values);
void       lab_robots_board_view_set_announcer    (LabRobotsBoardView      *self,
                                                   LabAnnouncer            *announcer);
gboolean   lab_robots_board_view_get_cursor       (LabRobotsBoardView      *self,
                                                   guint                   *cell);
char      *lab_robots_board_view_describe_cell    (LabRobotsBoardView      *self,
                                                   guint                    cell);

G_END_DECLS
