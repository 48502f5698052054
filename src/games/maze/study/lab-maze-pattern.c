/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-pattern.h"

#include "lab-maze.h"

/* Private helpers */

static gboolean
is_straight (const LabMaze *maze,
             guint          row,
             guint          column)
{
  guint ways = lab_maze_get_ways (maze, row, column);

  return ways == (1u << LAB_MAZE_UP | 1u << LAB_MAZE_DOWN)
         || ways == (1u << LAB_MAZE_LEFT | 1u << LAB_MAZE_RIGHT);
}

static void
add_maze (LabMazePattern *self,
          const LabMaze  *maze)
{
  for (guint row = 0; row < self->height; row++)
    {
      for (guint column = 0; column < self->width; column++)
        {
          gsize cell = (gsize) row * self->width + column;

          self->right[cell] += lab_maze_is_open_right (maze, row, column) ? 1 : 0;
          self->below[cell] += lab_maze_is_open_below (maze, row, column) ? 1 : 0;
          self->straight += is_straight (maze, row, column) ? 1 : 0;
        }
    }
}

/* Turns numbers of mazes into shares. */
static void
divide (LabMazePattern *self,
        guint           n_mazes)
{
  gsize n_cells = (gsize) self->height * self->width;

  for (gsize cell = 0; cell < n_cells; cell++)
    {
      self->right[cell] /= n_mazes;
      self->below[cell] /= n_mazes;
      if (cell >= n_cells - self->width)
        self->last_row += self->right[cell] / (self->width - 1);
      if (cell % self->width == self->width - 1)
        self->last_column += self->below[cell] / (self->height - 1);
    }
  self->straight /= (double) n_cells * n_mazes;
}

/* Public functions */

/**
 * lab_maze_pattern_new:
 * @generator: a generator
 * @height: the height of the mazes, at least 2
 * @width: their width, at least 2
 * @n_mazes: the number of mazes
 * @seed: the seed of the first maze; each other one has the next seed
 *
 * Generates mazes and counts their openings. It is meant for small mazes, which take no time.
 *
 * Returns: (transfer full): where the openings are
 */
LabMazePattern *
lab_maze_pattern_new (LabMazeGenerator generator,
                      guint            height,
                      guint            width,
                      guint            n_mazes,
                      guint64          seed)
{
  gsize n_cells = (gsize) height * width;
  LabMazePattern *self;

  g_return_val_if_fail (height > 1 && width > 1 && n_mazes > 0, NULL);

  self = g_new0 (LabMazePattern, 1);
  self->height = height;
  self->width = width;
  self->right = g_new0 (double, n_cells);
  self->below = g_new0 (double, n_cells);
  for (guint i = 0; i < n_mazes; i++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
      LabRandom random;

      lab_random_init (&random, seed + i);
      if (maze == NULL || !lab_maze_generate (maze, generator, &random, NULL, NULL))
        g_error ("There is not enough memory for a small maze.");
      add_maze (self, maze);
    }
  divide (self, n_mazes);
  return self;
}

/** lab_maze_pattern_free: frees @self. */
void
lab_maze_pattern_free (LabMazePattern *self)
{
  g_free (self->right);
  g_free (self->below);
  g_free (self);
}
