/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-drawn-widget.h"
#include "lab-escape-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_BOARD (lab_escape_board_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeBoard, lab_escape_board, LAB, ESCAPE_BOARD, LabDrawnWidget)

void     lab_escape_board_set_game    (LabEscapeBoard *self,
                                       LabEscapeGame  *game);
void     lab_escape_board_set_tempo   (LabEscapeBoard *self,
                                       double          tempo);
void     lab_escape_board_set_hint    (LabEscapeBoard *self,
                                       GArray         *way);
void     lab_escape_board_set_lines   (LabEscapeBoard *self,
                                       GArray         *walked,
                                       GArray         *best);
void     lab_escape_board_set_aiming  (LabEscapeBoard *self,
                                       gboolean        aiming);
gboolean lab_escape_board_get_aiming  (LabEscapeBoard *self);
gboolean lab_escape_board_is_moving   (LabEscapeBoard *self);
void     lab_escape_board_replay      (LabEscapeBoard *self);
void     lab_escape_board_place_cell  (LabEscapeBoard  *self,
                                       LabMazeCell      cell,
                                       graphene_rect_t *place);

G_END_DECLS
