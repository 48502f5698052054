/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include "lab-maze-growth-private.h"

/* Private helpers */

/* Adds the walls between a place and unmarked cells: four times the place, and the direction. */
static G_ALWAYS_INLINE inline void
add_walls (LabMazeGrowth *growth,
           gsize          place,
           GArray        *walls)
{
  guint unmarked = lab_maze_growth_get_unmarked (growth, place);

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      guint64 wall = place * 4 + i;

      if ((unmarked & LAB_MAZE_BIT (i)) != 0)
        g_array_append_val (walls, wall);
    }
}

/* Returns a random item, and replaces it with the last one. */
static guint64
take_any (GArray    *items,
          LabRandom *random)
{
  guint pick = lab_random_below (random, items->len);
  guint64 item = g_array_index (items, guint64, pick);

  g_array_remove_index_fast (items, pick);
  return item;
}

static G_ALWAYS_INLINE inline gboolean
make_prim (LabMaze          *maze,
           LabRandom        *random,
           LabMazeRecorder  *recorder,
           GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autoptr (GArray) walls = g_array_new (FALSE, FALSE, sizeof (guint64));
  gsize start;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  start = lab_maze_growth_pick_start (&growth);
  lab_maze_growth_mark (&growth, start);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_FRONTIER, 0, start);
  add_walls (&growth, start, walls);
  while (walls->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      guint64 wall = take_any (walls, random);
      gsize place = (gsize) (wall / 4);
      LabMazeDirection direction = wall % 4;

      if (lab_maze_growth_is_marked (&growth, place + (gsize) growth.steps[direction]))
        {
          lab_maze_record_place (recorder, LAB_MAZE_STEP_WALL_KEEP, direction, place);
          continue;
        }
      lab_maze_record_place (recorder, LAB_MAZE_STEP_WALL_GROW, direction, place);
      add_walls (&growth, lab_maze_growth_reach (&growth, place, direction), walls);
    }
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

static G_ALWAYS_INLINE inline gboolean
make_growing_tree (LabMaze          *maze,
                   LabRandom        *random,
                   LabMazeRecorder  *recorder,
                   GError          **error)
{
  g_auto (LabMazeGrowth) growth = { 0 };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64 place;
  gsize start;

  if (!lab_maze_growth_begin (&growth, maze, random, error))
    return FALSE;
  place = start = lab_maze_growth_pick_start (&growth);
  lab_maze_growth_mark (&growth, start);
  lab_maze_record_place (recorder, LAB_MAZE_STEP_START_WAITING, 0, start);
  g_array_append_val (places, place);
  while (places->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      guint pick = places->len - 1;
      guint unmarked;
      gsize next;

      if (lab_random_below (random, 2) == 0)
        pick = lab_random_below (random, places->len);
      place = g_array_index (places, guint64, pick);
      unmarked = lab_maze_growth_get_unmarked (&growth, (gsize) place);
      if (unmarked == 0)
        {
          lab_maze_record_place (recorder, LAB_MAZE_STEP_DROP, 0, (gsize) place);
          g_array_remove_index_fast (places, pick);
          continue;
        }
      next = lab_maze_growth_reach_any (&growth, (gsize) place, unmarked);
      lab_maze_record_place (recorder, LAB_MAZE_STEP_GROW,
                             lab_maze_find_direction ((gsize) place, next), (gsize) place);
      place = next;
      g_array_append_val (places, place);
    }
  lab_maze_growth_finish (&growth, start);
  return TRUE;
}

/* Private functions of the model */

/**
 * lab_maze_make_prim:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze from a random cell: again and again, a random wall between a visited and an
 * unvisited cell is removed (after Prim 1957).
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_prim (LabMaze          *maze,
                    LabRandom        *random,
                    LabMazeRecorder  *recorder,
                    GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_prim (maze, random, recorder, error);
  return make_prim (maze, random, NULL, error);
}

/**
 * lab_maze_make_growing_tree:
 * @maze: a maze in one piece
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 * @error: return location for a #LabMazeError
 *
 * Makes a maze from a list of visited cells, first a random one. A coin chooses the last cell of
 * the list, which is the newest one, or any cell. A random unvisited neighbor of it is opened and
 * added; if there is none, the cell is replaced by the last one of the list.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_make_growing_tree (LabMaze          *maze,
                            LabRandom        *random,
                            LabMazeRecorder  *recorder,
                            GError          **error)
{
  if (G_UNLIKELY (recorder != NULL))
    return make_growing_tree (maze, random, recorder, error);
  return make_growing_tree (maze, random, NULL, error);
}
