/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic-board.h"
#include "lab-classic-game.h"
#include "lab-classic-solver.h"
#include "lab-drawn-widget.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_BOARD_VIEW (lab_classic_board_view_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicBoardView, lab_classic_board_view, LAB, CLASSIC_BOARD_VIEW,
                      LabDrawnWidget)

#define LAB_TYPE_CLASSIC_SPOT (lab_classic_spot_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicSpot, lab_classic_spot, LAB, CLASSIC_SPOT, GtkWidget)

/**
 * LabClassicSpot:
 * @number: its number on the board
 * @label: (nullable): what lies there, which screen readers say
 * @description: (nullable): what the board shows about it, such as the value of a move, which
 *   screen readers add
 * @disabled: whether nothing can be chosen now
 *
 * A place of a board that can be chosen, such as a cell. The board draws it; the widget has the
 * keyboard focus and tells screen readers, for whom it is a button, what lies there.
 */
struct _LabClassicSpot
{
  GtkWidget parent_instance;

  guint    number;
  char    *label;
  char    *description;
  gboolean disabled;
};

/**
 * LabClassicLayer:
 *
 * A part of a board that is drawn once and then shown in many frames, because drawing it takes
 * longer than a frame.
 */
typedef struct _LabClassicLayer LabClassicLayer;

/**
 * LabClassicMark:
 * @LAB_CLASSIC_MARK_HOT: it can be chosen, and the pointer is there
 * @LAB_CLASSIC_MARK_CHOSEN: it was chosen first
 * @LAB_CLASSIC_MARK_TARGET: it can be chosen next
 * @LAB_CLASSIC_MARK_HINT: a hint points at it
 * @LAB_CLASSIC_MARK_FOCUS: it has the keyboard focus
 *
 * How a spot stands out.
 */
typedef enum
{
  LAB_CLASSIC_MARK_NONE = 0,
  LAB_CLASSIC_MARK_HOT = 1 << 0,
  LAB_CLASSIC_MARK_CHOSEN = 1 << 1,
  LAB_CLASSIC_MARK_TARGET = 1 << 2,
  LAB_CLASSIC_MARK_HINT = 1 << 3,
  LAB_CLASSIC_MARK_FOCUS = 1 << 4,
} LabClassicMark;

void     lab_classic_board_view_set_game       (LabClassicBoardView       *self,
                                                LabClassicGame            *game);
void     lab_classic_board_view_set_may_choose (LabClassicBoardView       *self,
                                                gboolean                   may_choose);
void     lab_classic_board_view_set_values     (LabClassicBoardView       *self,
                                                const LabClassicSolution  *values);
void     lab_classic_board_view_set_hint       (LabClassicBoardView       *self,
                                                const guint32             *action);
void     lab_classic_board_view_set_tempo      (LabClassicBoardView       *self,
                                                double                     tempo);
gboolean lab_classic_board_view_is_moving      (LabClassicBoardView       *self);
gboolean lab_classic_board_view_cancel_choice  (LabClassicBoardView       *self);
void     lab_classic_marks_draw_value          (const LabClassicScene     *scene,
                                                const LabClassicBoard     *board,
                                                cairo_t                   *cr,
                                                const cairo_rectangle_t   *area,
                                                const LabClassicMoveValue *value);

G_END_DECLS
