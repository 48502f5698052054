/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-raster.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "lab-maze.h"

/* The colors */

#define RGB LAB_COLOR_INIT

/**
 * LabMazeRows:
 * @scene: what is drawn
 * @scale: how large
 * @x: the first pixel of each row
 * @n: the number of pixels of a row
 * @pause: called between two rows of cells
 * @pause_data: for @pause
 * @wall_color: the color of walls at this scale
 * @first: the column of the first cell that is read; can be -1
 * @n_columns: how many cells of a row are read
 * @row: the row of cells in @colors[1]; -2 if none was read
 * @colors: the colors of the cells of the row before @row, and of @row; 0 where there is no cell
 * @left: for the same rows, whether there is a wall on the left of a cell
 * @above: whether there is a wall above a cell of @row
 * @inside: the pixels of a row through the cells
 * @values: what was read about cells
 * @joints: for each set of directions, how much of each pixel of a joint of walls is covered
 *
 * Draws rows of pixels. Rows are drawn from top to bottom, or some of them twice.
 */
typedef struct
{
  const LabMazeScene *scene;
  LabMazeScale        scale;
  gint64              x;
  guint               n;
  LabMazePause        pause;
  gpointer            pause_data;
  guint32             wall_color;
  gint64              first;
  guint               n_columns;
  gint64              row;
  guint32            *colors[2];
  guint8             *left[2];
  guint8             *above;
  guint32            *inside;
  guint8             *values;
  guint16            *joints;
} LabMazeRows;

/* At most four pixels of the rows, and parts of two, make one of the picture. */
#define MAX_PARTS 6

/* Which pixels of the rows make a pixel of the picture, and how much each one counts, 256 in
 * total. */
typedef struct
{
  gint64  first;
  guint   n_parts;
  guint16 weights[MAX_PARTS];
} Parts;

/* A picture that is smaller than the rows: a row of the picture is a sum of rows, each of which has
 * been made narrower. */
typedef struct
{
  LabMazeRows *rows;
  Parts       *parts;
  guint        width;
  guint32     *wide;            /* a row */
  guint64     *narrow;          /* the same row made narrower, as lanes */
  gint64       narrow_y;        /* which row that is; -1 for none */
  guint64     *sums;
} Shrinking;

/* What is added up for a pixel. */
typedef struct
{
  guint32 n_cells;
  guint32 n_right;              /* openings to the right */
  guint32 n_below;              /* openings below */
  guint64 floor[4];             /* the channels of the floors, in the order of the lanes */
  guint8  mark;                 /* a mark that stays visible, or 0 */
} Sum;

const LabMazeViewPalette lab_maze_view_palettes[LAB_N_STYLES] = {
  [LAB_STYLE_DAY] = {
    .wall = RGB (0x2f2820),
    .marks = { RGB (0xfffaf0), RGB (0xe6dccb), RGB (0xffcf70), RGB (0xcbe0f5), RGB (0x9fc3e6),
               RGB (0xd8401c), RGB (0x7cc98c), RGB (0xcfc6b8) },
    .heat = { RGB (0xfff6c2), RGB (0xfdc777), RGB (0xf58f86), RGB (0xc58ad0), RGB (0x8296e6) },
    .path = RGB (0x1b7f3a), .start = RGB (0x1c5fb0), .goal = RGB (0xb3201a),
    .ring = RGB (0x1c5fb0), .halo = RGB (0xffffff),
  },
  [LAB_STYLE_NIGHT] = {
    .wall = RGB (0xd8d0c0),
    .marks = { RGB (0x1d1e19), RGB (0x34342d), RGB (0x7a5a12), RGB (0x1f4466), RGB (0x2f6799),
               RGB (0xff7a4d), RGB (0x2c6b3d), RGB (0x4a463e) },
    .heat = { RGB (0x17323f), RGB (0x2b4a8c), RGB (0x6b4197), RGB (0xa8407c), RGB (0xc85a3c) },
    .path = RGB (0x6fdd8b), .start = RGB (0x8fc1ff), .goal = RGB (0xff9a8a),
    .ring = RGB (0x8fc1ff), .halo = RGB (0x14150f),
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .wall = RGB (0x000000),
    .marks = { RGB (0xffffff), RGB (0xdddddd), RGB (0xffc04d), RGB (0xbcdcff), RGB (0x85b8f0),
               RGB (0xc02800), RGB (0x5fc27a), RGB (0xbdbdbd) },
    .heat = { RGB (0xfff9b0), RGB (0xffc060), RGB (0xff8a80), RGB (0xcf86dc), RGB (0x8098f0) },
    .path = RGB (0x005f1e), .start = RGB (0x003f91), .goal = RGB (0x8c0f08),
    .ring = RGB (0x003f91), .halo = RGB (0xffffff),
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .wall = RGB (0xffffff),
    .marks = { RGB (0x000000), RGB (0x2e2e2e), RGB (0x7a5600), RGB (0x003f73), RGB (0x0a62ab),
               RGB (0xff7038), RGB (0x0b6b2a), RGB (0x4a4a4a) },
    .heat = { RGB (0x0a2f40), RGB (0x1f4494), RGB (0x6a2fa0), RGB (0xa8307a), RGB (0xc2501f) },
    .path = RGB (0x7dff9c), .start = RGB (0xa8d0ff), .goal = RGB (0xffab9c),
    .ring = RGB (0xa8d0ff), .halo = RGB (0x000000),
  },
};

