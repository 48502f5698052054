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

struct _LabClassicBoardView
{
  LabDrawnWidget parent_instance;

  LabClassicGame *game;
  const LabClassicBoard *board;
  GPtrArray *spots;           /* of LabClassicSpot */
  gboolean may_choose;
  GArray *values;             /* (nullable): of LabClassicMoveValue */
  double tempo;               /* multiple of the usual duration of a move */
  gboolean has_hint;
  guint32 hint;

  /* What is drawn */
  gpointer shown;             /* the position before an action that moves, else the current one */
  LabClassicScene scene;      /* without what depends on the size, the position, and the pointer */
  gboolean backwards;         /* the action is undone */
  guint32 origin_action;      /* the action for which the origin of the scene was pressed */
  AdwAnimation *motion;
  AdwAnimation *pulse;
  guint settle_id;
  LabClassicLayer *ground;    /* what never moves */
  LabClassicLayer *resting;   /* what does not move now */

  /* Choosing */
  int hovered;                /* the spot under the pointer, or -1 */
  int pressed;                /* the spot that was pressed and not released yet, or -1 */
  gboolean pressing;
  gboolean fresh;             /* that press chose the first spot */
  int place;                  /* the spot that had the focus last, or -1 */
  gboolean by_keys;           /* the last input came from keys, so the focus is shown */
  GtkEventController *keys;   /* (nullable): watches the window */
  double pointer_x, pointer_y;
  gboolean pointer_inside;
  double rest_x, rest_y;      /* where the pointer was in the window at the last key */
  gboolean shows_hint;        /* the hint is newer than what is pointed at */
};

void     lab_classic_board_view_set_game       (LabClassicBoardView       *self,
                                                LabClassicGame            *game);
void     lab_classic_board_view_set_may_choose (LabClassicBoardView       *self,
                                                gboolean                   may_choose);
void     lab_classic_board_view_set_values     (LabClassicBoardView       *self,
                                                const LabClassicSolution  *values);
void     lab_classic_board_view_set_hint       (LabClassicBoardView       *self,
                                                const guint32             *action);
gboolean lab_classic_board_view_is_moving      (LabClassicBoardView       *self);
gboolean lab_classic_board_view_cancel_choice  (LabClassicBoardView       *self);
void     lab_classic_marks_draw_value          (const LabClassicScene     *scene,
                                                const LabClassicBoard     *board,
                                                cairo_t                   *cr,
                                                const cairo_rectangle_t   *area,
                                                const LabClassicMoveValue *value);

/* For lab-classic-board-view.c and lab-classic-board-input.c */

LabClassicScene lab_classic_board_view_get_scene (LabClassicBoardView *self);
void            lab_classic_board_motion_finish  (LabClassicBoardView *self);

void           lab_classic_board_spots_create      (LabClassicBoardView *self);
void           lab_classic_board_spots_update      (LabClassicBoardView *self);
void           lab_classic_board_spots_place       (LabClassicBoardView *self);
LabClassicMark lab_classic_board_spots_get_mark    (LabClassicBoardView *self,
                                                    guint                spot);
gboolean       lab_classic_board_spots_find_value  (LabClassicBoardView *self,
                                                    guint                spot,
                                                    LabClassicMoveValue *best);
int            lab_classic_board_spots_get_preview (LabClassicBoardView *self);

void lab_classic_board_input_class_init (GtkWidgetClass      *widget_class);
void lab_classic_board_input_init       (LabClassicBoardView *self);

G_END_DECLS
