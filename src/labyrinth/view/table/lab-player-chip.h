/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-game.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_PLAYER_CHIP (lab_player_chip_get_type ())

G_DECLARE_FINAL_TYPE (LabPlayerChip, lab_player_chip, LAB, PLAYER_CHIP, GtkWidget)

GtkWidget *lab_player_chip_new    (LabGame       *game,
                                   LabPlayer     *player,
                                   LabPlayerKind  kind);
void       lab_player_chip_update (LabPlayerChip *self);

G_END_DECLS
