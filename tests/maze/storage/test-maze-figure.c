/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-figure.h"

#include <string.h>

/* A picture has two pixels for each unit. */
#define SCALE 2
#define STEP (SCALE * LAB_MAZE_FIGURE_CELL)

/* Private helpers */

typedef struct
{
  const guint8 *data;
  gsize size;
} Rest;

static cairo_status_t
read_rest (void          *closure,
           unsigned char *data,
           unsigned int   length)
{
  Rest *rest = closure;

  if (length > rest->size)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, rest->data, length);
  rest->data += length;
  rest->size -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
draw_pixels (const LabMaze *maze)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = lab_maze_figure_render (maze, LAB_FIGURE_PNG, &error);
  cairo_surface_t *surface;
  Rest rest = { 0 };

  g_assert_no_error (error);
  rest.data = g_bytes_get_data (bytes, &rest.size);
  surface = cairo_image_surface_create_from_png_stream (read_rest, &rest);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  return surface;
}

/* Returns whether a pixel is black. The places are in half cells from the corner of the maze. */
static gboolean
is_black (cairo_surface_t *surface,
          guint            half_row,
          guint            half_column)
{
  guint y = STEP + half_row * STEP / 2, x = STEP + half_column * STEP / 2;
  const guint8 *row = cairo_image_surface_get_data (surface)
                      + y * (guint) cairo_image_surface_get_stride (surface);
  guint8 value = row[4 * x];

  g_assert_true (value == 0 || value == 0xff);
  return value == 0;
}

/* Tests */

static void
test_walls (void)
{
  g_autoptr (LabMaze) maze = lab_maze_new (3, 4, NULL);
  g_autoptr (GArray) walls = NULL;
  cairo_surface_t *surface;

  lab_maze_empty (maze);
  lab_maze_leave_out (maze, (LabMazeCell) { 2, 3 }, NULL);
  lab_maze_add_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 0, 2 }, NULL);
  lab_maze_add_wall (maze, (LabMazeCell) { 1, 0 }, (LabMazeCell) { 2, 0 }, NULL);
  surface = draw_pixels (maze);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 6 * STEP);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 5 * STEP);
  for (guint row = 0; row <= 6; row++)
    {
      for (guint column = 0; column <= 8; column++)
        {
          gboolean border = row == 0 || column == 0 || (row == 6 && column < 7)
                            || (column == 8 && row < 5);
          gboolean around = (row == 4 && column >= 6) || (column == 6 && row >= 4);
          gboolean inside = (column == 4 && row <= 2) || (row == 4 && column <= 2);

          g_assert_true (is_black (surface, row, column) == (border || around || inside));
        }
    }
  cairo_surface_destroy (surface);
}

static void
test_formats (void)
{
  static const char * const signatures[LAB_N_FIGURE_FORMATS] = { "<?xml", "%PDF-", "\x89PNG" };
  g_autoptr (LabMaze) maze = lab_maze_new (2, 2, NULL);
  g_autoptr (LabMaze) large = lab_maze_new (1, LAB_MAZE_FIGURE_MAX + 1, NULL);
  g_autoptr (LabMaze) largest = lab_maze_new (1, LAB_MAZE_FIGURE_MAX, NULL);

  for (LabFigureFormat format = 0; format < LAB_N_FIGURE_FORMATS; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = lab_maze_figure_render (maze, format, &error);
      g_autoptr (GBytes) more = lab_maze_figure_render (largest, format, NULL);

      g_assert_no_error (error);
      g_assert_nonnull (more);
      g_assert_true (memcmp (g_bytes_get_data (bytes, NULL), signatures[format],
                             strlen (signatures[format])) == 0);
      g_assert_null (lab_maze_figure_render (large, format, &error));
      g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/maze-figure/walls", test_walls);
  g_test_add_func ("/maze-figure/formats", test_formats);
  return g_test_run ();
}
