/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-seat.h"
#include "lab-treasure.h"

G_BEGIN_DECLS

/** LAB_CARD_ASPECT: the height of a card, as a multiple of its width. */
#define LAB_CARD_ASPECT 1.3

void lab_card_drawing_snapshot_face (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          width,
                                     int          height,
                                     LabTreasure  treasure,
                                     LabSeat      home);
void lab_card_drawing_snapshot_row  (GtkWidget     *widget,
                                     GtkSnapshot   *snapshot,
                                     int            width,
                                     int            height,
                                     LabTreasureSet faces,
                                     guint          n_backs);

G_END_DECLS
