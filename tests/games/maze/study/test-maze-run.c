/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-run.h"

#include "lab-test-mazes.h"

/* All that a run shows at a step. */
typedef struct
{
  LabMaze *maze;
  guint8 *marks;
  gboolean has_current;
  LabMazeCell current;
  LabMazeRunCounters counters;
} Picture;

/* Private helpers */

static gsize
get_size (const LabMazeRun *run)
{
  return (gsize) run->maze->height * run->maze->width;
}

static Picture
take_picture (const LabMazeRun *run)
{
  Picture picture = { .maze = lab_maze_copy (run->maze, NULL),
                      .marks = g_memdup2 (run->marks, get_size (run)) };

  g_assert_nonnull (picture.maze);
  picture.has_current = lab_maze_run_get_current (run, &picture.current);
  lab_maze_run_get_counters (run, &picture.counters);
  return picture;
}

static void
picture_clear (Picture *picture)
{
  lab_maze_free (picture->maze);
  g_free (picture->marks);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Picture, picture_clear)

static void
assert_picture (const LabMazeRun *run,
                const Picture    *expected)
{
  g_auto (Picture) picture = take_picture (run);

  g_assert_true (lab_maze_equal (picture.maze, expected->maze));
  g_assert_true (memcmp (picture.marks, expected->marks, get_size (run)) == 0);
  g_assert_cmpint (picture.has_current, ==, expected->has_current);
  g_assert_cmpmem (&picture.current, sizeof picture.current, &expected->current,
                   sizeof expected->current);
  g_assert_cmpmem (&picture.counters, sizeof picture.counters, &expected->counters,
                   sizeof expected->counters);
}

/* The counters must be what the maze and the marks say. */
static void
assert_counters (const LabMazeRun *run)
{
  const guint8 *marks = run->marks;
  guint64 n_marked[LAB_N_MAZE_MARKS] = { 0 };
  LabMazeRunCounters counters;

  lab_maze_run_get_counters (run, &counters);
  for (gsize i = 0; i < get_size (run); i++)
    n_marked[LAB_MAZE_MARK_OF_BYTE (marks[i])]++;
  g_assert_cmpuint (counters.step, ==, run->step);
  g_assert_cmpuint (counters.frontier, ==, n_marked[LAB_MAZE_MARK_WAITING]);
  g_assert_cmpuint (counters.path, ==, n_marked[LAB_MAZE_MARK_PATH]);
  g_assert_cmpuint (counters.openings, ==,
                    lab_maze_count_openings (run->maze));
}

/* Returns a rectangle, or a shape with a hole and without its corners. */
static LabMaze *
make_shape (guint    height,
            guint    width,
            gboolean is_shape)
{
  LabMaze *shape = lab_maze_new (height, width, NULL);
  const LabMazeCell left_out[] = { { 0, 0 }, { 0, 1 }, { height - 1, width - 1 },
                                   { height / 2, width / 2 } };

  for (guint i = 0; is_shape && i < G_N_ELEMENTS (left_out); i++)
    g_assert_true (lab_maze_leave_out (shape, left_out[i], NULL));
  return shape;
}

/* Returns a run of any algorithm, the generators first. */
static LabMazeRun *
record (LabMazeAlgorithm algorithm,
        guint            height,
        guint            width,
        guint64          seed)
{
  g_autoptr (LabMaze) maze = NULL;
  g_autoptr (GError) error = NULL;
  LabMazeRun *run;

  if (algorithm < LAB_N_MAZE_GENERATORS)
    {
      maze = make_shape (height, width,
                         seed % 2 == 1 && lab_maze_generators[algorithm].make_rectangle == NULL);
      run = lab_maze_run_new_shape (maze, algorithm, seed, NULL, NULL, NULL, &error);
    }
  else
    {
      maze = lab_test_mazes_make (LAB_MAZE_WILSON, height, width, seed % 2 * 50, seed);
      run = lab_maze_run_new_solver (maze, algorithm - LAB_N_MAZE_GENERATORS,
                                     (LabMazeCell) { 0, 0 },
                                     (LabMazeCell) { height - 1, width / 2 }, NULL, NULL, NULL,
                                     &error);
    }
  g_assert_no_error (error);
  return run;
}

/* Asserts that the cells that differ from a picture are listed as changes. */
static void
assert_changes (const LabMazeRun *run,
                const Picture    *before)
{
  const LabMaze *maze = run->maze;
  g_autofree gboolean *listed = g_new0 (gboolean, get_size (run));
  const LabMazeCell *cells;
  LabMazeCell current;
  guint n_cells;

  g_assert_true (lab_maze_run_get_changes (run, &cells, &n_cells));
  for (guint i = 0; i < n_cells; i++)
    listed[cells[i].row * maze->width + cells[i].column] = TRUE;
  for (guint i = 0; i < get_size (run); i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, i);
      gboolean is_same = run->marks[i] == before->marks[i]
                         && lab_maze_get_ways (maze, cell.row, cell.column)
                              == lab_maze_get_ways (before->maze, cell.row, cell.column);

      if (lab_maze_run_get_current (run, &current))
        is_same = is_same && !lab_maze_cell_equal (current, cell);
      g_assert_true (is_same || listed[i]);
    }
}

