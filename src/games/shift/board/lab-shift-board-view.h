/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-drawn-widget.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-board-motion.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_BOARD_VIEW (lab_shift_board_view_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftBoardView, lab_shift_board_view, LAB, SHIFT_BOARD_VIEW,
                      LabDrawnWidget)

/* For reading only, except by the two files of the class, which is too long for one:
 * lab-shift-board-view.c shows the board, and lab-shift-board-input.c handles pointer, focus, and
 * keys. */
struct _LabShiftBoardView
{
  LabDrawnWidget parent_instance;

  LabShiftGame *game;
  gboolean active;                    /* somebody can play now */
  gboolean watched;                   /* people only watch the current player */
  gboolean planning;                  /* people can preview insertions, but not play */

  LabShiftBoardLayout layout;
  LabShiftBoardMotion *motion;
  GSignalGroup *early_signals;             /* of the game, before they set tiles in motion */
  GSignalGroup *late_signals;              /* likewise, after that */
  LabShiftPath path;                       /* to the tile under the pointer or focus */
  LabShiftPath last;                       /* of the pawn of the last turn, if it is shown */
  LabShiftSeat last_seat;
  gboolean shows_reachable;                /* highlights tiles that can be reached */
  gboolean shows_path;
  LabShiftTreasureSet sought;              /* treasures on the cards that the player can see */
  LabShiftCell chosen;                     /* goal of the pawn, not yet confirmed */
  gboolean pointing;                       /* at the next turn, or at a hint */
  gboolean with_goal;                      /* and at its goal */
  LabShiftTurn pointed;

  GtkWidget *arrows[LAB_SHIFT_N_ARROWS];
  GtkWidget *tiles[LAB_SHIFT_N_CELL_BITS];  /* the view of the tile in each cell */
  GtkWidget *spare;                         /* the tile going in or just pushed out */
  GtkWidget *pawns[LAB_SHIFT_N_SEATS];

  GtkWidget *place;                   /* (nullable): the tile or arrow that last had the focus */
  gboolean moving_focus;              /* a key moves the focus on the board */
  graphene_point_t rest;              /* of the pointer, in the arrow below it */
  GtkRoot *root;
  gulong focus_handler;
};

void     lab_shift_board_view_set_game            (LabShiftBoardView  *self,
                                                   LabShiftGame       *game);
void     lab_shift_board_view_set_active          (LabShiftBoardView  *self,
                                                   gboolean            active);
void     lab_shift_board_view_set_passive         (LabShiftBoardView  *self,
                                                   gboolean            watched);
void     lab_shift_board_view_set_planning        (LabShiftBoardView  *self,
                                                   gboolean            planning);
void     lab_shift_board_view_set_shows          (LabShiftBoardView  *self,
                                                   gboolean            reachable,
                                                   gboolean            path);
void     lab_shift_board_view_set_ringed          (LabShiftBoardView  *self,
                                                   LabShiftTreasureSet ringed,
                                                   LabShiftSeat        seat);
void     lab_shift_board_view_point_at            (LabShiftBoardView  *self,
                                                   const LabShiftTurn *turn,
                                                   gboolean            with_goal);
gboolean lab_shift_board_view_takes               (LabShiftBoardView  *self,
                                                   LabShiftArrow       arrow);
void     lab_shift_board_view_aim_at              (LabShiftBoardView  *self,
                                                   LabShiftArrow       arrow);
void     lab_shift_board_view_focus_play          (LabShiftBoardView  *self);
void     lab_shift_board_view_set_by_keys         (LabShiftBoardView  *self,
                                                   gboolean            by_keys);

/* For the two files of the class */

static inline const LabShiftPosition *
lab_shift_board_view_get_position (LabShiftBoardView *self)
{
  return &self->game->position;
}

static inline gboolean
lab_shift_board_view_can_insert (LabShiftBoardView *self)
{
  return self->active
         && lab_shift_board_view_get_position (self)->phase == LAB_SHIFT_PHASE_INSERT;
}

static inline gboolean
lab_shift_board_view_can_preview (LabShiftBoardView *self)
{
  return (self->active || self->planning)
         && lab_shift_board_view_get_position (self)->phase == LAB_SHIFT_PHASE_INSERT;
}

static inline gboolean
lab_shift_board_view_can_move (LabShiftBoardView *self)
{
  return self->active && lab_shift_board_view_get_position (self)->phase == LAB_SHIFT_PHASE_MOVE;
}

void lab_shift_board_view_update       (LabShiftBoardView *self);
void lab_shift_board_view_update_spare (LabShiftBoardView *self);
void lab_shift_board_input_init        (LabShiftBoardView *self);
void lab_shift_board_input_class_init  (GtkWidgetClass    *widget_class);

G_END_DECLS
