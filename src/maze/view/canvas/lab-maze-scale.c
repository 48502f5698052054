/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-scale.h"

#include <math.h>

#define UNIT 65536

/* Up to this pitch walls are faded, so that the colors of the floor can be told apart. */
#define FULL_INK_PITCH 6.0
#define FADED_INK_PITCH 0.8
#define FADED_INK 0.35

/* Private helpers */

/* Returns how far the maze reaches beyond its cells: half of the border, in pixels. */
static double
get_offset (const LabMazeScale *self)
{
  return self->wall * self->ratio / 2;
}

/* Public functions */

/**
 * lab_maze_scale_get_by_id:
 * @id: the id of a scale
 *
 * Returns: the scale
 */
LabMazeScale
lab_maze_scale_get_by_id (guint32 id)
{
  LabMazeScale self = { .id = id, .pitch = (double) id / UNIT, .ratio = 1, .block = 1 };

  if (self.pitch >= LAB_MAZE_SCALE_CRISP)
    self.cell = (guint) self.pitch;
  else if (self.pitch > 2)
    self.cell = 3;
  else if (self.pitch > 1)
    self.cell = 2;
  else
    self.block = (guint) (1 / self.pitch);
  if (self.cell > 0)
    self.wall = MAX ((2 * self.cell + 7) / 14, 1);
  self.ratio = self.cell > 0 ? self.pitch / self.cell : self.pitch * self.block;
  return self;
}

/**
 * lab_maze_scale_get:
 * @pitch: how many pixels a cell and its wall should have
 *
 * Returns: the nearest scale
 */
LabMazeScale
lab_maze_scale_get (double pitch)
{
  double units = pitch * UNIT;

  if (pitch >= LAB_MAZE_SCALE_CRISP)
    units = floor (pitch + 0.5) * UNIT;
  return lab_maze_scale_get_by_id ((guint32) CLAMP (units, 1, (double) G_MAXUINT32));
}

/**
 * lab_maze_scale_fit:
 * @height: the height of a maze, in cells
 * @width: its width
 * @pixels_high: the height of a picture, in pixels
 * @pixels_wide: its width
 * @max_pitch: the largest pitch
 *
 * Returns: the largest scale at which the maze fits into the picture
 */
LabMazeScale
lab_maze_scale_fit (guint  height,
                    guint  width,
                    double pixels_high,
                    double pixels_wide,
                    double max_pitch)
{
  double pitch = MIN (MIN (pixels_high / height, pixels_wide / width), max_pitch);
  LabMazeScale self;

  if (pitch >= LAB_MAZE_SCALE_CRISP)
    pitch = floor (pitch);
  self = lab_maze_scale_get (MAX (pitch, 1.0 / UNIT));
  /* The border needs a little more space. */
  while (self.id > 1 && ((double) lab_maze_scale_measure (&self, height) > pixels_high
                         || (double) lab_maze_scale_measure (&self, width) > pixels_wide))
    self = lab_maze_scale_get (self.pitch > LAB_MAZE_SCALE_CRISP ? self.pitch - 1
                                                                 : self.pitch * 0.999);
  return self;
}

/** lab_maze_scale_measure: returns the height or width in pixels of some cells with borders. */
gint64
lab_maze_scale_measure (const LabMazeScale *self,
                        guint               n_cells)
{
  return (gint64) ceil (n_cells * self->pitch + 2 * get_offset (self) - 1e-6);
}

/** lab_maze_scale_to_pixels: returns where a place, in cells from the border, is in the picture. */
double
lab_maze_scale_to_pixels (const LabMazeScale *self,
                          double              place)
{
  return place * self->pitch + get_offset (self);
}

/** lab_maze_scale_to_cells: returns the place at a pixel, in cells from the border. */
double
lab_maze_scale_to_cells (const LabMazeScale *self,
                         double              pixels)
{
  return (pixels - get_offset (self)) / self->pitch;
}

/** lab_maze_scale_get_ink: returns how dark walls are, from 0 to 1. */
double
lab_maze_scale_get_ink (const LabMazeScale *self)
{
  double part = log (self->pitch / FADED_INK_PITCH) / log (FULL_INK_PITCH / FADED_INK_PITCH);

  return FADED_INK + (1 - FADED_INK) * CLAMP (part, 0, 1);
}
