/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_BOARD_MOTION (lab_board_motion_get_type ())

G_DECLARE_FINAL_TYPE (LabBoardMotion, lab_board_motion, LAB, BOARD_MOTION, GObject)

LabBoardMotion *lab_board_motion_new         (GtkWidget        *widget);
void            lab_board_motion_set_game    (LabBoardMotion   *self,
                                              LabGame          *game);

void            lab_board_motion_set_tempo   (LabBoardMotion   *self,
                                              double            tempo);
void            lab_board_motion_preview     (LabBoardMotion   *self,
                                              LabArrow          arrow);
void            lab_board_motion_end_preview (LabBoardMotion   *self);
void            lab_board_motion_slide_back  (LabBoardMotion   *self,
                                              LabArrow          arrow);
LabArrow        lab_board_motion_get_preview (LabBoardMotion   *self);
void            lab_board_motion_skip        (LabBoardMotion   *self);
gboolean        lab_board_motion_get_busy    (LabBoardMotion   *self);
gboolean        lab_board_motion_get_sliding (LabBoardMotion   *self);

LabBitboard     lab_board_motion_get_line    (LabBoardMotion   *self,
                                              graphene_point_t *by);
LabCell         lab_board_motion_get_spare   (LabBoardMotion   *self,
                                              graphene_point_t *by);
void            lab_board_motion_get_pawn    (LabBoardMotion   *self,
                                              LabSeat           seat,
                                              graphene_point_t *place,
                                              double           *opacity);
LabTreasure     lab_board_motion_get_find    (LabBoardMotion   *self,
                                              LabCell          *cell,
                                              double           *progress);

G_END_DECLS
