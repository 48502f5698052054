/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-palette.h"

#include <adwaita.h>

#define RGB LAB_COLOR_INIT

/* How much of the color of a robot is in its ghost. */
#define GHOST_PART 0.35

/* How much of the color of outlines is in that of thin lines, which are seen on each floor. */
#define FAINT_PART 0.5

/* How opaque the heat is. */
#define HEAT_OPACITY 0.72

/* A wooden board on a sunny day. The robots are red, blue, green, yellow, and violet; these colors
 * differ in lightness, too, for those who see few of them. */
static const LabRobotsPalette day = {
  .floor = RGB (0xf6edd8), .floor_shade = RGB (0xefe3c8), .gap = RGB (0xd9c7a2),
  .frame = RGB (0xcf9f68), .frame_light = RGB (0xe6c393), .frame_dark = RGB (0x96683a),
  .frame_ink = RGB (0x4a2f16),
  .wall = RGB (0x7a5232), .wall_light = RGB (0xb08050), .wall_dark = RGB (0x3d2817),
  .shadow = { 0.25, 0.16, 0.06, 0.30 },
  .plinth = RGB (0xc08d57), .plinth_light = RGB (0xdfb883), .plinth_ink = RGB (0x7d5530),
  .outline = RGB (0x33261c), .pad = RGB (0xfffaf0), .paper = RGB (0xfffdf6),
  .ink = RGB (0x2a1d13), .halo = RGB (0xfff9ea), .cursor = RGB (0x1d56a8),
  .cool = RGB (0xf2d98a), .hot = RGB (0x5b2a86),
  .robots = { RGB (0xc63d24), RGB (0x2a63b8), RGB (0x187a58), RGB (0xe0a514), RGB (0x7d4aa8) },
};

/* The same board by night. */
static const LabRobotsPalette night = {
  .floor = RGB (0x6a7584), .floor_shade = RGB (0x626d7c), .gap = RGB (0x525c6a),
  .frame = RGB (0x4b3726), .frame_light = RGB (0x6d523a), .frame_dark = RGB (0x241910),
  .frame_ink = RGB (0xe9d6bd),
  .wall = RGB (0x1b212a), .wall_light = RGB (0x4b5868), .wall_dark = RGB (0x07090c),
  .shadow = { 0, 0, 0, 0.40 },
  .plinth = RGB (0x3b3026), .plinth_light = RGB (0x66523e), .plinth_ink = RGB (0x8a7258),
  .outline = RGB (0x0c0d10), .pad = RGB (0xf1e9da), .paper = RGB (0xfffdf6),
  .ink = RGB (0x15110d), .halo = RGB (0x1b2028), .cursor = RGB (0xa9d2ff),
  .cool = RGB (0xf6e2a0), .hot = RGB (0x3c1a66),
  .robots = { RGB (0xef7558), RGB (0x78b0f2), RGB (0x4fbf90), RGB (0xf4c64e), RGB (0xc096ea) },
};

static const LabRobotsPalette clear_day = {
  .clear = TRUE,
  .floor = RGB (0xffffff), .floor_shade = RGB (0xffffff), .gap = RGB (0x8a8a8a),
  .frame = RGB (0xffffff), .frame_light = RGB (0xffffff), .frame_dark = RGB (0x000000),
  .frame_ink = RGB (0x000000),
  .wall = RGB (0x000000), .wall_light = RGB (0x000000), .wall_dark = RGB (0x000000),
  .shadow = { 0, 0, 0, 0 },
  .plinth = RGB (0x5a4630), .plinth_light = RGB (0x5a4630), .plinth_ink = RGB (0xffffff),
  .outline = RGB (0x000000), .pad = RGB (0xffffff), .paper = RGB (0xffffff),
  .ink = RGB (0x000000), .halo = RGB (0xffffff), .cursor = RGB (0x003a99),
  .cool = RGB (0xffe9a0), .hot = RGB (0x4a1470),
  .robots = { RGB (0xb02400), RGB (0x0048b0), RGB (0x006b40), RGB (0xf0ac00), RGB (0x5a2490) },
};

