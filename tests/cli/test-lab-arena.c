/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Private helpers */

/* Runs a command line, in which %s stands for a folder for its files. */
static LabTestRun *
run_arena (const char *command,
           const char *folder)
{
  g_autofree char *whole = g_strconcat ("arena ", command, NULL);
  g_auto (GStrv) parts = g_strsplit (whole, "%s", -1);
  g_autofree char *line = g_strjoinv (folder, parts);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;

  g_shell_parse_argv (line, NULL, &argv, &error);
  g_assert_no_error (error);
  g_test_message ("%s", line);
  return lab_test_runv ("", argv);
}

static void
assert_refused (const char *command,
                const char *folder,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_arena (command, folder);

  lab_test_assert_refused (run, reason);
}

static char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static char *
read_file (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Tests */

/* The same seed and limit of nodes give the same results with any number of jobs. */
static void
test_jobs (void)
{
  static const char * const seats[] = {
    "--seat greedy --seat solver", "--seat beginner --seat greedy --seat random --cards 3",
    "--seat random --seat greedy --seat solver --seat beginner --cards 2 -lor",
    "--seat expert --seat greedy --cards 2",
  };
  g_autofree char *folder = make_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *out = NULL;
      g_autofree char *csv = NULL;
      g_autofree char *json = NULL;

      for (guint jobs = 1; jobs <= 3; jobs++)
        {
          g_autofree char *command = g_strdup_printf (
            "%s --games 24 --seed 3 --nodes 200 --jobs %u --csv %%s/a.csv --json %%s/a.json",
            seats[i], jobs);
          g_autoptr (LabTestRun) run = run_arena (command, folder);
          g_autofree char *new_csv = read_file (folder, "a.csv");
          g_autofree char *new_json = read_file (folder, "a.json");

          g_assert_cmpstr (run->err, ==, "");
          g_assert_cmpint (run->status, ==, 0);
          lab_test_assert_contains (run->out, "24 games from seed 3, ");
          g_assert_cmpuint (lab_test_count (new_csv, "\r\n"), ==, 25);
          if (jobs > 1)
            {
              g_assert_cmpstr (run->out, ==, out);
              g_assert_cmpstr (new_csv, ==, csv);
              g_assert_cmpstr (new_json, ==, json);
            }
          g_free (out);
          g_free (csv);
          g_free (json);
          out = g_strdup (run->out);
          csv = g_steal_pointer (&new_csv);
          json = g_steal_pointer (&new_json);
        }
    }
  remove_folder (folder);
}

/* A player with a time limit of its own makes results depend on the machine, so the
 * table shows the limit. */
static void
test_own_time (void)
{
  g_autoptr (LabTestRun) timed = run_arena ("--seat greedy:time=0.5 --seat random --games 2 "
                                            "--cards 1 --nodes 9", "");
  g_autoptr (LabTestRun) untimed = run_arena ("--seat greedy:nodes=5 --seat random --games 2 "
                                              "--cards 1 --nodes 9", "");

  lab_test_assert_contains (timed->out, "Time per turn");
  lab_test_assert_lacks (untimed->out, "Time per turn");
}

/* The p-value is shown only after enough games. */
static void
test_probability (void)
{
  g_autoptr (LabTestRun) many = run_arena ("--seat greedy --seat greedy --games 100 --seed 1 "
                                           "--cards 2 --nodes 9", "");
  g_autoptr (LabTestRun) few = run_arena ("--seat greedy --seat greedy --games 10 --seed 1 "
                                          "--cards 2 --nodes 9", "");

  g_assert_true (g_regex_match_simple ("greedy \\(1\\) and greedy \\(2\\) +[0-9.]+ +0\\.[0-9]{4} ",
                                       many->out, 0, 0));
  g_assert_true (g_regex_match_simple ("greedy \\(1\\) and greedy \\(2\\) +[0-9.]+ +– +[0-9]",
                                       few->out, 0, 0));
}

/* Each deal is played once with each player first. */
static void
test_rotation (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (LabTestRun) run = run_arena ("--seat greedy --seat greedy --seat greedy --games 12 "
                                          "--seed 9 --cards 1 --csv %s/a.csv", folder);
  g_autofree char *csv = read_file (folder, "a.csv");
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  for (guint game = 0; game < 12; game++)
    {
      /* Every second group of games seats the players in the opposite order. */
      guint turned = game / 3 % 2 == 0 ? (3 - game % 3) % 3 : game % 3;
      g_auto (GStrv) fields = g_strsplit (lines[1 + game], ",", -1);
      g_auto (GStrv) group = g_strsplit (lines[1 + game / 3 * 3], ",", -1);

      g_assert_cmpuint (g_ascii_strtoull (fields[0], NULL, 10), ==, game + 1);
      g_assert_cmpstr (fields[1], ==, group[1]);
      g_assert_cmpuint (g_ascii_strtoull (fields[2], NULL, 10), ==, 1 + turned);
    }
  remove_folder (folder);
}

