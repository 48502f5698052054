/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <gio/gio.h>

#include "lab-test-other-user.h"
#include "lab-test-program.h"

/* Tests games with a program that cannot be killed, because it runs as another user. It is told
 * once, does not delay the others for long, and is not started again. */

#define LATE " gave no answer in time. It cannot be killed, because it runs as another user, and " \
             "is not started again.\n"
#define STILL_RUNS "labyrinthe-lab: * still runs. It cannot be killed, because it runs as " \
                   "another user.\n"

typedef struct
{
  const char *command;
  const char *mode;           /* of that program */
  const char *told;           /* a pattern for the standard error */
  guint n_lines;
  guint n_late;               /* how often it says that the program was late */
  const char *out;            /* (nullable): a part of the output, which else tells no failure */
  int status;
} Case;

/* Runs the commands as an ordinary user, with a program of another user as their first player. */
static void
check (const Case *cases,
       guint       n_cases)
{
  const char *reason;
  g_autofree char *path = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  gint64 start = g_get_monotonic_time ();

  if (path == NULL)
    {
      g_test_skip (reason);
      return;
    }
  for (guint i = 0; i < n_cases; i++)
    {
      const Case *self = &cases[i];
      g_autofree char *line
          = g_strdup_printf ("'%s' %s --seat \"program:'%s' %s\" --seat random --seed 1",
                             g_getenv ("LABYRINTHE_LAB"), self->command, path, self->mode);
      g_auto (GStrv) argv = NULL;
      g_autofree char *out = NULL, *err = NULL;
      g_autoptr (GError) error = NULL;
      int status;

      g_shell_parse_argv (line, NULL, &argv, &error);
      g_assert_no_error (error);
      g_spawn_sync ("/", argv, NULL, G_SPAWN_DEFAULT, lab_test_other_user_drop, NULL, &out, &err,
                    &status, &error);
      g_assert_no_error (error);
      g_test_message ("%s", err);
      g_assert_cmpint (status, ==, self->status);
      g_assert_true (g_pattern_match_simple (self->told, err));
      g_assert_cmpuint (lab_test_count (err, "\n"), ==, self->n_lines);
      g_assert_cmpuint (lab_test_count (err, LATE), ==, self->n_late);
      if (self->out != NULL)
        lab_test_assert_contains (out, self->out);
      else
        lab_test_assert_lacks (out, "failed");
    }
  g_assert_cmpint (g_get_monotonic_time () - start, <, 40 * G_USEC_PER_SEC);
  lab_test_other_user_uninstall (path);
}

LAB_TEST ("/lab/arena-failures/other-user", test_other_user)
{
  static const char command[] = "arena --time 0.02 --cards 2 --games 2 --jobs 1";
  static const Case cases[] = {
    { command, "owner-hang", "labyrinthe-lab: In game 1 player 1 (program:'*", 3, 2,
      "2 games from seed 1", 256 },
    { command, "owner-stubborn", STILL_RUNS, 1 },
  };

  check (cases, G_N_ELEMENTS (cases));
}

LAB_TEST ("/lab/classics-programs/other-user", test_classics)
{
  static const Case cases[] = {
    { "classics play matches:5 --time 0.02", "owner-hang", "", .out = LATE },
    { "classics play matches:5", "owner-stubborn", STILL_RUNS, 1 },
    { "classics arena matches:5 --games 2 --jobs 1", "owner-stubborn", STILL_RUNS, 1 },
  };

  check (cases, G_N_ELEMENTS (cases));
}
