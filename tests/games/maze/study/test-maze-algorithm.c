/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-algorithm.h"

#include "lab-maze-run.h"
#include "lab-test-mazes.h"

/* Private helpers */

static LabMazeRun *
record (LabMazeAlgorithm algorithm,
        guint            seed)
{
  g_autoptr (LabMaze) maze = lab_test_mazes_make (LAB_MAZE_PRIM, 8, 9, seed % 3 * 50, seed);

  if (algorithm < LAB_N_MAZE_GENERATORS)
    return lab_maze_run_new_generator (8, 9, algorithm, seed, NULL, NULL, NULL, NULL);
  return lab_maze_run_new_solver (maze, algorithm - LAB_N_MAZE_GENERATORS,
                                  (LabMazeCell) { 0, 0 }, (LabMazeCell) { 4, 4 }, NULL, NULL, NULL,
                                  NULL);
}

static void
assert_described (LabMazeRun *run,
                  const char *expected)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint64 step = 1; step <= run->n_steps; step++)
    {
      g_autofree char *text = NULL;

      lab_maze_run_go_to (run, step);
      text = lab_maze_run_describe (run);
      g_string_append_printf (all, "%s\n", text);
    }
  g_assert_cmpstr (all->str, ==, expected);
}

/* Tests */

LAB_TEST ("/maze-algorithm/texts", test_texts)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      const LabMazeLine *lines = lab_maze_algorithm_lines[i];
      guint n_lines = 0;

      g_assert_cmpuint (strlen (lab_maze_algorithm_get_name (i)), >, 1);
      g_assert_cmpuint (strlen (lab_maze_algorithm_texts[i].summary), >, 10);
      for (; n_lines < LAB_MAZE_MAX_LINES && lines[n_lines].text != NULL; n_lines++)
        {
          g_assert_cmpuint (strlen (lines[n_lines].text), <=, 75);
          g_assert_cmpuint (lines[n_lines].indent, <=,
                            n_lines > 0 ? lines[n_lines - 1].indent + 1 : 0);
        }
      g_assert_cmpuint (n_lines, >=, 5);
    }
  g_assert_cmpstr (lab_maze_algorithm_texts[LAB_MAZE_WILSON].source, ==, "Wilson 1996");
}

/* No kind of steps is in two lines of an algorithm. */
LAB_TEST ("/maze-algorithm/kinds", test_kinds)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      gboolean seen[LAB_N_MAZE_STEP_KINDS] = { FALSE };

      for (guint k = 0; k < LAB_MAZE_MAX_LINES * LAB_MAZE_LINE_MAX_KINDS; k++)
        {
          guint kind = lab_maze_algorithm_lines[i][k / LAB_MAZE_LINE_MAX_KINDS]
                           .kinds[k % LAB_MAZE_LINE_MAX_KINDS];

          g_assert_true (kind == LAB_MAZE_STEP_NONE || !seen[kind]);
          seen[kind] = TRUE;
        }
    }
}

/* Each step has a line and a sentence, and each line with steps is carried out in some run. */
LAB_TEST ("/maze-algorithm/lines", test_lines)
{
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    {
      gboolean reached[LAB_MAZE_MAX_LINES] = { FALSE };

      for (guint seed = 0; seed < 12; seed++)
        {
          g_autoptr (LabMazeRun) run = record (i, seed);

          for (guint64 step = 1; step <= run->n_steps; step++)
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
      for (guint line = 0; line < LAB_MAZE_MAX_LINES; line++)
        {
          const guint8 *kinds = lab_maze_algorithm_lines[i][line].kinds;

          g_assert_true (reached[line] || kinds[0] == LAB_MAZE_STEP_NONE
                         || kinds[0] == LAB_MAZE_STEP_NO_WAY);
        }
    }
}

/* The whole run of a small maze, as a screen reader tells it. */
LAB_TEST ("/maze-algorithm/sentences", test_sentences)
{
  g_autoptr (LabMazeRun) run = NULL;
  g_autoptr (LabMazeRun) search = NULL;
  g_autoptr (LabMaze) maze = lab_test_mazes_read ("0,0: 0,1\n0,1: 0,0 0,2\n0,2: 0,1\n", NULL);

  /* The first coin says right. */
  for (guint seed = 0; run == NULL; seed++)
    {
      run = lab_maze_run_new_generator (2, 2, LAB_MAZE_BINARY_TREE, seed, NULL, NULL, NULL, NULL);
      lab_maze_run_go_to (run, 1);
      if (!lab_maze_is_open_right (run->maze, 0, 0))
        g_clear_pointer (&run, lab_maze_run_free);
    }
  assert_described (run, "Opens the wall between row 1, column 1 and row 1, column 2.\n"
                         "Opens the wall between row 1, column 2 and row 2, column 2.\n"
                         "Opens the wall between row 2, column 1 and row 2, column 2.\n"
                         "Finishes row 2, column 2.\n");
  search = lab_maze_run_new_solver (maze, LAB_MAZE_BREADTH_FIRST, (LabMazeCell) { 0, 0 },
                                    (LabMazeCell) { 0, 2 }, NULL, NULL, NULL, NULL);
  assert_described (search, "Starts at row 1, column 1.\n"
                            "Visits row 1, column 1.\n"
                            "Finds row 1, column 2.\n"
                            "Visits row 1, column 2.\n"
                            "Finds row 1, column 3.\n"
                            "Reaches the goal at row 1, column 3.\n"
                            "Marks row 1, column 3 as part of the path.\n"
                            "Marks row 1, column 2 as part of the path.\n"
                            "Marks row 1, column 1 as part of the path.\n");
}
