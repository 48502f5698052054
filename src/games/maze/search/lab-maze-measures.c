/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures.h"

#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "lab-maze.h"

/* How many cells are between two looks at the cancellable. */
#define N_BETWEEN (1 << 20)

/* A breadth-first search, which keeps only the cells at one distance and at the next one. */
typedef struct
{
  const LabMaze *maze;
  guint8 *levels;
  GArray *cells;      /* of guint32 */
  GArray *next_cells;
  guint64 distance;
  guint shift;        /* a level is a distance shifted to the right */
} Search;

/* Private helpers */

/* Halves all levels, when the distances get too long for them. */
static void
halve_levels (Search *search)
{
  guint8 *levels = search->levels;
  gsize n = (gsize) search->maze->height * search->maze->width;

  for (gsize i = 0; i < n; i++)
    levels[i] = levels[i] == LAB_MAZE_UNREACHABLE ? LAB_MAZE_UNREACHABLE : levels[i] / 2;
  search->shift++;
}

/* Finds the cells at the next distance. */
static void
expand (Search *search)
{
  const guint32 width = search->maze->width;
  const guint32 steps[LAB_MAZE_N_DIRECTIONS] = { -width, width, G_MAXUINT32, 1 };
  guint8 *levels = search->levels;
  guint8 level = (guint8) (search->distance >> search->shift);

  g_array_set_size (search->next_cells, 0);
  for (guint i = 0; i < search->cells->len; i++)
    {
      guint32 number = g_array_index (search->cells, guint32, i);
      LabMazeCell cell = lab_maze_get_cell (search->maze, number);
      guint ways = lab_maze_get_ways (search->maze, cell.row, cell.column);

      for (; ways != 0; ways &= ways - 1)
        {
          guint32 next = number + steps[__builtin_ctz (ways)];

          if (levels[next] != LAB_MAZE_UNREACHABLE)
            continue;
          levels[next] = level;
          g_array_append_val (search->next_cells, next);
        }
    }
}

/* Makes the highest level that of the farthest cell. */
static void
stretch_levels (Search *search)
{
  guint8 *levels = search->levels;
  guint highest = (guint) (search->distance >> search->shift);
  gsize n = (gsize) search->maze->height * search->maze->width;
  guint8 stretched[256];

  for (guint i = 0; i < 256; i++)
    {
      guint level = i;

      if (i != LAB_MAZE_UNREACHABLE && highest > 0)
        level = MIN (i * LAB_MAZE_MAX_LEVEL / highest, LAB_MAZE_MAX_LEVEL);
      stretched[i] = (guint8) level;
    }
  for (gsize i = 0; i < n; i++)
    levels[i] = stretched[levels[i]];
}

/* Returns FALSE if the search was cancelled. */
static gboolean
search_all (Search       *search,
            GCancellable *cancellable)
{
  guint64 n_cells = 0;

  while (search->cells->len > 0)
    {
      GArray *cells = search->cells;

      if (n_cells / N_BETWEEN != (n_cells + cells->len) / N_BETWEEN
          && g_cancellable_is_cancelled (cancellable))
        return FALSE;
      n_cells += cells->len;
      search->distance++;
      if (search->distance >> search->shift > LAB_MAZE_MAX_LEVEL)
        halve_levels (search);
      expand (search);
      search->cells = search->next_cells;
      search->next_cells = cells;
    }
  /* The last cells that were found were at the distance before. */
  search->distance--;
  stretch_levels (search);
  return TRUE;
}

/** lab_maze_count_ways: returns the number of openings of a cell. */
static inline guint
lab_maze_count_ways (const LabMaze *maze,
                     LabMazeCell    cell)
{
  return (guint) __builtin_popcount (lab_maze_get_ways (maze, cell.row, cell.column));
}

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

