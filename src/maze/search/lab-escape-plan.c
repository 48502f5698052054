/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-plan-private.h"

#include "lab-maze-generator.h"
#include "lab-maze-measures.h"
#include "lab-maze-private.h"

/* The exit is at least as far from the start as this share of all cells. */
#define MIN_FAR_PERCENT 70

/* A new item is at most this many steps from the start. */
#define MAX_NEW_ITEM_STEPS 5

/* Private helpers: distances */

/* Finds the distance of each cell from a cell, and lists the cells, the nearest first. */
static guint32 *
find_distances (const LabMaze  *maze,
                LabMazeCell     from,
                guint32       **order)
{
  guint width = lab_maze_get_width (maze);
  gsize n = (gsize) lab_maze_get_height (maze) * width;
  guint32 *distances = g_new (guint32, n);
  guint32 *queue = g_new (guint32, n);
  gsize n_found = 1;

  for (gsize i = 0; i < n; i++)
    distances[i] = G_MAXUINT32;
  queue[0] = from.row * width + from.column;
  distances[queue[0]] = 0;
  for (gsize i = 0; i < n_found; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, queue[i]);
      guint ways = lab_maze_get_ways (maze, cell.row, cell.column);

      for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
        {
          LabMazeCell next = lab_maze_step (cell, direction);
          guint32 number = next.row * width + next.column;

          if ((ways & LAB_MAZE_BIT (direction)) == 0 || distances[number] != G_MAXUINT32)
            continue;
          distances[number] = distances[queue[i]] + 1;
          queue[n_found++] = number;
        }
    }
  *order = queue;
  return distances;
}

/* Private helpers: places */

static LabMazeCell
draw_cell (const LabMaze *maze,
           LabRandom     *random)
{
  return lab_maze_get_cell (maze, lab_random_below (random, (guint32) lab_maze_get_n_cells (maze)));
}

