/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-controller.h"

G_BEGIN_DECLS

#define LAB_TYPE_BOARD_VIEW (lab_board_view_get_type ())

G_DECLARE_FINAL_TYPE (LabBoardView, lab_board_view, LAB, BOARD_VIEW, GtkWidget)

void        lab_board_view_set_controller (LabBoardView  *self,
                                           LabController *controller);
void        lab_board_view_set_active     (LabBoardView  *self,
                                           gboolean       active);
void        lab_board_view_set_watched    (LabBoardView  *self,
                                           gboolean       watched);
void        lab_board_view_set_planning   (LabBoardView  *self,
                                           gboolean       planning);
void        lab_board_view_set_plan       (LabBoardView  *self,
                                           int            quarters);
void        lab_board_view_set_tempo      (LabBoardView  *self,
                                           double         tempo);
void        lab_board_view_set_shows_reachable (LabBoardView *self,
                                           gboolean       shows_reachable);
gboolean    lab_board_view_get_shows_reachable (LabBoardView *self);
void        lab_board_view_set_shows_path (LabBoardView  *self,
                                           gboolean       shows_path);
void        lab_board_view_set_sought     (LabBoardView  *self,
                                           LabTreasureSet sought);
void        lab_board_view_set_ringed     (LabBoardView  *self,
                                           LabTreasureSet ringed,
                                           LabSeat        seat);
void        lab_board_view_choose         (LabBoardView  *self,
                                           LabCell        cell);
LabCell     lab_board_view_get_chosen     (LabBoardView  *self);
void        lab_board_view_point_at       (LabBoardView  *self,
                                           const LabTurn *turn,
                                           gboolean       with_goal);
const LabTurn *lab_board_view_get_pointed (LabBoardView *self);
void        lab_board_view_set_awaiting   (LabBoardView  *self,
                                           gboolean       awaiting);
gboolean    lab_board_view_takes          (LabBoardView  *self,
                                           LabArrow       arrow);
LabArrow    lab_board_view_pick_arrow     (LabBoardView  *self,
                                           double         x,
                                           double         y);
void        lab_board_view_aim_at         (LabBoardView  *self,
                                           LabArrow       arrow);
void        lab_board_view_drop           (LabBoardView  *self,
                                           LabArrow       arrow);
gboolean    lab_board_view_get_moving     (LabBoardView  *self);
void        lab_board_view_slide_back     (LabBoardView  *self,
                                           LabArrow       arrow);
void        lab_board_view_skip           (LabBoardView  *self);
void        lab_board_view_focus_play     (LabBoardView  *self);
void        lab_board_view_set_by_keys    (LabBoardView  *self,
                                           gboolean       by_keys);
GtkWidget  *lab_board_view_get_arrow      (LabBoardView  *self,
                                           LabArrow       arrow);
GtkWidget  *lab_board_view_get_tile       (LabBoardView  *self,
                                           LabCell        cell);
LabArrow    lab_board_view_get_preview    (LabBoardView  *self);
guint       lab_board_view_get_path_length (LabBoardView *self);

G_END_DECLS