static double
blend (double a,
       double b,
       double part)
{
  return a + (b - a) * part;
}

/** lab_maze_view_palette_get_heat: returns the color of a value from 0 to 1 in a heat map. */
static LabColor
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

/** LAB_MAZE_SCALE_CRISP: from this pitch on, all cells have the same whole number of pixels. */
#define LAB_MAZE_SCALE_CRISP 3
static double lab_maze_scale_get_ink (const LabMazeScale *self);

/* How pixels are mixed: the four channels of a pixel lie in lanes of 16 bits, so that all of them
 * are multiplied and added at once. */

/** lab_maze_pixel_spread: returns a pixel as four lanes. */
static inline guint64
lab_maze_pixel_spread (guint32 pixel)
{
  return (pixel & 0xff00ffu) | (guint64) (pixel & 0xff00ff00u) << 24;
}

/** lab_maze_pixel_pack: returns the pixel of four lanes that were multiplied by 256 in total. */
static inline guint32
lab_maze_pixel_pack (guint64 lanes)
{
  lanes = lanes >> 8 & G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  return (guint32) lanes | (guint32) (lanes >> 24);
}

/** lab_maze_pixel_mix: returns a mixture of two pixels; @part is how much of @b, 0 to 256. */
static inline guint32
lab_maze_pixel_mix (guint32 a,
                    guint32 b,
                    guint   part)
{
  return a == b ? a : lab_maze_pixel_pack (lab_maze_pixel_spread (a) * (256 - part)
                                           + lab_maze_pixel_spread (b) * part);
}

/** lab_maze_rows_get_color: returns the color of the floor of a cell. */
static inline guint32
lab_maze_rows_get_color (const LabMazeScene *scene,
                         guint               mark,
                         guint               heat)
{
  if (mark == LAB_MAZE_FLOOR_NONE && heat != 0)
    return scene->heat[heat];
  return scene->marks[mark % LAB_N_MAZE_FLOORS];
}

/* Mazes in which a pixel stands for several cells: its color is the mean color of their floors,
 * darkened by their walls. */

/* A quarter of a cell is its corner, which is a wall, and each of its two walls is another quarter.
 * In a perfect maze, every second wall is open. */
#define MEAN_WALLS 0.5
/* The more cells a pixel has, the less pixels differ: the difference from the mean is amplified. So
 * is the difference between ways across and ways down, which a pixel would hide otherwise. */
#define MAX_GAIN 8.0
#define GRAIN 0.1
/* The part of a path in a pixel that has at least one of its cells. */
#define PATH_PART 224

/* Density: many cells in a pixel */

