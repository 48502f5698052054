/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-figure.h"

#include "lab-test-mazes.h"

/* A picture has two pixels for each unit. */
#define SCALE 2
#define STEP (SCALE * LAB_MAZE_FIGURE_CELL)

/* Private helpers */

static cairo_status_t
read_png (void          *stream,
          unsigned char *data,
          unsigned int   length)
{
  return g_input_stream_read_all (stream, data, length, NULL, NULL, NULL)
             ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR;
}

static cairo_surface_t *
draw_figure (const LabMazeFigure *figure)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GInputStream) stream = NULL;
  cairo_surface_t *surface;

  lab_maze_figure_write (figure, LAB_FIGURE_PNG, lab_test_mazes_append, bytes, &error);
  g_assert_no_error (error);
  stream = g_memory_input_stream_new_from_data (bytes->data, bytes->len, NULL);
  surface = cairo_image_surface_create_from_png_stream (read_png, stream);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  return surface;
}

static guint32
get_color (cairo_surface_t *surface,
           int              y,
           int              x)
{
  return lab_test_mazes_get_row (surface, y)[x] & 0xffffff;
}

/* Returns whether a pixel is black. The places are in half cells from the corner of the maze. */
static gboolean
is_black (cairo_surface_t *surface,
          int              half_row,
          int              half_column)
{
  guint32 color = get_color (surface, STEP + half_row * STEP / 2, STEP + half_column * STEP / 2);

  g_assert_true (color == 0 || color == 0xffffff);
  return color == 0;
}

/* Tests */

LAB_TEST ("/maze-figure/walls", test_walls)
{
  g_autoptr (LabMaze) maze = lab_maze_new (3, 4, NULL);
  LabMazeFigure figure = lab_maze_figure_init (maze, LAB_FIGURE_PNG);
  cairo_surface_t *surface;

  lab_maze_empty (maze);
  lab_maze_leave_out (maze, (LabMazeCell) { 2, 3 }, NULL);
  lab_maze_set_wall (maze, (LabMazeCell) { 0, 1 }, (LabMazeCell) { 0, 2 }, TRUE, NULL);
  lab_maze_set_wall (maze, (LabMazeCell) { 1, 0 }, (LabMazeCell) { 2, 0 }, TRUE, NULL);
  surface = draw_figure (&figure);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 6 * STEP);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 5 * STEP);
  for (int row = 0; row <= 6; row++)
    {
      for (int column = 0; column <= 8; column++)
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

/* Cells and walls have the sizes that were asked for, in pixels, and entrances are open. */
LAB_TEST ("/maze-figure/sizes", test_sizes)
{
  g_autoptr (LabMaze) maze = lab_maze_new (2, 3, NULL);
  g_autoptr (GArray) entrances = NULL;
  static const guint sizes[][2] = { { 2, 1 }, { 3, 1 }, { 7, 2 }, { 10, 9 }, { 31, 5 } };

  entrances = lab_maze_entrance_list (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 1, 2 });
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      guint cell = sizes[i][0], wall = sizes[i][1], first = cell - wall / 2;
      LabMazeFigure figure = { maze, cell, wall, cell, entrances, NULL };
      cairo_surface_t *surface = draw_figure (&figure);

      g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 5 * cell);
      g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 4 * cell);
      for (guint y = 0; y < 4 * cell; y++)
        {
          for (guint x = 0; x < 5 * cell; x++)
            {
              gboolean inside = y >= first && x >= first && y < first + 2 * cell + wall
                                && x < first + 3 * cell + wall;
              guint row = inside ? (y - first) / cell : 0, column = inside ? (x - first) / cell : 0;
              gboolean across = inside && (y - first) % cell < wall;
              gboolean down = inside && (x - first) % cell < wall;
              gboolean gap = across && !down
                             && ((row == 0 && column == 0) || (row == 2 && column == 2));

              g_assert_cmphex (get_color (surface, (int) y, (int) x), ==,
                               (across || down) && !gap ? 0x000000 : 0xffffff);
            }
        }
      cairo_surface_destroy (surface);
    }
}

