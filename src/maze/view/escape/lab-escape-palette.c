/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-palette.h"

#define RGB LAB_COLOR_INIT

/* A garden on a sunny day. */
static const LabEscapePalette day = {
  .floor = RGB (0xf3e8cd), .floor_shade = RGB (0xeaddbd), .grass = RGB (0x8fb06a),
  .shadow = { 0.25, 0.18, 0.08, 0.28 },
  .hedge_dark = RGB (0x27573a), .hedge = RGB (0x3f7d4c), .hedge_light = RGB (0x6aa662),
  .mist = RGB (0xb9c8c2), .ink = RGB (0x33261c),
  .cloak = RGB (0xd8483a), .cloak_dark = RGB (0xa52f2a), .face = RGB (0xffe2c4),
  .glow = RGB (0xffcf57),
  .stone = RGB (0x9c9384), .wood = RGB (0x8b5a33), .gold = RGB (0xe5a51d),
  .rift = RGB (0x7b4bb3), .leap = RGB (0x0f8c93), .die = RGB (0xfffaf0), .steel = RGB (0x6d7c8a),
  .paper = RGB (0xfbe9b7), .seal = RGB (0xb0341f),
  .walked = RGB (0xc0392b), .best = RGB (0x1d56a8),
};

/* The same garden by night. */
static const LabEscapePalette night = {
  .floor = RGB (0x4d5866), .floor_shade = RGB (0x465160), .grass = RGB (0x5f8268),
  .shadow = { 0, 0, 0, 0.45 },
  .hedge_dark = RGB (0x0b211c), .hedge = RGB (0x1c4a3a), .hedge_light = RGB (0x3f8467),
  .mist = RGB (0x15191f), .ink = RGB (0x0c0d10),
  .cloak = RGB (0xe0594a), .cloak_dark = RGB (0x9c322c), .face = RGB (0xffdfbe),
  .glow = RGB (0xffc94d),
  .stone = RGB (0x8d8a86), .wood = RGB (0x85582f), .gold = RGB (0xf2b92e),
  .rift = RGB (0xb18ae8), .leap = RGB (0x49c5c8), .die = RGB (0xf2ead9), .steel = RGB (0xa7b6c4),
  .paper = RGB (0xf0dba3), .seal = RGB (0xa8321f),
  .walked = RGB (0xff9a8a), .best = RGB (0x8cc4ff),
};

static const LabEscapePalette clear_day = {
  .floor = RGB (0xffffff), .floor_shade = RGB (0xffffff), .grass = RGB (0xffffff),
  .shadow = { 0, 0, 0, 0 },
  .hedge_dark = RGB (0x06200f), .hedge = RGB (0x0b3318), .hedge_light = RGB (0x0b3318),
  .mist = RGB (0x8a9590), .ink = RGB (0x000000),
  .cloak = RGB (0xb3160b), .cloak_dark = RGB (0x7a0a04), .face = RGB (0xffffff),
  .glow = RGB (0xffd24d),
  .stone = RGB (0x55504a), .wood = RGB (0x5a3210), .gold = RGB (0xb87a00),
  .rift = RGB (0x4d1a8c), .leap = RGB (0x005a60), .die = RGB (0xffffff), .steel = RGB (0x36424d),
  .paper = RGB (0xffedb3), .seal = RGB (0x8c0f08),
  .walked = RGB (0xa30c00), .best = RGB (0x003a99),
  .clear = TRUE,
};

static const LabEscapePalette clear_night = {
  .floor = RGB (0x000000), .floor_shade = RGB (0x000000), .grass = RGB (0x000000),
  .shadow = { 0, 0, 0, 0 },
  .hedge_dark = RGB (0xb8f0c4), .hedge = RGB (0xb8f0c4), .hedge_light = RGB (0xb8f0c4),
  .mist = RGB (0x4a5058), .ink = RGB (0x000000),
  .cloak = RGB (0xff7a66), .cloak_dark = RGB (0xc94636), .face = RGB (0xffffff),
  .glow = RGB (0xffd95e),
  .stone = RGB (0xe0ddd8), .wood = RGB (0xb57a45), .gold = RGB (0xffcb3d),
  .rift = RGB (0xd2b3ff), .leap = RGB (0x6ff0f2), .die = RGB (0xffffff), .steel = RGB (0xd5e2ee),
  .paper = RGB (0xffedb3), .seal = RGB (0x8c0f08),
  .walked = RGB (0xffb0a4), .best = RGB (0x9fd0ff),
  .clear = TRUE,
};

/**
 * lab_escape_palette_get:
 * @dark: whether the style is dark
 * @high_contrast: whether the desktop asks for high contrast
 *
 * Returns: (transfer none): the colors
 */
const LabEscapePalette *
lab_escape_palette_get (gboolean dark,
                        gboolean high_contrast)
{
  if (high_contrast)
    return dark ? &clear_night : &clear_day;
  return dark ? &night : &day;
}
