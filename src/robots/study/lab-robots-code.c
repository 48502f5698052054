/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-code.h"

#include <glib/gi18n.h>

/* What is told about each algorithm, and its pseudo-code. That of the fast solver is A* with its
 * heuristic, since its tables would hide how it searches. */

#define N_LINES 7

typedef struct
{
  const char *text;
  guint indent;
  LabRobotsCodeKind kind;
} Line;

static const char * const summaries[LAB_N_ROBOTS_ALGORITHMS] = {
  [LAB_ROBOTS_FAST] = N_("A* with a better heuristic and compact tables"),
  [LAB_ROBOTS_BFS] = N_("Looks at all positions, those after few moves first"),
  [LAB_ROBOTS_ASTAR_H1] = N_("Prefers robot 1 in the row or column of the target"),
  [LAB_ROBOTS_ASTAR_H2] = N_("Estimates the moves as if robot 1 could stop anywhere"),
  [LAB_ROBOTS_DFS] = N_("Moves only robot 1, and takes the first solution"),
};

/* Where the method was published first, as far as we know. */
static const char * const sources[LAB_N_ROBOTS_ALGORITHMS] = {
  [LAB_ROBOTS_FAST] = "Hart, Nilsson, Raphael 1968",
  [LAB_ROBOTS_BFS] = "Moore 1959",
  [LAB_ROBOTS_ASTAR_H1] = "Hart, Nilsson, Raphael 1968",
  [LAB_ROBOTS_ASTAR_H2] = "Hart, Nilsson, Raphael 1968",
  [LAB_ROBOTS_DFS] = "Tarjan 1972",
};

static const Line bfs_lines[N_LINES] = {
  /* Translators: these are lines of programs in plain words; a state is where all the robots are. A
   * line that ends with a colon is followed by the lines that belong to it. */
  { N_("Put the start into the queue."), 0, LAB_ROBOTS_CODE_START },
  { N_("While the queue is not empty:"), 0, LAB_ROBOTS_CODE_OTHER },
  { N_("Take the first state of the queue."), 1, LAB_ROBOTS_CODE_TAKE },
  { N_("If it is a solution: stop."), 1, LAB_ROBOTS_CODE_GOAL },
  { N_("Let each robot slide in each direction."), 1, LAB_ROBOTS_CODE_SLIDE },
  { N_("Put each new state at the end of the queue."), 2, LAB_ROBOTS_CODE_ADD },
  { N_("If no state is left: there is no solution."), 0, LAB_ROBOTS_CODE_NONE },
};

static const Line astar_lines[N_LINES] = {
  { N_("Put the start into the heap."), 0, LAB_ROBOTS_CODE_START },
  { N_("While the heap is not empty:"), 0, LAB_ROBOTS_CODE_OTHER },
  { N_("Take the state with the smallest sum of moves and estimate."), 1, LAB_ROBOTS_CODE_TAKE },
  { N_("If it is a solution: stop."), 1, LAB_ROBOTS_CODE_GOAL },
  { N_("Let each robot slide in each direction."), 1, LAB_ROBOTS_CODE_SLIDE },
  { N_("Put each state that is new, or reached in fewer moves, into the heap."), 2,
    LAB_ROBOTS_CODE_ADD },
  { N_("If no state is left: there is no solution."), 0, LAB_ROBOTS_CODE_NONE },
};

static const Line dfs_lines[N_LINES] = {
  { N_("Put the start on the stack."), 0, LAB_ROBOTS_CODE_START },
  { N_("While the stack is not empty:"), 0, LAB_ROBOTS_CODE_OTHER },
  { N_("Take the top state off the stack."), 1, LAB_ROBOTS_CODE_TAKE },
  { N_("If it is a solution: stop."), 1, LAB_ROBOTS_CODE_GOAL },
  { N_("If more moves are allowed: let robot 1 slide in each direction."), 1,
    LAB_ROBOTS_CODE_SLIDE },
  { N_("Put each state that is new, or reached in fewer moves, on the stack."), 2,
    LAB_ROBOTS_CODE_ADD },
  { N_("If no state is left: there is no solution within the limit."), 0, LAB_ROBOTS_CODE_NONE },
};

/* Private helpers */

static const Line *
get_line (LabRobotsAlgorithm algorithm,
          guint              line)
{
  if (algorithm == LAB_ROBOTS_BFS)
    return &bfs_lines[line];
  return algorithm == LAB_ROBOTS_DFS ? &dfs_lines[line] : &astar_lines[line];
}

/* Public functions */

/** lab_robots_code_get_summary: returns what is special about an algorithm. */
const char *
lab_robots_code_get_summary (LabRobotsAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_ROBOTS_ALGORITHMS, NULL);

  return _(summaries[algorithm]);
}

/** lab_robots_code_get_source: returns who published an algorithm, and when. */
const char *
lab_robots_code_get_source (LabRobotsAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_ROBOTS_ALGORITHMS, NULL);

  return sources[algorithm];
}

/** lab_robots_code_get_n_lines: returns how many lines of pseudo-code an algorithm has. */
guint
lab_robots_code_get_n_lines (LabRobotsAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_ROBOTS_ALGORITHMS, 0);

  return N_LINES;
}

/** lab_robots_code_get_line: returns a line of the pseudo-code of an algorithm. */
const char *
lab_robots_code_get_line (LabRobotsAlgorithm algorithm,
                          guint              line)
{
  g_return_val_if_fail (line < lab_robots_code_get_n_lines (algorithm), NULL);

  return _(get_line (algorithm, line)->text);
}

/** lab_robots_code_get_indent: returns in how many blocks a line is. */
guint
lab_robots_code_get_indent (LabRobotsAlgorithm algorithm,
                            guint              line)
{
  g_return_val_if_fail (line < lab_robots_code_get_n_lines (algorithm), 0);

  return get_line (algorithm, line)->indent;
}

/** lab_robots_code_get_kind: returns what a line does. */
LabRobotsCodeKind
lab_robots_code_get_kind (LabRobotsAlgorithm algorithm,
                          guint              line)
{
  g_return_val_if_fail (line < lab_robots_code_get_n_lines (algorithm), LAB_ROBOTS_CODE_OTHER);

  return get_line (algorithm, line)->kind;
}
