/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver.h"

#include <string.h>

#include "lab-astar.h"
#include "lab-maze.h"

const char * const lab_maze_solver_words[LAB_N_MAZE_SOLVERS + 1] = {
  [LAB_MAZE_DEPTH_FIRST] = "dfs",
  [LAB_MAZE_BREADTH_FIRST] = "bfs",
  [LAB_MAZE_RIGHT_HAND] = "right-hand",
  [LAB_MAZE_LEFT_HAND] = "left-hand",
  [LAB_MAZE_ASTAR] = "astar",
  [LAB_MAZE_DEAD_ENDS] = "dead-ends",
  [LAB_MAZE_TREMAUX] = "tremaux",
};

/* Breadth-first search of large mazes, in little more than a byte for each cell: what is known of a
 * cell is the direction back, and only the frontier is in the queue. */

/* What is written into a cell: 0 before it is found, and then one more than the direction back. */
#define START 5

/* A cell in the queue: the row and the column in 16 bits each. */
#define PACK(row, column) ((row) << 16 | (column))

#define FIRST_CAPACITY 1024

/* A queue in a ring whose size is a power of 2. */
typedef struct
{
  guint32 *cells;
  gsize capacity;
  gsize first;
  gsize length;
} Queue;

/* Breadth-first */

/* Doubles the ring. Returns FALSE if there is not enough memory. */
static gboolean
grow (Queue *queue)
{
  gsize n = queue->capacity;
  guint32 *cells = g_try_renew (guint32, queue->cells, 2 * n);

  if (cells == NULL)
    return FALSE;
  /* The cells before the first one follow the old end. */
  memcpy (cells + n, cells, queue->first * sizeof cells[0]);
  queue->cells = cells;
  queue->capacity = 2 * n;
  return TRUE;
}

static gboolean
push (Queue *queue,
      guint  row,
      guint  column)
{
  if (queue->length == queue->capacity && !grow (queue))
    return FALSE;
  queue->cells[(queue->first + queue->length++) & (queue->capacity - 1)] = PACK (row, column);
  return TRUE;
}

static LabMazeCell
pop (Queue *queue)
{
  guint32 cell = queue->cells[queue->first];

  queue->first = (queue->first + 1) & (queue->capacity - 1);
  queue->length--;
  return (LabMazeCell) { cell >> 16, cell & 0xffff };
}

/* Queues the cells that were not found before. Returns FALSE if there is not enough memory. */
static gboolean
expand (const LabMaze *maze,
        guint8        *notes,
        Queue         *queue,
        LabMazeCell    cell)
{
  guint note_here = notes[(gsize) cell.row * maze->width + cell.column];
  /* The cell that leads back is known. For the start, the bit is above those of directions. */
  guint ways = lab_maze_get_ways (maze, cell.row, cell.column) & ~LAB_MAZE_BIT (note_here - 1);

  for (; ways != 0; ways &= ways - 1)
    {
      guint way = (guint) __builtin_ctz (ways);
      LabMazeCell next = lab_maze_step (cell, way);
      guint8 *note = &notes[(gsize) next.row * maze->width + next.column];

      if (*note != 0)
        continue;
      *note = (guint8) ((way ^ 1) + 1);
      if (!push (queue, next.row, next.column))
        return FALSE;
    }
  return TRUE;
}

static void
trace (const LabMaze *maze,
       const guint8  *notes,
       LabMazeCell    goal,
       GArray        *path)
{
  LabMazeCell cell = goal;
  guint8 note;
  guint n = 1;

  while ((note = notes[(gsize) cell.row * maze->width + cell.column]) != START)
    {
      cell = lab_maze_step (cell, note - 1u);
      n++;
    }
  g_array_set_size (path, n);
  for (cell = goal; n > 0;)
    {
      g_array_index (path, LabMazeCell, --n) = cell;
      if (n > 0)
        cell = lab_maze_step (cell, notes[(gsize) cell.row * maze->width + cell.column] - 1u);
    }
}

