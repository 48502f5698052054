/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Private helpers */

static LabTestRun *
run_study (const char *words)
{
  g_autofree char *line = g_strconcat ("cheese study ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (NULL, args);
}

static void
assert_refused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_study (words);

  lab_test_assert_refused (run, reason);
}

/* Tests */

/* The study of the practical, whose results are known to the last digit. */
static void
test_practical (void)
{
  g_autoptr (LabTestRun) run = run_study ("--rat dfs --rat bfs");

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "dfs   1000  35.83 ");
  lab_test_assert_contains (run->out, "bfs   1000  9.302 ");
  lab_test_assert_contains (run->out, " 917496.5  0.917  1.4132231344750687e-229 ");
  lab_test_assert_contains (run->out, "bfs is faster than dfs: in 91.7 % of all pairs");
}

/* Files, and the same results for any number of jobs. */
static void
test_files (void)
{
  g_autofree char *dir = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  const char * const names[] = { "csv", "json", "svg" };
  char *contents[2][3] = { { NULL } };

  for (guint jobs = 1; jobs <= 2; jobs++)
    {
      g_autofree char *words = g_strdup_printf (
          "--rat random5 --rat greedy --rat tour --games 50 --seed-from 7 --cheese 3 --width 9 "
          "--height 7 --mud-percentage 20 --jobs %u --csv %s/csv --json %s/json --plot %s/x.svg",
          jobs, dir, dir, dir);
      g_autoptr (LabTestRun) run = run_study (words);

      g_assert_cmpint (run->status, ==, 0);
      for (guint i = 0; i < 3; i++)
        {
          g_autofree char *path
              = g_build_filename (dir, i == 2 ? "x.svg" : names[i], NULL);

          g_assert_true (g_file_get_contents (path, &contents[jobs - 1][i], NULL, NULL));
          g_assert_cmpint (g_unlink (path), ==, 0);
        }
    }
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (contents[0][i], ==, contents[1][i]);
  g_assert_true (g_str_has_prefix (contents[0][0], "rat,seed,turns\nrandom5,7,"));
  lab_test_assert_contains (contents[0][0], "\ntour,56,");
  lab_test_assert_contains (contents[0][1], "\"rats\": [\"random5\", \"greedy\"]");
  lab_test_assert_contains (contents[0][2], "<svg");
  for (guint i = 0; i < 6; i++)
    g_free (g_steal_pointer (&contents[i / 3][i % 3]));
  g_assert_cmpint (g_rmdir (dir), ==, 0);
}

/* Games that take too long are told. */
static void
test_limit (void)
{
  g_autoptr (LabTestRun) run = run_study ("--rat dfs --games 20 --max-turns 30");

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "did not finish ");
}

/* Ctrl-C prints what is finished, with the exit status that shells use. */
static void
test_interrupt (void)
{
  g_autoptr (LabTestRun) run
      = lab_test_interrupt ("cheese study --rat bfs --rat random1 --width 40 --height 40 "
                            "--games 100000");

  g_assert_cmpint (run->status, ==, 130);
  lab_test_assert_contains (run->out, "Interrupted. These are the results of the finished games.");
  lab_test_assert_contains (run->out, "\nbfs ");
  lab_test_assert_contains (run->out, "\nrandom1 ");
}

static void
test_refused (void)
{
  assert_refused ("--games 5", "Name from 1 to 20 rats");
  assert_refused ("--rat cat", "There is no rat “cat”.");
  /* This is only known when the first game is dealt. */
  assert_refused ("--rat bfs --cheese 500", "There is no room for 500 pieces of cheese");
  assert_refused ("--rat bfs --rat bfs", "twice");
  assert_refused ("--rat bfs --games 0", "“0”");
  assert_refused ("--rat bfs --games x", "“x”");
  assert_refused ("--rat bfs --seed-from -1", "“-1”");
  assert_refused ("--rat bfs --start same", "--start once");
  assert_refused ("--rat bfs --cell-percentage 101", "“101”");
  assert_refused ("--rat bfs extra", "extra");
}

/* A program that does not start has failed. */
static void
test_failure (void)
{
  g_autoptr (LabTestRun) program = run_study ("--rat program:/nonexistent/rat --games 3");

  g_assert_cmpint (program->status, ==, 1);
  g_assert_cmpstr (program->err, !=, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/cheese-study/practical", test_practical);
  g_test_add_func ("/lab/cheese-study/files", test_files);
  g_test_add_func ("/lab/cheese-study/limit", test_limit);
  g_test_add_func ("/lab/cheese-study/interrupt", test_interrupt);
  g_test_add_func ("/lab/cheese-study/refused", test_refused);
  g_test_add_func ("/lab/cheese-study/failure", test_failure);
  return g_test_run ();
}
