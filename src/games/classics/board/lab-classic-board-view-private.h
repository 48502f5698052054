/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board-view.h"

#include <adwaita.h>

#include "lab-classic-board.h"

G_BEGIN_DECLS

/* The board is too long for one file: lab-classic-board-view.c has what it shows and how actions
 * move, lab-classic-board-input.c its spots, and how players choose them. */

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
  gboolean moving;
  gboolean backwards;         /* the action is undone */
  guint32 action;
  double progress;
  int origin;                 /* the spot that was pressed for @origin_action, or -1 */
  guint32 origin_action;
  AdwAnimation *motion;
  AdwAnimation *pulse;
  double pulse_strength;
  guint settle_id;
  LabClassicLayer *ground;    /* what never moves */
  LabClassicLayer *resting;   /* what does not move now */

  /* Choosing */
  int chosen;                 /* the first spot of an action, or -1 */
  int hovered;                /* the spot under the pointer, or -1 */
  int pressed;                /* the spot that was pressed and not released yet, or -1 */
  gboolean pressing;
  gboolean fresh;             /* that press chose the first spot */
  double drag_x, drag_y;
  int place;                  /* the spot that had the focus last, or -1 */
  gboolean by_keys;           /* the last input came from keys, so the focus is shown */
  GtkEventController *keys;   /* (nullable): watches the window */
  double pointer_x, pointer_y;
  gboolean pointer_inside;
  double rest_x, rest_y;      /* where the pointer was in the window at the last key */
  gboolean shows_hint;        /* the hint is newer than what is pointed at */
};

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
