/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-classic-game.h"
#include "lab-classic-solver.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_BOARD_VIEW (lab_classic_board_view_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicBoardView, lab_classic_board_view, LAB, CLASSIC_BOARD_VIEW,
                      GtkWidget)

GtkWidget      *lab_classic_board_view_new            (void);
void            lab_classic_board_view_set_game       (LabClassicBoardView      *self,
                                                       LabClassicGame           *game);
LabClassicGame *lab_classic_board_view_get_game       (LabClassicBoardView      *self);
void            lab_classic_board_view_set_may_choose (LabClassicBoardView      *self,
                                                       gboolean                  may_choose);
gboolean        lab_classic_board_view_get_may_choose (LabClassicBoardView      *self);
void            lab_classic_board_view_set_values     (LabClassicBoardView      *self,
                                                       const LabClassicSolution *values);
void            lab_classic_board_view_set_hint       (LabClassicBoardView      *self,
                                                       const guint32            *action);
void            lab_classic_board_view_set_tempo      (LabClassicBoardView      *self,
                                                       double                    tempo);
gboolean        lab_classic_board_view_is_moving      (LabClassicBoardView      *self);
gboolean        lab_classic_board_view_cancel_choice  (LabClassicBoardView      *self);

G_END_DECLS
