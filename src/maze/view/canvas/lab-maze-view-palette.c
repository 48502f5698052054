/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-palette.h"

#define RGB LAB_COLOR_INIT

static const LabMazeViewPalette day = {
  .wall = RGB (0x2f2820),
  .marks = { RGB (0xfffaf0), RGB (0xe6dccb), RGB (0xffcf70), RGB (0xcbe0f5), RGB (0x9fc3e6),
             RGB (0xd8401c), RGB (0x7cc98c), RGB (0xcfc6b8) },
  .heat = { RGB (0xfff6c2), RGB (0xfdc777), RGB (0xf58f86), RGB (0xc58ad0), RGB (0x8296e6) },
  .path = RGB (0x1b7f3a), .start = RGB (0x1c5fb0), .goal = RGB (0xb3201a),
  .ring = RGB (0x1c5fb0), .halo = RGB (0xffffff),
};

static const LabMazeViewPalette night = {
  .wall = RGB (0xd8d0c0),
  .marks = { RGB (0x1d1e19), RGB (0x34342d), RGB (0x7a5a12), RGB (0x1f4466), RGB (0x2f6799),
             RGB (0xff7a4d), RGB (0x2c6b3d), RGB (0x4a463e) },
  .heat = { RGB (0x17323f), RGB (0x2b4a8c), RGB (0x6b4197), RGB (0xa8407c), RGB (0xc85a3c) },
  .path = RGB (0x6fdd8b), .start = RGB (0x8fc1ff), .goal = RGB (0xff9a8a),
  .ring = RGB (0x8fc1ff), .halo = RGB (0x14150f),
};

static const LabMazeViewPalette clear_day = {
  .wall = RGB (0x000000),
  .marks = { RGB (0xffffff), RGB (0xdddddd), RGB (0xffc04d), RGB (0xbcdcff), RGB (0x85b8f0),
             RGB (0xc02800), RGB (0x5fc27a), RGB (0xbdbdbd) },
  .heat = { RGB (0xfff9b0), RGB (0xffc060), RGB (0xff8a80), RGB (0xcf86dc), RGB (0x8098f0) },
  .path = RGB (0x005f1e), .start = RGB (0x003f91), .goal = RGB (0x8c0f08),
  .ring = RGB (0x003f91), .halo = RGB (0xffffff),
};

static const LabMazeViewPalette clear_night = {
  .wall = RGB (0xffffff),
  .marks = { RGB (0x000000), RGB (0x2e2e2e), RGB (0x7a5600), RGB (0x003f73), RGB (0x0a62ab),
             RGB (0xff7038), RGB (0x0b6b2a), RGB (0x4a4a4a) },
  .heat = { RGB (0x0a2f40), RGB (0x1f4494), RGB (0x6a2fa0), RGB (0xa8307a), RGB (0xc2501f) },
  .path = RGB (0x7dff9c), .start = RGB (0xa8d0ff), .goal = RGB (0xffab9c),
  .ring = RGB (0xa8d0ff), .halo = RGB (0x000000),
};

static double
blend (double a,
       double b,
       double part)
{
  return a + (b - a) * part;
}

/** lab_maze_view_palette_get: returns the colors for a style of the desktop. */
const LabMazeViewPalette *
lab_maze_view_palette_get (gboolean dark,
                           gboolean high_contrast)
{
  if (high_contrast)
    return dark ? &clear_night : &clear_day;
  return dark ? &night : &day;
}

/** lab_maze_view_palette_get_heat: returns the color of a value from 0 to 1 in a heat map. */
LabColor
lab_maze_view_palette_get_heat (const LabMazeViewPalette *self,
                                double                    value)
{
  const guint last = G_N_ELEMENTS (self->heat) - 1;
  double place = CLAMP (value, 0, 1) * last;
  guint i = MIN ((guint) place, last - 1);
  const LabColor *a = &self->heat[i], *b = &self->heat[i + 1];
  double part = place - i;

  return (LabColor) { blend (a->red, b->red, part), blend (a->green, b->green, part),
                      blend (a->blue, b->blue, part), 1 };
}
