/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-layout.h"
#include "lab-board-motion.h"
#include "lab-board-view.h"
#include "lab-path.h"

G_BEGIN_DECLS

/* What the files of the board share. lab-board-view.c shows the board, lab-board-input.c
 * handles pointer and focus, lab-board-keys.c moves the focus with keys, lab-board-placing.c
 * places the children, lab-board-pointing.c points at a turn, lab-board-choice.c shows the
 * selected tile, and lab-board-awaiting.c receives a dragged tile. */

struct _LabBoardView
{
  GtkWidget parent_instance;

  LabController *controller;
  gboolean active;                    /* somebody can play now */
  gboolean watched;                   /* people only watch the current player */
  gboolean planning;                  /* people can preview insertions, but not play */

  LabBoardLayout layout;
  LabBoardMotion *motion;
  GSignalGroup *early_signals;          /* of the game, before they set tiles in motion */
  GSignalGroup *late_signals;           /* likewise, after that */
  LabPath path;                       /* to the tile under the pointer or focus */
  gboolean shows_reachable;           /* highlights tiles that can be reached */
  gboolean shows_path;
  LabTreasureSet sought;              /* treasures on the cards that the player can see */
  LabCell chosen;                     /* goal of the pawn, not yet confirmed */
  gboolean pointing;                  /* at the next turn, or at a hint */
  gboolean with_goal;                 /* and at its goal */
  LabTurn pointed;

  GtkWidget *arrows[LAB_N_ARROWS];
  GtkWidget *tiles[LAB_N_CELL_BITS];  /* the view of the tile in each cell */
  GtkWidget *spare;                   /* the tile going in or just pushed out */
  GtkWidget *pawns[LAB_N_SEATS];

  GtkWidget *place;                   /* (nullable): the tile or arrow that last had the focus */
  gboolean moving_focus;              /* a key moves the focus on the board */
  graphene_point_t rest;              /* of the pointer, in the arrow below it */
  GtkRoot *root;
  gulong focus_handler;
};

typedef enum
{
  LAB_BOARD_ARROW_ACTIVATED,
  LAB_BOARD_ARROW_POINTED,
  LAB_BOARD_CELL_ACTIVATED,
  LAB_BOARD_CELEBRATING,
  LAB_BOARD_STILL,
  LAB_BOARD_SETTLED,
  LAB_BOARD_N_SIGNALS,
} LabBoardSignal;

LabGame           *lab_board_view_get_game      (LabBoardView   *self);
const LabPosition *lab_board_view_get_position  (LabBoardView   *self);
gboolean           lab_board_view_can_insert    (LabBoardView   *self);
gboolean           lab_board_view_can_preview   (LabBoardView   *self);
gboolean           lab_board_view_can_move      (LabBoardView   *self);
void               lab_board_view_clear_path    (LabBoardView   *self);
void               lab_board_view_update        (LabBoardView   *self);
void               lab_board_view_update_spare  (LabBoardView   *self);
void               lab_board_view_emit          (LabBoardView   *self,
                                                 LabBoardSignal  signal,
                                                 guint           place);

void               lab_board_placing_allocate   (LabBoardView   *self);
graphene_point_t   lab_board_placing_get_pawn   (LabBoardView   *self,
                                                 LabSeat         seat,
                                                 double         *opacity);

void               lab_board_pointing_snapshot  (LabBoardView   *self,
                                                 GtkSnapshot    *snapshot);

void               lab_board_choice_snapshot    (LabBoardView   *self,
                                                 GtkSnapshot    *snapshot);

LabCell            lab_board_input_find_cell    (LabBoardView   *self,
                                                 GtkWidget      *tile);
void               lab_board_input_begin_preview (LabBoardView  *self,
                                                  LabArrow       arrow);
void               lab_board_input_end_preview  (LabBoardView   *self);
void               lab_board_input_watch_focus  (LabBoardView   *self);
void               lab_board_input_init         (LabBoardView   *self);

void               lab_board_keys_class_init    (GtkWidgetClass *widget_class);

G_END_DECLS
