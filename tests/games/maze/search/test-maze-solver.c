/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-solver.h"

#include "lab-maze-file.h"
#include "lab-maze-generator.h"

/* Private helpers */

static LabMaze *
read_maze (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return maze;
}

static void
solve (const LabMaze   *maze,
       LabMazeSolver    solver,
       LabMazeCell      start,
       LabMazeCell      goal,
       LabMazeSolution *solution)
{
  g_autoptr (GError) error = NULL;

  lab_maze_solve (maze, solver, start, goal, solution, &error);
  g_assert_no_error (error);
  g_assert_true ((solution->outcome == LAB_MAZE_FOUND) == (solution->path->len > 0));
}

/* Asserts that a path leads from cell to cell, and passes none twice. */
static void
assert_path (const LabMaze   *maze,
             const GArray    *path,
             LabMazeCell      start,
             LabMazeCell      goal)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < path->len; i++)
    {
      LabMazeCell cell = g_array_index (path, LabMazeCell, i);
      gboolean wall = TRUE;

      g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (cell.row * 65536 + cell.column)));
      if (i == 0)
        g_assert_true (cell.row == start.row && cell.column == start.column);
      else
        g_assert_true (lab_maze_get_wall (maze, g_array_index (path, LabMazeCell, i - 1), cell,
                                          &wall, NULL) && !wall);
      if (i + 1 == path->len)
        g_assert_true (cell.row == goal.row && cell.column == goal.column);
    }
}

static gboolean
is_shortest (LabMazeSolver solver)
{
  return solver == LAB_MAZE_BREADTH_FIRST || solver == LAB_MAZE_ASTAR
         || solver == LAB_MAZE_DEAD_ENDS;
}

/* Tests */

LAB_TEST ("/maze-solver/words", test_words)
{
  LabMazeSolver solver;

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      g_assert_true (lab_maze_solver_parse (lab_maze_solver_get_word (i), &solver));
      g_assert_cmpuint (solver, ==, i);
    }
  g_assert_false (lab_maze_solver_parse ("ant", &solver));
}

/* The maze of the teaching material: the figures of each solver. */
LAB_TEST ("/maze-solver/figures", test_figures)
{
  const struct
  {
    guint n_visited, max_frontier, n_steps;
  } figures[LAB_N_MAZE_SOLVERS] = {
    [LAB_MAZE_DEPTH_FIRST] = { 13, 2, 13 },
    [LAB_MAZE_BREADTH_FIRST] = { 16, 2, 16 },
    [LAB_MAZE_RIGHT_HAND] = { 16, 0, 18 },
    [LAB_MAZE_LEFT_HAND] = { 13, 0, 12 },
    [LAB_MAZE_ASTAR] = { 16, 2, 16 },
    [LAB_MAZE_DEAD_ENDS] = { 16, 1, 3 },
    [LAB_MAZE_TREMAUX] = { 16, 0, 18 },
  };
  g_autoptr (LabMaze) maze = read_maze ("+---+---+---+---+\n"
                                        "|   |           |\n"
                                        "+   +   +---+   +\n"
                                        "|   |       |   |\n"
                                        "+   +---+   +   +\n"
                                        "|           |   |\n"
                                        "+   +---+---+   +\n"
                                        "|           |   |\n"
                                        "+---+---+---+---+\n");

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      g_auto (LabMazeSolution) solution = { 0 };

      solve (maze, i, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 3, 3 }, &solution);
      g_test_message ("%s: %u cells, %u open, %u steps", lab_maze_solver_get_word (i),
                      (guint) solution.n_visited, (guint) solution.max_frontier,
                      (guint) solution.n_steps);
      g_assert_cmpint (solution.outcome, ==, LAB_MAZE_FOUND);
      g_assert_cmpuint (solution.path->len, ==, 13);
      g_assert_cmpuint (solution.n_visited, ==, figures[i].n_visited);
      g_assert_cmpuint (solution.max_frontier, ==, figures[i].max_frontier);
      g_assert_cmpuint (solution.n_steps, ==, figures[i].n_steps);
    }
}

/* In perfect mazes all solvers find the only way; with loops, a way, and some a shortest one. */
LAB_TEST ("/maze-solver/random", test_random)
{
  LabRandom random;

  lab_random_init (&random, 11);
  for (guint round = 0; round < lab_test_rounds (300); round++)
    {
      guint height = 1 + lab_random_below (&random, 20), width = 1 + lab_random_below (&random, 90);
      LabMazeCell start = { lab_random_below (&random, height), lab_random_below (&random, width) };
      LabMazeCell goal = { lab_random_below (&random, height), lab_random_below (&random, width) };
      g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
      g_auto (LabMazeSolution) shortest = { 0 };

      g_assert_true (lab_maze_generate (maze, round % LAB_N_MAZE_GENERATORS, &random, NULL));
      g_assert_true (lab_maze_braid (maze, round % 3 * 50, &random, NULL));
      solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &shortest);
      for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
        {
          g_auto (LabMazeSolution) solution = { 0 };

          solve (maze, i, start, goal, &solution);
          if (solution.outcome == LAB_MAZE_GOES_ROUND)
            {
              g_assert_true (i == LAB_MAZE_RIGHT_HAND || i == LAB_MAZE_LEFT_HAND);
              g_assert_cmpuint (round % 3, !=, 0);
              continue;
            }
          g_assert_cmpint (solution.outcome, ==, LAB_MAZE_FOUND);
          assert_path (maze, solution.path, start, goal);
          g_assert_cmpuint (solution.path->len, >=, shortest.path->len);
          if (round % 3 == 0 || is_shortest (i))
            g_assert_cmpuint (solution.path->len, ==, shortest.path->len);
        }
    }
}