/* Tests */

/* The last step of a run is the maze of the generator, for rectangles and other shapes. */
LAB_TEST ("/maze-run/generators", test_generators)
{
  static const guint sizes[][2] = { { 1, 1 }, { 1, 7 }, { 6, 1 }, { 2, 2 }, { 9, 13 }, { 24, 70 },
                                    { 70, 130 } };

  for (guint generator = 0; generator < LAB_N_MAZE_GENERATORS; generator++)
    {
      for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
        {
          guint height = sizes[i / 2][0], width = sizes[i / 2][1];
          gboolean is_shape = i % 2 == 1 && height > 2 && width > 2
                              && lab_maze_generators[generator].make_rectangle == NULL;
          g_autoptr (LabMaze) maze = make_shape (height, width, is_shape);
          g_autoptr (LabMazeRun) run = lab_maze_run_new_shape (maze, generator, i, NULL, NULL,
                                                               NULL, NULL);
          LabMazeRunCounters counters;
          LabRandom random;

          lab_random_init (&random, i);
          g_assert_true (lab_maze_generate (maze, generator, &random, NULL, NULL));
          g_assert_null (run->solution.path);
          g_assert_cmpuint (run->algorithm, ==, generator);
          lab_maze_run_go_to (run, G_MAXUINT64);
          g_assert_cmpuint (run->step, ==, run->n_steps);
          g_assert_true (lab_maze_equal (maze, run->maze));
          lab_maze_run_get_counters (run, &counters);
          g_assert_cmpuint (counters.openings, ==, maze->n_cells - 1);
          if (height * width > 1 || generator != LAB_MAZE_KRUSKAL)
            g_assert_cmpuint (counters.visited, ==, maze->n_cells);
          g_assert_cmpuint (counters.frontier, ==, 0);
          g_assert_cmpuint (counters.path, ==, 0);
        }
    }
}

static void
assert_solution (const LabMazeRun      *run,
                 const LabMazeSolution *solution)
{
  const LabMazeSolution *recorded = &run->solution;
  guint path_len = solution->path->len;
  LabMazeRunCounters counters;

  g_assert_cmpint (recorded->outcome, ==, solution->outcome);
  g_assert_cmpuint (recorded->n_visited, ==, solution->n_visited);
  g_assert_cmpuint (recorded->max_frontier, ==, solution->max_frontier);
  g_assert_cmpuint (recorded->n_steps, ==, solution->n_steps);
  g_assert_cmpmem (recorded->path->data, (int) (recorded->path->len * sizeof (LabMazeCell)),
                   solution->path->data, (int) (path_len * sizeof (LabMazeCell)));
  lab_maze_run_get_counters (run, &counters);
  g_assert_cmpuint (counters.visited, ==, solution->n_visited);
  g_assert_cmpuint (counters.path, ==, path_len);
  for (guint i = 1; i < path_len; i++)
    {
      LabMazeCell cell = g_array_index (solution->path, LabMazeCell, i);

      g_assert_cmpint (LAB_MAZE_MARK_OF_BYTE (run->marks[cell.row * run->maze->width
                                                         + cell.column]),
                       ==, LAB_MAZE_MARK_PATH);
    }
}

/* Returns the largest number of cells that wait in any step. */
static guint64
find_max_frontier (LabMazeRun *run)
{
  guint64 max = 0;

  for (guint64 i = 0; i <= run->n_steps; i++)
    {
      LabMazeRunCounters counters;

      lab_maze_run_go_to (run, i);
      lab_maze_run_get_counters (run, &counters);
      max = MAX (max, counters.frontier);
    }
  return max;
}

/* The run of a solver has the result of the solver, and its steps lead there. */
LAB_TEST ("/maze-run/solvers", test_solvers)
{
  LabRandom random;

  lab_random_init (&random, 5);
  for (guint round = 0; round < lab_test_rounds (120); round++)
    {
      guint height = 1 + lab_random_below (&random, 20), width = 1 + lab_random_below (&random, 70);
      g_autoptr (LabMaze) maze = lab_test_mazes_make (round % LAB_N_MAZE_GENERATORS, height, width,
                                                      round % 3 * 50, round);
      LabMazeCell start = lab_test_mazes_pick (maze, &random);
      LabMazeCell goal = lab_test_mazes_pick (maze, &random);

      if (round % 4 == 3)
        lab_maze_fill (maze);
      for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
        {
          g_auto (LabMazeSolution) solution = { 0 };
          g_autoptr (LabMazeRun) run = lab_maze_run_new_solver (maze, i, start, goal, NULL, NULL,
                                                                NULL, NULL);

          g_assert_true (lab_maze_solve (maze, i, start, goal, NULL, &solution, NULL));
          lab_maze_run_go_to (run, run->n_steps);
          assert_solution (run, &solution);
          g_assert_true (lab_maze_equal (maze, run->maze));
          if (i == LAB_MAZE_DEPTH_FIRST || i == LAB_MAZE_BREADTH_FIRST)
            g_assert_cmpuint (find_max_frontier (run), ==, solution.max_frontier);
        }
    }
}

