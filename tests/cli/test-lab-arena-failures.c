/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-other-user.h"
#include "lab-test-program.h"

/* Tests the arena with programs that misbehave. */

/* Private helpers */

static LabTestRun *
run_rogue (const char *mode,
           const char *more)
{
  g_autofree char *command =
    g_strdup_printf ("arena --seat \"cmd:'%s' %s\" --seat greedy --seed 1 --time 0.02 --cards 2 %s",
                     g_getenv ("LABYRINTHE_ROGUE"), mode, more);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;

  g_shell_parse_argv (command, NULL, &argv, &error);
  g_assert_no_error (error);
  return lab_test_runv ("", argv);
}

/* Each failure is reported with the player's name, and the game is played to its
 * end. */
static void
test_modes (void)
{
  static const char * const modes[] = {
    "exit-start", "refuse-start", "flood-start", "banner", "exit", "exit-later", "crash", "words",
    "no-turn", "empty-turn", "two-turns", "error", "ready-again", "binary", "close", "half-line",
    "forbidden", "flood", "flood-bytes", "long-line", "hang", "drip", "too-late", "fork",
    "fork-hang", "deaf", "twice", "early", "close-input", "unreachable", "kill-group",
    "kill-leader",
  };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (LabTestRun) run = run_rogue (modes[i], "--games 2");
      guint n_forbidden;

      g_test_message ("%s", modes[i]);
      g_assert_cmpint (run->status, ==, 1);
      lab_test_assert_contains (run->err, "labyrinthe-lab: In game 1 player 1 (cmd:'");
      lab_test_assert_contains (run->err, "labyrinthe-lab: In game 2 player 1 (cmd:'");
      lab_test_assert_contains (run->err, modes[i]);
      lab_test_assert_contains (run->err, " failed in every game.\n");
      /* For a turn against the rules, the question is also printed. */
      n_forbidden = lab_test_count (run->err, "against the rules");
      g_assert_cmpint (n_forbidden > 0, ==,
                       lab_test_count ("forbidden unreachable", modes[i]) == 1);
      g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 3 + n_forbidden);
      g_assert_cmpuint (lab_test_count (run->err,
                                        "labyrinthe-lab: Last line sent: observation "), ==,
                        n_forbidden);
      lab_test_assert_contains (run->out, "2 games from seed 1, cards each: 2\n");
      lab_test_assert_contains (run->out, " failed in 2 games; random turns were played for it "
                                          "from then on.\n");
    }
}

static void
test_honest (void)
{
  static const char * const modes[] = { "", "when-stopped", "stubborn", "leave" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autoptr (LabTestRun) run = run_rogue (modes[i], "--games 2");

      g_test_message ("%s", modes[i]);
      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      lab_test_assert_lacks (run->out, "failed");
    }
}

/* Of many failures only a few are reported in full. */
static void
test_many (void)
{
  g_autoptr (LabTestRun) run = run_rogue ("exit", "--games 12");

  g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 7);
  lab_test_assert_contains (run->err, "labyrinthe-lab: … and 7 more failures.\n");
  lab_test_assert_contains (run->out, " failed in 12 games; ");
}

static void
test_forfeit (void)
{
  g_autoptr (LabTestRun) two = run_rogue ("exit-later", "--games 6 --forfeit");
  g_autoptr (LabTestRun) three = run_rogue ("exit-later", "--games 6 --forfeit --seat random");

  g_assert_cmpint (two->status, ==, 1);
  lab_test_assert_contains (two->out, "\ngreedy ");
  lab_test_assert_contains (two->out, "  6  100.0 %");
  lab_test_assert_contains (two->out, " failed in 6 games, and lost them.\n");
  g_assert_cmpint (three->status, ==, 1);
  lab_test_assert_contains (three->out, "  0    0.0 %");
  lab_test_assert_contains (three->out, " failed in 6 games, and lost them.\n");
}

/* Answers that come after the time, and the dialogue of each game, can be looked up. */
static void
test_late_and_log (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "log", NULL);
  g_autofree char *json = g_build_filename (folder, "json", NULL);
  g_autofree char *options = g_strdup_printf ("--games 2 --max-turns 1 --time 0.01 --log '%s' "
                                              "--json '%s'", path, json);
  g_autoptr (LabTestRun) run = run_rogue ("when-stopped", options);
  g_autofree char *log = NULL;
  g_autofree char *data = NULL;

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, " answered 2 times too late, but soon enough for the answers "
                                      "to count.\n");
  g_assert_true (g_file_get_contents (path, &log, NULL, NULL));
  g_assert_true (g_file_get_contents (json, &data, NULL, NULL));
  lab_test_assert_contains (data, "\"failures\": 0,\n      \"late\": 2\n");
  lab_test_assert_contains (log, " game 1 player 1 seat 1 > labyrinthe 1\n");
  lab_test_assert_contains (log, " game 2 player 1 seat 3 > stop\n");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (json), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The failures do not depend on the number of jobs. */
