/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

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
LAB_TEST ("/lab/classics-programs/other-user", test_other_user)
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