/* The way is a line from entrance to entrance through the middle of cells, with a ring at its start
 * and a disc at its end. */
LAB_TEST ("/maze-figure/solution", test_solution)
{
  enum { WHITE = 0xffffff, BLACK = 0x000000, RED = 0xe01b24 };
  enum { MIDDLE = STEP + STEP / 2, NEXT = MIDDLE + STEP };
  static const LabMazeCell cells[] = { { 0, 0 }, { 0, 1 }, { 1, 1 } };
  static const struct
  {
    int y, x;
    guint32 closed, open;       /* without entrances and with them */
  } places[] = {
    { MIDDLE, MIDDLE, WHITE, WHITE },
    { MIDDLE, MIDDLE + 6, RED, RED },
    { MIDDLE, MIDDLE + STEP / 2, RED, RED },
    { MIDDLE, NEXT, RED, RED },
    { MIDDLE + STEP / 2, NEXT, RED, RED },
    { NEXT, NEXT, RED, RED },
    { NEXT, NEXT + 6, RED, RED },
    { MIDDLE, NEXT + 6, WHITE, WHITE },
    { NEXT, MIDDLE, WHITE, WHITE },
    { STEP, MIDDLE, BLACK, RED },
    { 3 * STEP, NEXT, BLACK, RED },
  };
  g_autoptr (LabMaze) maze = lab_test_mazes_read ("0,0: 0,1\n0,1: 0,0 1,1\n1,0:\n1,1: 0,1\n", NULL);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
  g_autoptr (GArray) entrances = lab_maze_entrance_list (maze, cells[0], cells[2]);

  g_array_append_vals (path, cells, G_N_ELEMENTS (cells));
  for (guint i = 0; i < 2 * G_N_ELEMENTS (places); i++)
    {
      LabMazeFigure figure = lab_maze_figure_init (maze, LAB_FIGURE_PNG);
      cairo_surface_t *surface;

      figure.path = path;
      figure.entrances = i % 2 == 1 ? entrances : NULL;
      surface = draw_figure (&figure);
      g_assert_cmphex (get_color (surface, places[i / 2].y, places[i / 2].x), ==,
                       i % 2 == 1 ? places[i / 2].open : places[i / 2].closed);
      cairo_surface_destroy (surface);
    }
}

LAB_TEST ("/maze-figure/formats", test_formats)
{
  static const char * const signatures[LAB_N_FIGURE_FORMATS] = { "<?xml", "%PDF-", "\x89PNG" };
  g_autoptr (LabMaze) maze = lab_maze_new (2, 2, NULL);
  g_autoptr (LabMaze) large = lab_maze_new (1, LAB_MAZE_FIGURE_MAX + 1, NULL);
  g_autoptr (LabMaze) largest = lab_maze_new (1, LAB_MAZE_FIGURE_MAX, NULL);

  for (LabFigureFormat format = 0; format < LAB_N_FIGURE_FORMATS; format++)
    {
      LabMazeFigure figure = lab_maze_figure_init (maze, format);
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      g_autoptr (GError) error = NULL;
      gboolean has_limit = format != LAB_FIGURE_PNG;

      lab_maze_figure_write (&figure, format, lab_test_mazes_append, bytes, &error);
      g_assert_no_error (error);
      g_assert_true (memcmp (bytes->data, signatures[format], strlen (signatures[format])) == 0);
      figure.maze = largest;
      lab_maze_figure_write (&figure, format, lab_test_mazes_append, bytes, &error);
      g_assert_no_error (error);
      figure.maze = large;
      g_assert_cmpint (
          lab_maze_figure_write (&figure, format, lab_test_mazes_append, bytes, &error), !=,
          has_limit);
      g_assert_true (g_error_matches (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE) == has_limit);
      figure.maze = largest;
      figure.cell = 100;
      g_assert_cmpint (lab_maze_figure_write (&figure, format, lab_test_mazes_append, bytes, NULL),
                       !=, has_limit);
    }
}