static const LabRobotsPalette clear_night = {
  .clear = TRUE,
  .floor = RGB (0x000000), .floor_shade = RGB (0x000000), .gap = RGB (0x6e6e6e),
  .frame = RGB (0x000000), .frame_light = RGB (0x000000), .frame_dark = RGB (0xffffff),
  .frame_ink = RGB (0xffffff),
  .wall = RGB (0xffffff), .wall_light = RGB (0xffffff), .wall_dark = RGB (0xffffff),
  .shadow = { 0, 0, 0, 0 },
  .plinth = RGB (0xb89a78), .plinth_light = RGB (0xb89a78), .plinth_ink = RGB (0x000000),
  .outline = RGB (0xffffff), .pad = RGB (0x000000), .paper = RGB (0xffffff),
  .ink = RGB (0x000000), .halo = RGB (0x000000), .cursor = RGB (0xffffff),
  .cool = RGB (0xffe9a0), .hot = RGB (0x7a3cb0),
  .robots = { RGB (0xff9478), RGB (0x8ac0ff), RGB (0x7ff0bc), RGB (0xffd266), RGB (0xd9b8ff) },
};

/* Private helpers */

static LabColor
mix (LabColor a,
     LabColor b,
     double   part)
{
  double rest = 1 - part;

  return (LabColor) { rest * a.red + part * b.red, rest * a.green + part * b.green,
                      rest * a.blue + part * b.blue, rest * a.alpha + part * b.alpha };
}

/* Public functions */

/** lab_robots_palette_choose: (transfer none): returns the colors for a style. */
const LabRobotsPalette *
lab_robots_palette_choose (gboolean dark,
                           gboolean high_contrast)
{
  if (high_contrast)
    return dark ? &clear_night : &clear_day;
  return dark ? &night : &day;
}

/** lab_robots_palette_get: (transfer none): returns the colors for the style of the desktop. */
const LabRobotsPalette *
lab_robots_palette_get (GtkWidget *widget)
{
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  return lab_robots_palette_choose (adw_style_manager_get_dark (style),
                                    adw_style_manager_get_high_contrast (style));
}

/** lab_robots_palette_get_ink_on: returns the color of text on another color. */
LabColor
lab_robots_palette_get_ink_on (const LabRobotsPalette *self,
                               LabColor                color)
{
  return lab_color_contrast (self->paper, color) > lab_color_contrast (self->ink, color)
             ? self->paper
             : self->ink;
}

/** lab_robots_palette_get_ink: returns the color of text on a robot. */
LabColor
lab_robots_palette_get_ink (const LabRobotsPalette *self,
                            guint                   robot)
{
  return lab_robots_palette_get_ink_on (self, self->robots[robot % LAB_ROBOTS_MAX_ROBOTS]);
}

/** lab_robots_palette_get_ghost: returns the color of a robot where it will be, or was. */
LabColor
lab_robots_palette_get_ghost (const LabRobotsPalette *self,
                              guint                   robot)
{
  return mix (self->pad, self->robots[robot % LAB_ROBOTS_MAX_ROBOTS], GHOST_PART);
}

/** lab_robots_palette_get_faint: returns the color of thin lines of a robot, without an edge. */
LabColor
lab_robots_palette_get_faint (const LabRobotsPalette *self,
                              guint                   robot)
{
  return mix (self->robots[robot % LAB_ROBOTS_MAX_ROBOTS], self->outline, FAINT_PART);
}

/** lab_robots_palette_get_heat: returns the color of a cell with some heat, from 0 to 1. */
LabColor
lab_robots_palette_get_heat (const LabRobotsPalette *self,
                             double                  part)
{
  return lab_color_fade (mix (self->cool, self->hot, CLAMP (part, 0, 1)), HEAT_OPACITY);
}
