/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-raster-private.h"

#include <math.h>
#include <string.h>

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

/* Functions for other files */

/** lab_maze_rows_read: reads the marks and the values in a heat map of cells of a row. */
void
lab_maze_rows_read (const LabMazeRows *self,
                    guint              row,
                    guint              column,
                    guint              n_columns,
                    guint8            *marks,
                    guint8            *heat)
{
  const LabMazeScene *scene = self->scene;

  if (scene->read_marks != NULL)
    scene->read_marks (row, column, n_columns, marks, scene->marks_data);
  else
    memset (marks, 0, n_columns);
  if (scene->read_heat != NULL)
    scene->read_heat (row, column, n_columns, heat, scene->heat_data);
  else
    memset (heat, 0, n_columns);
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
