/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-seat.h"

G_BEGIN_DECLS

#define LAB_TYPE_PLAYER (lab_player_get_type ())

G_DECLARE_FINAL_TYPE (LabPlayer, lab_player, LAB, PLAYER, GObject)

LabSeat     lab_player_get_seat     (LabPlayer *self);
const char *lab_player_get_name     (LabPlayer *self);
guint       lab_player_get_n_found  (LabPlayer *self);
guint       lab_player_get_n_left   (LabPlayer *self);
guint       lab_player_get_place    (LabPlayer *self);
gboolean    lab_player_get_active   (LabPlayer *self);

G_END_DECLS
