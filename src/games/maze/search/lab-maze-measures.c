/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures-private.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"

/* Distances in mazes with loops, or of several parts. */

#define NONE G_MAXUINT32
/* How often the center of a part is moved before the search for its diameter. */
#define N_CENTERS 5

/* The cells of one part in the order of their distance from one of them. */
typedef struct
{
  const LabMaze *maze;
  guint32 *distances;   /* NONE for the cells of other parts */
  guint32 *cells;       /* by distance */
  guint32 n_cells;
  guint64 n_ends;       /* the openings of all these cells */
  guint64 sum;          /* over these openings, the distance of the cell */
  guint32 *bounds;      /* for each cell, its distance to the farthest of some cells */
  guint32 *order;       /* the cells by their distance from the center */
  guint32 *levels;      /* and these distances */
} Distances;

/* Private helpers */

static guint32
get_number (const Distances *self,
            LabMazeCell      cell)
{
  return cell.row * self->maze->width + cell.column;
}

/* Finds the distances from a cell. Returns the farthest cell. */
static guint32
search (Distances *self,
        guint32    start)
{
  const guint32 steps[LAB_MAZE_N_DIRECTIONS] = { -self->maze->width, self->maze->width,
                                                 G_MAXUINT32, 1 };

  for (guint32 i = 0; i < self->n_cells; i++)
    self->distances[self->cells[i]] = NONE;
  self->distances[start] = 0;
  self->cells[0] = start;
  self->n_cells = 1;
  self->n_ends = self->sum = 0;
  for (guint32 i = 0; i < self->n_cells; i++)
    {
      guint32 number = self->cells[i];
      LabMazeCell cell = lab_maze_get_cell (self->maze, number);
      guint ways = lab_maze_get_ways (self->maze, cell.row, cell.column);
      guint degree = (guint) __builtin_popcount (ways);

      self->n_ends += degree;
      self->sum += (guint64) degree * self->distances[number];
      for (; ways != 0; ways &= ways - 1)
        {
          guint32 next = number + steps[__builtin_ctz (ways)];

          if (self->distances[next] != NONE)
            continue;
          self->distances[next] = self->distances[number] + 1;
          self->cells[self->n_cells++] = next;
        }
    }
  return self->cells[self->n_cells - 1];
}

static void
measure_way (const Distances *self,
             LabMazeCell      goal,
             LabMazeMeasures *measures)
{
  guint32 distance = self->distances[get_number (self, goal)];

  measures->has_way = distance != NONE;
  if (!measures->has_way)
    return;
  measures->geodesic = distance;
  while (distance > 0)
    {
      guint ways = lab_maze_get_ways (self->maze, goal.row, goal.column);
      LabMazeCell before;

      for (before = goal; self->distances[get_number (self, before)] != distance - 1;
           ways &= ways - 1)
        before = lab_maze_step (goal, __builtin_ctz (ways));
      goal = before;
      distance--;
      measures->decisions += lab_maze_has_choice (self->maze, goal, distance == 0) ? 1 : 0;
    }
}

static void
measure_from_start (Distances       *self,
                    LabMazeCell      start,
                    LabMazeCell      goal,
                    LabMazeMeasures *measures)
{
  guint32 farthest = search (self, get_number (self, start));

  measures->farthest = self->distances[farthest];
  measures->farthest_cell = lab_maze_get_cell (self->maze, farthest);
  for (guint32 i = self->n_cells; i > 1 && !measures->has_dead_end; i--)
    {
      LabMazeCell cell = lab_maze_get_cell (self->maze, self->cells[i - 1]);

      if (lab_maze_count_ways (self->maze, cell) != 1)
        continue;
      measures->has_dead_end = TRUE;
      measures->worst_dead_end = self->distances[self->cells[i - 1]];
      measures->worst_dead_end_cell = cell;
    }
  measure_way (self, goal, measures);
  if (measures->has_way)
    {
      guint64 start_sum = self->sum;

      search (self, get_number (self, goal));
      measures->difficulty = lab_maze_compute_difficulty (measures, self->n_ends, start_sum,
                                                          self->sum);
    }
}

