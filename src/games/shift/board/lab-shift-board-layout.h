/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>
#include <gtk/gtk.h>

#include "lab-color.h"
#include "lab-shift-board.h"
#include "lab-shift-insertion.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_BOARD_MIN_SIZE: the smallest board, in logical pixels. */
#define LAB_SHIFT_BOARD_MIN_SIZE 272

/**
 * LabShiftBoardLayout:
 * @x: left edge of the board
 * @y: top edge
 * @size: width and height
 * @margin: width of the frame, in which the arrows are
 * @tile: width and height of a tile
 *
 * The places of all parts of a board, in whole logical pixels so that edges are sharp.
 */
typedef struct
{
  int x;
  int y;
  int size;
  int margin;
  int tile;
} LabShiftBoardLayout;

/**
 * LabShiftPen:
 * @widget: the board
 * @snapshot: where to draw
 * @layout: the layout of the board
 *
 * What draws the marks of a board.
 */
typedef struct
{
  GtkWidget                 *widget;
  GtkSnapshot               *snapshot;
  const LabShiftBoardLayout *layout;
} LabShiftPen;

LabShiftBoardLayout lab_shift_board_layout_fit           (int                        width,
                                                          int                        height);
int                 lab_shift_board_layout_fill          (int                        space);
graphene_point_t    lab_shift_board_layout_get_cell      (const LabShiftBoardLayout *self,
                                                          LabShiftCell               cell);
graphene_rect_t     lab_shift_board_layout_get_arrow     (const LabShiftBoardLayout *self,
                                                          LabShiftArrow              arrow);
LabShiftCell        lab_shift_board_layout_pick_cell     (const LabShiftBoardLayout *self,
                                                          double                     x,
                                                          double                     y);
LabShiftArrow       lab_shift_board_layout_pick_arrow    (const LabShiftBoardLayout *self,
                                                          double                     x,
                                                          double                     y);
graphene_point_t    lab_shift_board_layout_get_stand     (const LabShiftPosition    *position,
                                                          LabShiftSeat               seat);
graphene_point_t    lab_shift_arrow_get_direction        (LabShiftArrow              arrow);

void lab_shift_board_marks_snapshot_dot   (const LabShiftPen  *pen,
                                           float               x,
                                           float               y,
                                           const LabColor     *color);
void lab_shift_board_marks_snapshot_path  (const LabShiftPen  *pen,
                                           const LabShiftPath *path,
                                           const LabColor     *color);
void lab_shift_board_marks_snapshot_goal  (const LabShiftPen  *pen,
                                           LabShiftCell        cell,
                                           graphene_point_t    by);
void lab_shift_board_marks_snapshot_ghost (const LabShiftPen  *pen,
                                           const LabShiftTurn *turn,
                                           LabShiftTreasure    treasure,
                                           gboolean            is_goal);
void lab_shift_board_marks_snapshot_lit   (GtkWidget          *widget,
                                           GtkSnapshot        *snapshot,
                                           int                 width,
                                           int                 height,
                                           double              strength);
void lab_shift_board_marks_snapshot_ring  (const LabShiftPen  *pen,
                                           graphene_point_t    place);
void lab_shift_board_marks_snapshot_find  (const LabShiftPen  *pen,
                                           LabShiftTreasure    treasure,
                                           LabShiftCell        cell,
                                           double              progress);

G_END_DECLS
