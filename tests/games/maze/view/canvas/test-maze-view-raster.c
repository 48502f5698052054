/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-raster.h"
#include "lab-test-mazes.h"

/* How mazes are drawn, without a window. */

#define SIZE 256
#define HEIGHT 40
#define WIDTH 60

typedef struct
{
  LabMaze     *maze;
  LabMazeScene scene;
  guint8       cells[HEIGHT * WIDTH];   /* the marks or the heat of the cells */
  LabMazeArea  area;                    /* what is drawn */
  guint32      pixels[SIZE * SIZE];
} Fixture;

/* Private helpers */

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  self->maze = lab_test_mazes_make (LAB_MAZE_WILSON, HEIGHT, WIDTH, 0, 3);
  self->scene.maze = self->maze;
  lab_maze_scene_set_palette (&self->scene, &lab_maze_view_palettes[LAB_STYLE_DAY]);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_maze_free (self->maze);
}

/* Counts down, if there is a number, and stops at 0. */
static gboolean
stop (gpointer data)
{
  guint *n = data;

  return n == NULL || --*n > 0;
}

static void
draw (Fixture      *self,
      LabMazeScale  scale,
      gint64        x,
      gint64        y)
{
  self->area = (LabMazeArea) { scale, x, y, SIZE, SIZE };
  g_assert_true (lab_maze_raster_draw (&self->scene, &self->area, stop, NULL, self->pixels));
}

/* Returns the color at a place of the maze, in cells, or 1 if it is not in the picture. */
static guint32
get_color (Fixture *self,
           double   row,
           double   column)
{
  gint64 across = (gint64) lab_maze_scale_to_pixels (&self->area.scale, column) - self->area.x;
  gint64 down = (gint64) lab_maze_scale_to_pixels (&self->area.scale, row) - self->area.y;

  if (across < 0 || down < 0 || across >= SIZE || down >= SIZE)
    return 1;
  return self->pixels[down * SIZE + across];
}

static gboolean
is_dark (guint32 color)
{
  return (color >> 8 & 0xff) < 0x80;
}

/* Checks the walls and the floors that are in a picture, and returns how many cells are in it. */
static guint
check_cells (Fixture *self)
{
  guint n = 0;

  for (guint row = 0; row < HEIGHT; row++)
    {
      for (guint column = 0; column < WIDTH; column++)
        {
          guint32 floor = get_color (self, row + 0.5, column + 0.5);
          guint32 right = get_color (self, row + 0.5, column + 1);
          guint32 below = get_color (self, row + 1, column + 0.5);

          if (floor == 1 || right == 1 || below == 1)
            continue;
          n++;
          g_assert_cmphex (floor, ==, self->scene.marks[LAB_MAZE_FLOOR_NONE]);
          g_assert_cmpint (is_dark (right), ==, !lab_maze_is_open_right (self->maze, row, column));
          g_assert_cmpint (is_dark (below), ==, !lab_maze_is_open_below (self->maze, row, column));
        }
    }
  return n;
}

static void
read_cells (guint    row,
            guint    column,
            guint    n_cells,
            guint8  *values,
            gpointer data)
{
  memcpy (values, (const guint8 *) data + row * WIDTH + column, n_cells);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

/* Whatever the size of the cells, walls are where the maze has walls. */
LAB_FIXTURE_TEST ("/maze-raster/walls", test_walls)
{
  static const guint pitches[] = { 3, 4, 5, 7, 8, 12, 16, 17, 24, 31, 48, 64, 96, 128 };

  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      LabMazeScale scale = lab_maze_scale_get (pitches[i]);

      g_assert_cmpfloat (scale.ratio, ==, 1);
      for (gint64 y = 0; y < lab_maze_scale_measure (&scale, HEIGHT); y += 5 * SIZE / 3)
        {
          for (gint64 x = 0; x < lab_maze_scale_measure (&scale, WIDTH); x += 5 * SIZE / 3)
            {
              guint n;

              draw (self, scale, x, y);
              n = check_cells (self);
              g_assert_true (x > 0 || y > 0 || n >= 1);
            }
        }
    }
}

