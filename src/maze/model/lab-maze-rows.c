/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include "lab-maze-private.h"

/* Generators that make a maze row by row, with the memory of one row. */

/* The cells of a row in sets of cells that are joined by rows above. Each set is a ring, from left
 * to right. As the sets do not cross, a cell and the next one are in the same set only if they
 * follow each other in the ring. */
typedef struct
{
  guint *next;
  guint *previous;
} Sets;

/* Random numbers of 32 bits. */
typedef struct
{
  LabRandom *random;
  guint64 bits;
  gboolean has_half;
} Halves;

/* Private helpers */

/* Returns the cells of a word that have a cell on the right. */
static inline guint64
get_inner (const LabMaze *maze,
           gsize          word)
{
  guint64 cells = lab_maze_get_present_word (maze, 0, word);
  guint last = maze->width - 1;

  return word == last / 64 ? cells & ~(G_GUINT64_CONSTANT (1) << last % 64) : cells;
}

static void
open_last_row (LabMaze *maze)
{
  guint64 *words = lab_maze_get_words (maze, maze->height - 1);

  for (gsize i = 0; i < maze->n_words; i++)
    {
      words[2 * i] = get_inner (maze, i);
      words[2 * i + 1] = 0;
    }
}

static inline guint64
draw_half (Halves *halves)
{
  if (!halves->has_half)
    halves->bits = lab_random_next (halves->random);
  else
    halves->bits >>= 32;
  halves->has_half = !halves->has_half;
  return (guint32) halves->bits;
}

/* Draws a number below @bound as lab_random_below() does, with half of the random bits. */
static inline guint
draw_below (Halves *halves,
            guint   bound)
{
  guint64 product = draw_half (halves) * bound;

  if ((guint32) product < bound)
    {
      while ((guint32) product < -bound % bound)
        product = draw_half (halves) * bound;
    }
  return (guint) (product >> 32);
}

/* Joins the set of a cell with that of the next cell. */
static void
join_sets (Sets  *sets,
           guint  cell)
{
  guint last = sets->previous[cell + 1], after = sets->next[cell];

  sets->next[last] = after;
  sets->previous[after] = last;
  sets->next[cell] = cell + 1;
  sets->previous[cell + 1] = cell;
}

static void
leave_set (Sets  *sets,
           guint  cell)
{
  guint before = sets->previous[cell], after = sets->next[cell];

  sets->next[before] = after;
  sets->previous[after] = before;
  sets->next[cell] = sets->previous[cell] = cell;
}

/* Returns a random bit. @bits has the bits that are left, below a bit that marks their end. */
static inline gboolean
toss (LabRandom *random,
      guint64   *bits)
{
  gboolean head;

  if (*bits <= 1)
    *bits = lab_random_next (random) | G_GUINT64_CONSTANT (1) << 63;
  head = (*bits & 1) != 0;
  *bits >>= 1;
  return head;
}

/* Private functions of the model */

/**
 * lab_maze_make_binary_tree:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze in which each cell opens to the right or below at random, or in the only one of
 * these directions that it has. One random number decides for 64 cells.
 */
void
lab_maze_make_binary_tree (LabMaze         *maze,
                           LabRandom       *random,
                           LabMazeRecorder *recorder)
{
  for (guint row = 0; row + 1 < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);

      for (gsize i = 0; i < maze->n_words; i++)
        {
          words[2 * i] = lab_random_next (random) & get_inner (maze, i);
          words[2 * i + 1] = lab_maze_get_present_word (maze, row, i) & ~words[2 * i];
        }
    }
  open_last_row (maze);
  if (recorder != NULL)
    lab_maze_record_binary_tree (maze, recorder);
}

/**
 * lab_maze_make_sidewinder:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze row by row: in each cell, a coin opens to the right, or closes the run of open cells
 * and opens one of them below. The end of a row closes its run. The last row is open throughout.
 */
void
lab_maze_make_sidewinder (LabMaze         *maze,
                          LabRandom       *random,
                          LabMazeRecorder *recorder)
{
  Halves halves = { random, 0, FALSE };

  for (guint row = 0; row + 1 < maze->height; row++)
    {
      guint64 *words = lab_maze_get_words (maze, row);
      guint start = 0;

      for (gsize i = 0; i < maze->n_words; i++)
        words[2 * i + 1] = 0;
      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 right = lab_random_next (random) & get_inner (maze, i);

          words[2 * i] = right;
          for (guint64 ends = lab_maze_get_present_word (maze, row, i) & ~right; ends != 0;
               ends &= ends - 1)
            {
              guint end = (guint) i * 64 + (guint) __builtin_ctzll (ends) + 1;
              guint column = start + draw_below (&halves, end - start);

              words[2 * (column / 64) + 1] |= G_GUINT64_CONSTANT (1) << column % 64;
              start = end;
            }
        }
    }
  open_last_row (maze);
  if (recorder != NULL)
    lab_maze_record_sidewinder (maze, recorder);
}

/**
 * lab_maze_make_eller:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze row by row with the algorithm of Eller (1982): cells of different sets are joined to
 * the right at random, each set opens below at least once, and the last row joins all sets.
 */
void
lab_maze_make_eller (LabMaze         *maze,
                     LabRandom       *random,
                     LabMazeRecorder *recorder)
{
  g_autofree guint *next = g_new (guint, maze->width);
  g_autofree guint *previous = g_new (guint, maze->width);
  Sets sets = { next, previous };
  guint64 bits = 0;

  lab_maze_fill (maze);
  for (guint column = 0; column < maze->width; column++)
    next[column] = previous[column] = column;
  for (guint row = 0; row < maze->height; row++)
    {
      gboolean is_last = row + 1 == maze->height;

      for (guint column = 0; column < maze->width; column++)
        {
          if (column + 1 < maze->width && next[column] != column + 1
              && (is_last || toss (random, &bits)))
            {
              join_sets (&sets, column);
              lab_maze_open (maze, row, column, LAB_MAZE_RIGHT);
            }
          if (is_last)
            continue;
          if (next[column] != column && toss (random, &bits))
            leave_set (&sets, column);
          else
            lab_maze_open (maze, row, column, LAB_MAZE_DOWN);
        }
    }
  if (recorder != NULL)
    lab_maze_record_eller (maze, recorder);
}
