/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-other-user.h"
#include "lab-test-program.h"

/* Tests the arena and the games of the small games with programs that misbehave. */

/* Private helpers */

/* Makes the words of a command whose first player is a program that misbehaves. */
static GStrv
make_words (const char *command,
            const char *program,
            const char *mode)
{
  g_autofree char *seat = g_strdup_printf ("program:'%s' %s", program, mode);
  g_autofree char *quoted = g_shell_quote (seat);
  g_autofree char *line = g_strdup_printf ("classics %s --seat %s --seat random --seed 1", command,
                                           quoted);
  g_autoptr (GError) error = NULL;
  GStrv words = NULL;

  g_shell_parse_argv (line, NULL, &words, &error);
  g_assert_no_error (error);
  return words;
}

/* Runs an arena with two games and @options. */
static LabTestRun *
run_rogue (const char *mode,
           const char *options)
{
  g_autofree char *command = g_strconcat ("arena matches:5 --games 2 ", options, NULL);
  g_auto (GStrv) words = make_words (command, g_getenv ("LABYRINTHE_ROGUE"), mode);

  return lab_test_runv ("", words);
}

/* Runs @command as an ordinary user, with a program of another user. */
static LabTestRun *
run_as_other (const char *command,
              const char *path,
              const char *mode)
{
  g_auto (GStrv) words = make_words (command, path, mode);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  LabTestRun *run = g_new0 (LabTestRun, 1);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (argv, (gpointer) g_getenv ("LABYRINTHE_LAB"));
  for (guint i = 0; i <= g_strv_length (words); i++)
    g_ptr_array_add (argv, words[i]);
  g_spawn_sync ("/", (char **) argv->pdata, NULL, G_SPAWN_DEFAULT, lab_test_other_user_drop, NULL,
                &run->out, &run->err, &run->status, &error);
  g_assert_no_error (error);
  return run;
}

/* Test cases */

/* Each failure is told with the game and the player, and the games are played to their end. */
static void
test_modes (void)
{
  static const struct
  {
    const char *mode;
    const char *part;
    const char *options;    /* NULL for none */
  } cases[] = {
    { "exit-start", " has ended, or has closed its output. A player must answer “ready”, " },
    { "exit", " has ended, or has closed its output.\n" },
    { "forbidden", " broke a rule. " },
    { "early-move", " answered before it was asked.\n" },
    { "long-line", " wrote a line of more than 65535 bytes.\n" },
    { "hang", " gave no answer in time.\n", "--time 0.01" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabTestRun) run = run_rogue (cases[i].mode,
                                               cases[i].options != NULL ? cases[i].options : "");

      g_test_message ("%s", cases[i].mode);
      g_assert_cmpint (run->status, ==, 1);
      lab_test_assert_contains (run->err, "labyrinthe-lab: In game 1 player 1 (program:'");
      lab_test_assert_contains (run->err, cases[i].part);
      lab_test_assert_contains (run->err, " failed in every game.\n");
    }
}

/* Also in a single game: the failure is told once, and random moves play until the end. */
static void
test_play (void)
{
  static const char * const commands[] = { "play matches:5", "play tictactoe --log /dev/null" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (GStrv) words = make_words (commands[i], g_getenv ("LABYRINTHE_ROGUE"), "exit");
      g_autoptr (LabTestRun) run = lab_test_runv ("", words);

      g_test_message ("%s%s", run->out, run->err);
      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      g_assert_cmpuint (lab_test_count (run->out, " plays random turns from now on: "), ==, 1);
      lab_test_assert_contains (run->out, " has ended, or has closed its output.\nPlayer 1 "
                                          "(random) plays ");
      g_assert_true (g_str_has_suffix (run->out, " has won.\n")
                     || g_str_has_suffix (run->out, "The game is a draw.\n"));
    }
}

/* Answers that come after the time are counted, and the lines of each game can be looked up. */
static void
test_late_and_log (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "log", NULL);
  g_autofree char *json = g_build_filename (folder, "json", NULL);
  g_autofree char *options = g_strdup_printf ("--time 0.01 --log '%s' --json '%s'", path, json);
  g_autoptr (LabTestRun) run = run_rogue ("when-stopped", options);
  g_autofree char *log = NULL;
  g_autofree char *data = NULL;
  g_autofree char *told = NULL;
  g_autofree char *written = NULL;
  guint n;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_file_get_contents (path, &log, NULL, NULL));
  g_assert_true (g_file_get_contents (json, &data, NULL, NULL));
  n = lab_test_count (log, " > stop\n");
  g_assert_cmpuint (n, >, 1);
  told = g_strdup_printf (" answered %u times too late, but soon enough for the answers to "
                          "count.\n", n);
  written = g_strdup_printf ("\"failures\": 0,\n      \"late\": %u\n", n);
  lab_test_assert_contains (run->out, told);
  lab_test_assert_contains (data, written);
  lab_test_assert_contains (log, " game 1 player 1 > labyrinthe-classics 1\n");
  lab_test_assert_contains (log, " game 2 player 1 > stop\n");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (json), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A second answer is told, and does not count for the next question. */
static void
test_twice (void)
{
  g_autoptr (LabTestRun) run = run_rogue ("twice", "");

  lab_test_assert_contains (run->err, "labyrinthe-lab: In game 1 player 1 (program:'");
  lab_test_assert_contains (run->err, " answered twice. Each question needs one answer.\n");
  lab_test_assert_contains (run->out, "; random turns were played for it from then on.\n");
}

/* Asserts that one line says that a program still runs, and nothing else went wrong. */
static void
assert_told (const LabTestRun *run)
{
  g_test_message ("%s", run->err);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->err, "labyrinthe-lab: "));
  g_assert_true (g_str_has_suffix (run->err, " still runs. It cannot be killed, because it runs as "
                                             "another user.\n"));
  g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 1);
  lab_test_assert_lacks (run->out, "failed");
}

/* A program that cannot be killed, because it runs as another user, is told, and does not delay
 * the others for long. It is not started again. */
static void
test_other_user (void)
{
  const char *reason;
  g_autofree char *path = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  g_autoptr (LabTestRun) late = NULL;
  g_autoptr (LabTestRun) arena = NULL;
  g_autoptr (LabTestRun) play = NULL;

  if (path == NULL)
    {
      g_test_skip (reason);
      return;
    }
  late = run_as_other ("play matches:5 --time 0.02", path, "owner-hang");
  g_test_message ("%s", late->err);
  g_assert_cmpint (late->status, ==, 0);
  g_assert_cmpstr (late->err, ==, "");
  lab_test_assert_contains (late->out, " gave no answer in time. It cannot be killed, because it "
                                       "runs as another user, and is not started again.\n");
  play = run_as_other ("play matches:5", path, "owner-stubborn");
  assert_told (play);
  arena = run_as_other ("arena matches:5 --games 2 --jobs 1", path, "owner-stubborn");
  assert_told (arena);
  lab_test_other_user_uninstall (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/classics-programs/modes", test_modes);
  g_test_add_func ("/lab/classics-programs/play", test_play);
  g_test_add_func ("/lab/classics-programs/late-and-log", test_late_and_log);
  g_test_add_func ("/lab/classics-programs/twice", test_twice);
  g_test_add_func ("/lab/classics-programs/other-user", test_other_user);
  return g_test_run ();
}
