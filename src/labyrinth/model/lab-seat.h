/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-cell.h"

G_BEGIN_DECLS

/**
 * LabSeat:
 *
 * A place at the table, 0 to 3, clockwise from the northwest. The seat determines the color, the
 * pawn and the start corner. In notation, seats are 1 to 4.
 */
typedef guint8 LabSeat;

#define LAB_N_SEATS 4
/** LAB_SEAT_NONE: no seat. */
#define LAB_SEAT_NONE 0xff

/** LabSeatSet: a set of seats, one bit each. */
typedef guint8 LabSeatSet;

/** LAB_SEAT_BIT: the set with @seat alone. */
#define LAB_SEAT_BIT(seat) ((LabSeatSet) (1u << (seat)))

/** lab_seat_get_corner: returns the start corner of @seat: a1, g1, g7 or a7. */
static inline LabCell
lab_seat_get_corner (LabSeat seat)
{
  static const LabCell corners[LAB_N_SEATS] = {
    LAB_CELL (0, 0), LAB_CELL (6, 0), LAB_CELL (6, 6), LAB_CELL (0, 6),
  };

  return corners[seat & 3];
}

LabSeatSet  lab_seat_default_set     (unsigned int n_players) G_GNUC_CONST;
const char *lab_seat_get_id          (LabSeat      seat) G_GNUC_PURE;
const char *lab_seat_get_color_name (LabSeat      seat);

G_END_DECLS
