/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include <glib/gi18n.h>

#include "lab-maze-growth-private.h"
#include "lab-refuse.h"

/* Random bits, two for each step in one of the four directions. */
typedef struct
{
  LabRandom *random;
  guint64 bits;
  guint n_steps;
} Dice;

/* Private helpers */

static inline LabMazeDirection
roll (Dice *dice)
{
  LabMazeDirection direction;

  if (dice->n_steps == 0)
    {
      dice->bits = lab_random_next (dice->random);
      dice->n_steps = 32;
    }
  direction = dice->bits & 3;
  dice->bits >>= 2;
  dice->n_steps--;
  return direction;
}

/* Returns whether a place is beside the maze, or left out of it. @outside has the marks from before
 * any cell was marked. */
static inline gboolean
is_outside (const guint64 *outside,
            gsize          place)
{
  return (outside[place / 64] >> place % 64 & 1) != 0;
}

static guint64 *
copy_marks (const LabMazeGrowth  *growth,
            GError              **error)
{
  const LabMaze *maze = growth->maze;
  gsize n_words = (maze->height + 2) * maze->n_words;
  guint64 *marks = g_try_new (guint64, n_words);

  if (marks == NULL)
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                maze->height, maze->width);
  for (gsize i = 0; marks != NULL && i < n_words; i++)
    marks[i] = growth->marked[i];
  return marks;
}

/* Walks at random to a marked cell, and then marks the walk without its loops. Each cell knows the
 * direction of the last step from it, so a loop is forgotten when the walk leaves its cell again.
 * A step outside is drawn again. */
static G_ALWAYS_INLINE inline void
add_walk (LabMazeGrowth   *growth,
          const guint64   *outside,
          Dice            *dice,
          gsize            start,
          LabMazeRecorder *recorder)
{
  LabMazeStepKind carve = LAB_MAZE_STEP_CARVE_FIRST;
  gsize place = start;

  lab_maze_record_place (recorder, LAB_MAZE_STEP_WALK_BEGIN, 0, start);
  for (gboolean done = FALSE; !done && !lab_maze_recorder_is_stopped (recorder);)
    {
      LabMazeDirection direction = roll (dice);
      gsize next = place + (gsize) growth->steps[direction];

      done = lab_maze_growth_is_marked (growth, next);
      if (done && is_outside (outside, next))
        {
          done = FALSE;
          continue;
        }
      lab_maze_growth_set_back (growth, place, direction);
      lab_maze_record (recorder, done ? LAB_MAZE_STEP_WALK_END : LAB_MAZE_STEP_WALK, direction);
      place = next;
    }
  if (lab_maze_recorder_is_stopped (recorder))
    return;
  for (place = start; !lab_maze_growth_is_marked (growth, place);)
    {
      LabMazeDirection direction = lab_maze_growth_get_back (growth, place);

      if (carve == LAB_MAZE_STEP_CARVE_FIRST)
        lab_maze_record_place (recorder, carve, direction, place);
      else
        lab_maze_record (recorder, carve, direction);
      carve = LAB_MAZE_STEP_CARVE;
      lab_maze_growth_mark (growth, place);
      place += (gsize) growth->steps[direction];
    }
}

/* Returns the place in the middle, from which walks are short, or a random one. */
static gsize
find_middle (LabMazeGrowth *growth)
{
  guint row = growth->maze->height / 2, column = growth->maze->width / 2;

  return lab_maze_is_present (growth->maze, row, column)
           ? lab_maze_growth_find_place (growth, row, column)
           : lab_maze_growth_pick_start (growth);
}

static G_ALWAYS_INLINE inline gboolean
make_wilson (LabMaze          *maze,
             LabRandom        *random,
             LabMazeRecorder  *recorder,
             GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autofree guint64 *outside = NULL;
  Dice dice = { random, 0, 0 };
  gsize root;

  if (!lab_maze_growth_begin (&growth, maze, random, error)
      || (outside = copy_marks (&growth, error)) == NULL)
    return FALSE;
  root = find_middle (&growth);
  lab_maze_growth_mark (&growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, root);
  for (gsize word = maze->n_words; word < (maze->height + 1) * maze->n_words; word++)
    {
      while (growth.marked[word] != G_MAXUINT64 && !lab_maze_recorder_is_stopped (recorder))
        add_walk (&growth, outside, &dice,
                  word * 64 + (gsize) __builtin_ctzll (~growth.marked[word]), recorder);
    }
  lab_maze_growth_finish (&growth, root);
  return TRUE;
}

static G_ALWAYS_INLINE inline gboolean
make_aldous_broder (LabMaze          *maze,
                    LabRandom        *random,
                    LabMazeRecorder  *recorder,
                    GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autofree guint64 *outside = NULL;
  Dice dice = { random, 0, 0 };
  gsize root, place;
  guint64 n_left = maze->n_cells - 1;

  if (!lab_maze_growth_begin (&growth, maze, random, error)
      || (outside = copy_marks (&growth, error)) == NULL)
    return FALSE;
  root = place = lab_maze_growth_pick_start (&growth);
  lab_maze_growth_mark (&growth, root);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, root);
  while (n_left > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      LabMazeDirection direction = roll (&dice);
      gsize next = place + (gsize) growth.steps[direction];

      if (is_outside (outside, next))
        continue;
      if (!lab_maze_growth_is_marked (&growth, next))
        {
          lab_maze_growth_reach (&growth, place, direction);
          lab_maze_record (recorder, LAB_MAZE_STEP_VISIT, direction);
          n_left--;
        }
      else
        {
          lab_maze_record (recorder, LAB_MAZE_STEP_PASS, direction);
        }
      place = next;
    }
  lab_maze_growth_finish (&growth, root);
  return TRUE;
}

/* Private functions of the model */

/**
 * lab_maze_make_wilson:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze with the algorithm of Wilson (1996): random walks from unmarked cells to the marked
 * ones, without their loops. The starts come row by row; any order gives the same probabilities.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_wilson (LabMaze          *maze,
                      LabRandom        *random,
                      LabMazeRecorder  *recorder,
                      GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_wilson (maze, random, recorder, error);
  return make_wilson (maze, random, NULL, error);
}

/**
 * lab_maze_make_aldous_broder:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze with one random walk (Aldous 1990, Broder 1989): the first step into each cell is
 * opened. The walk takes long to find the last cells.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_aldous_broder (LabMaze          *maze,
                             LabRandom        *random,
                             LabMazeRecorder  *recorder,
                             GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_aldous_broder (maze, random, recorder, error);
  return make_aldous_broder (maze, random, NULL, error);
}
