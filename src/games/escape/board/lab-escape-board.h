/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-drawn-widget.h"
#include "lab-escape-art.h"
#include "lab-escape-game.h"

G_BEGIN_DECLS

/* The room around a maze, in cells, for the outer hedge and its shadow. */
#define LAB_ESCAPE_BOARD_MARGIN 0.2

#define LAB_TYPE_ESCAPE_BOARD (lab_escape_board_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeBoard, lab_escape_board, LAB, ESCAPE_BOARD, LabDrawnWidget)

/* A part of a move: a step, a leap over a wall, or a rift. */
typedef struct
{
  LabMazeCell from, to;
  gboolean leaps;
  gboolean vanishes;          /* at @from, and appears at @to */
} LabEscapeLeg;

struct _LabEscapeBoard
{
  LabDrawnWidget parent_instance;

  LabEscapeGame *game;        /* (nullable) */
  double tempo;               /* multiple of the usual duration of a move */

  /* What is drawn */
  LabEscapePosition shown;              /* the position after the legs */
  guint n_shown;                        /* how many moves led to it */
  LabEscapePictures *pictures;
  LabEscapePictures *pictures_before;   /* (nullable): of the maze that disappears */
  GdkTexture *fog;                      /* (nullable) */
  const LabEscapePalette *fog_palette;  /* (nullable): its colors */
  GdkTexture *fog_before;               /* (nullable): the fog that disappears */
  AdwAnimation *change;                 /* (nullable): of the maze and the fog */
  double change_progress;
  GArray *hint;                         /* (nullable): of LabEscapeStop */
  GArray *walked, *best;                /* (nullable): the lines at the end */

  /* Motion */
  GArray *legs;               /* of LabEscapeLeg */
  double progress;            /* in legs */
  guint n_followed;           /* how many moves of the game to show, fewer during a replay */
  guint replay;               /* shows the next move of a replay, or 0 */
  AdwAnimation *motion;       /* (nullable) */
  gboolean looks_left;

  /* Input */
  gboolean aiming;            /* the next direction is that of a leap */
  GArray *walk;               /* (nullable): the way to the cell under the pointer */
  LabMazeCell walk_end;
  guint held_key;             /* the key that was pressed and not released yet, or 0 */
};

void     lab_escape_board_set_game    (LabEscapeBoard *self,
                                       LabEscapeGame  *game);
void     lab_escape_board_set_hint    (LabEscapeBoard *self,
                                       GArray         *way);
void     lab_escape_board_set_lines   (LabEscapeBoard *self,
                                       GArray         *walked,
                                       GArray         *best);
void     lab_escape_board_set_aiming  (LabEscapeBoard *self,
                                       gboolean        aiming);
gboolean lab_escape_board_is_moving   (LabEscapeBoard *self);
void     lab_escape_board_replay      (LabEscapeBoard *self);
void     lab_escape_board_place_cell  (LabEscapeBoard  *self,
                                       LabMazeCell      cell,
                                       graphene_rect_t *place);

/* For lab-escape-board-drawing.c, which has what the board shows, and how the figure moves */

int  lab_escape_board_get_cell_size (LabEscapeBoard *self);
void lab_escape_board_get_origin    (LabEscapeBoard *self,
                                     double         *x,
                                     double         *y);
void lab_escape_board_update_garden (LabEscapeBoard *self,
                                     gboolean        animated);
void lab_escape_board_update_fog    (LabEscapeBoard *self,
                                     gboolean        animated);

void lab_escape_board_snapshot   (GtkWidget             *widget,
                                  GtkSnapshot           *snapshot);
void lab_escape_board_show_lines (LabEscapeBoard        *self,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);
void lab_escape_board_show_marks (LabEscapeBoard        *self,
                                  GtkSnapshot           *snapshot,
                                  const graphene_rect_t *bounds);

void lab_escape_board_motion_reset  (LabEscapeBoard *self);
void lab_escape_board_motion_follow (LabEscapeBoard *self);
void lab_escape_board_motion_locate (LabEscapeBoard *self,
                                     double         *x,
                                     double         *y,
                                     double         *lift,
                                     double         *presence);

G_END_DECLS
