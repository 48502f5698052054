/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-palette.h"

#include "lab-night.h"

#define RGB LAB_COLOR_INIT

const LabCheesePalette lab_cheese_palettes[LAB_N_STYLES] = {
  /* A garden on a sunny day. */
  [LAB_STYLE_DAY] = {
    .garden = {
      .floor = RGB (0xf3e8cd), .floor_shade = RGB (0xeaddbd), .grass = RGB (0x8fb06a),
      .shadow = { 0.25, 0.18, 0.08, 0.28 },
      .hedge_dark = RGB (0x27573a), .hedge = RGB (0x3f7d4c), .hedge_light = RGB (0x6aa662),
      .twig = RGB (0x8b5a33),
    },
    .water = RGB (0x86bfcb), .water_light = RGB (0xc4e3e4), .bed = RGB (0x7da45f),
    .petals = { RGB (0xf7efe0), RGB (0xe8a0a8) },
    .mud = RGB (0x8a6038), .mud_deep = RGB (0x4c301a), .mud_ink = RGB (0xffffff),
    .cheese = RGB (0xf3b92b), .cheese_top = RGB (0xffdf7a), .cheese_hole = RGB (0xb97a0c),
    .outline = RGB (0x33261c), .ink = RGB (0x33261c), .near = RGB (0xe0608a),
    .far = RGB (0x3a58b5), .hint = RGB (0x8a1f7a),
    .halo = RGB (0xfff9ea), .cursor = RGB (0x1d56a8),
    .skin = RGB (0xf2b8ac), .bib = RGB (0xfffaf0), .bib_ink = RGB (0x33261c),
    .rats = { RGB (0x2f6fc0), RGB (0xcc4b2c), RGB (0x1f8a63), RGB (0xd99a00), RGB (0x8652b0),
              RGB (0x3ba3c4), RGB (0x6b5a4a), RGB (0xd25c92) },
  },
  /* The same garden by night. */
  [LAB_STYLE_NIGHT] = {
    .garden = {
      .floor = LAB_NIGHT_FLOOR, .floor_shade = LAB_NIGHT_FLOOR_SHADE, .grass = LAB_NIGHT_GRASS,
      .shadow = { 0, 0, 0, 0.45 },
      .hedge_dark = LAB_NIGHT_HEDGE_DARK, .hedge = LAB_NIGHT_HEDGE,
      .hedge_light = LAB_NIGHT_HEDGE_LIGHT,
      .twig = RGB (0x85582f),
    },
    .water = RGB (0x1f4560), .water_light = RGB (0x4a7a94), .bed = RGB (0x2a4d38),
    .petals = { RGB (0xb9b3c9), RGB (0xa96c86) },
    .mud = RGB (0x6b4a2c), .mud_deep = RGB (0x33200f), .mud_ink = RGB (0xffffff),
    .cheese = RGB (0xe9b13a), .cheese_top = RGB (0xffe08a), .cheese_hole = RGB (0xa06a10),
    .outline = RGB (0x0c0d10), .ink = RGB (0x0c0d10), .near = RGB (0xff8fb0),
    .far = RGB (0x4f7dff), .hint = RGB (0xffe6fa),
    .halo = RGB (0x1b2028), .cursor = RGB (0x9cc9ff),
    .skin = RGB (0xe8aea4), .bib = RGB (0xf4ecdc), .bib_ink = RGB (0x241a12),
    .rats = { RGB (0x6ea8ee), RGB (0xef7a5c), RGB (0x55c094), RGB (0xf2c04a), RGB (0xba8fe6),
              RGB (0x70d0e6), RGB (0xb6a28e), RGB (0xf08db8) },
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .garden = {
      .floor = RGB (0xffffff), .floor_shade = RGB (0xffffff), .grass = RGB (0xffffff),
      .shadow = { 0, 0, 0, 0 },
      .hedge_dark = RGB (0x06200f), .hedge = RGB (0x0b3318), .hedge_light = RGB (0x0b3318),
      .twig = RGB (0x0b3318), .clear = TRUE,
    },
    .water = RGB (0x5b7f8c), .water_light = RGB (0x5b7f8c), .bed = RGB (0x5b7f8c),
    .petals = { RGB (0x5b7f8c), RGB (0x5b7f8c) },
    .mud = RGB (0x5a3210), .mud_deep = RGB (0x2e1806), .mud_ink = RGB (0xffffff),
    .cheese = RGB (0xf0ac00), .cheese_top = RGB (0xffd54d), .cheese_hole = RGB (0x5c3a00),
    .outline = RGB (0x000000), .ink = RGB (0x000000), .near = RGB (0xc22060),
    .far = RGB (0x00288a), .hint = RGB (0x7a006a),
    .halo = RGB (0xffffff), .cursor = RGB (0x003a99),
    .skin = RGB (0xffc9be), .bib = RGB (0xffffff), .bib_ink = RGB (0x000000),
    .rats = { RGB (0x0048b0), RGB (0xb02400), RGB (0x006b40), RGB (0x8f5f00), RGB (0x5a2490),
              RGB (0x00657f), RGB (0x4a3a2a), RGB (0xa0185e) },
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .garden = {
      .floor = RGB (0x000000), .floor_shade = RGB (0x000000), .grass = RGB (0x000000),
      .shadow = { 0, 0, 0, 0 },
      .hedge_dark = RGB (0xb8f0c4), .hedge = RGB (0xb8f0c4), .hedge_light = RGB (0xb8f0c4),
      .twig = RGB (0xb8f0c4), .clear = TRUE,
    },
    .water = RGB (0x4d6a78), .water_light = RGB (0x4d6a78), .bed = RGB (0x4d6a78),
    .petals = { RGB (0x4d6a78), RGB (0x4d6a78) },
    .mud = RGB (0xc98d55), .mud_deep = RGB (0xe8c9a8), .mud_ink = RGB (0x000000),
    .cheese = RGB (0xffc400), .cheese_top = RGB (0xffe38a), .cheese_hole = RGB (0x4a3000),
    .outline = RGB (0x000000), .ink = RGB (0xffffff), .near = RGB (0xff7aa8),
    .far = RGB (0x6f9bff), .hint = RGB (0xffb3f0),
    .halo = RGB (0x000000), .cursor = RGB (0xffffff),
    .skin = RGB (0xffc9be), .bib = RGB (0xffffff), .bib_ink = RGB (0x000000),
    .rats = { RGB (0x8ac0ff), RGB (0xff9478), RGB (0x7ff0bc), RGB (0xffd266), RGB (0xd9b8ff),
              RGB (0x84ecff), RGB (0xe0d0bf), RGB (0xffa8d0) },
  },
};

/* Public functions */

/** lab_cheese_palette_get_rat: returns the color of a rat; the ninth rat has that of another one,
 * but not the same hat. */
LabColor
lab_cheese_palette_get_rat (const LabCheesePalette *self,
                            guint                   rat)
{
  return self->rats[(rat + rat / LAB_N_RAT_COLORS * 3) % LAB_N_RAT_COLORS];
}
