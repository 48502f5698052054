/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>

#include "lab-robots-art.h"
#include "lab-robots-recipe.h"

/* Tests what a board looks like: whether robots and walls can be told apart, also without
 * colors. */

/* The least contrast of what has a meaning (WCAG 2.1, 1.4.11), and of text (1.4.3). */
#define MIN_CONTRAST 3.0
#define MIN_TEXT_CONTRAST 4.5

#define N_STYLES 4

/* Private helpers */

static const LabRobotsPalette *
get_palette (guint style)
{
  return lab_robots_palette_choose (style % 2 == 1, style / 2 == 1);
}

/* Draws a robot in gray, without its number. */
static cairo_surface_t *
draw_robot (guint robot,
            int   size)
{
  LabRobotsPalette palette = *lab_robots_palette_choose (FALSE, TRUE);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  for (guint i = 0; i < LAB_ROBOTS_MAX_ROBOTS; i++)
    palette.robots[i] = LAB_COLOR (0x888888);
  palette.paper = palette.ink = LAB_COLOR (0x888888);
  lab_robots_art_draw_robot (cr, &palette, robot, size);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns how much of two pictures differs, from 0 to 1. */
static double
compare (cairo_surface_t *a,
         cairo_surface_t *b,
         int              size)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (a);
  const guchar *left = cairo_image_surface_get_data (a), *right = cairo_image_surface_get_data (b);
  guint n = 0;

  for (gsize y = 0; y < (gsize) size; y++)
    {
      for (gsize x = 0; x < (gsize) size; x++)
        {
          gsize place = y * stride + 4 * x;

          n += abs (left[place] - right[place]) + abs (left[place + 3] - right[place + 3]) > 60
                   ? 1
                   : 0;
        }
    }
  return n / ((double) size * size);
}

/* Tests */

/* Each robot has a shape of its own, in small cells, too. */
static void
test_shapes (void)
{
  static const int sizes[] = { 14, 24, 48 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
        {
          for (guint other = 0; other < robot; other++)
            {
              cairo_surface_t *a = draw_robot (robot, sizes[i]);
              cairo_surface_t *b = draw_robot (other, sizes[i]);

              g_assert_cmpfloat (compare (a, b, sizes[i]), >, 0.09);
              cairo_surface_destroy (a);
              cairo_surface_destroy (b);
            }
        }
    }
}

static void
test_contrast (void)
{
  for (guint style = 0; style < N_STYLES; style++)
    {
      const LabRobotsPalette *palette = get_palette (style);

      g_assert_cmpfloat (lab_color_contrast (palette->wall_dark, palette->floor_shade), >=,
                         MIN_CONTRAST);
      g_assert_cmpfloat (lab_color_contrast (palette->outline, palette->floor_shade), >=,
                         MIN_CONTRAST);
      g_assert_cmpfloat (lab_color_contrast (palette->cursor, palette->halo), >=, MIN_CONTRAST);
      g_assert_cmpfloat (lab_color_contrast (palette->frame_ink, palette->frame), >=,
                         MIN_TEXT_CONTRAST);
      for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
        g_assert_cmpfloat (lab_color_contrast (lab_robots_palette_get_ink (palette, robot),
                                               palette->robots[robot]), >=, MIN_TEXT_CONTRAST);
    }
}

/* Returns the largest contrast of a pixel of a picture to the floor below it. */
static double
measure_contrast (cairo_surface_t *surface,
                  int              size,
                  LabColor         floor)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  const guchar *data = cairo_image_surface_get_data (surface);
  double most = 0;

  for (gsize y = 0; y < (gsize) size; y++)
    {
      for (gsize x = 0; x < (gsize) size; x++)
        {
          const guchar *pixel = data + y * stride + 4 * x;
          LabColor color = { pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0, 1 };

          most = MAX (most, lab_color_contrast (color, floor));
        }
    }
  return most;
}

typedef void (*DrawFunc) (cairo_t                *cr,
                          const LabRobotsPalette *palette,
                          guint                   robot,
                          double                  size);

static void
draw_stop (cairo_t                *cr,
           const LabRobotsPalette *palette,
           guint                   robot,
           double                  size)
{
  lab_robots_art_draw_stop (cr, palette, robot, LAB_ROBOTS_EAST, size);
}

static void
draw_arrow (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   robot,
            double                  size)
{
  lab_robots_art_draw_arrow (cr, palette, robot, LAB_ROBOTS_EAST, size);
}