/* Loops */

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
  guint32 distance = self->distances[lab_maze_get_number (self->maze, goal)];

  measures->has_way = distance != NONE;
  if (!measures->has_way)
    return;
  measures->geodesic = distance;
  while (distance > 0)
    {
      guint ways = lab_maze_get_ways (self->maze, goal.row, goal.column);
      LabMazeCell before;

      for (before = goal; self->distances[lab_maze_get_number (self->maze, before)] != distance - 1;
           ways &= ways - 1)
        before = lab_maze_step (goal, __builtin_ctz (ways));
      goal = before;
      distance--;
      /* Whether the cell leaves a choice besides going back. */
      if (lab_maze_count_ways (self->maze, goal) > (distance == 0 ? 1 : 2))
        measures->decisions++;
    }
}

/**
 * lab_maze_compute_difficulty:
 * @measures: the measures of the way
 * @n_ends: the number of openings of all cells that can be reached; each opening counts twice
 * @start_sum: over these, the sum of the distances of the cells from the start
 * @goal_sum: the same from the goal
 *
 * Returns: the difficulty, see lab_maze_get_difficulty()
 */
static double
lab_maze_compute_difficulty (const LabMazeMeasures *measures,
                             guint64                n_ends,
                             guint64                start_sum,
                             guint64                goal_sum)
{
  double way = (double) measures->geodesic;
  double random_walk = (way * (double) n_ends + (double) goal_sum - (double) start_sum) / 2;
  double branches = MAX (random_walk - way * way, 0);
  double sum = way * (1 + (double) measures->decisions) + branches;

  /* Square roots are the same on every machine; powers may not be. */
  return sqrt (sum) * sqrt (sqrt (sum)) / 3;
}