static void
test_seeds (void)
{
  g_autoptr (LabTestRun) first = run_arena ("--seat greedy --seat random --games 4 --cards 1", "");
  g_autoptr (LabTestRun) second = run_arena ("--seat greedy --seat random --games 4 --cards 1", "");
  g_autofree char *command = NULL;
  g_autoptr (LabTestRun) again = NULL;
  g_autoptr (GRegex) regex = g_regex_new ("from seed ([0-9]+), cards each: 1\n", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *seed = NULL;

  g_assert_cmpstr (first->out, !=, second->out);
  g_assert_true (g_regex_match (regex, first->out, 0, &match));
  seed = g_match_info_fetch (match, 1);
  command = g_strconcat ("--seat greedy --seat random --games 4 --cards 1 --seed ", seed, NULL);
  again = run_arena (command, "");
  lab_test_assert_contains (again->out, seed);
}

static void
test_undecided (void)
{
  g_autoptr (LabTestRun) run = run_arena ("--seat random --seat random --games 4 --max-turns 3 "
                                          "--seed 1 --nodes 1", "");

  lab_test_assert_contains (run->out,
                            "4 games were left undecided; the most turns of each player: 3.");
  g_assert_cmpint (run->status, ==, 0);
}

static void
test_own_limits (void)
{
  g_autoptr (LabTestRun) timed = run_arena ("--seat greedy --seat solver --games 2 --cards 1", "");
  g_autoptr (LabTestRun) both = run_arena ("--seat greedy --seat solver --games 2 --cards 1 "
                                           "--nodes 50 --time 0.1", "");
  g_autoptr (LabTestRun) nodes = run_arena ("--seat greedy --seat solver --games 2 --cards 1 "
                                            "--nodes 50", "");

  lab_test_assert_contains (timed->out, "Time per turn");
  lab_test_assert_contains (both->out, "Time per turn");
  lab_test_assert_lacks (nodes->out, "Time per turn");
}

/* Another program's parser checks the JSON. */
static void
test_json (void)
{
  static const char script[] =
    "import json, sys\n"
    "data = json.load(open(sys.argv[1], encoding='utf-8'))\n"
    "assert data['games'] == data['finished'] == 20, data\n"
    "assert [p['name'] for p in data['players']] == ['greedy', 'random'], data\n"
    "assert sum(p['wins'] for p in data['players']) + data['undecided'] == 20, data\n"
    "assert abs(data['players'][0]['share'] * 20 - data['players'][0]['wins']) < 1e-6\n"
    "assert data['comparisons'][0]['players'] == [1, 2]\n";
  g_autofree char *python = g_find_program_in_path ("python3");
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.json", NULL);
  const char *argv[] = { "python3", "-c", script, path, NULL };
  g_autoptr (LabTestRun) run = run_arena ("--seat greedy --seat random --games 20 --cards 3 "
                                          "--json %s/a.json", folder);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_cmpint (run->status, ==, 0);
  if (python != NULL)
    {
      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                    &status, &error);
      g_assert_no_error (error);
      g_assert_cmpint (status, ==, 0);
    }
  remove_folder (folder);
}

static void
test_plots (void)
{
  g_autofree char *folder = make_folder ();
  g_autoptr (LabTestRun) svg = run_arena ("--seat greedy --seat random --games 20 --cards 2 "
                                          "--seed 1 --plot %s/a.svg", folder);
  g_autoptr (LabTestRun) png = run_arena ("--seat greedy --seat random --games 20 --cards 2 "
                                          "--seed 1 --plot %s/a.PNG", folder);
  g_autoptr (LabTestRun) again = run_arena ("--seat greedy --seat random --games 20 --cards 2 "
                                            "--seed 1 --plot %s/b.svg", folder);
  g_autofree char *vectors = read_file (folder, "a.svg");
  g_autofree char *vectors_again = read_file (folder, "b.svg");
  g_autofree char *pixels = read_file (folder, "a.PNG");

  g_assert_cmpint (svg->status, ==, 0);
  g_assert_cmpint (png->status, ==, 0);
  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpstr (vectors, ==, vectors_again);
  g_assert_true (g_str_has_prefix (vectors, "<?xml"));
  g_assert_cmpuint (strlen (vectors), >, 5000);
  g_assert_true (g_str_has_prefix (pixels, "\211PNG\r\n\032\n"));
  remove_folder (folder);
}

