/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver-private.h"

#include "lab-maze-private.h"

/* Solvers that walk, and know only what is in their cell. */

/* What is written into a cell: whether it was visited, and the direction of the last step from it,
 * or how often the openings on the right and below were passed. */
#define VISITED 1
#define EXIT_SHIFT 1
#define RIGHT_SHIFT 1
#define BELOW_SHIFT 3
#define MASK 3
/* No opening is passed more often. */
#define MAX_MARKS 2

typedef struct
{
  const LabMaze *maze;
  guint8 *notes;
  LabMazeSolution *solution;
} Walk;

/* Private helpers */

static guint8 *
get_note (const Walk  *walk,
          LabMazeCell  cell)
{
  return &walk->notes[(gsize) cell.row * walk->maze->width + cell.column];
}

/* Notes that the walk is in a cell, and returns whether it was there before. */
static gboolean
visit (Walk        *walk,
       LabMazeCell  cell)
{
  guint8 *note = get_note (walk, cell);
  gboolean known = (*note & VISITED) != 0;

  *note |= VISITED;
  walk->solution->n_visited += known ? 0 : 1;
  return known;
}

/* Returns the direction that a mirror shows, in which left and right are exchanged. */
static LabMazeDirection
mirror (LabMazeDirection direction)
{
  return direction < LAB_MAZE_LEFT ? direction : direction ^ 1;
}

/* Returns the open direction that the hand on the wall leads to. The left hand does what a mirror
 * shows of the right one. */
static LabMazeDirection
follow_wall (const LabMaze    *maze,
             gboolean          right,
             LabMazeCell       cell,
             LabMazeDirection  heading)
{
  guint ways = lab_maze_get_ways (maze, cell.row, cell.column), mirrored = 0;

  if (right)
    return lab_maze_follow_right (ways, heading);
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    mirrored |= (ways & LAB_MAZE_BIT (i)) != 0 ? LAB_MAZE_BIT (mirror (i)) : 0;
  return mirror (lab_maze_follow_right (mirrored, mirror (heading)));
}

static gboolean
append (GArray      *path,
        LabMazeCell  cell)
{
  if (!lab_maze_has_room (path))
    return FALSE;
  g_array_append_val (path, cell);
  return TRUE;
}

/* Makes the path of a walk: the last step from each cell leaves out all detours. Returns FALSE if
 * there is not enough memory. */
static gboolean
trace_exits (Walk        *walk,
             LabMazeCell  start,
             LabMazeCell  goal)
{
  LabMazeCell cell = start;

  while (append (walk->solution->path, cell))
    {
      if (lab_maze_cell_equal (cell, goal))
        return TRUE;
      cell = lab_maze_step (cell, *get_note (walk, cell) >> EXIT_SHIFT & MASK);
    }
  return FALSE;
}

/* Returns the note that has the marks of an opening, and the place of the marks in it. */
static guint8 *
find_marks (const Walk       *walk,
            LabMazeCell       cell,
            LabMazeDirection  direction,
            guint            *shift)
{
  *shift = direction == LAB_MAZE_UP || direction == LAB_MAZE_DOWN ? BELOW_SHIFT : RIGHT_SHIFT;
  if (direction == LAB_MAZE_UP || direction == LAB_MAZE_LEFT)
    cell = lab_maze_step (cell, direction);
  return get_note (walk, cell);
}

static guint
get_marks (const Walk       *walk,
           LabMazeCell       cell,
           LabMazeDirection  direction)
{
  guint shift;
  const guint8 *note = find_marks (walk, cell, direction, &shift);

  return *note >> shift & MASK;
}

static void
add_mark (Walk             *walk,
          LabMazeCell       cell,
          LabMazeDirection  direction)
{
  guint shift;
  guint8 *note = find_marks (walk, cell, direction, &shift);

  *note = (guint8) (*note + (1u << shift));
}

/* Returns the first open direction with the fewest marks, fewer than @limit; or the number of
 * directions, if there is none. */
static guint
find_fewest (const Walk  *walk,
             LabMazeCell  cell,
             guint        limit)
{
  guint ways = lab_maze_get_ways (walk->maze, cell.row, cell.column);
  guint best = LAB_MAZE_N_DIRECTIONS;

  for (; ways != 0; ways &= ways - 1)
    {
      LabMazeDirection way = __builtin_ctz (ways);
      guint marks = get_marks (walk, cell, way);

      if (marks >= limit)
        continue;
      limit = marks;
      best = way;
    }
  return best;
}

/* Chooses the next step of Trémaux: back, from a cell that is known already, over an opening that
 * was passed once; otherwise the opening with the fewest marks. */
static guint
choose (const Walk  *walk,
        LabMazeCell  cell,
        guint        back,
        gboolean     known)
{
  if (back < LAB_MAZE_N_DIRECTIONS && known && get_marks (walk, cell, back) == 1)
    return back;
  return find_fewest (walk, cell, MAX_MARKS);
}

/* Makes the path of the openings that were passed once. Returns FALSE if there is not enough
 * memory. */
static gboolean
trace_marks (Walk        *walk,
             LabMazeCell  start,
             LabMazeCell  goal)
{
  LabMazeCell cell = start;
  guint back = LAB_MAZE_N_DIRECTIONS;

  while (append (walk->solution->path, cell))
    {
      guint ways = lab_maze_get_ways (walk->maze, cell.row, cell.column);

      if (lab_maze_cell_equal (cell, goal))
        return TRUE;
      while ((guint) __builtin_ctz (ways) == back
             || get_marks (walk, cell, __builtin_ctz (ways)) != 1)
        ways &= ways - 1;
      back = (guint) __builtin_ctz (ways) ^ 1;
      cell = lab_maze_step (cell, back ^ 1);
    }
  return FALSE;
}

