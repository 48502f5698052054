/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-raster-private.h"

#include <math.h>
#include <string.h>

/* Mazes whose cells have at least two pixels. The wall on the left of a cell and the one above it
 * belong to the cell; they meet in a joint at its corner. */

/* From this size on, a path is a line; in smaller cells it fills the floor. */
#define LINE_CELL 6
#define LINE_WIDTH 0.25

/* Private helpers: joints */

/* Makes the coverage of the square in which bars of this width from some directions meet, with
 * round ends and corners. */
static void
draw_joint (guint    size,
            guint    ways,
            guint16 *coverage)
{
  double half = size / 2.0;

  for (guint y = 0; y < size; y++)
    {
      for (guint x = 0; x < size; x++)
        {
          double dx = x + 0.5 - half, dy = y + 0.5 - half;
          double part = CLAMP (half - hypot (dx, dy) + 0.5, 0, 1);

          if (((ways & LAB_MAZE_BIT (LAB_MAZE_UP)) != 0 && dy <= 0)
              || ((ways & LAB_MAZE_BIT (LAB_MAZE_DOWN)) != 0 && dy >= 0)
              || ((ways & LAB_MAZE_BIT (LAB_MAZE_LEFT)) != 0 && dx <= 0)
              || ((ways & LAB_MAZE_BIT (LAB_MAZE_RIGHT)) != 0 && dx >= 0) || size < 2)
            part = 1;
          coverage[y * size + x] = (guint16) lround (256 * part);
        }
    }
}

static guint16 *
make_joints (guint size)
{
  guint16 *joints = g_new (guint16, (gsize) 16 * size * size);

  for (guint ways = 0; ways < 16; ways++)
    draw_joint (size, ways, joints + (gsize) ways * size * size);
  return joints;
}

/* Private helpers: cells */

static void
read_colors (const LabMazeRows *self,
             gint64             row,
             guint32           *colors)
{
  const LabMazeScene *scene = self->scene;
  const LabMaze *maze = scene->maze;
  gint64 from = MAX (self->first, 0);
  gint64 to = MIN (self->first + self->n_columns, maze->width);
  guint8 *marks = self->values, *heat = self->values + self->n_columns;

  memset (colors, 0, self->n_columns * sizeof *colors);
  if (row < 0 || row >= maze->height || from >= to)
    return;
  lab_maze_rows_read (self, (guint) row, (guint) from, (guint) (to - from), marks, heat);
  colors += from - self->first;
  for (guint i = 0; i < (guint) (to - from); i++)
    {
      if (lab_maze_is_present (maze, (guint) row, (guint) from + i))
        colors[i] = lab_maze_rows_get_color (scene, marks[i], heat[i]);
    }
}

/* Finds the walls on the left of the cells of a row; the first one is not known. */
static void
find_left (const LabMazeRows *self,
           gint64             row,
           const guint32     *colors,
           guint8            *left)
{
  for (guint i = 1; i < self->n_columns; i++)
    {
      left[i] = colors[i - 1] != 0 || colors[i] != 0;
      if (colors[i - 1] != 0 && colors[i] != 0)
        left[i] = !lab_maze_is_open_right (self->scene->maze, (guint) row,
                                           (guint) (self->first + i - 1));
    }
}

static void
find_above (LabMazeRows *self)
{
  for (guint i = 0; i < self->n_columns; i++)
    {
      guint32 above = self->colors[0][i], below = self->colors[1][i];

      self->above[i] = above != 0 || below != 0;
      if (above != 0 && below != 0)
        self->above[i] = !lab_maze_is_open_below (self->scene->maze, (guint) (self->row - 1),
                                                  (guint) (self->first + i));
    }
}

/* Private helpers: pixels */

static void
fill (const LabMazeRows *self,
      guint32           *pixels,
      gint64             from,
      gint64             length,
      guint32            color)
{
  gint64 to = MIN (from + length - self->x, self->n);

  for (gint64 i = MAX (from - self->x, 0); i < to; i++)
    pixels[i] = color;
}

/* Draws a row of a joint; what is not covered keeps its color. */
static void
cover (const LabMazeRows *self,
       guint32           *pixels,
       gint64             from,
       guint              length,
       guint32            color,
       const guint16     *coverage)
{
  for (guint i = 0; i < length; i++)
    {
      gint64 place = from + i - self->x;

      if (place >= 0 && place < self->n)
        pixels[place] = lab_maze_pixel_mix (pixels[place], color, coverage[i]);
    }
}

static guint32
average (guint32 a,
         guint32 b)
{
  return lab_maze_pixel_mix (a, b, 128);
}

/* Draws a row through the cells. */
static void
draw_inside (LabMazeRows *self)
{
  const guint32 *colors = self->colors[1];
  guint cell = self->scale.cell, wall = self->scale.wall;

  for (guint i = 1; i < self->n_columns; i++)
    {
      gint64 x = (self->first + i) * cell;

      fill (self, self->inside, x, wall,
            self->left[1][i] ? self->wall_color : average (colors[i - 1], colors[i]));
      fill (self, self->inside, x + wall, cell - wall, colors[i]);
    }
}

