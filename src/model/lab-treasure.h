/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTreasure:
 *
 * One of the 24 treasures, 0 to 23. Written, it is a letter from A to X. A to L
 * lie on the fixed T tiles, in reading order; M to R on loose corners and S to X
 * on loose Ts.
 */
typedef guint8 LabTreasure;

#define LAB_N_TREASURES 24
#define LAB_N_FIXED_TREASURES 12
#define LAB_N_CORNER_TREASURES 6
/** LAB_TREASURE_NONE: no treasure. */
#define LAB_TREASURE_NONE 0xff
/** LAB_TREASURE_HIDDEN: a card whose face is not to be seen; see #LabObservation. */
#define LAB_TREASURE_HIDDEN 0xfe

/** LabTreasureSet: a set of treasures, one bit each. */
typedef guint32 LabTreasureSet;

/** LAB_TREASURE_BIT: the set that holds @treasure alone. */
#define LAB_TREASURE_BIT(treasure) ((LabTreasureSet) 1 << (treasure))

const char *lab_treasure_get_id     (LabTreasure treasure) G_GNUC_PURE;
const char *lab_treasure_get_name   (LabTreasure treasure);

/** lab_treasure_get_letter: the letter by which notation calls @treasure. */
static inline char
lab_treasure_get_letter (LabTreasure treasure)
{
  return (char) ('A' + treasure);
}

G_END_DECLS