static gboolean
is_same (LabMazeCell a,
         LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

/* Returns whether nothing is planned in a cell. */
static gboolean
is_free (const LabEscapePlan *plan,
         LabMazeCell          cell,
         guint                n_goals,
         guint                n_items)
{
  if (is_same (cell, plan->start) || is_same (cell, plan->exit))
    return FALSE;
  for (guint i = 0; i < n_goals; i++)
    {
      if (is_same (cell, plan->goals[i]))
        return FALSE;
    }
  for (guint i = 0; i < n_items; i++)
    {
      if (plan->has_item[i] && is_same (cell, plan->items[i]))
        return FALSE;
    }
  return TRUE;
}

static LabMazeCell
draw_free_cell (const LabEscapePlan *plan,
                guint                n_goals,
                guint                n_items,
                LabRandom           *random)
{
  LabMazeCell cell;

  do
    cell = draw_cell (plan->mazes[0], random);
  while (!is_free (plan, cell, n_goals, n_items));
  return cell;
}

/* Draws the start, and an exit far from it. */
static void
draw_ends (LabEscapePlan *plan,
           LabRandom     *random)
{
  const LabMaze *maze = plan->mazes[0];
  guint32 n = (guint32) lab_maze_get_n_cells (maze);
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = NULL;
  guint32 first = n - 1;

  plan->start = draw_cell (maze, random);
  distances = find_distances (maze, plan->start, &order);
  while (first > 1 && (guint64) distances[order[first - 1]] * 100
                          >= (guint64) distances[order[n - 1]] * MIN_FAR_PERCENT)
    first--;
  plan->exit = lab_maze_get_cell (maze, order[first + lab_random_below (random, n - first)]);
}

/* Returns a free cell that is near the start. */
static LabMazeCell
draw_near_cell (const LabEscapePlan *plan,
                guint                n_items,
                LabRandom           *random)
{
  const LabMaze *maze = plan->mazes[0];
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = find_distances (maze, plan->start, &order);
  guint32 n = 1, n_cells = (guint32) lab_maze_get_n_cells (maze);
  LabMazeCell cell;

  while (n < n_cells && distances[order[n]] <= MAX_NEW_ITEM_STEPS)
    n++;
  do
    cell = lab_maze_get_cell (maze, order[lab_random_below (random, n)]);
  while (!is_free (plan, cell, plan->n_goals, n_items));
  return cell;
}

/* Draws a generator, with more loops in some mazes than in others. */
static gboolean
generate (LabMaze    *maze,
          LabRandom  *random,
          GError    **error)
{
  static const LabMazeGenerator generators[] = {
    LAB_MAZE_KRUSKAL, LAB_MAZE_EXPLORATION,  LAB_MAZE_WILSON,        LAB_MAZE_PRIM,
    LAB_MAZE_WILSON,  LAB_MAZE_GROWING_TREE, LAB_MAZE_HUNT_AND_KILL, LAB_MAZE_DIVISION,
  };
  static const guint8 braids[] = { 0, 0, 10, 30 };
  LabMazeGenerator generator = generators[lab_random_below (random, G_N_ELEMENTS (generators))];
  guint braid = braids[lab_random_below (random, G_N_ELEMENTS (braids))];

  return lab_maze_generate (maze, generator, random, error)
         && lab_maze_braid (maze, braid, random, error);
}

static LabMaze *
draw_maze (guint       size,
           LabRandom  *random,
           GError    **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (size, size, error);

  if (maze == NULL || !generate (maze, random, error))
    return NULL;
  return g_steal_pointer (&maze);
}

/* Private helpers: the order of the goals */

/* Returns the goal that is the nearest to a cell, of those that are left. */
static guint
find_nearest (const LabEscapePlan *plan,
              LabMazeCell          from,
              guint                left)
{
  guint width = lab_maze_get_width (plan->mazes[0]);
  g_autofree guint32 *order = NULL;
  g_autofree guint32 *distances = find_distances (plan->mazes[0], from, &order);
  guint nearest = (guint) __builtin_ctz (left);
  guint32 best = G_MAXUINT32;

  for (guint i = 0; i < plan->n_goals; i++)
    {
      guint32 distance = distances[plan->goals[i].row * width + plan->goals[i].column];

      if ((left & 1u << i) == 0 || distance >= best)
        continue;
      best = distance;
      nearest = i;
    }
  return nearest;
}

/* Public functions */

/**
 * lab_escape_plan_draw_maze:
 * @plan: a plan, which says how many goals there are
 * @size: the height and the width
 * @corners: whether the way leads from the top left to the bottom right
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Draws the maze, the start, the exit, and the goals.
 *
 * Returns: %FALSE if there is not enough memory
 */
gboolean
lab_escape_plan_draw_maze (LabEscapePlan  *plan,
                           guint           size,
                           gboolean        corners,
                           LabRandom      *random,
                           GError        **error)
{
  plan->mazes[0] = draw_maze (size, random, error);
  if (plan->mazes[0] == NULL)
    return FALSE;
  draw_ends (plan, random);
  if (corners)
    {
      plan->start = (LabMazeCell) { 0, 0 };
      plan->exit = (LabMazeCell) { size - 1, size - 1 };
    }
  for (guint i = 0; i < plan->n_goals; i++)
    plan->goals[i] = draw_free_cell (plan, i, 0, random);
  return TRUE;
}

/**
 * lab_escape_plan_draw_items:
 * @plan: a plan with a maze, which says which items there are
 * @random: the random numbers
 * @error: return location for a #LabMazeError
 *
 * Draws where the items lie, where the rift leads, and the maze after a shuffle.
 *
 * Returns: %FALSE if there is not enough memory
 */
gboolean
lab_escape_plan_draw_items (LabEscapePlan  *plan,
                            LabRandom      *random,
                            GError        **error)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (!plan->has_item[i])
        continue;
      plan->items[i] = plan->new_item == (int) i
                           ? draw_near_cell (plan, i, random)
                           : draw_free_cell (plan, plan->n_goals, i, random);
    }
  if (plan->has_item[LAB_ESCAPE_RIFT])
    plan->rift = draw_free_cell (plan, 0, 0, random);
  if (!plan->has_item[LAB_ESCAPE_SHUFFLE])
    return TRUE;
  plan->mazes[1] = draw_maze (lab_maze_get_width (plan->mazes[0]), random, error);
  return plan->mazes[1] != NULL;
}

/**
 * lab_escape_plan_measure:
 * @plan: a plan with a maze and goals
 *
 * Measures how difficult it is to walk from the start to the goals, always to the nearest one, and
 * then to the exit.
 *
 * Returns: the sum of the difficulties of the ways between them
 */
double
lab_escape_plan_measure (const LabEscapePlan *plan)
{
  LabMazeCell at = plan->start;
  double sum = 0;

  for (guint left = (1u << plan->n_goals) - 1; left != 0;)
    {
      guint goal = find_nearest (plan, at, left);

      sum += lab_maze_get_difficulty (plan->mazes[0], at, plan->goals[goal]);
      at = plan->goals[goal];
      left &= ~(1u << goal);
    }
  return sum + lab_maze_get_difficulty (plan->mazes[0], at, plan->exit);
}