static void
measure_from_start (Distances       *self,
                    LabMazeCell      start,
                    LabMazeCell      goal,
                    LabMazeMeasures *measures)
{
  guint32 farthest = search (self, lab_maze_get_number (self->maze, start));

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

      search (self, lab_maze_get_number (self->maze, goal));
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

/** lab_maze_measure_loops: measures distances in any maze. */
static gboolean
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
    return lab_maze_refuse_memory (maze->height, maze->width, error);
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

/* Distances in perfect mazes. */

/* A walk along the wall, which passes the whole tree. A place is the number of a bit of the maze. A
 * stack has the way back to the start, two bits for each step. */
typedef struct
{
  const LabMaze *maze;
  gssize steps[LAB_MAZE_N_DIRECTIONS];
  gsize place;
  LabMazeDirection heading;
  guint64 top;          /* the last directions back, the last one in the lowest bits */
  guint64 *back;        /* the other ones, 32 in each word */
  guint64 n_allocated;
  guint64 depth;
  guint64 sum;          /* over all openings, the distances of both cells from the start */
  guint64 max_depth;
  gsize deepest;
} Walk;

#define N_IN_WORD 32

/* Trees */

static gsize
get_place (const LabMaze *maze,
           LabMazeCell    cell)
{
  return maze->n_words * 64 * cell.row + cell.column;
}

static LabMazeCell
get_cell (const LabMaze *maze,
          gsize          place)
{
  gsize stride = maze->n_words * 64;

  g_assert (stride > 0);
  return (LabMazeCell) { (guint) (place / stride), (guint) (place % stride) };
}

static inline void
step_down (Walk             *walk,
           LabMazeDirection  way)
{
  if (walk->depth % N_IN_WORD == 0 && walk->depth > 0)
    {
      guint64 index = walk->depth / N_IN_WORD - 1;

      if (index == walk->n_allocated)
        {
          walk->n_allocated = MAX (2 * walk->n_allocated, 64);
          walk->back = g_renew (guint64, walk->back, walk->n_allocated);
        }
      walk->back[index] = walk->top;
    }
  walk->top = walk->top << 2 | (way ^ 1);
  walk->place += (gsize) walk->steps[way];
  walk->heading = way;
  walk->depth++;
  walk->sum += 2 * walk->depth - 1;
  if (walk->depth > walk->max_depth)
    {
      walk->max_depth = walk->depth;
      walk->deepest = walk->place;
    }
}

static inline void
step_back (Walk             *walk,
           LabMazeDirection  back)
{
  walk->place += (gsize) walk->steps[back];
  walk->heading = back;
  walk->depth--;
  walk->top >>= 2;
  if (walk->depth % N_IN_WORD == 0 && walk->depth > 0)
    walk->top = walk->back[walk->depth / N_IN_WORD - 1];
}

/* Makes the next step. Returns FALSE if it would be the first one again, which led to @first. */
static inline gboolean
step (Walk             *walk,
      LabMazeDirection  first)
{
  guint ways = lab_maze_get_ways_at (walk->maze, walk->place);
  LabMazeDirection way = lab_maze_follow_right (ways, walk->heading);

  if (walk->depth == 0)
    {
      if (way == first)
        return FALSE;
      step_down (walk, way);
      return TRUE;
    }
  /* The stack is read, not @way, so that the next step need not wait for this one. */
  if (((walk->top ^ way) & 3) == 0)
    step_back (walk, walk->top & 3);
  else
    step_down (walk, way);
  return TRUE;
}

/* Measures the way to the place of the walk, by walking back to the start. */
static void
tree_measure_way (Walk             walk,
                  LabMazeMeasures *measures)
{
  measures->geodesic = walk.depth;
  measures->decisions = 0;
  while (walk.depth > 0)
    {
      guint n_ways;

      step_back (&walk, walk.top & 3);
      n_ways = (guint) __builtin_popcount (lab_maze_get_ways_at (walk.maze, walk.place));
      measures->decisions += n_ways > (walk.depth == 0 ? 1 : 2) ? 1 : 0;
    }
}

/* Walks until the first step would come again. If @measures is set, fills in what is told about
 * @goal. Returns how many steps this took; 0 if there is none, or if the walk came back to the
 * start in another way than it left, which is not possible in a tree. */
static guint64
walk_around (Walk            *result,
             gsize            start,
             gsize            goal,
             LabMazeMeasures *measures)
{
  Walk walk = *result;      /* a copy to which nothing points can stay in registers */
  guint ways = lab_maze_get_ways_at (walk.maze, start);
  LabMazeDirection first = __builtin_ctz (ways | LAB_MAZE_BIT (LAB_MAZE_RIGHT));
  guint64 n_steps = 0;

  walk.place = walk.deepest = start;
  walk.depth = walk.max_depth = walk.sum = 0;
  if (ways != 0)
    {
      step_down (&walk, first);
      do
        {
          n_steps++;
          if (walk.place == goal && measures != NULL)
            tree_measure_way (walk, measures);
        }
      while ((walk.place != start || walk.depth == 0) && step (&walk, first));
    }
  *result = walk;
  return walk.depth == 0 ? n_steps : 0;
}

/* Measures the difficulty after a walk from the start. */
static void
measure_difficulty (Walk            *walk,
                    LabMazeCell      goal,
                    LabMazeMeasures *measures)
{
  guint64 start_sum = walk->sum;

  walk_around (walk, get_place (walk->maze, goal), 0, NULL);
  measures->difficulty = lab_maze_compute_difficulty (measures, 2 * measures->openings, start_sum,
                                                      walk->sum);
}

/**
 * lab_maze_measure_tree:
 * @maze: a maze with as many openings as a tree
 * @start: a cell
 * @goal: a cell
 * @with_diameter: whether to measure also the diameter
 * @measures: the measures
 *
 * Measures distances in a perfect maze. The farthest cell from any cell is an end of a longest way,
 * so the diameter takes two walks. A walk along the wall goes around one side of one part of the
 * maze, so the first one also shows whether the maze is perfect: if the number of openings is that
 * of a tree, it passes each of them twice only if there is one part, and no loop: by Euler's
 * formula, both are the same. The difficulty takes a walk from the goal.
 *
 * Returns: whether the maze is perfect; otherwise the measures are not complete
 */
static gboolean
lab_maze_measure_tree (const LabMaze   *maze,
                       LabMazeCell      start,
                       LabMazeCell      goal,
                       gboolean         with_diameter,
                       LabMazeMeasures *measures)
{
  gssize stride = (gssize) maze->n_words * 64;
  Walk walk = { .maze = maze, .steps = { -stride, stride, -1, 1 } };
  guint64 n_steps = walk_around (&walk, get_place (maze, start), get_place (maze, goal), measures);

  if (n_steps == 2 * (maze->n_cells - 1))
    {
      measures->perfect = measures->has_way = TRUE;
      measures->has_dead_end = maze->n_cells > 1;
      measures->farthest = measures->worst_dead_end = walk.max_depth;
      measures->farthest_cell = measures->worst_dead_end_cell = get_cell (maze, walk.deepest);
      measure_difficulty (&walk, goal, measures);
    }
  if (measures->perfect && with_diameter)
    {
      measures->diameter_ends[0] = measures->farthest_cell;
      walk_around (&walk, get_place (maze, measures->farthest_cell), 0, NULL);
      measures->diameter = walk.max_depth;
      measures->diameter_ends[1] = get_cell (maze, walk.deepest);
    }
  g_free (walk.back);
  return measures->perfect;
}

/* Counts the cells by their openings, 64 at a time: the four openings of each cell are added bit by
 * bit. */
static void
count_degrees (const LabMaze *maze,
               guint64        counts[LAB_MAZE_N_DIRECTIONS + 1])
{
  for (guint row = 0; row < maze->height; row++)
    {
      const guint64 *words = lab_maze_get_words (maze, row);
      const guint64 *above = row > 0 ? lab_maze_get_words (maze, row - 1) : NULL;

      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 right = words[2 * i], below = words[2 * i + 1];
          guint64 left = right << 1 | (i > 0 ? words[2 * i - 2] >> 63 : 0);
          guint64 up = above != NULL ? above[2 * i + 1] : 0;
          guint64 odd = right ^ left ^ up ^ below;
          guint64 four = right & left & up & below;
          guint64 two = ((right & left) | (up & below) | ((right ^ left) & (up ^ below))) & ~four;
          guint64 cells = lab_maze_get_present_word (maze, row, i);

          counts[0] += (guint64) __builtin_popcountll (cells & ~(odd | two | four));
          counts[1] += (guint64) __builtin_popcountll (odd & ~two);
          counts[2] += (guint64) __builtin_popcountll (two & ~odd);
          counts[3] += (guint64) __builtin_popcountll (two & odd);
          counts[4] += (guint64) __builtin_popcountll (four);
        }
    }
}

