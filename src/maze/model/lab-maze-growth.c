/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-growth-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-refuse.h"

/* How often a start is drawn before the first cell is taken, if many cells are left out. */
#define N_DRAWS 64

/* Private helpers */

static void
make_choices (LabMazeGrowth *self)
{
  for (guint set = 1; set < 1u << LAB_MAZE_N_DIRECTIONS; set++)
    {
      for (guint i = 0, direction = 0; i < LAB_MAZE_N_CHOICES; direction = (direction + 1) % 4)
        {
          if ((set & LAB_MAZE_BIT (direction)) == 0)
            continue;
          self->choices[set][i] = (guint8) direction;
          self->choice_steps[set][i++] = self->steps[direction];
        }
    }
}

/* Returns which cells of a word of @row were reached, without the root. */
static guint64
get_reached (const LabMazeGrowth *self,
             guint                row,
             gsize                word,
             gsize                root)
{
  guint64 reached = row < self->maze->height ? lab_maze_get_present_word (self->maze, row, word)
                                             : 0;

  if (root / 64 == (row + (gsize) 1) * self->maze->n_words + word)
    reached &= ~(G_GUINT64_CONSTANT (1) << root % 64);
  return reached;
}

/* Returns which cells of a word of @row were reached from the cell above. */
static guint64
get_from_above (const LabMazeGrowth *self,
                guint                row,
                gsize                word,
                gsize                root)
{
  guint64 reached = get_reached (self, row, word, root);
  const guint64 *words;

  if (reached == 0)
    return 0;
  words = lab_maze_get_words (self->maze, row) + 2 * word;
  return ~words[0] & ~words[1] & reached;
}

/* Private functions of the model */

/**
 * lab_maze_growth_begin:
 * @self: (out caller-allocates): the growth
 * @maze: a maze, whose walls are lost
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Prepares the growth of a maze. No cell is marked.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_growth_begin (LabMazeGrowth  *self,
                       LabMaze        *maze,
                       LabRandom      *random,
                       GError        **error)
{
  gsize n_words = maze->n_words;
  gssize stride = (gssize) n_words * 64;

  *self = (LabMazeGrowth) { .maze = maze, .random = random, .stride = n_words * 64,
                            .steps = { -stride, stride, -1, 1 } };
  self->marked = g_try_new (guint64, (maze->height + 2) * n_words);
  if (self->marked == NULL)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                       _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                       maze->height, maze->width);
  make_choices (self);
  memset (self->marked, 0xff, n_words * sizeof (guint64));
  memset (self->marked + (maze->height + 1) * n_words, 0xff, n_words * sizeof (guint64));
  for (guint row = 0; row < maze->height; row++)
    {
      for (gsize i = 0; i < n_words; i++)
        self->marked[(row + 1) * n_words + i] = ~lab_maze_get_present_word (maze, row, i);
    }
  lab_maze_fill (maze);
  return TRUE;
}

/** lab_maze_growth_pick_start: returns the place of a random cell. */
gsize
lab_maze_growth_pick_start (LabMazeGrowth *self)
{
  guint row, column;

  for (guint i = 0; i < N_DRAWS; i++)
    {
      row = lab_random_below (self->random, self->maze->height);
      column = lab_random_below (self->random, self->maze->width);
      if (lab_maze_is_present (self->maze, row, column))
        return lab_maze_growth_find_place (self, row, column);
    }
  for (row = column = 0; !lab_maze_is_present (self->maze, row, column);)
    {
      column = (column + 1) % self->maze->width;
      row += column == 0 ? 1 : 0;
    }
  return lab_maze_growth_find_place (self, row, column);
}

/**
 * lab_maze_growth_finish:
 * @self: the growth; all cells are marked
 * @root: the place of the first cell, which was not reached from anywhere
 *
 * Turns the directions into openings, for 64 cells at a time. A cell is open to the right if it was
 * reached from there, or if the next cell was reached from the left; and so on below. Each row
 * needs only itself and the next row, so the openings can replace the directions.
 */
void
lab_maze_growth_finish (LabMazeGrowth *self,
                        gsize          root)
{
  LabMaze *maze = self->maze;

  for (guint row = 0; row < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);
      guint64 reached = get_reached (self, row, 0, root);

      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 low = words[2 * i], high = words[2 * i + 1];
          guint64 next_reached = 0, next_left = 0;

          if (i + 1 < maze->n_words)
            {
              next_reached = get_reached (self, row, i + 1, root);
              next_left = ~words[2 * i + 2] & words[2 * i + 3] & next_reached;
            }
          words[2 * i] = (low & high & reached) | (~low & high & reached) >> 1 | next_left << 63;
          words[2 * i + 1] = (low & ~high & reached) | get_from_above (self, row + 1, i, root);
          reached = next_reached;
        }
    }
}

/** lab_maze_growth_clear: frees the marks. */
void
lab_maze_growth_clear (LabMazeGrowth *self)
{
  g_clear_pointer (&self->marked, g_free);
}
