/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lab-maze-generator.h"

/* Measures how many cells a second the generators make, and compares some of them with the same
 * algorithms in plain C: a byte for each cell, an array as a stack, and a random number for each
 * choice. An argument chooses one generator; another one is the side of the maze. */

#define SIDE 3162   /* 10^7 cells */
/* The walk of Aldous and Broder is long. */
#define SHORT_SIDE 1000

/* The time of the processor counts. Each measurement is repeated and the fastest one counts,
 * because other programs can only slow it down. */
#define N_REPEATS 3

/* The bits of a byte for a cell. */
#define OPEN_RIGHT 1
#define OPEN_BELOW 2
#define VISITED 4

typedef struct
{
  guint side;
  guint8 *cells;
  LabRandom random;
} Naive;

/* Private helpers: plain C */

static guint
list_sides (const Naive *naive,
            guint        cell,
            guint        cells[4])
{
  guint row = cell / naive->side, column = cell % naive->side, n = 0;

  if (row > 0)
    cells[n++] = cell - naive->side;
  if (row + 1 < naive->side)
    cells[n++] = cell + naive->side;
  if (column > 0)
    cells[n++] = cell - 1;
  if (column + 1 < naive->side)
    cells[n++] = cell + 1;
  return n;
}

static void
open_between (Naive *naive,
              guint  a,
              guint  b)
{
  guint first = MIN (a, b), second = MAX (a, b);

  naive->cells[first] |= second - first == 1 ? OPEN_RIGHT : OPEN_BELOW;
}

static void
explore (Naive *naive)
{
  g_autofree guint *stack = g_new (guint, naive->side * naive->side);
  guint n_stack = 1;

  stack[0] = 0;
  naive->cells[0] |= VISITED;
  while (n_stack > 0)
    {
      guint cell = stack[n_stack - 1], sides[4], unvisited[4], n = 0;
      guint n_sides = list_sides (naive, cell, sides);

      for (guint i = 0; i < n_sides; i++)
        {
          if ((naive->cells[sides[i]] & VISITED) == 0)
            unvisited[n++] = sides[i];
        }
      if (n == 0)
        {
          n_stack--;
          continue;
        }
      stack[n_stack] = unvisited[lab_random_below (&naive->random, n)];
      naive->cells[stack[n_stack]] |= VISITED;
      open_between (naive, cell, stack[n_stack++]);
    }
}

static void
walk_without_loops (Naive *naive)
{
  g_autofree guint *next = g_new (guint, naive->side * naive->side);

  naive->cells[0] |= VISITED;
  for (guint start = 0; start < naive->side * naive->side; start++)
    {
      guint sides[4], cell;

      for (cell = start; (naive->cells[cell] & VISITED) == 0; cell = next[cell])
        next[cell] = sides[lab_random_below (&naive->random, list_sides (naive, cell, sides))];
      for (cell = start; (naive->cells[cell] & VISITED) == 0; cell = next[cell])
        {
          naive->cells[cell] |= VISITED;
          open_between (naive, cell, next[cell]);
        }
    }
}

static guint
find_label (guint *labels,
            guint  cell)
{
  while (labels[cell] != cell)
    cell = labels[cell] = labels[labels[cell]];
  return cell;
}

static void
join_labels (Naive *naive)
{
  guint n_cells = naive->side * naive->side, n_walls = 0;
  g_autofree guint *walls = g_new (guint, 2 * n_cells);
  g_autofree guint *labels = g_new (guint, n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    {
      labels[cell] = cell;
      if (cell % naive->side + 1 < naive->side)
        walls[n_walls++] = 2 * cell;
      if (cell / naive->side + 1 < naive->side)
        walls[n_walls++] = 2 * cell + 1;
    }
  for (guint left = n_walls; left > 1; left--)
    {
      guint pick = lab_random_below (&naive->random, left);
      guint wall = walls[pick];

      walls[pick] = walls[left - 1];
      walls[left - 1] = wall;
    }
  for (guint i = 0; i < n_walls; i++)
    {
      guint cell = walls[i] / 2, other = cell + (walls[i] % 2 == 0 ? 1 : naive->side);
      guint a = find_label (labels, cell), b = find_label (labels, other);

      if (a == b)
        continue;
      labels[a] = b;
      open_between (naive, cell, other);
    }
}

static void
close_runs (Naive *naive)
{
  for (guint row = 0; row < naive->side; row++)
    {
      guint start = row * naive->side, end = start + naive->side;

      for (guint cell = start; cell < end; cell++)
        {
          if (cell + 1 < end
              && (row + 1 == naive->side || lab_random_below (&naive->random, 2) == 0))
            {
              naive->cells[cell] |= OPEN_RIGHT;
              continue;
            }
          if (row + 1 < naive->side)
            naive->cells[start + lab_random_below (&naive->random, cell - start + 1)] |= OPEN_BELOW;
          start = cell + 1;
        }
    }
}

static void
toss_coins (Naive *naive)
{
  for (guint cell = 0; cell < naive->side * naive->side; cell++)
    {
      gboolean last_column = cell % naive->side + 1 == naive->side;
      gboolean last_row = cell / naive->side + 1 == naive->side;

      if (!last_column && (last_row || lab_random_below (&naive->random, 2) == 0))
        naive->cells[cell] |= OPEN_RIGHT;
      else if (!last_row)
        naive->cells[cell] |= OPEN_BELOW;
    }
}

static void (* const naive_functions[LAB_N_MAZE_GENERATORS]) (Naive *naive) = {
  [LAB_MAZE_BINARY_TREE] = toss_coins,
  [LAB_MAZE_SIDEWINDER] = close_runs,
  [LAB_MAZE_KRUSKAL] = join_labels,
  [LAB_MAZE_EXPLORATION] = explore,
  [LAB_MAZE_WILSON] = walk_without_loops,
};

/* Private helpers: measuring */

static double
measure_naive (LabMazeGenerator generator,
               guint            side)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < N_REPEATS; i++)
    {
      Naive naive = { .side = side, .cells = g_malloc0 ((gsize) side * side) };
      clock_t start = clock ();

      lab_random_init (&naive.random, i);
      naive_functions[generator] (&naive);
      best = MIN (best, (double) (clock () - start) * 1e6 / CLOCKS_PER_SEC);
      g_free (naive.cells);
    }
  return best;
}

static double
measure (LabMazeGenerator generator,
         guint            side)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < N_REPEATS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LabMaze) maze = lab_maze_new (side, side, &error);
      LabRandom random;
      clock_t start;

      g_assert_no_error (error);
      lab_maze_empty (maze);    /* so that the memory is there */
      lab_random_init (&random, i);
      start = clock ();
      lab_maze_generate (maze, generator, &random, NULL, &error);
      best = MIN (best, (double) (clock () - start) * 1e6 / CLOCKS_PER_SEC);
      g_assert_no_error (error);
    }
  return best;
}

int
main (int    argc,
      char **argv)
{
  g_print ("%s build\n", BUILD_TYPE);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      const char *word = lab_maze_generators[i].word;
      guint side = argc > 2 ? (guint) atoi (argv[2])
                            : i == LAB_MAZE_ALDOUS_BRODER ? SHORT_SIDE : SIDE;
      double n_cells = (double) side * side;

      if (argc > 1 && strcmp (argv[1], word) != 0)
        continue;
      g_print ("%-14s %5u x %-5u %9.1f million cells a second", word, side, side,
               n_cells / MAX (measure (i, side), 1));
      if (naive_functions[i] != NULL)
        g_print ("; in plain C %7.1f", n_cells / measure_naive (i, side));
      g_print ("\n");
    }
  return 0;
}