/* An existing file is replaced, and does not change if no game is played. */
static void
test_files (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *longer = g_strnfill (100000, 'x');
  g_autofree char *kept = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (LabTestRun) run = NULL;

  g_assert_true (g_file_set_contents (path, longer, -1, NULL));
  assert_refused ("--seat greedy --seat random --csv %s/a.csv --json %s/none/a.json", folder,
                  "No such file");
  kept = read_file (folder, "a.csv");
  g_assert_cmpstr (kept, ==, longer);
  run = run_arena ("--seat greedy --seat random --games 3 --cards 1 --csv %s/a.csv", folder);
  g_assert_cmpint (run->status, ==, 0);
  csv = read_file (folder, "a.csv");
  g_assert_true (g_str_has_prefix (csv, "game,"));
  g_assert_cmpuint (lab_test_count (csv, "\r\n"), ==, 4);
  g_assert_null (strchr (csv, 'x'));
  remove_folder (folder);
}

static void
test_full_disk (void)
{
  g_autoptr (LabTestRun) run = NULL;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  run = run_arena ("--seat greedy --seat random --games 3 --cards 1 --csv /dev/full", "");
  g_assert_cmpint (run->status, ==, 1);
  lab_test_assert_contains (run->out, "3 games");
  lab_test_assert_contains (run->err, "“/dev/full” could not be written");
}

static void
test_refusals (void)
{
  static const char * const wrong[][2] = {
    { "", "--seat" },
    { "--seat greedy", "two to four" },
    { "--seat greedy --seat greedy --seat greedy --seat greedy --seat greedy", "two to four" },
    { "--seat greedy --seat fly", "“fly”" },
    { "--seat greedy --seat ''", "“”" },
    { "--seat greedy --seat minmax:depth=0", "depth" },
    { "--seat greedy --seat greedy:fly", "fly" },
    { "--seat greedy --seat cmd:", "cmd:" },
    { "--seat greedy --seat random now", "“now”" },
    { "--seat greedy --seat random --games 0", "“0” is not a valid value for --games" },
    { "--seat greedy --seat random --games x", "“x” is not a valid value for --games" },
    { "--seat greedy --seat random --games -5", "“-5” is not a valid value for --games" },
    { "--seat greedy --seat random --games 99999999999", "--games" },
    { "--seat greedy --seat random --jobs 0", "“0” is not a valid value for --jobs" },
    { "--seat greedy --seat random --jobs many", "“many” is not a valid value for --jobs" },
    { "--seat greedy --seat random --max-turns 0", "“0” is not a valid value for --max-turns" },
    { "--seat greedy --seat random --time 0", "“0” is not a valid thinking time" },
    { "--seat greedy --seat random --time soon", "“soon” is not a valid thinking time" },
    { "--seat greedy --seat random --nodes 0", "“0” is not a number of nodes" },
    { "--seat greedy --seat random --seed x", "“x” is not a seed" },
    { "--seat greedy --seat random --cards 13", "“13” is not a valid number of cards" },
    { "--seat greedy --seat random --seat random --cards 9", "each can have 1 to 8" },
    { "--seat greedy --seat random --players 2", "--players" },
    { "--seat greedy --seat random --plot a.gif", ".svg, .pdf, or .png" },
    { "--seat greedy --seat random --plot svg", ".svg, .pdf, or .png" },
    { "--seat greedy --seat random --plot %s/none/a.svg", "No such file" },
    { "--seat greedy --seat random --csv %s/none/a.csv", "No such file" },
    { "--seat greedy --seat random --json %s", "directory" },
    { "--seat greedy --seat random --csv %s/a --json %s/a", "same file" },
    { "--seat greedy --seat random --csv %s/a --json %s/./a", "same file" },
    { "--seat greedy --seat random --csv %s/a.svg --plot %s/a.svg", "same file" },
    { "--seat greedy --seat random --json %s/a.svg --plot %s/a.svg", "same file" },
    { "--seat", "--seat" },
  };
  g_autofree char *folder = make_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_refused (wrong[i][0], folder, wrong[i][1]);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/arena/jobs", test_jobs);
  g_test_add_func ("/lab/arena/own-time", test_own_time);
  g_test_add_func ("/lab/arena/probability", test_probability);
  g_test_add_func ("/lab/arena/rotation", test_rotation);
  g_test_add_func ("/lab/arena/seeds", test_seeds);
  g_test_add_func ("/lab/arena/undecided", test_undecided);
  g_test_add_func ("/lab/arena/own-limits", test_own_limits);
  g_test_add_func ("/lab/arena/json", test_json);
  g_test_add_func ("/lab/arena/plots", test_plots);
  g_test_add_func ("/lab/arena/files", test_files);
  g_test_add_func ("/lab/arena/full-disk", test_full_disk);
  g_test_add_func ("/lab/arena/refusals", test_refusals);
  return g_test_run ();
}
