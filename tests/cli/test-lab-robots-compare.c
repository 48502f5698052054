/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

#include <glib/gstdio.h>

#include "lab-robots-comparison.h"
#include "lab-test-json.h"
#include "lab-test-program.h"

/* What boards are compared, and with how much memory. */
typedef struct
{
  LabRobotsRecipe recipe;
  guint64 max_memory;
} Kind;

/* Private helpers */

static LabTestRun *
run_compare (const char *words)
{
  g_autofree char *line = g_strconcat ("robots compare ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (NULL, args);
}

static void
assert_refused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_compare (words);

  lab_test_assert_refused (run, reason);
}

/* Runs a comparison that writes a file. Returns the file. */
static char *
run_for_file (const char *words,
              const char *option)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.svg", NULL);
  g_autofree char *line = g_strdup_printf ("%s %s %s", words, option, path);
  g_autoptr (LabTestRun) run = run_compare (line);
  char *text = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_remove (path);
  g_rmdir (folder);
  return text;
}

/* Solves the board that a comparison makes from a seed, in the same way. */
static void
solve (const Kind         *kind,
       guint64             seed,
       LabRobotsAlgorithm  algorithm,
       LabRobotsSolution  *solution)
{
  const LabRobotsOptions options = {
    .algorithm = algorithm, .n_threads = 1, .max_memory = kind->max_memory
  };
  LabRobotsBoard board;

  lab_robots_recipe_make (&kind->recipe, seed, &board);
  lab_robots_solve (&board, &options, solution);
}

/* Compares all fields of a line with what the solver finds, and appends them without the time. */
static void
check_line (const Kind *kind,
            guint64     seed,
            const char *line,
            GString    *numbers)
{
  g_auto (GStrv) fields = g_strsplit (line, ",", -1);
  g_auto (LabRobotsSolution) solution = { 0 };
  g_autofree char *expected = NULL;
  LabRobotsAlgorithm algorithm;
  char moves[16] = "";

  g_assert_cmpuint (g_strv_length (fields), ==, 9);
  g_assert_true (lab_robots_algorithm_parse (fields[3], &algorithm));
  solve (kind, seed, algorithm, &solution);
  if (solution.outcome == LAB_ROBOTS_SOLVED)
    g_snprintf (moves, sizeof moves, "%u", solution.n_moves);
  g_assert_cmpuint (solution.n_expanded, !=, solution.n_generated);
  expected = g_strdup_printf ("%u,%u,%" G_GUINT64_FORMAT ",%s,%s,%s,%" G_GUINT64_FORMAT
                              ",%" G_GUINT64_FORMAT ",", kind->recipe.size, kind->recipe.n_robots,
                              seed, lab_robots_algorithm_get_id (algorithm),
                              lab_robots_outcome_get_id (solution.outcome), moves,
                              solution.n_expanded, solution.n_generated);
  g_assert_true (g_str_has_prefix (line, expected));
  g_assert_cmpfloat (g_ascii_strtod (fields[8], NULL), >=, 0);
  g_string_append (numbers, expected);
}

/* Returns a number of a result. */
static double
get (GHashTable *json,
     guint       result,
     const char *name)
{
  return lab_test_json_get_number (json, "results.%u.%s", result, name);
}

/* Tests */

/* One table for each size and number of robots, with all algorithms. */
static void
test_tables (void)
{
  g_autoptr (LabTestRun) run
      = run_compare ("--sizes 8..10 --robots 1,2 --boards 3 --seed 4 --algorithms bfs,dfs,bfs");

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "12 boards, from seed 4\n\n8 × 8, 1 robot  "));
  lab_test_assert_contains (run->out, "\n8 × 8, 2 robots  ");
  lab_test_assert_contains (run->out, "\n10 × 10, 2 robots  ");
  lab_test_assert_contains (run->out, "  Solved  No solution  Moves  Expanded  Generated  ");
  g_assert_cmpuint (lab_test_count (run->out, "\nbfs "), ==, 4);
  g_assert_cmpuint (lab_test_count (run->out, "\ndfs "), ==, 4);
}

