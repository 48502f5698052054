/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-tiles.h"
#include "lab-test-mazes.h"

/* The threads that draw tiles, and the memory for them. */

#define SIZE 300
#define PATIENCE (30 * G_TIME_SPAN_SECOND)

typedef struct
{
  LabMaze      *maze;
  LabMazeTiles *tiles;
  guint8       *marks;
  guint         n_ready;
  gboolean      changing;
} Fixture;

/* Private helpers */

static void
on_ready (gpointer data)
{
  Fixture *self = data;

  self->n_ready++;
}

/* Fails if it is called during a change. */
static void
read_marks (guint    row,
            guint    column,
            guint    n_cells,
            guint8  *values,
            gpointer data)
{
  const Fixture *self = data;

  g_assert_false (self->changing);
  for (guint i = 0; i < n_cells; i++)
    values[i] = self->marks[row * SIZE + column + i];
}

static void
set_up (Fixture       *self,
        gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeScene *scene;

  self->maze = lab_test_mazes_make (LAB_MAZE_WILSON, SIZE, SIZE, 0, 3);
  self->marks = g_new0 (guint8, SIZE * SIZE);
  self->tiles = lab_maze_tiles_new (on_ready, self);
  lab_maze_tiles_begin_change (self->tiles);
  scene = &self->tiles->scene;
  scene->maze = self->maze;
  scene->read_marks = read_marks;
  scene->data = self;
  lab_maze_scene_set_palette (scene, &lab_maze_view_palettes[LAB_STYLE_DAY]);
  lab_maze_tiles_restart (self->tiles, TRUE);
  lab_maze_tiles_end_change (self->tiles);
}

static void
tear_down (Fixture       *self,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_maze_tiles_free (self->tiles);
  /* Nothing reads the maze any more, and nothing is called later. */
  lab_maze_free (self->maze);
  g_free (self->marks);
  self->n_ready = 0;
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (self->n_ready, ==, 0);
}

/* Returns some tiles of a scale, row by row. */
static GArray *
list_tiles (double pitch,
            guint  first,
            guint  n_across,
            guint  n_down)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (LabMazeTile));

  for (guint i = 0; i < n_across * n_down; i++)
    {
      LabMazeTile tile = { lab_maze_scale_get (pitch).id, (guint16) (first + i % n_across),
                           (guint16) (i / n_across) };

      g_array_append_val (tiles, tile);
    }
  return tiles;
}

static void
request (Fixture      *self,
         const GArray *tiles)
{
  lab_maze_tiles_request (self->tiles, g_array_index (tiles, LabMazeTile, 0).scale,
                          (const LabMazeTile *) (gpointer) tiles->data, tiles->len, tiles->len);
}

/* Counts the tiles that must be drawn again. */
static guint
count_old (Fixture      *self,
           const GArray *tiles)
{
  guint n = 0;

  for (guint i = 0; i < tiles->len; i++)
    n += !lab_maze_tiles_is_current (self->tiles, g_array_index (tiles, LabMazeTile, i));
  return n;
}

/* Asks for tiles as frames do, until all are there. */
static void
wait_for (Fixture      *self,
          const GArray *tiles)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  do
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      request (self, tiles);
      lab_maze_tiles_wait (self->tiles, 1000);
      g_main_context_iteration (NULL, FALSE);
    }
  while (count_old (self, tiles) > 0);
}

/* Tests */

LAB_TEST_FIXTURE (Fixture, set_up, tear_down)

/* Tiles that were asked for are drawn; when they are, the main thread hears of it. */
LAB_FIXTURE_TEST ("/maze-tiles/request", test_request)
{
  g_autoptr (GArray) tiles = list_tiles (4, 0, 4, 4);

  g_assert_cmpuint (lab_maze_tiles_get_memory (self->tiles), ==, 0);
  wait_for (self, tiles);
  g_assert_cmpuint (lab_maze_tiles_get_memory (self->tiles), ==, 16 * 256 * 256 * 4);
  lab_test_wait (self->n_ready > 0);
}