/* Draws a row through the walls above the cells. */
static void
draw_above (const LabMazeRows *self,
            guint              y,
            guint32           *pixels)
{
  guint cell = self->scale.cell, wall = self->scale.wall;
  guint32 * const *colors = self->colors;

  for (guint i = 1; i < self->n_columns; i++)
    {
      gint64 x = (self->first + i) * cell;
      guint ways = (guint) self->left[0][i] << LAB_MAZE_UP | (guint) self->left[1][i]
                   << LAB_MAZE_DOWN | (guint) self->above[i - 1] << LAB_MAZE_LEFT
                   | (guint) self->above[i] << LAB_MAZE_RIGHT;

      fill (self, pixels, x, wall, average (average (colors[0][i - 1], colors[0][i]),
                                            average (colors[1][i - 1], colors[1][i])));
      if (ways != 0)
        cover (self, pixels, x, wall, self->wall_color,
               self->joints + (ways * wall + y) * (gsize) wall);
      fill (self, pixels, x + wall, cell - wall,
            self->above[i] ? self->wall_color : average (colors[0][i], colors[1][i]));
    }
}

/* Draws the part of a path in a cell that is in a row, @y pixels below the top of the cell. */
static void
draw_path_cell (const LabMazeRows     *self,
                const LabMazePathCell *path,
                guint                  y,
                guint32               *pixels)
{
  gint64 cell = self->scale.cell, x = path->column * cell;
  gint64 margin = self->scale.wall + (cell - self->scale.wall - self->line) / 2;
  guint32 color = self->scene->path_color;
  gint64 line_y = y - margin;
  guint across = line_y < 0 ? LAB_MAZE_BIT (LAB_MAZE_UP) : LAB_MAZE_BIT (LAB_MAZE_DOWN);

  if (line_y < 0 || line_y >= self->line)
    {
      if ((path->ways & across) != 0)
        fill (self, pixels, x + margin, self->line, color);
      return;
    }
  if ((path->ways & LAB_MAZE_BIT (LAB_MAZE_LEFT)) != 0)
    fill (self, pixels, x, margin, color);
  cover (self, pixels, x + margin, self->line, color,
         self->bends + (path->ways * self->line + (guint) line_y) * (gsize) self->line);
  if ((path->ways & LAB_MAZE_BIT (LAB_MAZE_RIGHT)) != 0)
    fill (self, pixels, x + margin + self->line, cell - margin - self->line, color);
}

static void
draw_path (const LabMazeRows *self,
           gint64             y,
           guint32           *pixels)
{
  gint64 from = MAX (self->first, 0);
  gsize n_found;
  const LabMazePathCell *found;

  if (self->scene->path == NULL)
    return;
  found = lab_maze_path_index_find (self->scene->path, (guint) self->row, (guint) from,
                                    self->n_columns, &n_found);
  for (gsize i = 0; i < n_found; i++)
    draw_path_cell (self, &found[i], (guint) (y % self->scale.cell), pixels);
}

/* Reads a row of cells. */
static void
load (LabMazeRows *self,
      gint64       row)
{
  if (self->row == row - 1)
    {
      guint32 *colors = self->colors[0];
      guint8 *left = self->left[0];

      self->colors[0] = self->colors[1];
      self->colors[1] = colors;
      self->left[0] = self->left[1];
      self->left[1] = left;
    }
  else
    {
      read_colors (self, row - 1, self->colors[0]);
      find_left (self, row - 1, self->colors[0], self->left[0]);
    }
  self->row = row;
  read_colors (self, row, self->colors[1]);
  find_left (self, row, self->colors[1], self->left[1]);
  find_above (self);
  draw_inside (self);
}

/* Functions for other files */

/** lab_maze_rows_init_walls: prepares rows for a scale at which cells have pixels. */
void
lab_maze_rows_init_walls (LabMazeRows *self)
{
  guint cell = self->scale.cell, space = cell - self->scale.wall;

  self->first = self->x / cell - 1;
  self->n_columns = (guint) ((self->x + self->n - 1) / cell - self->first + 1);
  self->row = -2;
  for (guint i = 0; i < 2; i++)
    {
      self->colors[i] = g_new0 (guint32, self->n_columns);
      self->left[i] = g_new0 (guint8, self->n_columns);
    }
  self->above = g_new0 (guint8, self->n_columns);
  self->inside = g_new0 (guint32, self->n);
  self->values = g_new0 (guint8, 2 * (gsize) self->n_columns);
  self->line = cell < LINE_CELL ? space : (guint) (LINE_WIDTH * cell);
  /* The line is in the middle. */
  self->line = MAX (self->line - (space - self->line) % 2, 1);
  self->joints = make_joints (self->scale.wall);
  self->bends = make_joints (self->line);
}

/** lab_maze_rows_clear_walls: frees what was prepared. */
void
lab_maze_rows_clear_walls (LabMazeRows *self)
{
  for (guint i = 0; i < 2; i++)
    {
      g_clear_pointer (&self->colors[i], g_free);
      g_clear_pointer (&self->left[i], g_free);
    }
  g_clear_pointer (&self->above, g_free);
  g_clear_pointer (&self->inside, g_free);
  g_clear_pointer (&self->values, g_free);
  g_clear_pointer (&self->joints, g_free);
  g_clear_pointer (&self->bends, g_free);
}

/** lab_maze_rows_draw_walls: draws a row of pixels; returns %FALSE if drawing must stop. */
gboolean
lab_maze_rows_draw_walls (LabMazeRows *self,
                          gint64       y,
                          guint32     *pixels)
{
  gint64 row = y / self->scale.cell;
  guint inside = (guint) (y % self->scale.cell);

  memset (pixels, 0, self->n * sizeof *pixels);
  if (row > self->scene->maze->height)
    return TRUE;
  if (row != self->row)
    {
      if (self->row >= 0 && !self->pause (self->pause_data))
        return FALSE;
      load (self, row);
    }
  if (inside < self->scale.wall)
    draw_above (self, inside, pixels);
  else
    memcpy (pixels, self->inside, self->n * sizeof *pixels);
  draw_path (self, y, pixels);
  return TRUE;
}
