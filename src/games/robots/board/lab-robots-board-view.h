/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-drawn-widget.h"
#include "lab-robots-board.h"
#include "lab-robots-pictures.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_BOARD_VIEW (lab_robots_board_view_get_type ())

/**
 * LabRobotsBoardView:
 *
 * Shows a board with robots. Players choose a robot and where it slides to, by pointer, touch, or
 * keys; the view only says what they ask for, and shows the positions that it is given.
 */
G_DECLARE_FINAL_TYPE (LabRobotsBoardView, lab_robots_board_view, LAB, ROBOTS_BOARD_VIEW,
                      LabDrawnWidget)

/* No cell, and no side. */
#define LAB_ROBOTS_NO_CELL G_MAXUINT
#define LAB_ROBOTS_NO_SIDE G_MAXUINT

/* Where a robot is, in cells from the north-west. */
typedef struct
{
  double x, y;
} LabRobotsPlace;

/* Where the board is in the widget, in logical pixels: the corner of the first cell, and the size
 * of cells and of the frame. */
typedef struct
{
  double x, y, side, edge;
  double robot;                     /* of a robot, in cells: they are larger than small cells */
  int pixels, edge_pixels, robot_pixels;
  gboolean has_names;               /* rows and columns have names that can be read */
} LabRobotsArea;

struct _LabRobotsBoardView
{
  LabDrawnWidget parent_instance;

  gboolean has_board;
  LabRobotsBoard board;
  LabRobotsPosition position;
  guint target_robot;               /* the index of the robot to which the target belongs */
  LabRobotsPictures *pictures;
  LabAnnouncer *announcer;          /* (nullable): not referenced, a weak pointer */
  int selected;                     /* the index of a robot, or -1 */
  gboolean playable;                /* players choose robots and ask for moves */
  gboolean editable;                /* players choose cells and sides */
  double side_reach;                /* how near to a side of a cell a press means it, in cells */

  /* Motion */
  AdwAnimation *motion;             /* (nullable): 0 to 1 */
  LabRobotsPlace from[LAB_ROBOTS_MAX_ROBOTS];

  /* What is drawn over the board */
  GArray *way;                      /* of LabRobotsMove */
  LabRobotsPosition way_start;
  GArray *other_way;                /* of LabRobotsMove: faint, from the same start */
  double *heat;                     /* (nullable): for each cell, 0 to 1 */

  /* What players point at */
  guint cursor;                     /* the cell of the keyboard, or LAB_ROBOTS_NO_CELL */
  guint pointed;                    /* the cell of the pointer, or LAB_ROBOTS_NO_CELL */
  guint pointed_side;               /* where the robot would slide, or which side would be edited */
  int dragged;                      /* the robot that is dragged, or -1 */
};

void       lab_robots_board_view_set_board        (LabRobotsBoardView      *self,
                                                   const LabRobotsBoard    *board);
void       lab_robots_board_view_set_target_robot (LabRobotsBoardView      *self,
                                                   guint                    robot);
void       lab_robots_board_view_set_position     (LabRobotsBoardView      *self,
                                                   const LabRobotsPosition *position,
                                                   gboolean                 animate);
void       lab_robots_board_view_set_playable     (LabRobotsBoardView      *self,
                                                   gboolean                 playable);
void       lab_robots_board_view_select           (LabRobotsBoardView      *self,
                                                   int                      robot);
void       lab_robots_board_view_set_way          (LabRobotsBoardView      *self,
                                                   const LabRobotsPosition *from,
                                                   const GArray            *moves,
                                                   guint                    n_moves);
void       lab_robots_board_view_set_other_way    (LabRobotsBoardView      *self,
                                                   const GArray            *moves);
void       lab_robots_board_view_show_step        (LabRobotsBoardView      *self,
                                                   const GArray            *way,
                                                   guint                    before,
                                                   guint                    step);
void       lab_robots_board_view_set_heat         (LabRobotsBoardView      *self,
                                                   const double            *values);
char      *lab_robots_board_view_describe_cell    (LabRobotsBoardView      *self,
                                                   guint                    cell);

/* What the view, its drawing, tests, and the pictures of the help share. */

void     lab_robots_board_view_get_area   (LabRobotsBoardView *self,
                                           LabRobotsArea      *area);
gboolean lab_robots_board_view_find_place (LabRobotsBoardView *self,
                                           double              x,
                                           double              y,
                                           LabRobotsPlace     *place);
gboolean lab_robots_board_view_find_cell  (LabRobotsBoardView *self,
                                           double              x,
                                           double              y,
                                           guint              *cell);
void     lab_robots_board_view_snapshot   (GtkWidget          *widget,
                                           GtkSnapshot        *snapshot);

LabRobotsPlace lab_robots_board_view_get_place (LabRobotsBoardView *self,
                                                guint               robot);
LabRobotsPlace lab_robots_board_view_get_cell_place
                                               (LabRobotsBoardView *self,
                                                guint               cell);

void lab_robots_board_view_say_selected (LabRobotsBoardView *self);
void lab_robots_board_view_update_words (LabRobotsBoardView *self);

G_END_DECLS