/* Takes down a step with a hand on the wall. */
static void
record_turn (LabMazeRecorder  *recorder,
             LabMazeDirection  heading,
             LabMazeDirection  way)
{
  LabMazeStepKind kind = LAB_MAZE_STEP_TURN_LEFT;

  if (way == heading)
    kind = LAB_MAZE_STEP_STRAIGHT;
  else if (way == lab_maze_turn_right (heading))
    kind = LAB_MAZE_STEP_TURN_RIGHT;
  else if (way == (heading ^ 1))
    kind = LAB_MAZE_STEP_TURN_BACK;
  lab_maze_record (recorder, kind, way);
}

/* Takes down a step of Trémaux over an opening with some marks: whether it turns around in a
 * cell that it knew, and whether it knows the next cell. */
static void
record_passage (LabMazeRecorder *recorder,
                guint            way,
                guint            marks,
                gboolean         turns,
                gboolean         to_known)
{
  LabMazeStepKind kind = to_known ? LAB_MAZE_STEP_ENTER_KNOWN : LAB_MAZE_STEP_ENTER;

  if (marks == MAX_MARKS)
    kind = turns ? LAB_MAZE_STEP_TURN_AROUND : LAB_MAZE_STEP_RETREAT;
  lab_maze_record (recorder, kind, way);
}

static guint8 *
make_notes (const LabMaze *maze)
{
  return g_try_new0 (guint8, (gsize) maze->height * maze->width);
}

/* Functions for lab-maze-solver.c */

/**
 * lab_maze_solve_by_hand:
 * @maze: a maze
 * @right: whether the right hand is on the wall, or the left one
 * @start: a cell
 * @goal: a cell
 * @recorder: (nullable): takes down the steps
 * @solution: the solution
 *
 * Walks along the wall, first looking to the right. Each step follows from the one before, and each
 * from only one, so the walk goes round exactly if it makes its first step again.
 */
gboolean
lab_maze_solve_by_hand (const LabMaze   *maze,
                        gboolean         right,
                        LabMazeCell      start,
                        LabMazeCell      goal,
                        LabMazeRecorder *recorder,
                        LabMazeSolution *solution)
{
  g_autofree guint8 *notes = make_notes (maze);
  Walk walk = { maze, notes, solution };
  LabMazeCell cell = start;
  LabMazeDirection way = LAB_MAZE_RIGHT, first;

  if (notes == NULL)
    return FALSE;
  visit (&walk, start);
  lab_maze_record_cell (recorder, LAB_MAZE_STEP_START, 0, start.row, start.column);
  if (!lab_maze_cell_equal (start, goal)
      && lab_maze_get_ways (maze, start.row, start.column) == 0)
    return TRUE;
  first = lab_maze_cell_equal (start, goal) ? way : follow_wall (maze, right, start, way);
  while (!lab_maze_cell_equal (cell, goal))
    {
      guint8 *note = get_note (&walk, cell);
      LabMazeDirection heading = way;

      way = follow_wall (maze, right, cell, way);
      if (solution->n_steps > 0 && lab_maze_cell_equal (cell, start) && way == first)
        {
          solution->outcome = LAB_MAZE_GOES_ROUND;
          return TRUE;
        }
      *note = (guint8) (VISITED | way << EXIT_SHIFT);
      record_turn (recorder, heading, way);
      cell = lab_maze_step (cell, way);
      visit (&walk, cell);
      solution->n_steps++;
    }
  solution->outcome = LAB_MAZE_FOUND;
  return trace_exits (&walk, start, goal);
}

/**
 * lab_maze_solve_by_marks:
 * @maze: a maze
 * @start: a cell
 * @goal: a cell
 * @recorder: (nullable): takes down the steps
 * @solution: the solution
 *
 * Walks by the rules of Trémaux (Lucas 1882). The walk ends at the goal, or at the start when all
 * that can be reached was passed twice.
 */
gboolean
lab_maze_solve_by_marks (const LabMaze   *maze,
                         LabMazeCell      start,
                         LabMazeCell      goal,
                         LabMazeRecorder *recorder,
                         LabMazeSolution *solution)
{
  g_autofree guint8 *notes = make_notes (maze);
  Walk walk = { maze, notes, solution };
  guint back = LAB_MAZE_N_DIRECTIONS;
  LabMazeCell cell = start;
  gboolean known, turns;

  if (notes == NULL)
    return FALSE;
  known = visit (&walk, cell);
  lab_maze_record_cell (recorder, LAB_MAZE_STEP_START_ONCE, 0, start.row, start.column);
  while (!lab_maze_cell_equal (cell, goal))
    {
      guint way = choose (&walk, cell, back, known);

      if (way == LAB_MAZE_N_DIRECTIONS)
        return TRUE;
      turns = known && way == back;
      add_mark (&walk, cell, way);
      cell = lab_maze_step (cell, way);
      back = way ^ 1;
      known = visit (&walk, cell);
      record_passage (recorder, way, get_marks (&walk, cell, back), turns, known);
      solution->n_steps++;
    }
  solution->outcome = LAB_MAZE_FOUND;
  return trace_marks (&walk, start, goal);
}
