/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

#include "lab-test-other-user.h"
#include "lab-test-program.h"

/* Tests the arena with programs that misbehave. */

/* Private helpers */

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
LAB_TEST ("/lab/arena-failures/other-user", test_other_user)
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
