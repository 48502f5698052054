/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze-private.h"
#include "lab-refuse.h"

/* A generator makes a maze of any shape, or only a whole rectangle. */
static const struct
{
  const char *word;
  gboolean (*make_shape) (LabMaze          *maze,
                          LabRandom        *random,
                          LabMazeRecorder  *recorder,
                          GError          **error);
  void (*make_rectangle) (LabMaze         *maze,
                          LabRandom       *random,
                          LabMazeRecorder *recorder);
} generators[LAB_N_MAZE_GENERATORS] = {
  [LAB_MAZE_BINARY_TREE] = { "binary-tree", NULL, lab_maze_make_binary_tree },
  [LAB_MAZE_SIDEWINDER] = { "sidewinder", NULL, lab_maze_make_sidewinder },
  [LAB_MAZE_KRUSKAL] = { "kruskal", lab_maze_make_kruskal, NULL },
  [LAB_MAZE_EXPLORATION] = { "exploration", lab_maze_make_exploration, NULL },
  [LAB_MAZE_WILSON] = { "wilson", lab_maze_make_wilson, NULL },
  [LAB_MAZE_PRIM] = { "prim", lab_maze_make_prim, NULL },
  [LAB_MAZE_GROWING_TREE] = { "growing-tree", lab_maze_make_growing_tree, NULL },
  [LAB_MAZE_ELLER] = { "eller", NULL, lab_maze_make_eller },
  [LAB_MAZE_ALDOUS_BRODER] = { "aldous-broder", lab_maze_make_aldous_broder, NULL },
  [LAB_MAZE_HUNT_AND_KILL] = { "hunt-and-kill", lab_maze_make_hunt_and_kill, NULL },
  [LAB_MAZE_DIVISION] = { "division", NULL, lab_maze_make_division },
};

/* Private helpers */

/* Returns all dead ends, or NULL if there is not enough memory for them. */
static LabMazeCell *
list_dead_ends (const LabMaze *maze,
                guint         *n_cells)
{
  LabMazeCell *cells = NULL;

  /* First they are counted, then noted. */
  for (guint round = 0; round < 2; round++)
    {
      guint n = 0;

      for (guint row = 0; row < maze->height; row++)
        {
          for (guint column = 0; column < maze->width; column++)
            {
              LabMazeCell cell = { row, column };

              if (!lab_maze_is_dead_end (maze, cell))
                continue;
              if (cells != NULL)
                cells[n] = cell;
              n++;
            }
        }
      *n_cells = n;
      if (round == 0)
        cells = g_try_new0 (LabMazeCell, MAX (n, 1));
      if (cells == NULL)
        return NULL;
    }
  return cells;
}

/* Removes a random wall of a dead end. Returns how many dead ends are gone: none, if its other
 * sides are the border; two, if the wall was between two dead ends. */
static guint
open_dead_end (LabMaze     *maze,
               LabMazeCell  cell,
               LabRandom   *random)
{
  guint walls = lab_maze_get_sides (maze, cell.row, cell.column)
                & ~lab_maze_get_ways (maze, cell.row, cell.column);
  LabMazeCell other;
  guint n_gone;

  if (walls == 0)
    return 0;
  for (guint skip = lab_random_below (random, (guint) __builtin_popcount (walls)); skip > 0; skip--)
    walls &= walls - 1;
  other = lab_maze_step (cell, (LabMazeDirection) __builtin_ctz (walls));
  n_gone = lab_maze_is_dead_end (maze, other) ? 2 : 1;
  lab_maze_open (maze, cell.row, cell.column, (LabMazeDirection) __builtin_ctz (walls));
  return n_gone;
}

/* Returns whether the next of some walls is among those to remove, and counts both down: each set
 * of walls is equally likely (Fan, Muller, and Rezucha 1962; Knuth's algorithm S). */
static gboolean
take_wall (guint64   *n_walls,
           guint64   *n_left,
           LabRandom *random)
{
  /* A multiple of 2^-53 from 0 up to 1, without 1. */
  double number = (double) (lab_random_next (random) >> 11) / 9007199254740992.0;
  gboolean taken = number * (double) *n_left < (double) *n_walls;

  *n_walls -= taken ? 1 : 0;
  (*n_left)--;
  return taken;
}

/* Public functions */

/** lab_maze_generator_get_word: returns the name of a generator on the command line. */
const char *
lab_maze_generator_get_word (LabMazeGenerator generator)
{
  g_return_val_if_fail (generator < LAB_N_MAZE_GENERATORS, NULL);

  return generators[generator].word;
}

/**
 * lab_maze_generator_parse:
 * @word: a word
 * @generator: (out): the generator with this name
 *
 * Finds a generator by its name.
 *
 * Returns: whether there is one
 */
gboolean
lab_maze_generator_parse (const char       *word,
                          LabMazeGenerator *generator)
{
  g_return_val_if_fail (word != NULL && generator != NULL, FALSE);

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      *generator = i;
      if (strcmp (generators[i].word, word) == 0)
        return TRUE;
    }
  return FALSE;
}

/** lab_maze_generator_makes_shapes: returns whether a generator can make mazes of any shape. */
gboolean
lab_maze_generator_makes_shapes (LabMazeGenerator generator)
{
  g_return_val_if_fail (generator < LAB_N_MAZE_GENERATORS, FALSE);

  return generators[generator].make_shape != NULL;
}