/* Each line of the table has what the solver finds on a board that the options ask for. The options
 * about the boards change the numbers, so that none of them can be forgotten. */
static void
test_csv (void)
{
  static const char * const words[]
      = { "", " --density 200", " --must-ricochet", " --any-robot", " --memory 1" };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const Kind kind = {
        .recipe = {
          .size = 12,
          .n_robots = 3,
          .density = i == 1 ? 200 : 100,
          .must_ricochet = i == 2,
          .any_robot = i == 3,
        },
        .max_memory = i == 4 ? 1U << 20 : LAB_ROBOTS_COMPARISON_MEMORY,
      };
      g_autofree char *line
          = g_strconcat ("--sizes 12 --robots 3 --boards 3 --seed 14 --algorithms bfs,astar-h2,dfs",
                         words[i], NULL);
      g_autofree char *text = run_for_file (line, "--csv");
      g_auto (GStrv) lines = g_strsplit (text, "\r\n", -1);
      GString *numbers = g_string_new (NULL);

      g_assert_cmpuint (g_strv_length (lines), ==, 1 + 3 * 3 + 1);
      g_assert_cmpstr (lines[0], ==,
                       "size,robots,seed,algorithm,outcome,moves,expanded,generated,seconds");
      for (guint n = 0; n < 9; n++)
        check_line (&kind, 14 + n / 3, lines[1 + n], numbers);
      g_assert_true (g_hash_table_add (seen, g_string_free (numbers, FALSE)));
    }
}

/* The means of a result, and what was compared. */
static void
test_json (void)
{
  const Kind kind = { .recipe = { .size = 8, .n_robots = 2, .density = 100 },
                      .max_memory = LAB_ROBOTS_COMPARISON_MEMORY };
  g_autofree char *text
      = run_for_file ("--sizes 8 --robots 1,2 --boards 4 --seed 9 --algorithms bfs,dfs", "--json");
  g_autoptr (GHashTable) json = lab_test_json_parse (text);

  g_assert_cmpstr (lab_test_json_get (json, "robots.1"), ==, "2");
  g_assert_cmpstr (lab_test_json_get (json, "boards"), ==, "4");
  g_assert_cmpstr (lab_test_json_get (json, "seed"), ==, "9");
  g_assert_cmpstr (lab_test_json_get (json, "density"), ==, "100");
  g_assert_cmpstr (lab_test_json_get (json, "any_robot"), ==, "false");
  g_assert_cmpstr (lab_test_json_get (json, "must_ricochet"), ==, "false");
  g_assert_cmpstr (lab_test_json_get (json, "interrupted"), ==, "false");
  for (guint i = 0; i < 2; i++)
    {
      LabRobotsAlgorithm algorithm = i == 0 ? LAB_ROBOTS_BFS : LAB_ROBOTS_DFS;
      guint counts[LAB_N_ROBOTS_OUTCOMES] = { 0 };
      double moves = 0, expanded = 0, generated = 0;

      for (guint64 seed = 9; seed < 13; seed++)
        {
          g_auto (LabRobotsSolution) solution = { 0 };

          solve (&kind, seed, algorithm, &solution);
          counts[solution.outcome]++;
          moves += solution.outcome == LAB_ROBOTS_SOLVED ? solution.n_moves : 0;
          expanded += (double) solution.n_expanded;
          generated += (double) solution.n_generated;
        }
      g_assert_cmpuint (counts[LAB_ROBOTS_SOLVED], >, 1);
      g_assert_cmpstr (lab_test_json_get (json, "results.%u.robots", 2 + i), ==, "2");
      g_assert_cmpstr (lab_test_json_get (json, "results.%u.algorithm", 2 + i), ==,
                       lab_robots_algorithm_get_id (algorithm));
      g_assert_cmpfloat (get (json, 2 + i, "boards"), ==, 4);
      g_assert_cmpfloat (get (json, 2 + i, "solved"), ==, counts[LAB_ROBOTS_SOLVED]);
      g_assert_cmpfloat (get (json, 2 + i, "no_solution"), ==, counts[LAB_ROBOTS_UNSOLVABLE]);
      g_assert_cmpfloat (get (json, 2 + i, "none_found"), ==, counts[LAB_ROBOTS_NONE_FOUND]);
      g_assert_cmpfloat (get (json, 2 + i, "out_of_memory"), ==, 0);
      g_assert_cmpfloat_with_epsilon (get (json, 2 + i, "moves.mean"),
                                      moves / counts[LAB_ROBOTS_SOLVED], 1e-6);
      g_assert_cmpfloat_with_epsilon (get (json, 2 + i, "expanded"), expanded / 4, 1e-3);
      g_assert_cmpfloat_with_epsilon (get (json, 2 + i, "generated"), generated / 4, 1e-3);
      g_assert_cmpfloat (get (json, 2 + i, "seconds.least"), >=, 0);
      g_assert_cmpfloat (get (json, 2 + i, "seconds.most"), <, 60);
      g_assert_cmpfloat (get (json, 2 + i, "seconds.interval_95.0"), >=, 0);
    }
}

