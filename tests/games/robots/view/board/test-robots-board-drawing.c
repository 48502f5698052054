/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdlib.h>

#include "lab-robots-generator.h"
#include "lab-robots-pictures.h"

/* Tests what a board looks like: whether robots and walls can be told apart, also without
 * colors. */

/* The least contrast of what has a meaning (WCAG 2.1, 1.4.11), and of text (1.4.3). */
#define MIN_CONTRAST 3.0
#define MIN_TEXT_CONTRAST 4.5

#define N_STYLES 4

/* Private helpers */

/* Draws a thing; @floor is what is below it. */
static cairo_surface_t *
draw (LabRobotsThing          thing,
      const LabRobotsPalette *palette,
      guint                   robot,
      guint                   detail,
      int                     size,
      LabColor                floor)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  lab_color_set_source (floor, cr);
  cairo_paint (cr);
  lab_robots_art_draw (thing, cr, palette, robot, detail, size);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Draws a robot in gray, without its number. */
static cairo_surface_t *
draw_robot (guint robot,
            int   size)
{
  LabRobotsPalette palette = lab_robots_palettes[LAB_STYLE_CLEAR_DAY];

  for (guint i = 0; i < LAB_ROBOTS_MAX_ROBOTS; i++)
    palette.robots[i] = LAB_COLOR (0x888888);
  palette.paper = palette.ink = LAB_COLOR (0x888888);
  return draw (LAB_ROBOTS_THING_ROBOT, &palette, robot, 0, size, (LabColor) { 0 });
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

/* The contrast of a number to the color below it */
static double
measure_text (const LabRobotsPalette *palette,
              LabColor                color)
{
  return MAX (lab_color_contrast (palette->paper, color),
              lab_color_contrast (palette->ink, color));
}

/* Tests */

/* Each robot has a shape of its own, in small cells, too. */
LAB_TEST ("/robots/board-drawing/shapes", test_shapes)
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

/* Walls, ways, and stops have an edge that is seen on each floor, and numbers can be read, also
 * those of ghosts. The more heat, the darker the color: this is seen without colors, too. */
LAB_TEST ("/robots/board-drawing/contrast", test_contrast)
{
  for (guint style = 0; style < N_STYLES; style++)
    {
      const LabRobotsPalette *palette = &lab_robots_palettes[style];
      const struct
      {
        LabColor first, second;
        double least;
      } pairs[] = {
        { palette->wall_dark, palette->floor_shade, MIN_CONTRAST },
        { palette->outline, palette->floor_shade, MIN_CONTRAST },
        { palette->outline, palette->floor, MIN_CONTRAST },
        { palette->cursor, palette->halo, MIN_CONTRAST },
        { palette->frame_ink, palette->frame, MIN_TEXT_CONTRAST },
      };

      for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
        g_assert_cmpfloat (lab_color_contrast (pairs[i].first, pairs[i].second), >=,
                           pairs[i].least);
      for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
        {
          LabColor ghost = lab_robots_palette_get_ghost (palette, robot);

          g_assert_cmpfloat (measure_text (palette, palette->robots[robot]), >=, MIN_TEXT_CONTRAST);
          g_assert_cmpfloat (measure_text (palette, ghost), >=, MIN_TEXT_CONTRAST);
        }
      g_assert_cmpfloat (lab_color_get_luminance (palette->cool), >,
                         3 * lab_color_get_luminance (palette->hot));
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

/* Robots, their ways, and their stops are seen on each floor, whatever their color. */
LAB_TEST ("/robots/board-drawing/marks", test_marks)
{
  static const struct
  {
    LabRobotsThing what;
    guint detail;
  } marks[] = {
    { LAB_ROBOTS_THING_ROBOT, 0 },
    { LAB_ROBOTS_THING_GHOST, 0 },
    { LAB_ROBOTS_THING_STOP, LAB_ROBOTS_EAST },
    { LAB_ROBOTS_THING_ARROW, LAB_ROBOTS_EAST },
    { LAB_ROBOTS_THING_BADGE, 8 },
  };
  const int size = 28;

  for (guint i = 0; i < 2 * N_STYLES * LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      const LabRobotsPalette *palette = &lab_robots_palettes[i / LAB_ROBOTS_MAX_ROBOTS % N_STYLES];
      LabColor floor = i % 2 == 0 ? palette->floor : palette->floor_shade;

      for (guint mark = 0; mark < G_N_ELEMENTS (marks); mark++)
        {
          cairo_surface_t *surface = draw (marks[mark].what, palette, i % LAB_ROBOTS_MAX_ROBOTS,
                                           marks[mark].detail, size, floor);

          g_assert_cmpfloat (measure_contrast (surface, size, floor), >=, MIN_CONTRAST);
          cairo_surface_destroy (surface);
        }
    }
}

/* Everything can be drawn in all sizes. */
LAB_TEST ("/robots/board-drawing/sizes", test_sizes)
{
  static const int sizes[] = { 1, 5, 9, 14, 27, 70 };
  static const struct
  {
    LabRobotsThing what;
    guint n_robots, detail;
  } things[] = {
    { LAB_ROBOTS_THING_TARGET, LAB_ROBOTS_ANY_ROBOT + 1, 0 },
    { LAB_ROBOTS_THING_TARGET, LAB_ROBOTS_ANY_ROBOT + 1, 1 },
    { LAB_ROBOTS_THING_ROBOT, LAB_ROBOTS_MAX_ROBOTS, 0 },
    { LAB_ROBOTS_THING_GHOST, LAB_ROBOTS_MAX_ROBOTS, 0 },
    { LAB_ROBOTS_THING_BADGE, LAB_ROBOTS_MAX_ROBOTS, 99 },
    { LAB_ROBOTS_THING_STOP, LAB_ROBOTS_MAX_ROBOTS, LAB_ROBOTS_WEST },
    { LAB_ROBOTS_THING_ARROW, LAB_ROBOTS_MAX_ROBOTS, LAB_ROBOTS_NORTH },
    { LAB_ROBOTS_THING_RING, 1, 0 },
  };

  for (guint i = 0; i < N_STYLES * G_N_ELEMENTS (sizes); i++)
    {
      const LabRobotsPalette *palette = &lab_robots_palettes[i % N_STYLES];
      int size = sizes[i / N_STYLES];
      const LabRobotsRecipe recipe = { .size = i % 2 == 0 ? LAB_ROBOTS_MIN_SIZE
                                                         : LAB_ROBOTS_MAX_SIZE,
                                       .n_robots = 4, .density = 100 };
      LabRobotsPictures *pictures;
      LabRobotsBoard board;

      lab_robots_recipe_make (&recipe, i, &board);
      pictures = lab_robots_pictures_new (&board);
      lab_robots_pictures_set_look (pictures, palette, size, size, (size * 3 + 4) / 5, TRUE);
      g_assert_nonnull (lab_robots_pictures_get (pictures, LAB_ROBOTS_THING_FLOOR, 0, 0));
      g_assert_nonnull (lab_robots_pictures_get (pictures, LAB_ROBOTS_THING_WALLS, 0, 0));
      lab_robots_pictures_free (pictures);
      for (guint thing = 0; thing < G_N_ELEMENTS (things); thing++)
        {
          for (guint robot = 0; robot < things[thing].n_robots; robot++)
            cairo_surface_destroy (draw (things[thing].what, palette, robot, things[thing].detail,
                                         size, palette->floor));
        }
    }
}
