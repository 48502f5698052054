/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include <glib/gi18n.h>

#include "lab-maze-growth-private.h"
#include "lab-refuse.h"

/* Private helpers */

/* Explores from a place until it is back there with nothing left. Returns the number of cells. */
static G_ALWAYS_INLINE inline guint64
explore (LabMazeGrowth   *growth,
         gsize            start,
         LabMazeRecorder *recorder)
{
  gsize place = start;
  guint64 n_cells = 1;

  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_PATH, 0, start);
  lab_maze_growth_mark (growth, start);
  for (;;)
    {
      guint unmarked = lab_maze_growth_get_unmarked (growth, place);

      if (unmarked != 0)
        {
          gsize next = lab_maze_growth_reach_any (growth, place, unmarked);

          lab_maze_record (recorder, LAB_MAZE_STEP_REACH, lab_maze_find_direction (place, next));
          place = next;
          n_cells++;
        }
      else if (place != start)
        {
          LabMazeDirection back = lab_maze_growth_get_back (growth, place);

          lab_maze_record (recorder, LAB_MAZE_STEP_BACK, back);
          place += (gsize) growth->steps[back];
        }
      else
        {
          lab_maze_record (recorder, LAB_MAZE_STEP_FINISH, 0);
          return n_cells;
        }
      if (lab_maze_recorder_is_stopped (recorder))
        return n_cells;
    }
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
static G_ALWAYS_INLINE inline void
walk (LabMazeGrowth   *growth,
      gsize            place,
      LabMazeRecorder *recorder)
{
  guint unmarked;

  while ((unmarked = lab_maze_growth_get_unmarked (growth, place)) != 0)
    {
      gsize next = lab_maze_growth_reach_any (growth, place, unmarked);

      lab_maze_record (recorder, LAB_MAZE_STEP_VISIT, lab_maze_find_direction (place, next));
      place = next;
    }
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

static G_ALWAYS_INLINE inline gboolean
make_exploration (LabMaze          *maze,
                  LabRandom        *random,
                  LabMazeRecorder  *recorder,
                  GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  gsize start;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  start = lab_maze_growth_pick_start (&growth);
  explore (&growth, start, recorder);
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

static G_ALWAYS_INLINE inline gboolean
make_hunt_and_kill (LabMaze          *maze,
                    LabRandom        *random,
                    LabMazeRecorder  *recorder,
                    GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  gsize start, place, first_row = 1;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  start = lab_maze_growth_pick_start (&growth);
  lab_maze_growth_mark (&growth, start);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START, 0, start);
  walk (&growth, start, recorder);
  while (!lab_maze_recorder_is_stopped (recorder) && hunt (&growth, &first_row, &place))
    {
      LabMazeDirection back = lab_maze_growth_choose (&growth, get_inside_sides (&growth, place));

      lab_maze_record_place (recorder, LAB_MAZE_STEP_HUNT, 0, place);
      lab_maze_record (recorder, LAB_MAZE_STEP_JOIN, back);
      lab_maze_growth_set_back (&growth, place, back);
      lab_maze_growth_mark (&growth, place);
      walk (&growth, place, recorder);
    }
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

/* Private functions of the model */

/**
 * lab_maze_make_exploration:
 * @maze: a maze
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze by depth-first exploration: a cell on a stack with unvisited neighbors stays there,
 * one of them is chosen, opened, and put on top. The stack is the way back to the start, which the
 * growth has anyway.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_exploration (LabMaze          *maze,
                           LabRandom        *random,
                           LabMazeRecorder  *recorder,
                           GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_exploration (maze, random, recorder, error);
  return make_exploration (maze, random, NULL, error);
}

/**
 * lab_maze_make_hunt_and_kill:
 * @maze: a maze
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze with random walks to unvisited cells. After each one, the first unvisited cell
 * beside a visited one is joined to one of those, and begins the next walk.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_hunt_and_kill (LabMaze          *maze,
                             LabRandom        *random,
                             LabMazeRecorder  *recorder,
                             GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_hunt_and_kill (maze, random, recorder, error);
  return make_hunt_and_kill (maze, random, NULL, error);
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
  if (explore (&growth, lab_maze_growth_pick_start (&growth), NULL) == maze->n_cells)
    return TRUE;
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                     _("The shape of the maze has parts that do not touch. Choose a shape of one "
                       "piece."));
}