static guint
count_bits (guint64 word)
{
  word -= word >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  word = (word & G_GUINT64_CONSTANT (0x3333333333333333))
         + (word >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  word = (word + (word >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (word * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
}

/* Returns up to 64 bits from a row of words; every @step-th word counts. */
static guint64
get_bits (const guint64 *words,
          guint          step,
          gsize          n_words,
          guint          from,
          guint          n)
{
  guint word = from / 64, bit = from % 64;
  guint64 bits = words[(gsize) word * step] >> bit;

  if (bit > 0 && word + 1 < n_words)
    bits |= words[(gsize) (word + 1) * step] << (64 - bit);
  return n < 64 ? bits & ((G_GUINT64_CONSTANT (1) << n) - 1) : bits;
}

static guint
count_range (const guint64 *words,
             guint          step,
             gsize          n_words,
             guint          from,
             guint          n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i += 64)
    sum += count_bits (get_bits (words, step, n_words, from + i, MIN (n - i, 64)));
  return sum;
}

/* Counts the cells and openings of a row of cells for each pixel. */
static void
add_openings (const LabMazeRows *self,
              guint              row,
              Sum               *sums)
{
  const LabMaze *maze = self->scene->maze;
  const guint64 *words = lab_maze_get_words (maze, row);
  guint block = self->scale.block;

  for (guint i = 0; i < self->n && (self->x + i) * block < maze->width; i++)
    {
      guint from = (guint) (self->x + i) * block, n = MIN (block, maze->width - from);

      sums[i].n_right += count_range (words, 2, maze->n_words, from, n);
      sums[i].n_below += count_range (words + 1, 2, maze->n_words, from, n);
      sums[i].n_cells += maze->present == NULL
                             ? n : count_range (maze->present + maze->n_words * row, 1,
                                                maze->n_words, from, n);
    }
}

static void
add_lanes (Sum     *sum,
           guint64  lanes)
{
  for (guint i = 0; i < 4; i++)
    sum->floor[i] += lanes >> 16 * i & 0xffff;
}

/* Adds the colors of the floors of a row of cells. */
static void
add_floors (const LabMazeRows *self,
            guint              row,
            const guint8      *marks,
            const guint8      *heat,
            Sum               *sums)
{
  const LabMazeScene *scene = self->scene;
  const LabMaze *maze = scene->maze;
  guint block = self->scale.block, start = (guint) self->x * block;

  for (guint i = 0; i < self->n && start + i * block < maze->width; i++)
    {
      guint from = i * block, to = MIN (from + block, maze->width - start);
      guint64 lanes = 0;

      for (guint j = from; j < to; j++)
        {
          if (maze->present != NULL && !lab_maze_is_present (maze, row, start + j))
            continue;
          lanes += lab_maze_pixel_spread (lab_maze_rows_get_color (scene, marks[j], heat[j]));
          if (marks[j] == LAB_MAZE_FLOOR_CURRENT
              || (marks[j] == LAB_MAZE_FLOOR_PATH && sums[i].mark == 0))
            sums[i].mark = marks[j];
          /* A lane holds 256 channels. */
          if ((j - from) % 256 == 255)
            {
              add_lanes (&sums[i], lanes);
              lanes = 0;
            }
        }
      add_lanes (&sums[i], lanes);
    }
}

static guint32
get_floor (const LabMazeRows *self,
           const Sum         *sum)
{
  guint64 lanes = 0;

  if (self->scene->read_marks == NULL && self->scene->read_heat == NULL)
    return self->scene->marks[LAB_MAZE_FLOOR_NONE];
  for (guint i = 0; i < 4; i++)
    lanes |= sum->floor[i] / sum->n_cells << (16 * i);
  return lab_maze_pixel_pack (lanes << 8);
}

/* Returns how much of a pixel is wall, 0 to 256. */
static guint
get_walls (const LabMazeRows *self,
           const Sum         *sum)
{
  double across = (double) sum->n_right / sum->n_cells, down = (double) sum->n_below / sum->n_cells;
  double walls = 0.25 + (2 - across - down) / 4;
  double gain = MIN (self->scale.block, MAX_GAIN);

  walls = MEAN_WALLS + (walls - MEAN_WALLS + (down - across) * GRAIN) * gain;
  return (guint) (256 * CLAMP (walls, 0, 1) * lab_maze_scale_get_ink (&self->scale));
}

static guint32
finish (const LabMazeRows *self,
        const Sum         *sum)
{
  const LabMazeScene *scene = self->scene;
  guint32 floor;

  if (sum->n_cells == 0)
    return 0;
  if (sum->mark == LAB_MAZE_FLOOR_CURRENT)
    return scene->marks[LAB_MAZE_FLOOR_CURRENT];
  floor = lab_maze_pixel_mix (get_floor (self, sum), scene->wall_color, get_walls (self, sum));
  if (sum->mark == LAB_MAZE_FLOOR_PATH)
    return lab_maze_pixel_mix (floor, scene->path_color, PATH_PART);
  return floor;
}

/** lab_maze_rows_read: reads the marks and the values in a heat map of cells of a row. */
static void
lab_maze_rows_read (const LabMazeRows *self,
                    guint              row,
                    guint              column,
                    guint              n_columns,
                    guint8            *marks,
                    guint8            *heat)
{
  const LabMazeScene *scene = self->scene;

  if (scene->read_marks != NULL)
    scene->read_marks (row, column, n_columns, marks, scene->data);
  else
    memset (marks, 0, n_columns);
  if (scene->read_heat != NULL)
    scene->read_heat (row, column, n_columns, heat, scene->data);
  else
    memset (heat, 0, n_columns);
}

/** lab_maze_rows_draw_density: draws a row of pixels; returns %FALSE if drawing must stop. */
static gboolean
lab_maze_rows_draw_density (LabMazeRows *self,
                            gint64       y,
                            guint32     *pixels)
{
  const LabMazeScene *scene = self->scene;
  guint block = self->scale.block;
  gint64 start = self->x * block;
  gint64 last = MIN ((y + 1) * block, scene->maze->height);
  g_autofree Sum *sums = g_new0 (Sum, self->n);
  gsize n_values = self->n * (gsize) block;
  g_autofree guint8 *values = g_new (guint8, 2 * n_values);

  memset (pixels, 0, self->n * sizeof *pixels);
  if (start >= scene->maze->width)
    return TRUE;
  for (gint64 row = y * block; row < last; row++)
    {
      add_openings (self, (guint) row, sums);
      if (scene->read_marks != NULL || scene->read_heat != NULL)
        {
          lab_maze_rows_read (self, (guint) row, (guint) start,
                              (guint) MIN ((gint64) n_values, scene->maze->width - start), values,
                              values + n_values);
          add_floors (self, (guint) row, values, values + n_values, sums);
        }
      if (!self->pause (self->pause_data))
        return FALSE;
    }
  for (guint i = 0; i < self->n; i++)
    pixels[i] = finish (self, &sums[i]);
  return TRUE;
}

/* Mazes whose cells have at least two pixels. The wall on the left of a cell and the one above it
 * belong to the cell; they meet in a joint at its corner. */

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

/** lab_maze_rows_init_walls: prepares rows for a scale at which cells have pixels. */
static void
lab_maze_rows_init_walls (LabMazeRows *self)
{
  guint cell = self->scale.cell;

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
  self->joints = make_joints (self->scale.wall);
}

/** lab_maze_rows_clear_walls: frees what was prepared. */
static void
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
}

/** lab_maze_rows_draw_walls: draws a row of pixels; returns %FALSE if drawing must stop. */
static gboolean
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
  return TRUE;
}

#define UNIT 65536

/* Up to this pitch walls are faded, so that the colors of the floor can be told apart. */
#define FULL_INK_PITCH 6.0
#define FADED_INK_PITCH 0.8
#define FADED_INK 0.35

/* Scale */

/* Returns how far the maze reaches beyond its cells: half of the border, in pixels. */
static double
get_offset (const LabMazeScale *self)
{
  return self->wall * self->ratio / 2;
}

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
static double
lab_maze_scale_get_ink (const LabMazeScale *self)
{
  double part = log (self->pitch / FADED_INK_PITCH) / log (FULL_INK_PITCH / FADED_INK_PITCH);

  return FADED_INK + (1 - FADED_INK) * CLAMP (part, 0, 1);
}

/* Private helpers: making rows smaller */

static Parts
find_parts (double ratio,
            gint64 pixel)
{
  double from = (double) pixel / ratio, to = (double) (pixel + 1) / ratio;
  Parts parts = { .first = (gint64) floor (from + 1e-9) };
  int done = 0;

  parts.n_parts = (guint) CLAMP ((gint64) ceil (to - 1e-9) - parts.first, 1, MAX_PARTS);
  for (guint i = 0; i < parts.n_parts; i++)
    {
      double end = MIN ((double) (parts.first + i + 1), to);
      int sum = i + 1 == parts.n_parts ? 256 : (int) lround ((end - from) * ratio * 256);

      parts.weights[i] = (guint16) (sum - done);
      done = sum;
    }
  return parts;
}

static gboolean
draw_row (LabMazeRows *rows,
          gint64       y,
          guint32     *pixels)
{
  return rows->scale.cell > 0 ? lab_maze_rows_draw_walls (rows, y, pixels)
                              : lab_maze_rows_draw_density (rows, y, pixels);
}

/* Draws a row and makes it narrower. */
static gboolean
draw_narrow (Shrinking *self,
             gint64     y)
{
  if (self->narrow_y == y)
    return TRUE;
  if (!draw_row (self->rows, y, self->wide))
    return FALSE;
  for (guint i = 0; i < self->width; i++)
    {
      const Parts *parts = &self->parts[i];
      const guint32 *wide = self->wide + (parts->first - self->rows->x);
      guint64 sum = 0;

      for (guint j = 0; j < parts->n_parts; j++)
        sum += lab_maze_pixel_spread (wide[j]) * parts->weights[j];
      self->narrow[i] = lab_maze_pixel_spread (lab_maze_pixel_pack (sum));
    }
  self->narrow_y = y;
  return TRUE;
}

static gboolean
draw_shrunken_row (Shrinking *self,
                   gint64     y,
                   guint32   *pixels)
{
  Parts parts = find_parts (self->rows->scale.ratio, y);

  memset (self->sums, 0, self->width * sizeof *self->sums);
  for (guint i = 0; i < parts.n_parts; i++)
    {
      if (parts.weights[i] == 0)
        continue;
      if (!draw_narrow (self, parts.first + i))
        return FALSE;
      for (guint j = 0; j < self->width; j++)
        /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): the row was drawn. */
        self->sums[j] += self->narrow[j] * parts.weights[i];
    }
  for (guint j = 0; j < self->width; j++)
    pixels[j] = lab_maze_pixel_pack (self->sums[j]);
  return TRUE;
}