/* Returns FALSE if there is not enough memory. */
static gboolean
search (const LabMaze   *maze,
        guint8          *notes,
        Queue           *queue,
        LabMazeCell      goal,
        LabMazeSolution *solution)
{
  while (queue->length > 0)
    {
      LabMazeCell cell = pop (queue);

      solution->n_visited++;
      if (lab_maze_cell_equal (cell, goal))
        {
          solution->outcome = LAB_MAZE_FOUND;
          trace (maze, notes, goal, solution->path);
          return TRUE;
        }
      if (!expand (maze, notes, queue, cell))
        return FALSE;
      solution->max_frontier = MAX (solution->max_frontier, queue->length);
    }
  return TRUE;
}

/**
 * lab_maze_solve_breadth_first: searches breadth-first, with the same result and figures as
 * lab_maze_solve_by_search(), but in a tenth of its memory.
 */
gboolean
lab_maze_solve_breadth_first (const LabMaze   *maze,
                              LabMazeCell      start,
                              LabMazeCell      goal,
                              LabMazeSolution *solution)
{
  g_autofree guint8 *notes = g_try_new0 (guint8, (gsize) maze->height * maze->width);
  Queue queue = { g_new (guint32, FIRST_CAPACITY), FIRST_CAPACITY, 0, 0 };
  gboolean done;

  if (notes != NULL)
    notes[(gsize) start.row * maze->width + start.column] = START;
  solution->max_frontier = 1;
  done = notes != NULL && push (&queue, start.row, start.column)
         && search (maze, notes, &queue, goal, solution);
  solution->n_steps += solution->n_visited;
  g_free (queue.cells);
  return done;
}

/* Searches of a graph */

static guint
graph_expand (gconstpointer data,
              guint         node,
              LabEdge      *edges)
{
  const LabMaze *maze = data;
  const guint steps[LAB_MAZE_N_DIRECTIONS] = { -maze->width, maze->width, G_MAXUINT, 1 };
  guint ways = lab_maze_get_ways (maze, node / maze->width, node % maze->width), n = 0;

  for (; ways != 0; ways &= ways - 1)
    edges[n++] = (LabEdge) { node + steps[__builtin_ctz (ways)], 1 };
  return n;
}

/* The Manhattan distance. */
static guint
estimate (gconstpointer data,
          guint         node,
          guint         goal)
{
  LabMazeCell a = lab_maze_get_cell (data, node), b = lab_maze_get_cell (data, goal);

  return MAX (a.row, b.row) - MIN (a.row, b.row) + MAX (a.column, b.column)
         - MIN (a.column, b.column);
}

/* Takes down a search. Each node that is queued is a neighbor of the one that was expanded last. */
static void
record (const LabMaze     *maze,
        const LabEventLog *log,
        LabMazeRecorder   *recorder)
{
  LabMazeCell last = { 0, 0 };

  for (gsize i = 0; i < log->n_events; i++)
    {
      const LabEvent *event = &log->events[i];
      LabMazeCell cell = lab_maze_get_cell (maze, event->node);

      if (event->kind == LAB_EVENT_EXPANDED)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_TAKE, 0, event->node);
      else if (event->kind == LAB_EVENT_FOUND)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_TAKE_GOAL, 0, event->node);
      else if (i == 0)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_START_WAITING, 0, event->node);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_FIND, lab_maze_get_direction (last, cell));
      if (event->kind == LAB_EVENT_EXPANDED)
        last = cell;
    }
  recorder->stopped = recorder->stopped || lab_event_log_get_n_dropped (log) > 0;
}

