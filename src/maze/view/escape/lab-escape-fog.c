/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-fog.h"

#include <math.h>

/* Fog over a maze, as a picture of few pixels. GTK makes its edges soft when it enlarges it. */

/* Pixels in a cell, horizontally and vertically */
#define DETAIL 8

/* How much fog there is over what was seen before */
#define DIM 0.5
#define CLEAR_DIM 0.35

/* Private helpers */

static guint8
to_byte (double part)
{
  return (guint8) (CLAMP (part, 0.0, 1.0) * 255 + 0.5);
}

/* Returns how much fog there is over a place, which can be outside the maze. There, it is like in
 * the nearest cell, so that the outer hedge is seen when the cell is. */
static double
get_density (LabEscapeGame *game,
             double         dim,
             int            row,
             int            column)
{
  LabEscapeLevel *level = lab_escape_game_get_level (game);
  int height = (int) lab_escape_level_get_height (level);
  int width = (int) lab_escape_level_get_width (level);
  LabMazeCell cell
      = { (guint) CLAMP (row, 0, height - 1), (guint) CLAMP (column, 0, width - 1) };

  if (lab_escape_game_sees (game, cell))
    return 0;
  return lab_escape_game_knows (game, cell) ? dim : 1;
}

/* Returns the density in a pixel. At the edge of a cell it is that of the clearer one of two cells,
 * so that the hedge between them is seen. */
static double
get_pixel (LabEscapeGame *game,
           double         dim,
           int            row,
           int            column,
           int            down,
           int            right)
{
  int row_aside = down == 0 ? -1 : down == DETAIL - 1;
  int column_aside = right == 0 ? -1 : right == DETAIL - 1;
  double density = get_density (game, dim, row, column);

  if (row_aside != 0)
    density = MIN (density, get_density (game, dim, row + row_aside, column));
  if (column_aside != 0)
    density = MIN (density, get_density (game, dim, row, column + column_aside));
  if (row_aside != 0 && column_aside != 0)
    density = MIN (density, get_density (game, dim, row + row_aside, column + column_aside));
  return density;
}

/* Returns the brightness of the fog: slow waves, like banks of mist. */
static double
get_brightness (double x,
                double y)
{
  return 1 + 0.05 * sin (0.9 * x + 1.7 * sin (0.5 * y)) * cos (0.8 * y + 0.6 * sin (0.4 * x));
}

/* Public functions */

/**
 * lab_escape_fog_new:
 * @game: a game in which the player does not see everything
 * @palette: the colors
 *
 * Returns: (transfer full): the fog over the maze and %LAB_ESCAPE_FOG_MARGIN cells around it
 */
GdkTexture *
lab_escape_fog_new (LabEscapeGame          *game,
                    const LabEscapePalette *palette)
{
  LabEscapeLevel *level = lab_escape_game_get_level (game);
  int margin = LAB_ESCAPE_FOG_MARGIN;
  int height = (int) lab_escape_level_get_height (level) + 2 * margin;
  int width = (int) lab_escape_level_get_width (level) + 2 * margin;
  gsize stride = (gsize) width * DETAIL * 4;
  guint8 *pixels = g_malloc (stride * (gsize) height * DETAIL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, stride * (gsize) height * DETAIL);
  LabColor mist = palette->mist;

  for (int row = 0; row < height; row++)
    {
      for (int column = 0; column < width; column++)
        {
          for (int i = 0; i < DETAIL * DETAIL; i++)
            {
              double density = get_pixel (game, palette->clear ? CLEAR_DIM : DIM, row - margin,
                                          column - margin, i / DETAIL, i % DETAIL);
              int x = column * DETAIL + i % DETAIL, y = row * DETAIL + i / DETAIL;
              double light = palette->clear ? 1
                                            : get_brightness ((double) x / DETAIL,
                                                              (double) y / DETAIL);
              guint8 *pixel = pixels + (gsize) y * stride + (gsize) x * 4;

              pixel[0] = to_byte (mist.red * light * density);
              pixel[1] = to_byte (mist.green * light * density);
              pixel[2] = to_byte (mist.blue * light * density);
              pixel[3] = to_byte (density);
              pixel[0] = MIN (pixel[0], pixel[3]);
              pixel[1] = MIN (pixel[1], pixel[3]);
              pixel[2] = MIN (pixel[2], pixel[3]);
            }
        }
    }
  return gdk_memory_texture_new (width * DETAIL, height * DETAIL,
                                 GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, stride);
}
