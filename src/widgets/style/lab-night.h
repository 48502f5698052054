/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-color.h"

/* What all games have in common in the dark style, so that they look like one house at night: its
 * floors, the hedges of its gardens, and the wood of its boards. */

#define LAB_NIGHT_FLOOR LAB_COLOR_INIT (0x8a826c)
#define LAB_NIGHT_FLOOR_SHADE LAB_COLOR_INIT (0x817965)
#define LAB_NIGHT_GRASS LAB_COLOR_INIT (0x6b7f58)
#define LAB_NIGHT_HEDGE LAB_COLOR_INIT (0x10261e)
#define LAB_NIGHT_HEDGE_DARK LAB_COLOR_INIT (0x0a1812)
#define LAB_NIGHT_HEDGE_LIGHT LAB_COLOR_INIT (0x34523f)
#define LAB_NIGHT_WOOD LAB_COLOR_INIT (0x463223)
#define LAB_NIGHT_WOOD_LIGHT LAB_COLOR_INIT (0x5c4330)
#define LAB_NIGHT_WOOD_DARK LAB_COLOR_INIT (0x2b1d13)