/** lab_maze_solve_by_search: searches depth-first, breadth-first, or with A*. */
static gboolean
lab_maze_solve_by_search (const LabMaze   *maze,
                          LabGraphOrder    order,
                          LabMazeCell      start,
                          LabMazeCell      goal,
                          LabMazeRecorder *recorder,
                          LabMazeSolution *solution)
{
  const LabGraph graph = { maze->height * maze->width, LAB_MAZE_N_DIRECTIONS, graph_expand,
                           estimate, maze };
  g_autoptr (LabEventLog) log = recorder != NULL ? lab_event_log_new (recorder->max_steps) : NULL;
  const LabGraphOptions options = { .order = order, .log = log,
                                    .cancellable = recorder != NULL ? recorder->cancellable
                                                                    : NULL };
  g_auto (LabGraphPath) path = lab_astar_search (&graph, lab_maze_get_number (maze, start),
                                                 lab_maze_get_number (maze, goal), &options);

  if (path.outcome == LAB_GRAPH_NO_MEMORY)
    return FALSE;
  if (recorder != NULL)
    record (maze, log, recorder);
  for (guint i = 0; i < path.nodes->len; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, g_array_index (path.nodes, guint, i));

      if (!lab_maze_has_room (solution->path))
        return FALSE;
      g_array_append_val (solution->path, cell);
    }
  if (path.outcome == LAB_GRAPH_FOUND)
    solution->outcome = LAB_MAZE_FOUND;
  solution->n_steps += path.n_expanded + (path.outcome == LAB_GRAPH_FOUND ? 1 : 0);
  solution->n_visited = solution->n_steps;
  solution->max_frontier = path.max_open;
  return TRUE;
}

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

/* Dead ends */

/* Closes a dead end, and then the corridor behind it up to a junction. Returns how many cells were
 * closed. */
static guint64
fill (LabMaze         *maze,
      LabMazeCell      cell,
      LabMazeCell      start,
      LabMazeCell      goal,
      LabMazeRecorder *recorder)
{
  guint64 n = 0;

  while (lab_maze_is_dead_end (maze, cell) && !lab_maze_cell_equal (cell, start)
         && !lab_maze_cell_equal (cell, goal))
    {
      LabMazeDirection way = __builtin_ctz (lab_maze_get_ways (maze, cell.row, cell.column));

      if (n == 0)
        lab_maze_record_cell (recorder, LAB_MAZE_STEP_FILL_FIRST, way, cell.row, cell.column);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_FILL, way);
      lab_maze_close (maze, cell.row, cell.column, way);
      cell = lab_maze_step (cell, way);
      n++;
    }
  return n;
}

/** lab_maze_solve_by_dead_ends: fills dead ends, and searches the rest breadth-first. */
static gboolean
lab_maze_solve_by_dead_ends (const LabMaze   *maze,
                             LabMazeCell      start,
                             LabMazeCell      goal,
                             LabMazeRecorder *recorder,
                             LabMazeSolution *solution)
{
  g_autoptr (LabMaze) rest = lab_maze_copy (maze, NULL);
  guint64 n_filled = 0;

  if (rest == NULL)
    return FALSE;
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        n_filled += fill (rest, (LabMazeCell) { row, column }, start, goal, recorder);
    }
  if (!(lab_maze_is_large (maze) && recorder == NULL
            ? lab_maze_solve_breadth_first (rest, start, goal, solution)
            : lab_maze_solve_by_search (rest, LAB_GRAPH_OLDEST_FIRST, start, goal, recorder,
                                        solution)))
    return FALSE;
  solution->n_visited += n_filled;
  solution->n_steps = n_filled;
  return TRUE;
}

/* The cells of a maze as the nodes of a graph, numbered row by row. */

/* Walks */

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
static gboolean
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
  if (!lab_maze_cell_equal (start, goal) && lab_maze_get_ways (maze, start.row, start.column) == 0)
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
static gboolean
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

/* Private helpers */

