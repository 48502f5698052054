/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-solver.h"

#include "lab-test-mazes.h"
#include "lab-text.h"

/* Private helpers */

static void
solve (const LabMaze   *maze,
       LabMazeSolver    solver,
       LabMazeCell      start,
       LabMazeCell      goal,
       LabMazeSolution *solution)
{
  g_autoptr (GError) error = NULL;

  lab_maze_solve (maze, solver, start, goal, NULL, solution, &error);
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
  const LabMazeCell *cells = (const LabMazeCell *) (gconstpointer) path->data;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  g_assert_true (lab_maze_cell_equal (cells[0], start));
  g_assert_true (lab_maze_cell_equal (cells[path->len - 1], goal));
  for (guint i = 0; i < path->len; i++)
    {
      gboolean wall = FALSE;

      g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (cells[i].row * 65536
                                                               + cells[i].column)));
      g_assert_true (i == 0 || lab_maze_get_wall (maze, cells[i - 1], cells[i], &wall, NULL));
      g_assert_false (wall);
    }
}

/* Tests */

LAB_TEST ("/maze-solver/words", test_words)
{
  guint solver;

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      g_assert_true (lab_words_find (lab_maze_solver_words, LAB_N_MAZE_SOLVERS, sizeof (char *),
                                     lab_maze_solver_words[i], &solver));
      g_assert_cmpuint (solver, ==, i);
    }
  g_assert_false (lab_words_find (lab_maze_solver_words, LAB_N_MAZE_SOLVERS, sizeof (char *),
                                  "ant", &solver));
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
  g_autoptr (LabMaze) maze = lab_test_mazes_read ("+---+---+---+---+\n"
                                        "|   |           |\n"
                                        "+   +   +---+   +\n"
                                        "|   |       |   |\n"
                                        "+   +---+   +   +\n"
                                        "|           |   |\n"
                                        "+   +---+---+   +\n"
                                        "|           |   |\n"
                                        "+---+---+---+---+\n", NULL);

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      g_auto (LabMazeSolution) solution = { 0 };

      solve (maze, i, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 3, 3 }, &solution);
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
      g_autoptr (LabMaze) maze = lab_test_mazes_make (round % LAB_N_MAZE_GENERATORS, height, width,
                                                      round % 3 * 50, round);
      LabMazeCell start = lab_test_mazes_pick (maze, &random);
      LabMazeCell goal = lab_test_mazes_pick (maze, &random);
      g_auto (LabMazeSolution) shortest = { 0 };

      solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &shortest);
      for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
        {
          g_auto (LabMazeSolution) solution = { 0 };
          gboolean is_shortest = round % 3 == 0 || i == LAB_MAZE_BREADTH_FIRST
                                 || i == LAB_MAZE_ASTAR || i == LAB_MAZE_DEAD_ENDS;

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
          g_assert_true (!is_shortest || solution.path->len == shortest.path->len);
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
      g_autoptr (LabMaze) maze = lab_test_mazes_make (round % LAB_N_MAZE_GENERATORS, height, width,
                                                      round % 3 * 50, round);
      LabMazeCell start = lab_test_mazes_pick (maze, &random);
      LabMazeCell goal = lab_test_mazes_pick (maze, &random);
      g_auto (LabMazeSolution) expected = { 0 };
      g_auto (LabMazeSolution) found = { .path = g_array_new (FALSE, FALSE, sizeof (LabMazeCell)) };

      if (round % 5 == 0)
        lab_maze_empty (maze);
      if (round % 7 == 0)
        lab_maze_fill (maze);
      solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &expected);
      g_assert_true (lab_maze_solve_breadth_first (maze, start, goal, &found));
      g_assert_cmpint (found.outcome, ==, expected.outcome);
      g_assert_cmpuint (found.n_visited, ==, expected.n_visited);
      g_assert_cmpuint (found.max_frontier, ==, expected.max_frontier);
      g_assert_cmpuint (found.n_steps, ==, expected.n_steps);
      g_assert_cmpuint (found.path->len, ==, expected.path->len);
      if (found.path->len > 0)
        assert_path (maze, found.path, start, goal);
    }
}

/* No way is an answer. A hand on the wall cannot know it, and says that it goes round. */
LAB_TEST ("/maze-solver/no-way", test_no_way)
{
  g_autoptr (LabMaze) maze = lab_test_mazes_read ("+---+---+---+\n"
                                        "|       |   |\n"
                                        "+   +   +---+\n"
                                        "|       |   |\n"
                                        "+---+---+---+\n", NULL);

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
  static const LabMazeSolver solvers[] = { LAB_MAZE_RIGHT_HAND, LAB_MAZE_LEFT_HAND,
                                           LAB_MAZE_TREMAUX };
  g_autoptr (LabMaze) maze = lab_maze_new (5, 5, NULL);

  lab_maze_empty (maze);
  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_auto (LabMazeSolution) solution = { 0 };

      solve (maze, solvers[i], (LabMazeCell) { 0, 0 }, (LabMazeCell) { 2, 2 }, &solution);
      g_assert_cmpint (solution.outcome, ==,
                       solvers[i] == LAB_MAZE_TREMAUX ? LAB_MAZE_FOUND : LAB_MAZE_GOES_ROUND);
      g_assert_true (solution.outcome == LAB_MAZE_FOUND || solution.n_steps == 16);
    }
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
  g_assert_false (lab_maze_solve (maze, 0, (LabMazeCell) { 0, 2 }, (LabMazeCell) { 0, 0 }, NULL,
                                  &none, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  lab_maze_solution_clear (&none);
}