/* Before the first step, nothing is known. */
static void
assert_begin (const LabMazeRun *run)
{
  LabMazeCell current;
  guint line;

  g_assert_cmpuint (run->step, ==, 0);
  g_assert_false (lab_maze_run_get_current (run, &current));
  g_assert_false (lab_maze_run_get_line (run, &line));
  g_assert_null (lab_maze_run_describe (run));
  for (gsize i = 0; i < get_size (run); i++)
    g_assert_cmpuint (run->marks[i], ==, 0);
  if (run->algorithm < LAB_N_MAZE_GENERATORS)
    g_assert_cmpuint (run->algorithm == LAB_MAZE_DIVISION ? lab_maze_count_walls (run->maze)
                                                          : lab_maze_count_openings (run->maze),
                      ==, 0);
}

/* Each step forwards and backwards leads to the same pictures, and says which cells changed. */
LAB_TEST ("/maze-run/steps", test_steps)
{
  for (guint i = 0; i < 2 * LAB_N_MAZE_ALGORITHMS; i++)
    {
      g_autoptr (LabMazeRun) run = record (i / 2, 7, 9, i);
      guint64 n_steps = run->n_steps;
      g_autofree Picture *pictures = g_new0 (Picture, n_steps + 1);

      assert_begin (run);
      for (guint64 step = 0; step <= n_steps; step++)
        {
          lab_maze_run_go_to (run, step);
          pictures[step] = take_picture (run);
          assert_counters (run);
          if (step > 0)
            assert_changes (run, &pictures[step - 1]);
        }
      for (guint64 step = n_steps; step > 0; step--)
        {
          lab_maze_run_go_to (run, step - 1);
          assert_picture (run, &pictures[step - 1]);
          assert_changes (run, &pictures[step]);
        }
      for (guint64 step = 0; step <= n_steps; step++)
        picture_clear (&pictures[step]);
    }
}

/* In runs of several checkpoints, random jumps lead to the same pictures as single steps. */
LAB_TEST ("/maze-run/jumps", test_jumps)
{
  LabRandom random;

  lab_random_init (&random, 8);
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      g_autoptr (LabMazeRun) jumper = record (i, 300, 290, i);
      g_autoptr (LabMazeRun) stepper = record (i, 300, 290, i);
      guint64 n_steps = jumper->n_steps, step = 0;
      g_auto (Picture) first = { 0 };
      guint n_jumps = lab_test_rounds (8);

      for (guint jump = 0; jump < n_jumps; jump++)
        {
          guint64 target = n_steps * jump / n_jumps + lab_random_below (&random, 1000);
          g_auto (Picture) picture = { 0 };

          target = CLAMP (target, step, n_steps);
          for (; step < target; step++)
            lab_maze_run_go_to (stepper, step + 1);
          picture = take_picture (stepper);
          lab_maze_run_go_to (jumper, lab_random_below (&random, (guint32) n_steps));
          lab_maze_run_go_to (jumper, target);
          assert_picture (jumper, &picture);
        }
      /* All the way back, also over the checkpoints. */
      for (; step > 0; step--)
        lab_maze_run_go_to (stepper, step - 1);
      lab_maze_run_go_to (jumper, 0);
      first = take_picture (jumper);
      assert_picture (stepper, &first);
    }
}

LAB_TEST ("/maze-run/changes-of-jumps", test_changes_of_jumps)
{
  g_autoptr (LabMazeRun) run = record (LAB_MAZE_EXPLORATION, 300, 300, 2);
  const LabMazeCell *cells;
  guint n_cells;

  lab_maze_run_go_to (run, 10);
  g_assert_true (lab_maze_run_get_changes (run, &cells, &n_cells));
  g_assert_cmpuint (n_cells, >, 0);
  lab_maze_run_go_to (run, 10);
  g_assert_true (lab_maze_run_get_changes (run, &cells, &n_cells));
  g_assert_cmpuint (n_cells, ==, 0);
  lab_maze_run_go_to (run, 100000);
  g_assert_false (lab_maze_run_get_changes (run, &cells, &n_cells));
  lab_maze_run_go_to (run, 100001);
  g_assert_true (lab_maze_run_get_changes (run, &cells, &n_cells));
}
