/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-color.h"
#include "lab-robots-board.h"
#include "lab-style.h"

G_BEGIN_DECLS

typedef struct _LabRobotsPictures LabRobotsPictures;

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

/**
 * LabRobotsThing:
 * @LAB_ROBOTS_THING_FLOOR: the floor of the board and its frame
 * @LAB_ROBOTS_THING_WALLS: what stands on the floor, in a picture of the same size
 * @LAB_ROBOTS_THING_TARGET: the target, which belongs to a robot unless it is for any
 * @LAB_ROBOTS_THING_ROBOT: a robot
 * @LAB_ROBOTS_THING_GHOST: where a robot stops on a way
 * @LAB_ROBOTS_THING_STOP: the mark where a robot would stop
 * @LAB_ROBOTS_THING_ARROW: the head of an arrow
 * @LAB_ROBOTS_THING_BADGE: the number of a move, which is smaller than a cell
 * @LAB_ROBOTS_THING_RING: the mark around the chosen robot
 * @LAB_ROBOTS_THING_TURN: the mark of targets to which a straight way does not count
 *
 * What a board shows.
 */
typedef enum
{
  LAB_ROBOTS_THING_FLOOR,
  LAB_ROBOTS_THING_WALLS,
  LAB_ROBOTS_THING_TARGET,
  LAB_ROBOTS_THING_ROBOT,
  LAB_ROBOTS_THING_GHOST,
  LAB_ROBOTS_THING_STOP,
  LAB_ROBOTS_THING_ARROW,
  LAB_ROBOTS_THING_BADGE,
  LAB_ROBOTS_THING_RING,
  LAB_ROBOTS_THING_TURN,
} LabRobotsThing;

extern const LabRobotsPalette lab_robots_palettes[LAB_N_STYLES];

/* The owner of a target that is for any robot. */
#define LAB_ROBOTS_ANY_ROBOT LAB_ROBOTS_MAX_ROBOTS

LabRobotsPictures *lab_robots_pictures_new          (const LabRobotsBoard   *board);
void               lab_robots_pictures_free         (LabRobotsPictures      *self);
void               lab_robots_pictures_set_look     (LabRobotsPictures      *self,
                                                     const LabRobotsPalette *palette,
                                                     int                     size,
                                                     int                     robot_size,
                                                     int                     edge,
                                                     gboolean                has_names);
void               lab_robots_pictures_forget_board (LabRobotsPictures      *self);
GdkTexture        *lab_robots_pictures_get          (LabRobotsPictures      *self,
                                                     LabRobotsThing          what,
                                                     guint                   robot,
                                                     guint                   detail);
LabColor           lab_robots_palette_get_ghost     (const LabRobotsPalette *self,
                                                     guint                   robot);
LabColor           lab_robots_palette_get_faint     (const LabRobotsPalette *self,
                                                     guint                   robot);
LabColor           lab_robots_palette_get_heat      (const LabRobotsPalette *self,
                                                     double                  part);
void               lab_robots_art_draw              (LabRobotsThing          what,
                                                     cairo_t                *cr,
                                                     const LabRobotsPalette *palette,
                                                     guint                   robot,
                                                     guint                   detail,
                                                     double                  size);

G_END_DECLS