/**
 * lab_maze_generate:
 * @maze: a maze, whose walls are lost
 * @generator: how to generate
 * @random: the random numbers; the same numbers give the same maze on every machine
 * @error: return location for a #LabMazeError
 *
 * Makes a perfect maze of all cells that are not left out. Generators that work by rows, and
 * division, need a whole rectangle.
 *
 * Returns: %TRUE if it is possible and there is enough memory
 */
gboolean
lab_maze_generate (LabMaze           *maze,
                   LabMazeGenerator   generator,
                   LabRandom         *random,
                   GError           **error)
{
  g_return_val_if_fail (maze != NULL && random != NULL, FALSE);
  g_return_val_if_fail (generator < LAB_N_MAZE_GENERATORS, FALSE);

  return lab_maze_generate_recorded (maze, generator, random, NULL, error);
}

/**
 * lab_maze_generate_recorded:
 * @maze: a maze, whose walls are lost
 * @generator: how to generate
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Does the same as lab_maze_generate(). If the recorder stopped, the maze is not finished.
 *
 * Returns: %TRUE if it is possible and there is enough memory
 */
gboolean
lab_maze_generate_recorded (LabMaze           *maze,
                            LabMazeGenerator   generator,
                            LabRandom         *random,
                            LabMazeRecorder   *recorder,
                            GError           **error)
{
  if (generators[generator].make_shape != NULL)
    return lab_maze_check_connected (maze, error)
           && generators[generator].make_shape (maze, random, recorder, error);
  if (maze->n_cells < (guint64) maze->height * maze->width)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                       /* Translators: %s is the name of a generator, such as “eller”; wilson is
                        * another one. */
                       _("“%s” needs a whole rectangle. Use another generator for shapes, such as "
                         "wilson."), generators[generator].word);
  generators[generator].make_rectangle (maze, random, recorder);
  return TRUE;
}

/**
 * lab_maze_generate_in_thread:
 * @maze: a maze, whose walls are lost
 * @generator: how to generate
 * @random: the random numbers
 * @cancellable: (nullable): stops the work from another thread
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Does the same as lab_maze_generate(), a little slower, and can be cancelled. The walk of Aldous
 * and Broder takes minutes in a large maze. If it was cancelled, the walls are of no use.
 *
 * Returns: %TRUE if it is possible, there is enough memory, and it was not cancelled
 */
gboolean
lab_maze_generate_in_thread (LabMaze           *maze,
                             LabMazeGenerator   generator,
                             LabRandom         *random,
                             GCancellable      *cancellable,
                             GError           **error)
{
  g_auto (LabMazeRecorder) recorder = { 0 };

  g_return_val_if_fail (maze != NULL && random != NULL, FALSE);
  g_return_val_if_fail (generator < LAB_N_MAZE_GENERATORS, FALSE);

  lab_maze_recorder_init (&recorder, maze, 0, cancellable);
  recorder.forgets = TRUE;
  return lab_maze_generate_recorded (maze, generator, random, &recorder, error)
         && !g_cancellable_set_error_if_cancelled (cancellable, error);
}

/**
 * lab_maze_braid:
 * @maze: a maze
 * @percent: how many of the dead ends to remove, 0 to 100
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Removes walls of random dead ends, which makes loops, until the share of them is gone (one more
 * if two dead ends are joined). A dead end stays if all its walls are border.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_braid (LabMaze    *maze,
                guint       percent,
                LabRandom  *random,
                GError    **error)
{
  g_autofree LabMazeCell *cells = NULL;
  guint n_cells, n_left;

  g_return_val_if_fail (maze != NULL && random != NULL && percent <= 100, FALSE);

  if (percent == 0)
    return TRUE;
  cells = list_dead_ends (maze, &n_cells);
  if (cells == NULL)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  n_left = (guint) ((guint64) n_cells * percent / 100);
  while (n_cells > 0 && n_left > 0)
    {
      guint pick = lab_random_below (random, n_cells);
      LabMazeCell cell = cells[pick];
      guint n_gone = lab_maze_is_dead_end (maze, cell) ? open_dead_end (maze, cell, random) : 0;

      cells[pick] = cells[--n_cells];
      n_left -= MIN (n_left, n_gone);
    }
  return TRUE;
}

/**
 * lab_maze_open_walls:
 * @maze: a maze
 * @n_walls: how many walls to remove; if there are fewer, all
 * @random: the random numbers
 *
 * Removes random walls between cells, anywhere in the maze. In a perfect maze, each of them makes
 * one more loop.
 */
void
lab_maze_open_walls (LabMaze   *maze,
                     guint64    n_walls,
                     LabRandom *random)
{
  guint64 n_left;

  g_return_if_fail (maze != NULL && random != NULL);

  n_left = lab_maze_count_walls (maze);
  n_walls = MIN (n_walls, n_left);
  for (guint row = 0; row < maze->height && n_walls > 0; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);

      for (gsize i = 0; i < 2 * maze->n_words; i++)
        {
          guint64 sides = i % 2 == 0 ? lab_maze_get_sides_right (maze, row, i / 2)
                                     : lab_maze_get_sides_below (maze, row, i / 2);

          for (guint64 walls = sides & ~words[i]; walls != 0; walls &= walls - 1)
            {
              if (take_wall (&n_walls, &n_left, random))
                words[i] |= walls & -walls;
            }
        }
    }
}
