/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEAT_ROW (lab_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabSeatRow, lab_seat_row, LAB, SEAT_ROW, AdwEntryRow)

void    lab_seat_row_set_seat (LabSeatRow *self,
                               LabSeat     seat);
LabSeat lab_seat_row_get_seat (LabSeatRow *self);
char   *lab_seat_row_dup_name (LabSeatRow *self);

void          lab_seat_row_set_kind       (LabSeatRow    *self,
                                           LabPlayerKind  kind);
LabPlayerKind lab_seat_row_get_kind       (LabSeatRow    *self);
void          lab_seat_row_offer_program  (LabSeatRow    *self,
                                           gboolean       offered);

G_END_DECLS