/* The search for large mazes comes to the same figures and path as the search of any graph. */
LAB_TEST ("/maze-solver/breadth-first", test_breadth_first)
{
  LabRandom random;

  lab_random_init (&random, 12);
  for (guint round = 0; round < lab_test_rounds (300); round++)
    {
      guint height = 1 + lab_random_below (&random, 60), width = 1 + lab_random_below (&random, 90);
      LabMazeCell start = { lab_random_below (&random, height), lab_random_below (&random, width) };
      LabMazeCell goal = { lab_random_below (&random, height), lab_random_below (&random, width) };
      g_autoptr (LabMaze) maze = lab_maze_new (height, width, NULL);
      g_auto (LabMazeSolution) expected = { 0 };
      g_auto (LabMazeSolution) found = { .path = g_array_new (FALSE, FALSE, sizeof (LabMazeCell)) };

      lab_maze_empty (maze);
      if (round % 5 != 0)
        g_assert_true (lab_maze_generate (maze, round % LAB_N_MAZE_GENERATORS, &random, NULL));
      g_assert_true (lab_maze_braid (maze, round % 3 * 50, &random, NULL));
      if (round % 7 == 0)
        lab_maze_fill (maze);
      solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &expected);
      g_assert_true (lab_maze_solve_breadth_first (maze, start, goal, &found));
      g_assert_cmpint (found.outcome, ==, expected.outcome);
      g_assert_cmpuint (found.n_visited, ==, expected.n_visited);
      g_assert_cmpuint (found.max_frontier, ==, expected.max_frontier);
      g_assert_cmpuint (found.n_steps, ==, expected.n_steps);
      g_assert_cmpuint (found.path->len, ==, expected.path->len);
      assert_path (maze, found.path, start, goal);
    }
}

/* No way is an answer. A hand on the wall cannot know it, and says that it goes round. */
LAB_TEST ("/maze-solver/no-way", test_no_way)
{
  g_autoptr (LabMaze) maze = read_maze ("+---+---+---+\n"
                                        "|       |   |\n"
                                        "+   +   +---+\n"
                                        "|       |   |\n"
                                        "+---+---+---+\n");

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      gboolean hand = i == LAB_MAZE_RIGHT_HAND || i == LAB_MAZE_LEFT_HAND;
      g_auto (LabMazeSolution) solution = { 0 };
      g_auto (LabMazeSolution) back = { 0 };

      solve (maze, i, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 1, 2 }, &solution);
      g_assert_cmpint (solution.outcome, ==, hand ? LAB_MAZE_GOES_ROUND : LAB_MAZE_NO_WAY);
      g_assert_cmpuint (solution.n_visited, ==, 4);
      solve (maze, i, (LabMazeCell) { 1, 2 }, (LabMazeCell) { 0, 0 }, &back);
      g_assert_cmpint (back.outcome, ==, LAB_MAZE_NO_WAY);
      g_assert_cmpuint (back.n_steps, <=, 1);
    }
}

/* Without walls inside, both hands follow the border, and never come to the goal in the middle. */
LAB_TEST ("/maze-solver/goes-round", test_goes_round)
{
  g_autoptr (LabMaze) maze = lab_maze_new (5, 5, NULL);
  g_auto (LabMazeSolution) right = { 0 };
  g_auto (LabMazeSolution) left = { 0 };
  g_auto (LabMazeSolution) marks = { 0 };

  lab_maze_empty (maze);
  solve (maze, LAB_MAZE_RIGHT_HAND, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 2, 2 }, &right);
  solve (maze, LAB_MAZE_LEFT_HAND, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 2, 2 }, &left);
  solve (maze, LAB_MAZE_TREMAUX, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 2, 2 }, &marks);
  g_assert_cmpint (right.outcome, ==, LAB_MAZE_GOES_ROUND);
  g_assert_cmpint (left.outcome, ==, LAB_MAZE_GOES_ROUND);
  g_assert_cmpuint (left.n_steps, ==, 16);
  g_assert_cmpint (marks.outcome, ==, LAB_MAZE_FOUND);
}

LAB_TEST ("/maze-solver/same-cell", test_same_cell)
{
  g_autoptr (LabMaze) maze = lab_maze_new (2, 2, NULL);
  g_autoptr (GError) error = NULL;
  LabMazeSolution none;

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      g_auto (LabMazeSolution) solution = { 0 };

      solve (maze, i, (LabMazeCell) { 1, 1 }, (LabMazeCell) { 1, 1 }, &solution);
      g_assert_cmpint (solution.outcome, ==, LAB_MAZE_FOUND);
      g_assert_cmpuint (solution.path->len, ==, 1);
    }
  g_assert_false (lab_maze_solve (maze, 0, (LabMazeCell) { 0, 2 }, (LabMazeCell) { 0, 0 }, &none,
                                  &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  lab_maze_solution_clear (&none);
}