static gboolean
measure_distances (const LabMaze    *maze,
                   LabMazeCell       start,
                   LabMazeCell       goal,
                   gboolean          with_diameter,
                   LabMazeMeasures  *measures,
                   GError          **error)
{
  if (measures->openings + 1 == maze->n_cells
      && lab_maze_measure_tree (maze, start, goal, with_diameter, measures))
    return TRUE;
  measures->geodesic = measures->decisions = 0;
  return lab_maze_measure_loops (maze, start, goal, with_diameter, measures, error);
}

/* Public functions */

/**
 * lab_maze_find_levels:
 * @maze: a maze of fewer than 2^32 cells
 * @start: a cell
 * @cancellable: (nullable): stops the search from another thread
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Measures how far all cells are from one of them, with a breadth-first search. It takes one byte
 * for each cell, and some seconds for 10^8 cells, so it should be done in a thread.
 *
 * Returns: (nullable) (transfer full): a level for each cell, row by row, from 0 (near) to
 *   %LAB_MAZE_MAX_LEVEL (far), or %LAB_MAZE_UNREACHABLE; %NULL if the cell is not in the maze,
 *   there is not enough memory, or the search was cancelled
 */
guint8 *
lab_maze_find_levels (const LabMaze  *maze,
                      LabMazeCell     start,
                      GCancellable   *cancellable,
                      GError        **error)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) next_cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autofree guint8 *levels = NULL;
  guint64 n;
  Search search;
  guint32 number;

  g_return_val_if_fail (maze != NULL, NULL);

  n = (guint64) maze->height * maze->width;
  if (!lab_maze_check_cell (maze, start, error))
    return NULL;
  levels = n < G_MAXUINT32 ? g_try_malloc (n) : NULL;
  if (levels == NULL)
    {
      lab_maze_refuse_memory (maze->height, maze->width, error);
      return NULL;
    }
  memset (levels, LAB_MAZE_UNREACHABLE, n);
  number = lab_maze_get_number (maze, start);
  levels[number] = 0;
  g_array_append_val (cells, number);
  search = (Search) { .maze = maze, .levels = levels, .cells = cells, .next_cells = next_cells };
  if (!search_all (&search, cancellable))
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return NULL;
    }
  return g_steal_pointer (&levels);
}