/* Searches from a cell, and remembers the way to the farthest one if it is the longest so far. */
static guint32
search_longest (Distances       *self,
                guint32          start,
                LabMazeMeasures *measures)
{
  guint32 farthest = search (self, start);

  if (self->distances[farthest] > measures->diameter)
    {
      measures->diameter = self->distances[farthest];
      measures->diameter_ends[0] = lab_maze_get_cell (self->maze, start);
      measures->diameter_ends[1] = lab_maze_get_cell (self->maze, farthest);
    }
  return farthest;
}

/* Finds a cell from which no cell is far: again and again the one whose distance to the far cells
 * that are known is smallest, and then the cell that is farthest from it. */
static guint32
find_center (Distances       *self,
             LabMazeMeasures *measures)
{
  guint32 far = self->cells[self->n_cells - 1], center = far;

  for (guint32 i = 0; i < self->n_cells; i++)
    self->bounds[self->cells[i]] = 0;
  for (guint round = 0; round < N_CENTERS; round++)
    {
      search_longest (self, far, measures);
      for (guint32 i = 0; i < self->n_cells; i++)
        {
          guint32 cell = self->cells[i];

          self->bounds[cell] = MAX (self->bounds[cell], self->distances[cell]);
          if (i == 0 || self->bounds[cell] < self->bounds[center])
            center = cell;
        }
      far = search_longest (self, center, measures);
    }
  return center;
}

/* Finds the diameter of the part that was searched last (iFUB, Crescenzi and others 2013): searches
 * from the cells far from the center first. Two cells at a distance of at most d from the center
 * are at most 2 d from each other, so the search ends when the longest way is not shorter. */
static void
measure_diameter (Distances       *self,
                  LabMazeMeasures *measures)
{
  guint32 n_cells;

  if (self->n_cells <= measures->diameter + 1)
    return;
  search (self, find_center (self, measures));
  n_cells = self->n_cells;
  for (guint32 i = 0; i < n_cells; i++)
    {
      self->order[i] = self->cells[i];
      self->levels[i] = self->distances[self->cells[i]];
    }
  for (guint32 i = n_cells; i > 0 && measures->diameter < 2 * (guint64) self->levels[i - 1]; i--)
    search_longest (self, self->order[i - 1], measures);
}

/* Finds the longest of the diameters of all parts. */
static void
measure_parts (Distances       *self,
               guint8          *known,
               LabMazeMeasures *measures)
{
  guint32 n = self->maze->height * self->maze->width;

  for (guint32 number = 0; number < n; number++)
    {
      LabMazeCell cell = lab_maze_get_cell (self->maze, number);

      if (known[number] != 0 || !lab_maze_is_present (self->maze, cell.row, cell.column))
        continue;
      search (self, number);
      for (guint32 i = 0; i < self->n_cells; i++)
        known[self->cells[i]] = 1;
      measure_diameter (self, measures);
    }
}

/* Functions for lab-maze-measures.c */

/** lab_maze_measure_loops: measures distances in any maze. */
gboolean
lab_maze_measure_loops (const LabMaze    *maze,
                        LabMazeCell       start,
                        LabMazeCell       goal,
                        gboolean          with_diameter,
                        LabMazeMeasures  *measures,
                        GError          **error)
{
  gsize n = (gsize) maze->height * maze->width;
  g_autofree guint32 *memory = n < G_MAXUINT32 ? g_try_new (guint32, 5 * n) : NULL;
  g_autofree guint8 *known = n < G_MAXUINT32 ? g_try_new0 (guint8, n) : NULL;
  Distances distances = { .maze = maze };

  if (memory == NULL || known == NULL)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                       _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                       maze->height, maze->width);
  distances.distances = memory;
  distances.cells = memory + n;
  distances.bounds = memory + 2 * n;
  distances.order = memory + 3 * n;
  distances.levels = memory + 4 * n;
  for (gsize i = 0; i < n; i++)
    distances.distances[i] = NONE;
  measures->diameter_ends[0] = measures->diameter_ends[1] = start;
  measure_from_start (&distances, start, goal, measures);
  if (with_diameter)
    measure_parts (&distances, known, measures);
  return TRUE;
}