static void
draw_badge (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   robot,
            double                  size)
{
  lab_robots_art_draw_badge (cr, palette, robot, 8, size);
}

/* Robots, their ways, and their stops are seen on each floor, whatever their color. */
static void
test_marks (void)
{
  static const DrawFunc marks[] = { lab_robots_art_draw_robot, lab_robots_art_draw_ghost,
                                    draw_stop, draw_arrow, draw_badge };
  const int size = 28;

  for (guint i = 0; i < 2 * N_STYLES * LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      const LabRobotsPalette *palette = get_palette (i / LAB_ROBOTS_MAX_ROBOTS % N_STYLES);
      LabColor floor = i % 2 == 0 ? palette->floor : palette->floor_shade;

      for (guint mark = 0; mark < G_N_ELEMENTS (marks); mark++)
        {
          cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
          cairo_t *cr = cairo_create (surface);

          lab_color_set_source (floor, cr);
          cairo_paint (cr);
          marks[mark] (cr, palette, i % LAB_ROBOTS_MAX_ROBOTS, size);
          cairo_surface_flush (surface);
          g_assert_cmpfloat (measure_contrast (surface, size, floor), >=, MIN_CONTRAST);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
    }
}

/* The lines of ways and to stops have an edge that is seen on each floor, and the numbers of ghosts
 * can be read. */
static void
test_ways (void)
{
  for (guint style = 0; style < N_STYLES; style++)
    {
      const LabRobotsPalette *palette = get_palette (style);

      g_assert_cmpfloat (lab_color_contrast (palette->outline, palette->floor), >=, MIN_CONTRAST);
      for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
        {
          LabColor ghost = lab_robots_palette_get_ghost (palette, robot);

          g_assert_cmpfloat (lab_color_contrast (lab_robots_palette_get_ink_on (palette, ghost),
                                                 ghost), >=, MIN_TEXT_CONTRAST);
        }
    }
}

/* The more heat, the darker the color: this is seen without colors, too. */
static void
test_heat (void)
{
  for (guint style = 0; style < N_STYLES; style++)
    {
      const LabRobotsPalette *palette = get_palette (style);

      g_assert_cmpfloat (lab_color_get_luminance (palette->cool), >,
                         3 * lab_color_get_luminance (palette->hot));
    }
}

/* Everything can be drawn in all sizes. */
static void
test_sizes (void)
{
  static const int sizes[] = { 1, 5, 9, 14, 27, 70 };
  LabRobotsBoard board;
  LabRobotsRecipe recipe;

  lab_robots_recipe_init (&recipe);
  for (guint i = 0; i < N_STYLES * G_N_ELEMENTS (sizes); i++)
    {
      const LabRobotsPalette *palette = get_palette (i % N_STYLES);
      int size = sizes[i / N_STYLES];
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 400, 400);
      cairo_t *cr = cairo_create (surface);

      recipe.size = i % 2 == 0 ? LAB_ROBOTS_MIN_SIZE : LAB_ROBOTS_MAX_SIZE;
      lab_robots_recipe_make (&recipe, i, &board);
      lab_robots_art_draw_floor (cr, palette, &board, 0.6, TRUE, size);
      lab_robots_art_draw_walls (cr, palette, &board, 0.6, size);
      for (guint robot = 0; robot <= LAB_ROBOTS_ANY_ROBOT; robot++)
        lab_robots_art_draw_target (cr, palette, robot, i % 2 == 0, size);
      for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
        {
          lab_robots_art_draw_robot (cr, palette, robot, size);
          lab_robots_art_draw_ghost (cr, palette, robot, size);
          lab_robots_art_draw_badge (cr, palette, robot, 99, size);
          lab_robots_art_draw_stop (cr, palette, robot, LAB_ROBOTS_WEST, size);
          lab_robots_art_draw_arrow (cr, palette, robot, LAB_ROBOTS_NORTH, size);
        }
      lab_robots_art_draw_ring (cr, palette, size);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/robots/board-drawing/shapes", test_shapes);
  g_test_add_func ("/robots/board-drawing/contrast", test_contrast);
  g_test_add_func ("/robots/board-drawing/marks", test_marks);
  g_test_add_func ("/robots/board-drawing/ways", test_ways);
  g_test_add_func ("/robots/board-drawing/heat", test_heat);
  g_test_add_func ("/robots/board-drawing/sizes", test_sizes);
  return g_test_run ();
}
