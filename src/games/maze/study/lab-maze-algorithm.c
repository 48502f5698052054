/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-algorithm.h"

#include <glib/gi18n.h>

const LabMazeAlgorithmText lab_maze_algorithm_texts[LAB_N_MAZE_ALGORITHMS] = {
  [LAB_MAZE_BINARY_TREE] = {
    N_("Binary tree"), "Buck 2015",
    N_("One coin for each cell. The last row and the last column are always open.") },
  [LAB_MAZE_SIDEWINDER] = {
    N_("Sidewinder"), "Buck 2015",
    N_("One coin for each cell. The last row is always open.") },
  [LAB_MAZE_KRUSKAL] = {
    N_("Kruskal"), "Kruskal 1956",
    N_("Nearly linear time. Makes many short dead ends.") },
  [LAB_MAZE_EXPLORATION] = {
    N_("Exploration"), "Tarjan 1972",
    N_("Linear time. Makes long winding corridors and few dead ends.") },
  [LAB_MAZE_WILSON] = {
    N_("Wilson"), "Wilson 1996",
    N_("Every perfect maze is equally likely. The first walks are long.") },
  [LAB_MAZE_PRIM] = {
    N_("Prim"), "Jarník 1930, Prim 1957",
    N_("Linear time. Makes many short dead ends.") },
  [LAB_MAZE_GROWING_TREE] = {
    N_("Growing tree"), "Buck 2011",
    N_("Linear time. Makes mazes between those of exploration and Prim.") },
  [LAB_MAZE_ELLER] = {
    N_("Eller"), "Eller 1982",
    N_("Linear time, and memory for only one row.") },
  [LAB_MAZE_ALDOUS_BRODER] = {
    N_("Aldous–Broder"), "Broder 1989, Aldous 1990",
    N_("Every perfect maze is equally likely. The walk takes long to find the last cells.") },
  [LAB_MAZE_HUNT_AND_KILL] = {
    N_("Hunt and kill"), "Buck 2015",
    N_("Makes long winding corridors, without a stack.") },
  [LAB_MAZE_DIVISION] = {
    N_("Recursive division"), "Buck 2015",
    N_("Adds walls instead of removing them. Long straight walls stay visible.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEPTH_FIRST)] = {
    N_("Depth-first search"), "Tarjan 1972",
    N_("Linear time. In a maze with loops, the path is not always a shortest one.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_BREADTH_FIRST)] = {
    N_("Breadth-first search"), "Moore 1959",
    N_("Linear time. The path is a shortest one.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_RIGHT_HAND)] = {
    N_("Right hand"), NULL,
    N_("Needs no memory. Finds every goal in a perfect maze, but can go around in circles in "
       "others.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_LEFT_HAND)] = {
    N_("Left hand"), NULL,
    N_("Needs no memory. Finds every goal in a perfect maze, but can go around in circles in "
       "others.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_ASTAR)] = {
    N_("A*"), "Hart, Nilsson, Raphael 1968",
    N_("The path is a shortest one. The estimated distance often saves visits.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEAD_ENDS)] = {
    N_("Dead-end filling"), NULL,
    N_("Linear time. In a perfect maze, only the path is left.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_TREMAUX)] = {
    N_("Trémaux"), "Lucas 1882",
    N_("Passes no opening more than twice, and finds a path in every maze that has one.") },
};

/* The pseudo-code of each algorithm. Each kind of steps that it records is in exactly one line. */

const LabMazeLine lab_maze_algorithm_lines[LAB_N_MAZE_ALGORITHMS][LAB_MAZE_MAX_LINES] = {
  [LAB_MAZE_BINARY_TREE] = {
    /* Translators: these are lines of programs in plain words. A line that ends with a colon is
     * followed by the lines that belong to it. */
    { 0, N_("For each cell, row by row:"), { 0 } },
    { 1, N_("If there is a cell on the right and one below: toss a coin."), { 0 } },
    { 1, N_("Heads, or only a cell on the right: open the wall on the right."),
      { LAB_MAZE_STEP_TREE_RIGHT } },
    { 1, N_("Tails, or only a cell below: open the wall below."), { LAB_MAZE_STEP_TREE_BELOW } },
    { 0, N_("The last cell has nothing to open."), { LAB_MAZE_STEP_TREE_LAST } },
  },
  [LAB_MAZE_SIDEWINDER] = {
    { 0, N_("For each cell, row by row: toss a coin."), { 0 } },
    { 1, N_("Heads: open the wall on the right. The run continues."), { LAB_MAZE_STEP_RUN_JOIN } },
    { 1, N_("Tails, or the end of the row: the run ends."), { LAB_MAZE_STEP_RUN_END } },
    { 2, N_("Open the wall below a random cell of the run."), { LAB_MAZE_STEP_RUN_OPEN } },
    { 0, N_("The last row is one run."), { LAB_MAZE_STEP_RUN_LAST } },
  },
  [LAB_MAZE_KRUSKAL] = {
    { 0, N_("Give each cell a label of its own."), { 0 } },
    { 0, N_("For each wall, in random order:"), { 0 } },
    { 1, N_("If the labels on both sides differ:"), { 0 } },
    { 2, N_("Open the wall. Both sides now have one label."), { LAB_MAZE_STEP_WALL_OPEN } },
    { 1, N_("Otherwise: keep the wall."), { LAB_MAZE_STEP_WALL_KEEP } },
  },
  [LAB_MAZE_EXPLORATION] = {
    { 0, N_("Put a random cell on the stack."), { LAB_MAZE_STEP_START_PATH } },
    { 0, N_("While the stack is not empty:"), { 0 } },
    { 1, N_("If the top cell has unvisited neighbors:"), { 0 } },
    { 2, N_("Open the wall to a random one. Put it on the stack."), { LAB_MAZE_STEP_REACH } },
    { 1, N_("Otherwise: take the top cell off the stack."),
      { LAB_MAZE_STEP_BACK, LAB_MAZE_STEP_FINISH } },
  },
  [LAB_MAZE_WILSON] = {
    { 0, N_("Add a cell in the middle to the maze."), { LAB_MAZE_STEP_START } },
    { 0, N_("While there are other cells:"), { 0 } },
    { 1, N_("Start a walk at the first one."), { LAB_MAZE_STEP_WALK_BEGIN } },
    { 1, N_("Until the walk reaches the maze:"), { 0 } },
    { 2, N_("Step to a random neighbor."), { LAB_MAZE_STEP_WALK, LAB_MAZE_STEP_WALK_END } },
    { 2, N_("If the walk was there before: remove the loop."), { LAB_MAZE_STEP_WALK_LOOP } },
    { 1, N_("Add the walk to the maze, and open its walls."),
      { LAB_MAZE_STEP_CARVE_FIRST, LAB_MAZE_STEP_CARVE } },
  },
  [LAB_MAZE_PRIM] = {
    { 0, N_("Visit a random cell. Put its walls into a list."), { LAB_MAZE_STEP_START_FRONTIER } },
    { 0, N_("While the list is not empty:"), { 0 } },
    { 1, N_("Take a random wall from the list."), { 0 } },
    { 1, N_("If the cell behind it is unvisited:"), { 0 } },
    { 2, N_("Open the wall. Visit the cell. Put its walls into the list."),
      { LAB_MAZE_STEP_WALL_GROW } },
    { 1, N_("Otherwise: keep the wall."), { LAB_MAZE_STEP_WALL_KEEP } },
  },
  [LAB_MAZE_GROWING_TREE] = {
    { 0, N_("Put a random cell into a list."), { LAB_MAZE_STEP_START_WAITING } },
    { 0, N_("While the list is not empty: toss a coin."), { 0 } },
    { 1, N_("Heads: choose the newest cell of the list. Tails: a random one."), { 0 } },
    { 1, N_("If it has unvisited neighbors:"), { 0 } },
    { 2, N_("Open the wall to a random one. Put it into the list."), { LAB_MAZE_STEP_GROW } },
    { 1, N_("Otherwise: remove the cell from the list."), { LAB_MAZE_STEP_DROP } },
  },
  [LAB_MAZE_ELLER] = {
    { 0, N_("For each cell, row by row:"), { 0 } },
    { 1, N_("If the next cell is in another set: toss a coin."), { 0 } },
    { 2, N_("Heads, or the last row: open the wall, and join the sets."),
      { LAB_MAZE_STEP_ROW_JOIN } },
    { 1, N_("Otherwise: keep the wall on the right."),
      { LAB_MAZE_STEP_ROW_KEEP, LAB_MAZE_STEP_ROW_END } },
    { 1, N_("If it is the last cell of its set, or a coin says so:"), { 0 } },
    { 2, N_("Open the wall below."), { LAB_MAZE_STEP_ROW_OPEN } },
    { 1, N_("Otherwise: keep the wall below."), { LAB_MAZE_STEP_ROW_CLOSED } },
  },
  [LAB_MAZE_ALDOUS_BRODER] = {
    { 0, N_("Start at a random cell."), { LAB_MAZE_STEP_START } },
    { 0, N_("While there are unvisited cells:"), { 0 } },
    { 1, N_("Step to a random neighbor."), { LAB_MAZE_STEP_PASS } },
    { 1, N_("If it was unvisited: open the wall behind."), { LAB_MAZE_STEP_VISIT } },
    { 0, N_("Each cell keeps the opening of its first visit."), { 0 } },
  },
  [LAB_MAZE_HUNT_AND_KILL] = {
    { 0, N_("Start at a random cell."), { LAB_MAZE_STEP_START } },
    { 0, N_("While there are unvisited cells:"), { 0 } },
    { 1, N_("While there are unvisited neighbors:"), { 0 } },
    { 2, N_("Open the wall to a random one, and step there."), { LAB_MAZE_STEP_VISIT } },
    { 1, N_("Go to the first unvisited cell beside a visited one."), { LAB_MAZE_STEP_HUNT } },
    { 1, N_("Open the wall to a random visited neighbor."), { LAB_MAZE_STEP_JOIN } },
  },
  [LAB_MAZE_DIVISION] = {
    { 0, N_("Start with one room without walls."), { 0 } },
    { 0, N_("For each room:"), { 0 } },
    { 1, N_("If it is only one cell wide: it is a corridor."),
      { LAB_MAZE_STEP_CORRIDOR_FIRST, LAB_MAZE_STEP_CORRIDOR } },
    { 1, N_("Otherwise: build a wall across its shorter side."),
      { LAB_MAZE_STEP_BUILD_FIRST, LAB_MAZE_STEP_BUILD } },
    { 2, N_("Leave a gap at a random place."), { LAB_MAZE_STEP_GAP_FIRST, LAB_MAZE_STEP_GAP } },
    { 2, N_("Both parts are new rooms."), { 0 } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEPTH_FIRST)] = {
    { 0, N_("Put the start on the stack."), { LAB_MAZE_STEP_START_WAITING } },
    { 0, N_("While the stack is not empty:"), { 0 } },
    { 1, N_("Take the top cell off the stack."), { LAB_MAZE_STEP_TAKE } },
    { 1, N_("If it is the goal: stop."), { LAB_MAZE_STEP_TAKE_GOAL } },
    { 1, N_("Put each new neighbor on the stack."), { LAB_MAZE_STEP_FIND } },
    { 0, N_("If there was no goal: there is no way."), { LAB_MAZE_STEP_NO_WAY } },
    { 0, N_("Mark the path from the goal back to the start."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_BREADTH_FIRST)] = {
    { 0, N_("Put the start into the queue."), { LAB_MAZE_STEP_START_WAITING } },
    { 0, N_("While the queue is not empty:"), { 0 } },
    { 1, N_("Take the first cell of the queue."), { LAB_MAZE_STEP_TAKE } },
    { 1, N_("If it is the goal: stop."), { LAB_MAZE_STEP_TAKE_GOAL } },
    { 1, N_("Put each new neighbor at the end of the queue."), { LAB_MAZE_STEP_FIND } },
    { 0, N_("If there was no goal: there is no way."), { LAB_MAZE_STEP_NO_WAY } },
    { 0, N_("Mark the path from the goal back to the start."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_RIGHT_HAND)] = {
    { 0, N_("Start with a hand on the wall."), { LAB_MAZE_STEP_START } },
    { 0, N_("Until the goal is reached:"), { 0 } },
    { 1, N_("If the way to the right is open: turn right."), { LAB_MAZE_STEP_TURN_RIGHT } },
    { 1, N_("Otherwise, if the way ahead is open: go straight on."), { LAB_MAZE_STEP_STRAIGHT } },
    { 1, N_("Otherwise, if the way to the left is open: turn left."), { LAB_MAZE_STEP_TURN_LEFT } },
    { 1, N_("Otherwise: turn back."), { LAB_MAZE_STEP_TURN_BACK } },
    { 1, N_("If there is no way, or the first step comes again: give up."),
      { LAB_MAZE_STEP_NO_WAY, LAB_MAZE_STEP_ROUND } },
    { 0, N_("Mark the path without its detours."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_LEFT_HAND)] = {
    { 0, N_("Start with a hand on the wall."), { LAB_MAZE_STEP_START } },
    { 0, N_("Until the goal is reached:"), { 0 } },
    { 1, N_("If the way to the left is open: turn left."), { LAB_MAZE_STEP_TURN_LEFT } },
    { 1, N_("Otherwise, if the way ahead is open: go straight on."), { LAB_MAZE_STEP_STRAIGHT } },
    { 1, N_("Otherwise, if the way to the right is open: turn right."),
      { LAB_MAZE_STEP_TURN_RIGHT } },
    { 1, N_("Otherwise: turn back."), { LAB_MAZE_STEP_TURN_BACK } },
    { 1, N_("If there is no way, or the first step comes again: give up."),
      { LAB_MAZE_STEP_NO_WAY, LAB_MAZE_STEP_ROUND } },
    { 0, N_("Mark the path without its detours."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_ASTAR)] = {
    { 0, N_("Put the start into the heap."), { LAB_MAZE_STEP_START_WAITING } },
    { 0, N_("While the heap is not empty:"), { 0 } },
    { 1, N_("Take the cell with the smallest sum of steps and distance to the goal."),
      { LAB_MAZE_STEP_TAKE } },
    { 1, N_("If it is the goal: stop."), { LAB_MAZE_STEP_TAKE_GOAL } },
    { 1, N_("Put each new neighbor into the heap."), { LAB_MAZE_STEP_FIND } },
    { 0, N_("If there was no goal: there is no way."), { LAB_MAZE_STEP_NO_WAY } },
    { 0, N_("Mark the path from the goal back to the start."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEAD_ENDS)] = {
    { 0, N_("For each dead end except the start and the goal:"), { 0 } },
    { 1, N_("Fill it."), { LAB_MAZE_STEP_FILL_FIRST } },
    { 1, N_("While the next cell is now a dead end: fill it, too."), { LAB_MAZE_STEP_FILL } },
    { 0, N_("Search the other cells breadth-first."),
      { LAB_MAZE_STEP_START_WAITING, LAB_MAZE_STEP_TAKE, LAB_MAZE_STEP_FIND,
        LAB_MAZE_STEP_TAKE_GOAL } },
    { 0, N_("If there was no goal: there is no way."), { LAB_MAZE_STEP_NO_WAY } },
    { 0, N_("Mark the path from the goal back to the start."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_TREMAUX)] = {
    { 0, N_("Start, and mark each opening that you pass."), { LAB_MAZE_STEP_START_ONCE } },
    { 0, N_("Until the goal is reached:"), { 0 } },
    { 1, N_("Pass an opening without a mark."),
      { LAB_MAZE_STEP_ENTER, LAB_MAZE_STEP_ENTER_KNOWN } },
    { 1, N_("If you were in this cell before: turn around."), { LAB_MAZE_STEP_TURN_AROUND } },
    { 1, N_("Otherwise: go back through an opening with one mark."), { LAB_MAZE_STEP_RETREAT } },
    { 1, N_("If all openings have two marks: there is no way."), { LAB_MAZE_STEP_NO_WAY } },
    { 0, N_("The openings with one mark are the path."),
      { LAB_MAZE_STEP_TRACE_FIRST, LAB_MAZE_STEP_TRACE } },
  },
};

/* Public functions */

/** lab_maze_algorithm_get_name: returns the name of an algorithm, such as “Growing tree”. */
const char *
lab_maze_algorithm_get_name (LabMazeAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS, NULL);

  return _(lab_maze_algorithm_texts[algorithm].name);
}
