/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-mazes.h"

#include <string.h>

#include "lab-maze-measures.h"

/** lab_test_mazes_make: makes a maze from a seed, and removes some of its dead ends. */
LabMaze *
lab_test_mazes_make (LabMazeGenerator generator,
                     guint            height,
                     guint            width,
                     guint            percent,
                     guint64          seed)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_new (height, width, &error);
  LabRandom random;

  g_assert_no_error (error);
  lab_random_init (&random, seed);
  lab_maze_generate (maze, generator, &random, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (lab_maze_braid (maze, percent, &random, NULL));
  return maze;
}

/** lab_test_mazes_list_walls: (element-type LabMazeWall): lists the walls between cells, row by
 * row, for each cell the one on the right and then the one below. */
GArray *
lab_test_mazes_list_walls (const LabMaze *maze)
{
  GArray *walls = g_array_new (FALSE, FALSE, sizeof (LabMazeWall));

  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          LabMazeWall wall = { { row, column }, { row, column + 1 } };

          if (!lab_maze_is_present (maze, row, column))
            continue;
          if (lab_maze_has_cell (maze, wall.other) && !lab_maze_is_open_right (maze, row, column))
            g_array_append_val (walls, wall);
          wall.other = (LabMazeCell) { row + 1, column };
          if (lab_maze_has_cell (maze, wall.other) && !lab_maze_is_open_below (maze, row, column))
            g_array_append_val (walls, wall);
        }
    }
  return walls;
}

/** lab_test_mazes_read: reads a maze that is drawn or listed, and perhaps what is in its cells. */
LabMaze *
lab_test_mazes_read (const char       *text,
                     LabMazeContents **contents)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_read (text, strlen (text), contents, &error);

  g_assert_no_error (error);
  return maze;
}

/** lab_test_mazes_pick: returns a random cell that is not left out. */
LabMazeCell
lab_test_mazes_pick (const LabMaze *maze,
                     LabRandom     *random)
{
  LabMazeCell cell;

  do
    cell = (LabMazeCell) { lab_random_below (random, maze->height),
                           lab_random_below (random, maze->width) };
  while (!lab_maze_has_cell (maze, cell));
  return cell;
}

/** lab_test_mazes_is_tree: returns whether exactly one way leads from each cell to each other. */
gboolean
lab_test_mazes_is_tree (const LabMaze *maze)
{
  g_autofree guint8 *levels = NULL;
  LabMazeCell start, goal;
  guint64 n = 0;

  lab_maze_get_ends (maze, &start, &goal);
  levels = lab_maze_find_levels (maze, start, NULL, NULL);
  for (gsize i = 0; i < (gsize) maze->height * maze->width; i++)
    n += levels[i] != LAB_MAZE_UNREACHABLE ? 1 : 0;
  return n == maze->n_cells && lab_maze_count_openings (maze) == n - 1;
}

/** lab_test_mazes_get_row: returns the pixels of a row; their lower bytes are 0xrrggbb. */
const guint32 *
lab_test_mazes_get_row (cairo_surface_t *surface,
                        int              y)
{
  cairo_surface_flush (surface);
  return (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface)
                                            + y * cairo_image_surface_get_stride (surface));
}

/** lab_test_mazes_append: a writer of pictures that appends to a #GByteArray. */
void
lab_test_mazes_append (gpointer    bytes,
                       const void *data,
                       gsize       length)
{
  g_byte_array_append (bytes, data, (guint) length);
}
