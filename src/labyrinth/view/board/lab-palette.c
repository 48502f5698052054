/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-palette.h"

#define RGB LAB_COLOR_INIT

static const LabPalette palettes[LAB_N_PALETTES] = {
  [LAB_PALETTE_DAY] = {
    .frame_light = RGB (0xdcb884), .frame_dark = RGB (0xc0935c), .frame_line = RGB (0x8f6538),
    .recess = RGB (0x6a4f33),
    .hedge = RGB (0x5e7f4a), .hedge_fixed = RGB (0x4d7053), .leaf_light = RGB (0x7da061),
    .leaf_dark = RGB (0x456339),
    .hedge_edge = RGB (0x3a5330),
    .passage = RGB (0xf6ebd2), .gravel = RGB (0xdccba6), .passage_shade = RGB (0xcbb78f),
    .brass = RGB (0x66431a), .brass_bright = RGB (0xfff3d6), .arrow = RGB (0x0f5820),
    .token = RGB (0xfdf6e3), .token_rim = RGB (0xb48a4a),
    .ink = RGB (0x3a2a20),
    .glow = RGB (0xf2a516), .path = RGB (0xa8470f), .blocked = RGB (0x931f14),
    .dim = 0.24,
  },
  [LAB_PALETTE_NIGHT] = {
    .frame_light = RGB (0x5c4330), .frame_dark = RGB (0x463223), .frame_line = RGB (0x2b1d13),
    .recess = RGB (0x17120d),
    .hedge = RGB (0x23392f), .hedge_fixed = RGB (0x1e3339), .leaf_light = RGB (0x34523f),
    .leaf_dark = RGB (0x182921),
    .hedge_edge = RGB (0x101d17),
    .passage = RGB (0xafa387), .gravel = RGB (0x968a6f), .passage_shade = RGB (0x776d57),
    .brass = RGB (0xcfa35c), .brass_bright = RGB (0xffd98a), .arrow = RGB (0x8fd27c),
    .token = RGB (0xece0c4), .token_rim = RGB (0x8c6f3e),
    .ink = RGB (0x2a1e17),
    .glow = RGB (0xffc24b), .path = RGB (0x7a2a08), .blocked = RGB (0xff8a75),
    .dim = 0.32,
  },
  [LAB_PALETTE_CLEAR_DAY] = {
    .frame_light = RGB (0xe8d3b0), .frame_dark = RGB (0xdcc095), .frame_line = RGB (0x4a3216),
    .recess = RGB (0x2c1f10),
    .hedge = RGB (0x2f5a25), .hedge_fixed = RGB (0x1f4a4a), .leaf_light = RGB (0x376530),
    .leaf_dark = RGB (0x274e1e),
    .hedge_edge = RGB (0x10220b),
    .passage = RGB (0xfffaf0), .gravel = RGB (0xf1e7d2), .passage_shade = RGB (0xd9cbb0),
    .brass = RGB (0x3d270c), .brass_bright = RGB (0xffffff), .arrow = RGB (0x0a4a1a),
    .token = RGB (0xffffff), .token_rim = RGB (0x3a2a20),
    .ink = RGB (0x1a100a),
    .glow = RGB (0xe07b00), .path = RGB (0x7c1f00), .blocked = RGB (0x8c0f08),
    .dim = 0.34,
  },
  [LAB_PALETTE_CLEAR_NIGHT] = {
    .frame_light = RGB (0x3a2a1d), .frame_dark = RGB (0x2e2117), .frame_line = RGB (0x000000),
    .recess = RGB (0x000000),
    .hedge = RGB (0x0f2419), .hedge_fixed = RGB (0x0b2027), .leaf_light = RGB (0x173322),
    .leaf_dark = RGB (0x0a1a12),
    .hedge_edge = RGB (0x000000),
    .passage = RGB (0xd9ceb2), .gravel = RGB (0xc9bd9f), .passage_shade = RGB (0xa0967c),
    .brass = RGB (0xffd27a), .brass_bright = RGB (0xffffff), .arrow = RGB (0x9ff08a),
    .token = RGB (0xfff8e6), .token_rim = RGB (0x000000),
    .ink = RGB (0x120b07),
    .glow = RGB (0xffb21f), .path = RGB (0x7c1f00), .blocked = RGB (0xff9c8c),
    .dim = 0.38,
  },
};

static const struct
{
  LabColor body;
  LabColor shade;
} pawns[LAB_N_SEATS] = {
  { RGB (0xcf3a2c), RGB (0x8f2219) },
  { RGB (0xf0b323), RGB (0xb17a0c) },
  { RGB (0x2f76c4), RGB (0x1c4d86) },
  { RGB (0x7a4a9e), RGB (0x4f2c6b) },
};

/**
 * lab_palette_get:
 * @id: the id of a palette
 *
 * Returns: (transfer none): the colors of that palette
 */
const LabPalette *
lab_palette_get (LabPaletteId id)
{
  g_return_val_if_fail (id < LAB_N_PALETTES, &palettes[0]);

  return &palettes[id];
}

/**
 * lab_palette_get_pawn:
 * @seat: a seat
 *
 * Returns: the color of the pawn of that seat, which is the same in every palette
 */
LabColor
lab_palette_get_pawn (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, LAB_COLOR (0));

  return pawns[seat].body;
}

/**
 * lab_palette_get_pawn_shade:
 * @seat: a seat
 *
 * Returns: the color of the shaded side of that pawn
 */
LabColor
lab_palette_get_pawn_shade (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, LAB_COLOR (0));

  return pawns[seat].shade;
}
