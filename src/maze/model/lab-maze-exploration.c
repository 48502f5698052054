/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include <glib/gi18n.h>

#include "lab-maze-growth-private.h"
#include "lab-refuse.h"

/* The directions of steps. */
typedef struct
{
  guint64 top;
  guint n_top;          /* how many directions are in @top */
  guint64 *words;
  gsize n_words;
  gsize n_allocated;
} Stack;

#define N_IN_WORD 32

/* Private helpers */

static gboolean
grow_stack (Stack *stack)
{
  gsize n_allocated = MAX (2 * stack->n_allocated, 1024);
  guint64 *words = g_try_renew (guint64, stack->words, n_allocated);

  if (words == NULL)
    return FALSE;
  stack->words = words;
  stack->n_allocated = n_allocated;
  return TRUE;
}

/* Returns FALSE if there is not enough memory. */
static inline gboolean
push (Stack            *stack,
      LabMazeDirection  direction)
{
  if (stack->n_top == N_IN_WORD)
    {
      if (stack->n_words == stack->n_allocated && !grow_stack (stack))
        return FALSE;
      stack->words[stack->n_words++] = stack->top;
      stack->n_top = 0;
    }
  stack->top = stack->top << 2 | direction;
  stack->n_top++;
  return TRUE;
}

/* Returns FALSE if the stack is empty. */
static inline gboolean
pop (Stack            *stack,
     LabMazeDirection *direction)
{
  if (stack->n_top == 0)
    {
      if (stack->n_words == 0)
        return FALSE;
      stack->top = stack->words[--stack->n_words];
      stack->n_top = N_IN_WORD;
    }
  *direction = stack->top & 3;
  stack->top >>= 2;
  stack->n_top--;
  return TRUE;
}

/* Explores from a place until it is back there with nothing left. Each cell knows the way back, but
 * the stack is faster, because the next direction back can be read before the place is known.
 * Returns the number of cells, or 0 if there is not enough memory. */
static guint64
explore (LabMazeGrowth *growth,
         gsize          start)
{
  LabMazeGrowth self = *growth;     /* a copy to which nothing points can stay in registers */
  Stack stack = { 0 };
  LabMazeDirection direction;
  gsize place = start;
  guint64 n_cells = 1;

  lab_maze_growth_mark (&self, start);
  for (;;)
    {
      guint unmarked = lab_maze_growth_get_unmarked (&self, place);

      if (unmarked != 0)
        {
          place = lab_maze_growth_reach_any (&self, place, unmarked, &direction);
          n_cells++;
          if (push (&stack, direction))
            continue;
          n_cells = 0;
          break;
        }
      if (!pop (&stack, &direction))
        break;
      place -= (gsize) self.steps[direction];
    }
  g_free (stack.words);
  return n_cells;
}

/* Returns the cells of a word that are in the maze. */
static inline guint64
get_inside (const LabMazeGrowth *growth,
            gsize                row,
            gsize                word)
{
  const LabMaze *maze = growth->maze;

  if (row < 1 || row > maze->height)
    return 0;
  return growth->marked[row * maze->n_words + word]
         & lab_maze_get_present_word (maze, (guint) row - 1, word);
}

/* Returns the unmarked cells of a word that are beside a cell of the maze. */
static guint64
find_beside (const LabMazeGrowth *growth,
             gsize                row,
             gsize                word)
{
  guint64 unmarked = ~growth->marked[row * growth->maze->n_words + word];
  guint64 inside, before, after;

  if (unmarked == 0)
    return 0;
  inside = get_inside (growth, row, word);
  before = word > 0 ? get_inside (growth, row, word - 1) : 0;
  after = word + 1 < growth->maze->n_words ? get_inside (growth, row, word + 1) : 0;
  return unmarked & (inside << 1 | before >> 63 | inside >> 1 | after << 63
                     | get_inside (growth, row - 1, word) | get_inside (growth, row + 1, word));
}

