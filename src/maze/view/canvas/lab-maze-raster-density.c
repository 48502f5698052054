/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-raster-private.h"

#include <math.h>
#include <string.h>

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

/* What is added up for a pixel. */
typedef struct
{
  guint32 n_cells;
  guint32 n_right;              /* openings to the right */
  guint32 n_below;              /* openings below */
  guint64 floor[4];             /* the channels of the floors, in the order of the lanes */
  guint8  mark;                 /* a mark that stays visible, or 0 */
} Sum;

/* Private helpers */

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

static void
add_path (const LabMazeRows *self,
          guint              row,
          Sum               *sums)
{
  guint block = self->scale.block;
  gsize n_found;
  const LabMazePathCell *found
      = lab_maze_path_index_find (self->scene->path, row, (guint) self->x * block,
                                  self->n * block, &n_found);

  for (gsize i = 0; i < n_found; i++)
    {
      Sum *sum = &sums[found[i].column / block - self->x];

      if (sum->mark == 0)
        sum->mark = LAB_N_MAZE_FLOORS;
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
  if (sum->mark == LAB_N_MAZE_FLOORS || sum->mark == LAB_MAZE_FLOOR_PATH)
    return lab_maze_pixel_mix (floor, scene->path_color, PATH_PART);
  return floor;
}

/* Functions for other files */

/** lab_maze_rows_draw_density: draws a row of pixels; returns %FALSE if drawing must stop. */
gboolean
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
      if (scene->path != NULL)
        add_path (self, (guint) row, sums);
      if (!self->pause (self->pause_data))
        return FALSE;
    }
  for (guint i = 0; i < self->n; i++)
    pixels[i] = finish (self, &sums[i]);
  return TRUE;
}
