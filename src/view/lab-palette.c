/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-palette.h"

#include <math.h>

static const LabPalette palettes[LAB_N_PALETTES] = {
  [LAB_PALETTE_DAY] = {
    .frame_light = 0xdcb884, .frame_dark = 0xc0935c, .frame_line = 0x8f6538, .recess = 0x6a4f33,
    .hedge = 0x5e7f4a, .hedge_fixed = 0x4d7053, .leaf_light = 0x7da061, .leaf_dark = 0x456339,
    .hedge_edge = 0x3a5330,
    .passage = 0xf6ebd2, .gravel = 0xdccba6, .passage_shade = 0xcbb78f,
    .brass = 0x66431a, .brass_bright = 0xfff3d6,
    .token = 0xfdf6e3, .token_rim = 0xb48a4a,
    .ink = 0x3a2a20,
    .glow = 0xf2a516, .path = 0xa8470f, .barred = 0x931f14,
    .dim = 0.24,
  },
  [LAB_PALETTE_NIGHT] = {
    .frame_light = 0x5c4330, .frame_dark = 0x463223, .frame_line = 0x2b1d13, .recess = 0x17120d,
    .hedge = 0x23392f, .hedge_fixed = 0x1e3339, .leaf_light = 0x34523f, .leaf_dark = 0x182921,
    .hedge_edge = 0x101d17,
    .passage = 0xafa387, .gravel = 0x968a6f, .passage_shade = 0x776d57,
    .brass = 0xcfa35c, .brass_bright = 0xffd98a,
    .token = 0xece0c4, .token_rim = 0x8c6f3e,
    .ink = 0x2a1e17,
    .glow = 0xffc24b, .path = 0x7a2a08, .barred = 0xff8a75,
    .dim = 0.32,
  },
  [LAB_PALETTE_CLEAR_DAY] = {
    .frame_light = 0xe8d3b0, .frame_dark = 0xdcc095, .frame_line = 0x4a3216, .recess = 0x2c1f10,
    .hedge = 0x2f5a25, .hedge_fixed = 0x1f4a4a, .leaf_light = 0x376530, .leaf_dark = 0x274e1e,
    .hedge_edge = 0x10220b,
    .passage = 0xfffaf0, .gravel = 0xf1e7d2, .passage_shade = 0xd9cbb0,
    .brass = 0x3d270c, .brass_bright = 0xffffff,
    .token = 0xffffff, .token_rim = 0x3a2a20,
    .ink = 0x1a100a,
    .glow = 0xe07b00, .path = 0x7c1f00, .barred = 0x8c0f08,
    .dim = 0.34,
  },
  [LAB_PALETTE_CLEAR_NIGHT] = {
    .frame_light = 0x3a2a1d, .frame_dark = 0x2e2117, .frame_line = 0x000000, .recess = 0x000000,
    .hedge = 0x0f2419, .hedge_fixed = 0x0b2027, .leaf_light = 0x173322, .leaf_dark = 0x0a1a12,
    .hedge_edge = 0x000000,
    .passage = 0xd9ceb2, .gravel = 0xc9bd9f, .passage_shade = 0xa0967c,
    .brass = 0xffd27a, .brass_bright = 0xffffff,
    .token = 0xfff8e6, .token_rim = 0x000000,
    .ink = 0x120b07,
    .glow = 0xffb21f, .path = 0x7c1f00, .barred = 0xff9c8c,
    .dim = 0.38,
  },
};

static const struct
{
  LabColour body;
  LabColour shade;
} pawns[LAB_N_SEATS] = {
  { 0xcf3a2c, 0x8f2219 },
  { 0xf0b323, 0xb17a0c },
  { 0x2f76c4, 0x1c4d86 },
  { 0x7a4a9e, 0x4f2c6b },
};

/* Relative luminance as WCAG 2 defines it, 0 to 1. */
static double
get_luminance (LabColour colour)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double luminance = 0;

  for (int i = 0; i < 3; i++)
    {
      double value = ((colour >> (16 - 8 * i)) & 0xff) / 255.0;

      value = value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
      luminance += weights[i] * value;
    }
  return luminance;
}

/**
 * lab_palette_get:
 * @id: which
 *
 * Returns: (transfer none): its colours
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
 * Returns: the colour of its pawn, which is the same in every palette
 */
LabColour
lab_palette_get_pawn (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, 0);

  return pawns[seat].body;
}

/**
 * lab_palette_get_pawn_shade:
 * @seat: a seat
 *
 * Returns: the colour of the side of its pawn that lies in shade
 */
LabColour
lab_palette_get_pawn_shade (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, 0);

  return pawns[seat].shade;
}

/**
 * lab_colour_contrast:
 * @a: a colour
 * @b: a colour
 *
 * Returns: the contrast ratio of WCAG 2, from 1 to 21
 */
double
lab_colour_contrast (LabColour a,
                     LabColour b)
{
  double lighter = get_luminance (a);
  double darker = get_luminance (b);

  if (lighter < darker)
    {
      double swap = lighter;

      lighter = darker;
      darker = swap;
    }
  return (lighter + 0.05) / (darker + 0.05);
}