static void
test_plot (void)
{
  g_autofree char *text = run_for_file ("--sizes 8 --robots 2 --boards 2 --seed 9", "--plot");

  lab_test_assert_contains (text, "<svg");
}

/* Ctrl-C prints what is finished, with the exit status that shells use. The file says so, too. */
static void
test_interrupt (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.json", NULL);
  g_autofree char *words = g_strconcat ("robots compare --boards 10000 --algorithms bfs --seed 1 "
                                        "--json ", path, NULL);
  g_autoptr (LabTestRun) run = lab_test_interrupt (words);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GHashTable) json = NULL;
  guint n_finished = 0, sum = 0;

  g_assert_cmpint (run->status, ==, 130);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (sscanf (run->out, "Interrupted when %u of 90000 boards were finished.",
                           &n_finished), ==, 1);
  title = g_strdup_printf ("\n%u board", n_finished);
  lab_test_assert_contains (run->out, title);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  json = lab_test_json_parse (text);
  g_assert_cmpstr (lab_test_json_get (json, "interrupted"), ==, "true");
  for (guint i = 0; i < 9; i++)
    sum += (guint) get (json, i, "boards");
  g_assert_cmpuint (sum, ==, n_finished);
  g_remove (path);
  g_rmdir (folder);
}

static void
test_bad_words (void)
{
  assert_refused ("8", "Unexpected argument “8”");
  assert_refused ("--sizes 7", "“7” is not a list of sizes; write even numbers from 8 to 32");
  assert_refused ("--sizes 8,", "“8,” is not a list of sizes");
  assert_refused ("--sizes 8..11", "“8..11” is not a list of sizes");
  assert_refused ("--sizes 12..8", "“12..8” is not a list of sizes");
  assert_refused ("--sizes 34", "“34” is not a list of sizes");
  assert_refused ("--robots 0", "“0” is not a list of numbers of robots; write numbers from 1 to");
  assert_refused ("--robots 1..6", "“1..6” is not a list of numbers of robots");
  assert_refused ("--boards 0", "“0” is not a valid value for --boards");
  assert_refused ("--boards 10001", "“10001” is not a valid value for --boards");
  assert_refused ("--algorithms ant", "“ant” is not a solver; use one of: fast, bfs");
  assert_refused ("--algorithms bfs,", "“” is not a solver");
  assert_refused ("--memory x", "“x” is not a valid value for --memory");
  assert_refused ("--jobs x", "“x” is not a valid value for --jobs");
  assert_refused ("--plot a.gif", "must end in .svg, .pdf, or .png");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/robots-compare/tables", test_tables);
  g_test_add_func ("/lab/robots-compare/csv", test_csv);
  g_test_add_func ("/lab/robots-compare/json", test_json);
  g_test_add_func ("/lab/robots-compare/plot", test_plot);
  g_test_add_func ("/lab/robots-compare/interrupt", test_interrupt);
  g_test_add_func ("/lab/robots-compare/bad-words", test_bad_words);
  return g_test_run ();
}
