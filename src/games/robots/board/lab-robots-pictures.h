/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-color.h"
#include "lab-robots-board.h"

G_BEGIN_DECLS

/**
 * LabRobotsPalette:
 * @clear: whether it is for high contrast, without shades and shadows
 * @floor: the cells
 * @floor_shade: every second cell
 * @gap: what is between cells
 * @frame: the wood around the board
 * @frame_light: its light edge
 * @frame_dark: its dark edge
 * @frame_ink: the names of rows and columns
 * @wall: the walls
 * @wall_light: their light edge
 * @wall_dark: their outline
 * @shadow: the shadows of walls and robots
 * @plinth: the closed cells in the middle
 * @plinth_light: their light edge
 * @plinth_ink: their ornament
 * @outline: the outlines of robots, ways, and numbers, which are seen on each floor
 * @pad: the middle of the target
 * @paper: bright numbers and eyes
 * @ink: dark numbers
 * @halo: around the marks of the cursor and the chosen robot
 * @cursor: the cell of the keyboard, and the focus
 * @cool: the color of the least heat
 * @hot: that of the most
 * @robots: the color of each robot
 *
 * The colors of a board.
 */
typedef struct
{
  gboolean clear;
  LabColor floor, floor_shade, gap;
  LabColor frame, frame_light, frame_dark, frame_ink;
  LabColor wall, wall_light, wall_dark, shadow;
  LabColor plinth, plinth_light, plinth_ink;
  LabColor outline, pad, paper, ink, halo, cursor, cool, hot;
  LabColor robots[LAB_ROBOTS_MAX_ROBOTS];
} LabRobotsPalette;

const LabRobotsPalette *lab_robots_palette_get     (GtkWidget              *widget);
const LabRobotsPalette *lab_robots_palette_choose  (gboolean                dark,
                                                    gboolean                high_contrast)
                                                    G_GNUC_CONST;
LabColor                lab_robots_palette_get_ink (const LabRobotsPalette *self,
                                                    guint                   robot);
LabColor                lab_robots_palette_get_ghost
                                                   (const LabRobotsPalette *self,
                                                    guint                   robot);
LabColor                lab_robots_palette_get_faint
                                                   (const LabRobotsPalette *self,
                                                    guint                   robot);
LabColor                lab_robots_palette_get_ink_on
                                                   (const LabRobotsPalette *self,
                                                    LabColor                color);
LabColor                lab_robots_palette_get_heat
                                                   (const LabRobotsPalette *self,
                                                    double                  part);

G_END_DECLS