/**
 * lab_maze_measure:
 * @maze: a maze
 * @start: a cell
 * @goal: a cell
 * @measures: (out caller-allocates): the measures
 * @error: return location for a #LabMazeError
 *
 * Measures a maze. All measures are exact. In a perfect maze they take two walks and two bits for
 * each step of the deepest way; otherwise some 20 bytes for each cell, and more time.
 *
 * Returns: %TRUE if both cells are in the maze, and there is enough memory
 */
gboolean
lab_maze_measure (const LabMaze    *maze,
                  LabMazeCell       start,
                  LabMazeCell       goal,
                  LabMazeMeasures  *measures,
                  GError          **error)
{
  g_return_val_if_fail (maze != NULL && measures != NULL, FALSE);

  *measures = (LabMazeMeasures) { 0 };
  if (!lab_maze_check_cell (maze, start, error) || !lab_maze_check_cell (maze, goal, error))
    return FALSE;
  measures->openings = lab_maze_count_openings (maze);
  measures->manhattan = MAX (start.row, goal.row) - MIN (start.row, goal.row)
                        + MAX (start.column, goal.column) - MIN (start.column, goal.column);
  count_degrees (maze, measures->by_degree);
  return measure_distances (maze, start, goal, TRUE, measures, error);
}

/**
 * lab_maze_get_difficulty:
 * @maze: a maze
 * @start: a cell of it
 * @goal: a cell of it
 *
 * Estimates how hard it is to find the way from the start to the goal. A number twice as large
 * means that explorers who see and remember little need about twice as many steps. Such explorers
 * are between somebody who chooses at random in each cell and somebody who never enters the same
 * dead end twice.
 *
 * In a tree, a random walk takes on average the sum over all openings, for both of their cells, of
 * half of (the way from start to goal + the way from the cell to the goal - the way from the start
 * to the cell); see Lovász 1993, “Random walks on graphs”, for which the lengths of ways are
 * resistances. What false branches add to this grows with their size, and with how far they are
 * from the goal. The way itself would add the square of its length, because a random walk turns
 * back again and again; explorers do not, so instead it counts once, and once more for each
 * decision on it. Ways with many decisions and long false branches are also what makes mazes hard
 * in the measure of McClendon 2001, “The complexity and difficulty of a maze”. The difficulty is a
 * third of the sum to the power of 3/4, which fits the steps of simulated explorers.
 *
 * It takes as long as three searches of the maze, and much less than lab_maze_measure() if the maze
 * has loops. The result is the same on every machine.
 *
 * Returns: the difficulty; 0 if there is no way, and also if there is not enough memory
 */
double
lab_maze_get_difficulty (const LabMaze *maze,
                         LabMazeCell    start,
                         LabMazeCell    goal)
{
  LabMazeMeasures measures = { 0 };

  g_return_val_if_fail (maze != NULL, 0);
  g_return_val_if_fail (lab_maze_has_cell (maze, start) && lab_maze_has_cell (maze, goal), 0);

  measures.openings = lab_maze_count_openings (maze);
  return measure_distances (maze, start, goal, FALSE, &measures, NULL) ? measures.difficulty : 0;
}
