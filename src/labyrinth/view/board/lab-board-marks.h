/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-board-layout.h"
#include "lab-treasure.h"
#include "lab-turn.h"
#include "lab-path.h"

G_BEGIN_DECLS

void lab_board_marks_snapshot_path (GtkWidget            *widget,
                                    GtkSnapshot          *snapshot,
                                    const LabBoardLayout *layout,
                                    const LabPath        *path);
void lab_board_marks_snapshot_goal (GtkWidget            *widget,
                                    GtkSnapshot          *snapshot,
                                    const LabBoardLayout *layout,
                                    LabCell               cell,
                                    graphene_point_t      by);
void lab_board_marks_snapshot_ghost (GtkWidget            *widget,
                                     GtkSnapshot          *snapshot,
                                     const LabBoardLayout *layout,
                                     const LabTurn        *turn,
                                     LabTreasure           treasure,
                                     gboolean              is_goal);
void lab_board_marks_snapshot_lit (GtkWidget   *widget,
                                   GtkSnapshot *snapshot,
                                   int          width,
                                   int          height,
                                   double       strength);
void lab_board_marks_snapshot_ring (GtkWidget            *widget,
                                    GtkSnapshot          *snapshot,
                                    const LabBoardLayout *layout,
                                    graphene_point_t      place);
void lab_board_marks_snapshot_find (GtkWidget            *widget,
                                    GtkSnapshot          *snapshot,
                                    const LabBoardLayout *layout,
                                    LabTreasure           treasure,
                                    LabCell               cell,
                                    double                progress);

G_END_DECLS