/* Returns FALSE if there is not enough memory. */
static gboolean
solve (const LabMaze   *maze,
       LabMazeSolver    solver,
       LabMazeCell      start,
       LabMazeCell      goal,
       LabMazeRecorder *recorder,
       LabMazeSolution *solution)
{
  static const LabGraphOrder orders[LAB_N_MAZE_SOLVERS] = {
    [LAB_MAZE_DEPTH_FIRST] = LAB_GRAPH_NEWEST_FIRST,
    [LAB_MAZE_BREADTH_FIRST] = LAB_GRAPH_OLDEST_FIRST,
    [LAB_MAZE_ASTAR] = LAB_GRAPH_CHEAPEST_FIRST,
  };

  if (solver == LAB_MAZE_BREADTH_FIRST && lab_maze_is_large (maze) && recorder == NULL)
    return lab_maze_solve_breadth_first (maze, start, goal, solution);
  if (solver == LAB_MAZE_DEAD_ENDS)
    return lab_maze_solve_by_dead_ends (maze, start, goal, recorder, solution);
  if (solver == LAB_MAZE_TREMAUX)
    return lab_maze_solve_by_marks (maze, start, goal, recorder, solution);
  if (solver == LAB_MAZE_RIGHT_HAND || solver == LAB_MAZE_LEFT_HAND)
    return lab_maze_solve_by_hand (maze, solver == LAB_MAZE_RIGHT_HAND, start, goal, recorder,
                                   solution);
  return lab_maze_solve_by_search (maze, orders[solver], start, goal, recorder, solution);
}

/* Takes down the end: the path from its last cell, or that there is none. */
static void
record_end (LabMazeRecorder       *recorder,
            const LabMazeSolution *solution)
{
  const GArray *path = solution->path;

  if (solution->outcome == LAB_MAZE_NO_WAY)
    lab_maze_record (recorder, LAB_MAZE_STEP_NO_WAY, 0);
  if (solution->outcome == LAB_MAZE_GOES_ROUND)
    lab_maze_record (recorder, LAB_MAZE_STEP_ROUND, 0);
  for (guint i = path->len; i > 0; i--)
    {
      LabMazeCell cell = g_array_index (path, LabMazeCell, i - 1);

      if (i == path->len)
        lab_maze_record_cell (recorder, LAB_MAZE_STEP_TRACE_FIRST, 0, cell.row, cell.column);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_TRACE,
                         lab_maze_get_direction (g_array_index (path, LabMazeCell, i), cell));
    }
}

/* Public functions */

/**
 * lab_maze_solve:
 * @maze: a maze
 * @solver: how to solve it
 * @start: a cell
 * @goal: a cell
 * @recorder: (nullable): takes down the steps
 * @solution: (out caller-allocates): the result, to be cleared with lab_maze_solution_clear()
 * @error: return location for a #LabMazeError
 *
 * Looks for a way between two cells. That there is none is also a result. If the recorder stopped,
 * the solution is not finished. Searches take up to 24 bytes for each cell; walks, and a
 * breadth-first search of millions of cells, take one byte.
 *
 * Returns: %TRUE if both cells are in the maze, and it has fewer than 2^32 cells
 */
gboolean
lab_maze_solve (const LabMaze    *maze,
                LabMazeSolver     solver,
                LabMazeCell       start,
                LabMazeCell       goal,
                LabMazeRecorder  *recorder,
                LabMazeSolution  *solution,
                GError          **error)
{
  g_return_val_if_fail (maze != NULL && solution != NULL, FALSE);
  g_return_val_if_fail (solver < LAB_N_MAZE_SOLVERS, FALSE);

  *solution = (LabMazeSolution) { LAB_MAZE_NO_WAY };
  if (!lab_maze_check_cell (maze, start, error) || !lab_maze_check_cell (maze, goal, error))
    return FALSE;
  if ((guint64) maze->height * maze->width > G_MAXUINT32)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  solution->path = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
  if (!solve (maze, solver, start, goal, recorder, solution))
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  if (recorder != NULL)
    record_end (recorder, solution);
  return TRUE;
}

/** lab_maze_solution_clear: frees the path of a solution. */
void
lab_maze_solution_clear (LabMazeSolution *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->path, g_array_unref);
}