static gboolean
draw_shrunken (LabMazeRows       *rows,
               const LabMazeArea *area,
               guint32           *pixels)
{
  g_autofree Parts *parts = g_new (Parts, area->width);
  g_autofree guint32 *wide = g_new (guint32, rows->n);
  g_autofree guint64 *narrow = g_new (guint64, area->width);
  g_autofree guint64 *sums = g_new (guint64, area->width);
  Shrinking self = { .rows = rows, .parts = parts, .width = area->width, .wide = wide,
                     .narrow = narrow, .narrow_y = -1, .sums = sums };

  for (guint i = 0; i < area->width; i++)
    parts[i] = find_parts (rows->scale.ratio, area->x + i);
  for (guint i = 0; i < area->height; i++)
    {
      if (!draw_shrunken_row (&self, area->y + i, pixels + (gsize) i * area->width))
        return FALSE;
    }
  return TRUE;
}

static guint32
to_pixel (LabColor color)
{
  return 0xff000000u | lab_color_to_rgb (color);
}

/* Public functions */

/** lab_maze_scene_set_palette: sets the colors. */
void
lab_maze_scene_set_palette (LabMazeScene             *self,
                            const LabMazeViewPalette *palette)
{
  for (guint i = 0; i < LAB_N_MAZE_FLOORS; i++)
    self->marks[i] = to_pixel (palette->marks[i]);
  for (guint i = 1; i <= LAB_MAZE_HEAT_MAX; i++)
    self->heat[i] = to_pixel (lab_maze_view_palette_get_heat (
        palette, (i - 1.0) / (LAB_MAZE_HEAT_MAX - 1)));
  self->wall_color = to_pixel (palette->wall);
  self->path_color = to_pixel (palette->path);
}

