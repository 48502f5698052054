/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-algorithm-private.h"

#include <string.h>

#include "lab-maze-run.h"

/* Private helpers */

static LabMazeRun *
record (LabMazeAlgorithm algorithm,
        guint            seed)
{
  g_autoptr (LabMaze) maze = lab_maze_new (8, 9, NULL);
  LabRandom random;

  if (algorithm < LAB_N_MAZE_GENERATORS)
    return lab_maze_run_new_generator (8, 9, algorithm, seed, NULL, NULL, NULL, NULL);
  lab_random_init (&random, seed);
  g_assert_true (lab_maze_generate (maze, LAB_MAZE_PRIM, &random, NULL));
  g_assert_true (lab_maze_braid (maze, seed % 3 * 50, &random, NULL));
  return lab_maze_run_new_solver (maze, algorithm - LAB_N_MAZE_GENERATORS,
                                  (LabMazeCell) { 0, 0 }, (LabMazeCell) { 4, 4 }, NULL, NULL, NULL,
                                  NULL);
}

/* Tests */

static void
test_texts (void)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      guint n_lines = lab_maze_algorithm_get_n_lines (i), indent = 0;

      g_assert_cmpuint (strlen (lab_maze_algorithm_get_name (i)), >, 1);
      g_assert_cmpuint (strlen (lab_maze_algorithm_get_summary (i)), >, 10);
      g_assert_cmpuint (n_lines, >=, 5);
      g_assert_cmpuint (n_lines, <=, LAB_MAZE_MAX_LINES);
      for (guint line = 0; line < n_lines; line++)
        {
          g_assert_cmpuint (strlen (lab_maze_algorithm_get_line (i, line)), <=, 75);
          g_assert_cmpuint (lab_maze_algorithm_get_indent (i, line), <=, indent + 1);
          indent = lab_maze_algorithm_get_indent (i, line);
        }
    }
  g_assert_null (lab_maze_algorithm_get_source (LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_LEFT_HAND)));
  g_assert_cmpstr (lab_maze_algorithm_get_source (LAB_MAZE_WILSON), ==, "Wilson 1996");
}

/* No kind of steps is in two lines of an algorithm. */
static void
test_kinds (void)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      gboolean seen[LAB_N_MAZE_STEP_KINDS] = { FALSE };

      for (guint line = 0; line < lab_maze_algorithm_get_n_lines (i); line++)
        {
          for (guint j = 0; j < LAB_MAZE_LINE_MAX_KINDS; j++)
            {
              guint kind = lab_maze_algorithm_lines[i][line].kinds[j];

              g_assert_true (kind == LAB_MAZE_STEP_NONE || !seen[kind]);
              seen[kind] = TRUE;
            }
        }
    }
}

/* Each step has a line and a sentence, and each line with steps is carried out in some run. */
static void
test_lines (void)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      gboolean reached[LAB_MAZE_MAX_LINES] = { FALSE };

      for (guint seed = 0; seed < 12; seed++)
        {
          g_autoptr (LabMazeRun) run = record (i, seed);

          for (guint64 step = 1; step <= lab_maze_run_get_n_steps (run); step++)
            {
              g_autofree char *text = NULL;
              guint line;

              lab_maze_run_go_to (run, step);
              g_assert_true (lab_maze_run_get_line (run, &line));
              reached[line] = TRUE;
              text = lab_maze_run_describe (run);
              g_assert_true (g_str_has_suffix (text, "."));
            }
        }
      for (guint line = 0; line < lab_maze_algorithm_get_n_lines (i); line++)
        {
          const guint8 *kinds = lab_maze_algorithm_lines[i][line].kinds;

          g_assert_true (reached[line] || kinds[0] == LAB_MAZE_STEP_NONE
                         || kinds[0] == LAB_MAZE_STEP_NO_WAY);
        }
    }
}

/* The whole run of a small maze, as a screen reader tells it. */
static void
test_sentences (void)
{
  const char * const sentences[] = {
    "Opens the wall between row 1, column 1 and row 1, column 2.",
    "Opens the wall between row 1, column 2 and row 2, column 2.",
    "Opens the wall between row 2, column 1 and row 2, column 2.",
    "Finishes row 2, column 2.",
  };
  const char * const sentences_of_search[] = {
    "Starts at row 1, column 1.", "Visits row 1, column 1.", "Finds row 1, column 2.",
    "Visits row 1, column 2.", "Finds row 1, column 3.", "Reaches the goal at row 1, column 3.",
    "Marks row 1, column 3 as part of the path.", "Marks row 1, column 2 as part of the path.",
    "Marks row 1, column 1 as part of the path.",
  };
  g_autoptr (LabMazeRun) run = NULL;
  g_autoptr (LabMazeRun) search = NULL;
  g_autoptr (LabMaze) maze = lab_maze_new (1, 3, NULL);

  /* The first coin says right. */
  for (guint seed = 0; run == NULL; seed++)
    {
      LabMazeCell cell = { 0, 0 }, other = { 0, 1 };
      gboolean wall = TRUE;

      run = lab_maze_run_new_generator (2, 2, LAB_MAZE_BINARY_TREE, seed, NULL, NULL, NULL, NULL);
      lab_maze_run_go_to (run, 1);
      g_assert_true (lab_maze_get_wall (lab_maze_run_get_maze (run), cell, other, &wall, NULL));
      if (wall)
        g_clear_pointer (&run, lab_maze_run_free);
    }
  g_assert_cmpuint (lab_maze_run_get_n_steps (run), ==, G_N_ELEMENTS (sentences));
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *text = NULL;

      lab_maze_run_go_to (run, i + 1);
      text = lab_maze_run_describe (run);
      g_assert_cmpstr (text, ==, sentences[i]);
    }
  lab_maze_empty (maze);
  search = lab_maze_run_new_solver (maze, LAB_MAZE_BREADTH_FIRST, (LabMazeCell) { 0, 0 },
                                    (LabMazeCell) { 0, 2 }, NULL, NULL, NULL, NULL);
  g_assert_cmpuint (lab_maze_run_get_n_steps (search), ==, G_N_ELEMENTS (sentences_of_search));
  for (guint i = 0; i < G_N_ELEMENTS (sentences_of_search); i++)
    {
      g_autofree char *text = NULL;

      lab_maze_run_go_to (search, i + 1);
      text = lab_maze_run_describe (search);
      g_assert_cmpstr (text, ==, sentences_of_search[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/maze-algorithm/texts", test_texts);
  g_test_add_func ("/maze-algorithm/kinds", test_kinds);
  g_test_add_func ("/maze-algorithm/lines", test_lines);
  g_test_add_func ("/maze-algorithm/sentences", test_sentences);
  return g_test_run ();
}