/* A change of a cell draws the tiles that show it again, and no others. */
LAB_FIXTURE_TEST ("/maze-tiles/change", test_change)
{
  const LabMazeCell cells[] = { { 10, 10 }, { 100, 63 } };
  g_autoptr (GArray) tiles = list_tiles (4, 0, 4, 4);
  guint32 scale = lab_maze_scale_get (4).id;

  wait_for (self, tiles);
  lab_maze_tiles_changed (self->tiles, cells, G_N_ELEMENTS (cells));
  /* The wall on the right of column 63 is in the next tile. */
  g_assert_cmpuint (count_old (self, tiles), ==, 3);
  g_assert_false (lab_maze_tiles_is_current (self->tiles, (LabMazeTile) { scale, 0, 0 }));
  g_assert_false (lab_maze_tiles_is_current (self->tiles, (LabMazeTile) { scale, 0, 1 }));
  g_assert_false (lab_maze_tiles_is_current (self->tiles, (LabMazeTile) { scale, 1, 1 }));
  g_assert_true (lab_maze_tiles_has (self->tiles, (LabMazeTile) { scale, 0, 0 }));
  wait_for (self, tiles);
}

/* Whatever is looked at, tiles out of view take no more memory than allowed. */
LAB_FIXTURE_TEST ("/maze-tiles/memory", test_memory)
{
  gsize most = 0;

  for (guint first = 0; first < 120; first += 8)
    {
      g_autoptr (GArray) tiles = list_tiles (128, first, 8, 5);

      wait_for (self, tiles);
      most = MAX (most, lab_maze_tiles_get_memory (self->tiles));
    }
  g_assert_cmpuint (most, <=, LAB_MAZE_TILES_MEMORY);
  g_assert_cmpuint (most, >, LAB_MAZE_TILES_MEMORY / 2);
}

/* Threads do not read while things change, and continue afterwards. */
LAB_FIXTURE_TEST ("/maze-tiles/gate", test_gate)
{
  g_autoptr (GArray) tiles = list_tiles (0.8, 0, 1, 1);

  for (guint i = 0; i < 300; i++)
    {
      LabMazeCell cell = { i, i };

      request (self, tiles);
      if (i % 16 == 0)
        lab_maze_tiles_wait (self->tiles, 1000);
      lab_maze_tiles_begin_change (self->tiles);
      self->changing = TRUE;
      self->marks[i * SIZE + i] = LAB_MAZE_FLOOR_VISITED;
      lab_maze_open (self->maze, i, i / 2, LAB_MAZE_RIGHT);
      self->changing = FALSE;
      lab_maze_tiles_end_change (self->tiles);
      lab_maze_tiles_changed (self->tiles, &cell, 1);
    }
  wait_for (self, tiles);
}

/* A scene that is replaced is not read any more, although threads were about to. */
LAB_FIXTURE_TEST ("/maze-tiles/replace", test_replace)
{
  g_autoptr (GArray) tiles = list_tiles (4, 0, 5, 5);

  for (guint i = 0; i < 20; i++)
    {
      LabMaze *maze = lab_maze_new (SIZE, SIZE, NULL);

      request (self, tiles);
      lab_maze_tiles_begin_change (self->tiles);
      self->tiles->scene.maze = maze;
      lab_maze_tiles_restart (self->tiles, i % 2 == 0);
      lab_maze_tiles_end_change (self->tiles);
      lab_maze_free (self->maze);
      self->maze = maze;
    }
  wait_for (self, tiles);
}

/* Threads that draw are stopped when nobody wants the tiles any more. */
LAB_FIXTURE_TEST ("/maze-tiles/end", test_end)
{
  g_autoptr (GArray) tiles = list_tiles (24, 0, 20, 20);

  request (self, tiles);
}