static gboolean
is_full (const LabMazeGrowth *growth,
         gsize                row)
{
  for (gsize i = 0; i < growth->maze->n_words; i++)
    {
      if (growth->marked[row * growth->maze->n_words + i] != G_MAXUINT64)
        return FALSE;
    }
  return TRUE;
}

/* Finds the first unmarked cell beside the maze. @first_row is the first row that is not full,
 * counted with the row above the maze. Returns FALSE if all cells are marked. */
static gboolean
hunt (const LabMazeGrowth *growth,
      gsize               *first_row,
      gsize               *place)
{
  while (*first_row <= growth->maze->height && is_full (growth, *first_row))
    (*first_row)++;
  for (gsize row = *first_row; row <= growth->maze->height; row++)
    {
      for (gsize i = 0; i < growth->maze->n_words; i++)
        {
          guint64 found = find_beside (growth, row, i);

          if (found == 0)
            continue;
          *place = row * growth->stride + i * 64 + (gsize) __builtin_ctzll (found);
          return TRUE;
        }
    }
  return FALSE;
}

/* Walks to unmarked cells until there is none beside. */
static void
walk (LabMazeGrowth *growth,
      gsize          place)
{
  LabMazeDirection direction;
  guint unmarked;

  while ((unmarked = lab_maze_growth_get_unmarked (growth, place)) != 0)
    place = lab_maze_growth_reach_any (growth, place, unmarked, &direction);
}

/* Returns the directions from a place to cells of the maze. */
static guint
get_inside_sides (const LabMazeGrowth *growth,
                  gsize                place)
{
  guint row = (guint) (place / growth->stride) - 1, column = (guint) (place % growth->stride);

  return lab_maze_get_sides (growth->maze, row, column)
         & ~lab_maze_growth_get_unmarked (growth, place);
}

/* Private functions of the model */

/**
 * lab_maze_make_exploration:
 * @maze: a maze
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Makes a maze by depth-first exploration: a cell on a stack with unvisited neighbors stays there,
 * one of them is chosen, opened, and put on top. The stack has two bits for each cell on it.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_exploration (LabMaze    *maze,
                           LabRandom  *random,
                           GError    **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  gsize start;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  start = lab_maze_growth_pick_start (&growth);
  if (explore (&growth, start) == 0)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

/**
 * lab_maze_make_hunt_and_kill:
 * @maze: a maze
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Makes a maze with random walks to unvisited cells. After each one, the first unvisited cell
 * beside a visited one is joined to one of those, and begins the next walk.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_hunt_and_kill (LabMaze    *maze,
                             LabRandom  *random,
                             GError    **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  gsize start, place, first_row = 1;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  start = lab_maze_growth_pick_start (&growth);
  lab_maze_growth_mark (&growth, start);
  walk (&growth, start);
  while (hunt (&growth, &first_row, &place))
    {
      lab_maze_growth_set_back (&growth, place,
                                lab_maze_growth_choose (&growth,
                                                        get_inside_sides (&growth, place)));
      lab_maze_growth_mark (&growth, place);
      walk (&growth, place);
    }
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

/**
 * lab_maze_check_connected:
 * @maze: a maze
 * @error: return location for a #LabMazeError
 *
 * Checks that all cells could be joined, whatever the walls are.
 *
 * Returns: %TRUE if they could
 */
gboolean
lab_maze_check_connected (const LabMaze  *maze,
                          GError        **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autoptr (LabMaze) copy = NULL;
  LabRandom random;

  if (maze->present == NULL)
    return TRUE;
  copy = lab_maze_copy (maze, error);
  lab_random_init (&random, 0);
  if (copy == NULL || !lab_maze_growth_begin (&growth, copy, &random, error))
    return FALSE;
  if (explore (&growth, lab_maze_growth_pick_start (&growth)) == maze->n_cells)
    return TRUE;
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                     _("The shape of the maze has parts that do not touch. Choose a shape of one "
                       "piece."));
}
