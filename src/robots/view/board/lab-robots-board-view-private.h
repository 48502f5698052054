/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-board-view.h"
#include "lab-robots-pictures.h"

G_BEGIN_DECLS

/* The board is one type in several files: what is shown (lab-robots-board-view.c), how it is drawn
 * (lab-robots-board-view-drawing.c, and lab-robots-board-view-way.c for ways), where the robots are
 * while they slide (lab-robots-board-view-motion.c), what players do by pointer
 * (lab-robots-board-view-pointer.c) and by keys (lab-robots-board-view-keys.c), and words about it
 * (lab-robots-board-view-words.c). */

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
  GtkWidget parent_instance;

  gboolean has_board;
  LabRobotsBoard board;
  LabRobotsPosition position;
  guint target_robot;               /* the index of the robot to which the target belongs */
  LabRobotsPictures *pictures;
  LabAnnouncer *announcer;          /* (nullable): not referenced, a weak pointer */
  int selected;                     /* the index of a robot, or -1 */
  gboolean playable;
  gboolean editable;
  double side_reach;                /* how near to a side of a cell a press means it, in cells */
  int natural_size;                 /* of each side of the view, in logical pixels */

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

void           lab_robots_board_view_get_area      (LabRobotsBoardView *self,
                                                    LabRobotsArea      *area);
gboolean       lab_robots_board_view_find_place    (LabRobotsBoardView *self,
                                                    double              x,
                                                    double              y,
                                                    LabRobotsPlace     *place);
gboolean       lab_robots_board_view_find_cell     (LabRobotsBoardView *self,
                                                    double              x,
                                                    double              y,
                                                    guint              *cell);
gboolean       lab_robots_board_view_find_side     (LabRobotsBoardView *self,
                                                    guint               cell,
                                                    guint              *side);
void           lab_robots_board_view_draw          (LabRobotsBoardView *self,
                                                    GtkSnapshot        *snapshot);
void           lab_robots_board_view_place_texture (GtkSnapshot         *snapshot,
                                                    const LabRobotsArea *area,
                                                    GdkTexture          *texture,
                                                    double               x,
                                                    double               y,
                                                    double               size);
void           lab_robots_board_view_draw_line     (GtkSnapshot          *snapshot,
                                                    const LabRobotsArea  *area,
                                                    const LabRobotsPlace *from,
                                                    const LabRobotsPlace *to,
                                                    double                width,
                                                    LabColor              color);
void           lab_robots_board_view_draw_edged    (GtkSnapshot            *snapshot,
                                                    const LabRobotsArea    *area,
                                                    const LabRobotsPalette *palette,
                                                    const LabRobotsPlace   *from,
                                                    const LabRobotsPlace   *to,
                                                    double                  width,
                                                    LabColor                color);
void           lab_robots_board_view_draw_way      (LabRobotsBoardView     *self,
                                                    GtkSnapshot            *snapshot,
                                                    const LabRobotsArea    *area,
                                                    const LabRobotsPalette *palette);
void           lab_robots_board_view_draw_numbers  (LabRobotsBoardView     *self,
                                                    GtkSnapshot            *snapshot,
                                                    const LabRobotsArea    *area);

LabRobotsPlace lab_robots_board_view_get_place     (LabRobotsBoardView *self,
                                                    guint               robot);
gboolean       lab_robots_board_view_is_moving     (LabRobotsBoardView *self);
void           lab_robots_board_view_stop_motion   (LabRobotsBoardView *self);
void           lab_robots_board_view_start_motion  (LabRobotsBoardView      *self,
                                                    const LabRobotsPosition *position);

void           lab_robots_board_view_init_pointer  (LabRobotsBoardView *self);
void           lab_robots_board_view_init_keys     (LabRobotsBoardView *self);
void           lab_robots_board_view_set_cursor    (LabRobotsBoardView *self,
                                                    guint               cell);
void           lab_robots_board_view_choose_cell   (LabRobotsBoardView *self,
                                                    guint               cell);
void           lab_robots_board_view_say           (LabRobotsBoardView *self,
                                                    const char         *text);
void           lab_robots_board_view_say_selected  (LabRobotsBoardView *self);
void           lab_robots_board_view_update_words  (LabRobotsBoardView *self);

void           lab_robots_board_view_ask           (LabRobotsBoardView *self,
                                                    guint               robot,
                                                    LabRobotsSide       side);
void           lab_robots_board_view_activate_cell (LabRobotsBoardView *self,
                                                    guint               cell);
void           lab_robots_board_view_move_piece    (LabRobotsBoardView *self,
                                                    guint               from,
                                                    guint               to);
void           lab_robots_board_view_activate_side (LabRobotsBoardView *self,
                                                    guint               cell,
                                                    LabRobotsSide       side);

G_END_DECLS
