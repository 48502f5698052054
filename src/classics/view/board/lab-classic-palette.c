/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-palette.h"

#define RGB LAB_COLOR_INIT

static const LabClassicPalette day = {
  .wood_light = RGB (0xdcb884), .wood_dark = RGB (0xc0935c), .wood_line = RGB (0x8f6538),
  .wood_ink = RGB (0x3f260c), .recess = RGB (0x6a4f33),
  .cloth = RGB (0x4d7053), .cloth_shade = RGB (0x3f5f46), .cloth_ink = RGB (0xf6f0dc),
  .cloth_glow = RGB (0xffd87a),
  .paper = RGB (0xf8efd9), .paper_shade = RGB (0xdcc79f), .paper_line = RGB (0x9a8a72),
  .paper_glow = RGB (0xa8470f),
  .ink = RGB (0x3a2a20),
  .light = RGB (0xfdf3dc), .light_shade = RGB (0xcfae7c), .dark = RGB (0x5b3f2c),
  .dark_shade = RGB (0x2e1d12),
  .cross = RGB (0xb0341f), .nought = RGB (0x245a96),
  .stick = RGB (0xf1d9a8), .stick_shade = RGB (0xc79d5f), .head = RGB (0xb5322a),
  .pebble = { RGB (0xd9d2c4), RGB (0xc6a988), RGB (0xa9b4b8) },
  .pill = RGB (0xfffaf0), .win = RGB (0x23702b), .loss = RGB (0xb3261a), .draw = RGB (0x5f574c),
};

static const LabClassicPalette night = {
  .wood_light = RGB (0x5c4330), .wood_dark = RGB (0x463223), .wood_line = RGB (0x2b1d13),
  .wood_ink = RGB (0xe6cda2), .recess = RGB (0x17120d),
  .cloth = RGB (0x23392f), .cloth_shade = RGB (0x1a2c24), .cloth_ink = RGB (0xe9e2cc),
  .cloth_glow = RGB (0xffc24b),
  .paper = RGB (0xb9ad92), .paper_shade = RGB (0x8f8468), .paper_line = RGB (0x6d6350),
  .paper_glow = RGB (0x6b2306),
  .ink = RGB (0x1f1610),
  .light = RGB (0xf3e6c8), .light_shade = RGB (0xb3945f), .dark = RGB (0x4a3324),
  .dark_shade = RGB (0x20140c),
  .cross = RGB (0x7d1c0c), .nought = RGB (0x123a6b),
  .stick = RGB (0xd8bd86), .stick_shade = RGB (0x9c7944), .head = RGB (0xbb4034),
  .pebble = { RGB (0xb9b2a4), RGB (0xa68a69), RGB (0x87949a) },
  .pill = RGB (0x2b241d), .win = RGB (0x8fd27c), .loss = RGB (0xff9c8c), .draw = RGB (0xd6cbb8),
};

static const LabClassicPalette clear_day = {
  .wood_light = RGB (0xe8d3b0), .wood_dark = RGB (0xdcc095), .wood_line = RGB (0x4a3216),
  .wood_ink = RGB (0x1a100a), .recess = RGB (0x2c1f10),
  .cloth = RGB (0x24462c), .cloth_shade = RGB (0x1c3a23), .cloth_ink = RGB (0xffffff),
  .cloth_glow = RGB (0xffe08a),
  .paper = RGB (0xfffaf0), .paper_shade = RGB (0xd8c49c), .paper_line = RGB (0x4a3f30),
  .paper_glow = RGB (0x7c1f00),
  .ink = RGB (0x1a100a),
  .light = RGB (0xffffff), .light_shade = RGB (0xdcc8a0), .dark = RGB (0x3a2416),
  .dark_shade = RGB (0x140a04),
  .cross = RGB (0x8c1206), .nought = RGB (0x0a3a78),
  .stick = RGB (0xffedc4), .stick_shade = RGB (0xe0bb7c), .head = RGB (0xc8281e),
  .pebble = { RGB (0xf2ece0), RGB (0xe0c6a4), RGB (0xcbd8dc) },
  .pill = RGB (0xffffff), .win = RGB (0x0a4a1a), .loss = RGB (0x8c0f08), .draw = RGB (0x2c2620),
  .clear = TRUE,
};

static const LabClassicPalette clear_night = {
  .wood_light = RGB (0x3a2a1d), .wood_dark = RGB (0x2e2117), .wood_line = RGB (0xcfa35c),
  .wood_ink = RGB (0xfff0d0), .recess = RGB (0xcfa35c),
  .cloth = RGB (0x0f2419), .cloth_shade = RGB (0x0a1a12), .cloth_ink = RGB (0xffffff),
  .cloth_glow = RGB (0xffcf5c),
  .paper = RGB (0xe2d7bb), .paper_shade = RGB (0xb3a685), .paper_line = RGB (0x3a3222),
  .paper_glow = RGB (0x5a1600),
  .ink = RGB (0x120b07),
  .light = RGB (0xfff8e6), .light_shade = RGB (0xd0b684), .dark = RGB (0x321f13),
  .dark_shade = RGB (0x0c0603),
  .cross = RGB (0x6a0f02), .nought = RGB (0x062a58),
  .stick = RGB (0xf5dfae), .stick_shade = RGB (0xc29c60), .head = RGB (0xe0564a),
  .pebble = { RGB (0xe0dacc), RGB (0xcfb290), RGB (0xb4c2c8) },
  .pill = RGB (0x000000), .win = RGB (0x9ff08a), .loss = RGB (0xffb0a4), .draw = RGB (0xffffff),
  .clear = TRUE,
};

/**
 * lab_classic_palette_get:
 * @dark: whether the style is dark
 * @high_contrast: whether the desktop asks for high contrast
 *
 * Returns: (transfer none): the colors
 */
const LabClassicPalette *
lab_classic_palette_get (gboolean dark,
                         gboolean high_contrast)
{
  if (high_contrast)
    return dark ? &clear_night : &clear_day;
  return dark ? &night : &day;
}