/* Tiles that lie side by side are the same picture as one that covers parts of both. */
LAB_FIXTURE_TEST ("/maze-raster/seams", test_seams)
{
  static const double pitches[] = { 0.07, 0.3, 0.45, 0.5, 0.8, 1, 1.37, 2, 2.9, 3, 6, 25 };

  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      LabMazeScale scale = lab_maze_scale_get (pitches[i]);
      const guint place = 7 * SIZE + 9;
      guint32 color;

      draw (self, scale, 0, 0);
      color = self->pixels[place];
      draw (self, scale, 4, 3);
      g_assert_cmphex (self->pixels[place - 3 * SIZE - 4], ==, color);
    }
}

/* Nothing is drawn beyond the maze, and all of it is. */
LAB_FIXTURE_TEST ("/maze-raster/size", test_size)
{
  static const double pitches[] = { 0.03, 0.1, 0.5, 0.75, 1, 1.5, 2, 3, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      LabMazeScale scale = lab_maze_scale_get (pitches[i]);
      gint64 width = lab_maze_scale_measure (&scale, WIDTH);
      gint64 height = lab_maze_scale_measure (&scale, HEIGHT);

      draw (self, scale, 0, 0);
      g_assert_cmphex (self->pixels[0], !=, 0);
      if (width < SIZE)
        {
          g_assert_cmphex (self->pixels[width], ==, 0);
          g_assert_cmphex (self->pixels[width - 1], !=, 0);
        }
      g_assert_cmphex (self->pixels[height * SIZE], ==, 0);
      g_assert_cmphex (self->pixels[(height - 1) * SIZE], !=, 0);
    }
}

/* From far away, a full grid is dark, an empty one is light, and a maze is in between. */
LAB_FIXTURE_TEST ("/maze-raster/density", test_density)
{
  static const double pitches[] = { 0.06, 0.1, 0.25, 0.4, 0.5, 0.8, 1, 1.5 };

  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      LabMazeScale scale = lab_maze_scale_get (pitches[i]);
      g_autoptr (LabMaze) other = lab_maze_new (HEIGHT, WIDTH, NULL);
      guint place = SIZE + 1, maze = 0, full, empty;

      draw (self, scale, 0, 0);
      for (guint y = 0; y < 2; y++)
        {
          for (guint x = 0; x < 2; x++)
            maze += (self->pixels[place + y * SIZE + x] >> 8 & 0xff) / 4;
        }
      self->scene.maze = other;
      draw (self, scale, 0, 0);
      full = self->pixels[place] >> 8 & 0xff;
      lab_maze_empty (other);
      draw (self, scale, 0, 0);
      empty = self->pixels[place] >> 8 & 0xff;
      self->scene.maze = self->maze;
      g_assert_cmpuint (full, <, maze);
      g_assert_cmpuint (maze, <, empty);
    }
}

/* Returns how red the reddest pixel is at a place of the maze or beside it. */
static int
find_red (Fixture *self,
          double   row,
          double   column)
{
  const LabMazeArea area = self->area;
  int red = 0;

  for (int i = 0; i < 9; i++)
    {
      guint32 color;

      self->area.x = area.x + i % 3 - 1;
      self->area.y = area.y + i / 3 - 1;
      color = get_color (self, row, column);
      red = MAX (red, (int) (color >> 16 & 0xff) - (int) (color & 0xff));
    }
  return red;
}

