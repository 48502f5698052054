/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>
#include <stdlib.h>

#include "lab-cheese-ground.h"
#include "lab-cheese-maker.h"

/* Tests what a cheese race looks like: the ground in parts, and whether rats can be told apart. */

/* By how much a channel of a pixel may differ, of 255. */
#define SHADE 1

/* The least contrast of what has a meaning (WCAG 2.1, 1.4.11), and of text (1.4.3). */
#define MIN_CONTRAST 3.0
#define MIN_TEXT_CONTRAST 4.5

/* Private helpers */

static cairo_surface_t *
draw_cells (LabCheeseGround       *ground,
            cairo_rectangle_int_t  cells,
            int                    size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cells.width * size,
                                                         cells.height * size);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -cells.x * size, -cells.y * size);
  lab_cheese_ground_draw (ground, cr, cells);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static const guchar *
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  return cairo_image_surface_get_data (surface)
         + (gsize) y * (gsize) cairo_image_surface_get_stride (surface) + (gsize) x * 4;
}

/* Returns the largest difference of a part and the whole, whose corner is (-1, -1). */
static int
compare (cairo_surface_t       *whole,
         cairo_surface_t       *part,
         cairo_rectangle_int_t  cells,
         int                    size)
{
  int most = 0;

  for (int y = 0; y < cells.height * size; y++)
    {
      for (int x = 0; x < cells.width * size; x++)
        {
          const guchar *a = get_pixel (whole, x + (cells.x + 1) * size, y + (cells.y + 1) * size);
          const guchar *b = get_pixel (part, x, y);

          for (int channel = 0; channel < 4; channel++)
            most = MAX (most, abs (a[channel] - b[channel]));
        }
    }
  return most;
}

/* Returns how much of two pictures differs, 0 to 1, in lightness only. */
static double
compare_shapes (cairo_surface_t *a,
                cairo_surface_t *b,
                int              size)
{
  guint n = 0;

  for (int y = 0; y < size; y++)
    {
      for (int x = 0; x < size; x++)
        {
          const guchar *p = get_pixel (a, x, y), *q = get_pixel (b, x, y);

          n += abs (p[0] + p[1] + p[2] + p[3] - q[0] - q[1] - q[2] - q[3]) > 120 ? 1 : 0;
        }
    }
  return n / ((double) size * size);
}

/* Draws a rat in gray. */
static cairo_surface_t *
draw_rat (guint rat,
          int   size)
{
  LabCheesePalette palette = lab_cheese_palettes[LAB_STYLE_DAY];
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < LAB_N_RAT_COLORS; i++)
    palette.rats[i] = LAB_COLOR (0x888888);
  lab_cheese_art_draw_rat (cr, &palette, rat, FALSE, size);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Tests */

/* A part of the ground is the same as this part of the whole, which covers the rectangle, holes
 * too. */
LAB_TEST ("/cheese-board-drawing/parts", test_parts)
{
  static const int sizes[] = { 5, 13, 24, 37, 64 };
  const LabCheeseMazeSettings settings = { 11, 9, 80, 60, 20, 4, 14 };
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maker_make (maker, &settings, 3, NULL, NULL);
  LabCheeseGround *ground = lab_cheese_ground_new ();
  cairo_rectangle_int_t all = { -1, -1, 13, 11 };

  lab_cheese_ground_take_draft (ground, lab_cheese_draft_new_from_maze (maze));
  for (guint i = 0; i < G_N_ELEMENTS (sizes) * 4; i++)
    {
      int size = sizes[i / 4];
      cairo_surface_t *whole;

      lab_cheese_ground_set_look (ground, &lab_cheese_palettes[i % 4], size);
      whole = draw_cells (ground, all, size);
      for (int y = size; y < 10 * size; y++)
        {
          for (int x = size; x < 12 * size; x++)
            g_assert_cmpuint (get_pixel (whole, x, y)[3], ==, 255);
        }
      for (int row = -1; row < 9; row += 3)
        {
          for (int column = -1; column < 10; column += 4)
            {
              cairo_rectangle_int_t cells
                  = { column, row, MIN (4, 12 - column), MIN (3, 10 - row) };
              cairo_surface_t *part = draw_cells (ground, cells, size);

              g_assert_cmpint (compare (whole, part, cells, size), <=, SHADE);
              cairo_surface_destroy (part);
            }
        }
      cairo_surface_destroy (whole);
    }
  lab_cheese_ground_free (ground);
}

/* Without colors, all rats look different, also where they are small. */
LAB_TEST ("/cheese-board-drawing/shapes", test_shapes)
{
  static const struct { int size; guint n; double least; } looks[] = {
    { 64, 16, 0.004 }, { 40, 16, 0.004 }, { 20, 8, 0.02 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      for (guint a = 0; a < looks[i].n; a++)
        {
          cairo_surface_t *first = draw_rat (a, looks[i].size);

          for (guint b = 0; b < a; b++)
            {
              cairo_surface_t *second = draw_rat (b, looks[i].size);

              g_assert_cmpfloat (compare_shapes (first, second, looks[i].size), >,
                                 looks[i].least);
              cairo_surface_destroy (second);
            }
          cairo_surface_destroy (first);
        }
    }
}

/* Rats with the same hat have another color. */
LAB_TEST ("/cheese-board-drawing/colors", test_colors)
{
  const LabCheesePalette *palette = &lab_cheese_palettes[LAB_STYLE_DAY];

  for (guint rat = 0; rat < LAB_N_RAT_COLORS; rat++)
    {
      guint32 rgb = lab_color_to_rgb (lab_cheese_palette_get_rat (palette, rat));

      g_assert_cmphex (rgb, !=, lab_color_to_rgb (lab_cheese_palette_get_rat (
                                    palette, rat + LAB_N_RAT_COLORS)));
      for (guint other = 0; other < rat; other++)
        g_assert_cmphex (lab_color_to_rgb (palette->rats[rat]), !=,
                         lab_color_to_rgb (palette->rats[other]));
    }
}

/* What has a meaning is seen in each style: hedges, mud, numbers, hints, and the cursor. */
LAB_TEST ("/cheese-board-drawing/contrast", test_contrast)
{
  for (guint style = 0; style < 4; style++)
    {
      const LabCheesePalette *palette = &lab_cheese_palettes[style];
      const LabColor floors[] = { palette->garden.floor, palette->garden.floor_shade };

      g_assert_cmpfloat (lab_color_contrast (palette->bib, palette->bib_ink), >=,
                         MIN_TEXT_CONTRAST);
      g_assert_cmpfloat (lab_color_contrast (palette->mud, palette->mud_ink), >=,
                         MIN_TEXT_CONTRAST);
      g_assert_cmpfloat (lab_color_contrast (palette->halo, palette->cursor), >=, MIN_CONTRAST);
      for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
        {
          double hedge = MAX (lab_color_contrast (floors[i], palette->garden.hedge),
                              lab_color_contrast (floors[i], palette->garden.hedge_dark));

          g_assert_cmpfloat (hedge, >=, style < 2 ? MIN_CONTRAST : MIN_TEXT_CONTRAST);
          g_assert_cmpfloat (lab_color_contrast (floors[i], palette->hint), >=, MIN_CONTRAST);
          g_assert_cmpfloat (MAX (lab_color_contrast (floors[i], palette->cheese),
                                  lab_color_contrast (floors[i], palette->outline)), >=,
                             MIN_CONTRAST);
        }
    }
}