/**
 * lab_maze_raster_draw:
 * @scene: what to draw; it has a maze
 * @area: which part of the picture, and how large
 * @pause: called between two rows of cells
 * @data: for @pause
 * @pixels: (out caller-allocates): the pixels, row by row; they are transparent outside the maze
 *
 * Draws a part of a maze. This can take long, and is done in threads.
 *
 * Returns: whether all was drawn, which is not so if @pause returned %FALSE
 */
gboolean
lab_maze_raster_draw (const LabMazeScene *scene,
                      const LabMazeArea  *area,
                      LabMazePause        pause,
                      gpointer            data,
                      guint32            *pixels)
{
  double ratio = area->scale.ratio;
  LabMazeRows rows = { .scene = scene, .scale = area->scale, .pause = pause, .pause_data = data,
                       .x = area->x, .n = area->width };
  gboolean done = TRUE;

  if (ratio < 1)
    {
      rows.x = (gint64) floor ((double) area->x / ratio + 1e-9);
      rows.n = (guint) ((gint64) ceil ((double) (area->x + area->width) / ratio) - rows.x)
               + MAX_PARTS;
    }
  rows.wall_color = lab_maze_pixel_mix (scene->marks[LAB_MAZE_FLOOR_NONE], scene->wall_color,
                                        (guint) (256 * lab_maze_scale_get_ink (&area->scale)));
  if (rows.scale.cell > 0)
    lab_maze_rows_init_walls (&rows);
  if (ratio < 1)
    done = draw_shrunken (&rows, area, pixels);
  for (guint i = 0; ratio >= 1 && i < area->height && done; i++)
    done = draw_row (&rows, area->y + i, pixels + (gsize) i * area->width);
  if (rows.scale.cell > 0)
    lab_maze_rows_clear_walls (&rows);
  return done;
}
