/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-palette.h"

#define RGB LAB_COLOR_INIT

static const LabSearchTreePalette day = {
  .paper = RGB (0xfffaf0), .ink = RGB (0x2f2820), .faint = RGB (0x756b5e),
  .max_fill = RGB (0xd3e6c4), .max_line = RGB (0x35622a),
  .min_fill = RGB (0xf6d9bf), .min_line = RGB (0x93480f),
  .leaf_fill = RGB (0xece2cf), .leaf_line = RGB (0x5f5142),
  .ring = RGB (0xb8650a), .focus = RGB (0x1c5fb0), .cut = RGB (0x931f14),
};

static const LabSearchTreePalette night = {
  .paper = RGB (0x1d1e19), .ink = RGB (0xefe8da), .faint = RGB (0x918b7f),
  .max_fill = RGB (0x2c4a27), .max_line = RGB (0xa5d08f),
  .min_fill = RGB (0x57371f), .min_line = RGB (0xf0b27a),
  .leaf_fill = RGB (0x3a372f), .leaf_line = RGB (0xcfc3a8),
  .ring = RGB (0xffc24b), .focus = RGB (0x8fc1ff), .cut = RGB (0xff8a75),
};

static const LabSearchTreePalette clear_day = {
  .paper = RGB (0xffffff), .ink = RGB (0x000000), .faint = RGB (0x666666),
  .max_fill = RGB (0xcfe9c4), .max_line = RGB (0x0a4a1a),
  .min_fill = RGB (0xffdcc0), .min_line = RGB (0x7c1f00),
  .leaf_fill = RGB (0xeeeeee), .leaf_line = RGB (0x000000),
  .ring = RGB (0xa04a00), .focus = RGB (0x003f91), .cut = RGB (0x8c0f08),
};

static const LabSearchTreePalette clear_night = {
  .paper = RGB (0x000000), .ink = RGB (0xffffff), .faint = RGB (0xa8a8a8),
  .max_fill = RGB (0x12380f), .max_line = RGB (0x9ff08a),
  .min_fill = RGB (0x4a2408), .min_line = RGB (0xffc08a),
  .leaf_fill = RGB (0x2a2a2a), .leaf_line = RGB (0xffffff),
  .ring = RGB (0xffb21f), .focus = RGB (0xa8d0ff), .cut = RGB (0xff9c8c),
};

/** lab_search_tree_palette_get: returns the colors for a style of the desktop. */
const LabSearchTreePalette *
lab_search_tree_palette_get (gboolean dark,
                             gboolean high_contrast)
{
  if (high_contrast)
    return dark ? &clear_night : &clear_day;
  return dark ? &night : &day;
}
