/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-turn-runner.h"

G_BEGIN_DECLS

#define LAB_TYPE_PLAYER_LIST (lab_player_list_get_type ())

G_DECLARE_FINAL_TYPE (LabPlayerList, lab_player_list, LAB, PLAYER_LIST, GtkWidget)

void lab_player_list_set_runner (LabPlayerList *self,
                                 LabTurnRunner *runner);
void lab_player_list_update     (LabPlayerList *self);

G_END_DECLS
