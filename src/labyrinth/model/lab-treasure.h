/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTreasure:
 *
 * One of the 24 treasures, 0 to 23. In notation, they are the letters A to X. A to L are on the
 * fixed T tiles, in reading order; M to R are on loose corners, and S to X on loose Ts.
 */
typedef guint8 LabTreasure;

#define LAB_N_TREASURES 24
#define LAB_N_FIXED_TREASURES 12
#define LAB_N_CORNER_TREASURES 6
/** LAB_TREASURE_NONE: no treasure. */
#define LAB_TREASURE_NONE 0xff
/** LAB_TREASURE_HIDDEN: a card that the player must not see; see #LabObservation. */
#define LAB_TREASURE_HIDDEN 0xfe

/** LabTreasureSet: a set of treasures, one bit each. */
typedef guint32 LabTreasureSet;

/** LAB_TREASURE_BIT: the set with @treasure alone. */
#define LAB_TREASURE_BIT(treasure) ((LabTreasureSet) 1 << (treasure))

const char *lab_treasure_get_id     (LabTreasure treasure) G_GNUC_PURE;
const char *lab_treasure_get_name   (LabTreasure treasure);

/** lab_treasure_get_letter: returns the letter of @treasure in notation. */
static inline char
lab_treasure_get_letter (LabTreasure treasure)
{
  return (char) ('A' + treasure);
}

G_END_DECLS