static void
test_jobs (void)
{
  g_autoptr (LabTestRun) one = run_rogue ("exit-later", "--games 12 --nodes 10 --jobs 1");
  g_autoptr (LabTestRun) three = run_rogue ("exit-later", "--games 12 --nodes 10 --jobs 3");
  const char *one_table = strstr (one->out, "\nTurns to win");
  const char *three_table = strstr (three->out, "\nTurns to win");

  g_assert_nonnull (one_table);
  g_assert_cmpstr (one_table, ==, three_table);
}

/* Runs an arena as an ordinary user, with a program of another user. */
static LabTestRun *
run_as_other (const char *path,
              const char *mode)
{
  g_autofree char *seat = g_strdup_printf ("cmd:'%s' %s", path, mode);
  const char *argv[] = { g_getenv ("LABYRINTHE_LAB"), "arena", "--seat", seat, "--seat", "greedy",
                         "--seed", "1", "--time", "0.02", "--cards", "2", "--games", "2",
                         "--jobs", "1", NULL };
  LabTestRun *run = g_new0 (LabTestRun, 1);
  g_autoptr (GError) error = NULL;

  g_spawn_sync ("/", (char **) argv, NULL, G_SPAWN_DEFAULT, lab_test_other_user_drop, NULL,
                &run->out, &run->err, &run->status, &error);
  g_assert_no_error (error);
  return run;
}

/* A program that cannot be killed, because it runs as another user, does not delay the arena for
 * long. It is told once, and the program is not started again. */
static void
test_other_user (void)
{
  const char *reason;
  g_autofree char *path = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  g_autoptr (LabTestRun) late = NULL;
  g_autoptr (LabTestRun) stubborn = NULL;
  gint64 start = g_get_monotonic_time ();

  if (path == NULL)
    {
      g_test_skip (reason);
      return;
    }
  late = run_as_other (path, "owner-hang");
  g_test_message ("%s", late->err);
  g_assert_cmpint (late->status, ==, 256);
  lab_test_assert_contains (late->err, "labyrinthe-lab: In game 1 player 1 (cmd:'");
  g_assert_cmpuint (lab_test_count (late->err, " gave no answer in time. It cannot be killed, "
                                               "because it runs as another user, and is not "
                                               "started again.\n"), ==, 2);
  g_assert_cmpuint (lab_test_count (late->err, "\n"), ==, 3);
  lab_test_assert_contains (late->out, "2 games from seed 1");

  stubborn = run_as_other (path, "owner-stubborn");
  g_test_message ("%s", stubborn->err);
  g_assert_cmpint (stubborn->status, ==, 0);
  lab_test_assert_contains (stubborn->err, " still runs. It cannot be killed, because it runs as "
                                           "another user.\n");
  g_assert_cmpuint (lab_test_count (stubborn->err, "\n"), ==, 1);
  lab_test_assert_lacks (stubborn->out, "failed");
  g_assert_cmpint (g_get_monotonic_time () - start, <, 40 * G_USEC_PER_SEC);
  lab_test_other_user_uninstall (path);
}

/* Without bubblewrap, one line says so, and nothing is played. */
static void
test_no_sandbox (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  g_autoptr (LabTestRun) arena = NULL;
  g_autoptr (LabTestRun) play = NULL;

  g_setenv ("PATH", "/nonexistent", TRUE);
  arena = run_rogue ("", "--games 2 --sandbox");
  play = lab_test_run ("", "play", "--sandbox", NULL);
  g_setenv ("PATH", path, TRUE);
  lab_test_assert_refused (arena, "because bubblewrap is not installed.");
  lab_test_assert_refused (play, "because bubblewrap is not installed.");
}

/* In a sandbox, honest programs play as elsewhere, several at the same time. */
static void
test_sandbox (void)
{
  g_autoptr (LabTestRun) run = NULL;

  if (g_getenv ("LD_PRELOAD") != NULL)
    {
      g_test_skip ("in a sandbox there is no library to load before the others");
      return;
    }
  run = run_rogue ("", "--games 4 --jobs 2 --sandbox");
  if (run->status == 2 && strstr (run->err, "bubblewrap") != NULL)
    {
      g_test_skip (run->err);
      return;
    }
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_lacks (run->out, "failed");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/arena-failures/modes", test_modes);
  g_test_add_func ("/lab/arena-failures/honest", test_honest);
  g_test_add_func ("/lab/arena-failures/many", test_many);
  g_test_add_func ("/lab/arena-failures/forfeit", test_forfeit);
  g_test_add_func ("/lab/arena-failures/late-and-log", test_late_and_log);
  g_test_add_func ("/lab/arena-failures/jobs", test_jobs);
  g_test_add_func ("/lab/arena-failures/other-user", test_other_user);
  g_test_add_func ("/lab/arena-failures/no-sandbox", test_no_sandbox);
  g_test_add_func ("/lab/arena-failures/sandbox", test_sandbox);
  return g_test_run ();
}