/* The colors of floors can be told at every scale, and one current cell can be seen. */
LAB_FIXTURE_TEST ("/maze-raster/marks", test_marks)
{
  static const double pitches[] = { 0.1, 0.3, 0.5, 1, 2, 3, 10, 20 };

  self->scene.read_marks = read_cells;
  self->scene.data = self->cells;
  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      LabMazeScale scale = lab_maze_scale_get (pitches[i]);
      gint64 middle = (gint64) lab_maze_scale_to_pixels (&scale, 30) - SIZE / 2;
      gint64 x = MAX (middle, 0);
      guint32 left, right;

      for (guint cell = 0; cell < HEIGHT * WIDTH; cell++)
        self->cells[cell] = cell % WIDTH < 30 ? LAB_MAZE_FLOOR_VISITED : LAB_MAZE_FLOOR_FRONTIER;
      draw (self, scale, x, 0);
      left = get_color (self, 0.5, 25.5);
      right = get_color (self, 0.5, 35.5);
      /* Blue on the left, yellow on the right. */
      g_assert_cmpint ((int) (left & 0xff) - (int) (left >> 16 & 0xff), >, 0);
      g_assert_cmpint ((int) (right & 0xff) - (int) (right >> 16 & 0xff), <, 0);
      memset (self->cells, LAB_MAZE_FLOOR_UNVISITED, sizeof self->cells);
      self->cells[17 * WIDTH + 23] = LAB_MAZE_FLOOR_CURRENT;
      middle = (gint64) lab_maze_scale_to_pixels (&scale, 17) - SIZE / 2;
      x = MAX ((gint64) lab_maze_scale_to_pixels (&scale, 23) - SIZE / 2, 0);
      draw (self, scale, x, MAX (middle, 0));
      g_assert_cmpint (find_red (self, 17.5, 23.5), >, 0x30);
    }
}

LAB_FIXTURE_TEST ("/maze-raster/heat", test_heat)
{
  LabMazeScale scale = lab_maze_scale_get (5);

  for (guint cell = 0; cell < HEIGHT * WIDTH; cell++)
    self->cells[cell] = (guint8) (1 + cell / WIDTH * 6);
  self->scene.read_heat = read_cells;
  self->scene.data = self->cells;
  draw (self, scale, 0, 0);
  for (guint row = 0; row < HEIGHT; row++)
    g_assert_cmphex (get_color (self, row + 0.5, 0.5), ==,
                     self->scene.heat[1 + row * 6]);
}

/* Cells that are left out are transparent, and have walls around them. */
LAB_FIXTURE_TEST ("/maze-raster/shape", test_shape)
{
  g_autoptr (LabMaze) maze = lab_maze_new (4, 4, NULL);
  LabMazeScale scale = lab_maze_scale_get (20);

  lab_maze_empty (maze);
  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 1, 1 }, NULL));
  self->scene.maze = maze;
  draw (self, scale, 0, 0);
  g_assert_cmphex (get_color (self, 1.5, 1.5), ==, 0);
  g_assert_true (is_dark (get_color (self, 1.5, 1)));
  g_assert_true (is_dark (get_color (self, 2, 1.5)));
  g_assert_cmphex (get_color (self, 2.5, 1.5), !=, 0);
  self->scene.maze = self->maze;
}

/* Drawing can be stopped between two rows. */
LAB_FIXTURE_TEST ("/maze-raster/stop", test_stop)
{
  static const double pitches[] = { 0.1, 0.7, 2.5, 4 };

  for (guint i = 0; i < G_N_ELEMENTS (pitches); i++)
    {
      const LabMazeArea area = { lab_maze_scale_get (pitches[i]), 0, 0, SIZE, SIZE };
      guint n_rows = 3;

      g_assert_false (lab_maze_raster_draw (&self->scene, &area, stop, &n_rows, self->pixels));
      g_assert_cmpuint (n_rows, ==, 0);
    }
}

/* A maze that should fit does, and would not if it were larger. */
LAB_TEST ("/maze-raster/fit", test_fit)
{
  static const guint sizes[] = { 2, 3, 10, 33, 100, 217, 300, 450, 999, 1000, 10000, 65536 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      LabMazeScale scale = lab_maze_scale_fit (sizes[i], sizes[i], 800, 900, 96);

      g_assert_cmpint (lab_maze_scale_measure (&scale, sizes[i]), <=, 800);
      if (scale.pitch < 96)
        g_assert_cmpint (lab_maze_scale_measure (&scale, sizes[i]), >=,
                         scale.ratio < 1 || scale.cell == 0 ? 790 : 600);
      g_assert_cmpfloat (scale.pitch, <=, 96);
      g_assert_cmpuint (lab_maze_scale_get_by_id (scale.id).id, ==, scale.id);
      g_assert_cmpfloat_with_epsilon (
          lab_maze_scale_to_cells (&scale, lab_maze_scale_to_pixels (&scale, 1.25)), 1.25, 1e-9);
    }
}
