/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include "lab-maze-labels-private.h"

/* A wall is a number: twice the place of its cell, and 1 if it is below the cell, not on the right.
 * The place of a cell counts the bits of the rows. */

/* Private helpers */

/* Lists all walls in a random order (Fisher and Yates, in Durstenfeld's form, 1964). */
static guint32 *
list_walls (const LabMaze *maze,
            LabRandom     *random,
            gsize         *n_walls)
{
  guint32 *walls = g_new (guint32, 2 * maze->n_cells + 1);
  gsize n = 0;

  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        {
          guint32 place = (guint32) (row * maze->n_words * 64 + column);
          guint64 right = lab_maze_get_sides_right (maze, row, column / 64);
          guint64 below = lab_maze_get_sides_below (maze, row, column / 64);

          if ((right >> column % 64 & 1) != 0)
            walls[n++] = 2 * place;
          if ((below >> column % 64 & 1) != 0)
            walls[n++] = 2 * place + 1;
        }
    }
  /* The first version drew numbers here. The same seed still gives the same maze. */
  for (gsize i = 0; i < n; i += 4)
    (void) lab_random_next (random);
  for (gsize left = n; left > 1; left--)
    {
      gsize pick = lab_random_below (random, (guint32) left);
      guint32 wall = walls[pick];

      walls[pick] = walls[left - 1];
      walls[left - 1] = wall;
    }
  *n_walls = n;
  return walls;
}

/* Private functions of the model */

/**
 * lab_maze_make_kruskal:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Makes a maze by looking at all walls in a random order, and opening those between cells with
 * different labels (Kruskal 1956). The labels are trees of a union-find structure. Larger mazes
 * are made in tiles, see lab_maze_make_kruskal_in_tiles().
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_kruskal (LabMaze    *maze,
                       LabRandom  *random,
                       GError    **error)
{
  g_autofree guint32 *walls = NULL;
  g_autofree guint32 *labels = NULL;
  guint32 stride = (guint32) maze->n_words * 64, n_places = stride * maze->height;
  gsize n_walls;

  if (MAX (maze->height, maze->width) > 1 << LAB_MAZE_TILE_BITS)
    return lab_maze_make_kruskal_in_tiles (maze, LAB_MAZE_TILE_BITS, random, error);
  walls = list_walls (maze, random, &n_walls);
  labels = g_new (guint32, n_places);
  lab_maze_fill (maze);
  for (guint32 i = 0; i < n_places; i++)
    labels[i] = i;
  for (gsize i = 0; i < n_walls; i++)
    lab_maze_labels_join (labels, maze, walls[i]);
  return TRUE;
}
