/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for posix_openpt() */

#include "config.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <gio/gio.h>

#include "lab-test-effort.h"
#include "lab-test-program.h"

/* Runs the real program, like a shell. */

#define PATIENCE_MS 20000
#define CLEAN "\nEvery check passed after every step.\n"

/* Private helpers */

/* Reads the numbers of the last row, which has the sums. */
static void
read_sums (const char *out,
           guint64     sums[7])
{
  const char *row = strstr (out, "\nAll ");

  g_assert_nonnull (row);
  row += strlen ("\nAll ");
  for (guint i = 0; i < 7; i++)
    {
      char *end;

      sums[i] = g_ascii_strtoull (row, &end, 10);
      g_assert_true (end != row);
      row = end;
    }
}

/* Tests */

/* All actions occur, in all variants. */
static void
test_table (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "--games", "48", "--seed", "1", NULL);
  static const char * const variants[] = { "-", "l", "o", "lo", "r", "lr", "or", "lor" };
  guint64 sums[7];

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "Variants  Games  Half-turns  Undone  Redone  Saved  "
                                             "Loaded  Refused\n"));
  g_assert_true (g_str_has_suffix (run->out, CLEAN));
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      g_autofree char *row = g_strdup_printf ("\n%-8s      6 ", variants[i]);

      lab_test_assert_contains (run->out, row);
    }
  read_sums (run->out, sums);
  g_assert_cmpuint (sums[0], ==, 48);
  g_assert_cmpuint (sums[1], >, 1000);
  for (guint i = 2; i < G_N_ELEMENTS (sums); i++)
    g_assert_cmpuint (sums[i], >, 3);
}

/* A seed gives the same games with any number of threads, and each of them alone. */
static void
test_same (void)
{
  const char *n_all = lab_test_is_brief () ? "6" : "24";
  const char *n_first = lab_test_is_brief () ? "4" : "15";
  const char *n_last = lab_test_is_brief () ? "2" : "9";
  const char *start = lab_test_is_brief () ? "5" : "16";
  g_autoptr (LabTestRun) one = lab_test_run (NULL, "--games", n_all, "--seed", "2",
                                             "--jobs", "1", NULL);
  g_autoptr (LabTestRun) many = lab_test_run (NULL, "--games", n_all, "--seed", "2",
                                              "--jobs", "5", NULL);
  g_autoptr (LabTestRun) first = lab_test_run (NULL, "--games", n_first, "--seed", "2", NULL);
  g_autoptr (LabTestRun) last = lab_test_run (NULL, "--games", n_last, "--seed", "2",
                                              "--from", start, NULL);
  g_autoptr (LabTestRun) other = lab_test_run (NULL, "--games", n_all, "--seed", "3", NULL);
  guint64 all[7], first_part[7], last_part[7];

  g_assert_cmpstr (one->out, ==, many->out);
  g_assert_cmpstr (one->out, !=, other->out);
  read_sums (one->out, all);
  read_sums (first->out, first_part);
  read_sums (last->out, last_part);
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_assert_cmpuint (first_part[i] + last_part[i], ==, all[i]);
}

/* The game that reaches the number of half-turns is the last one that counts. */
static void
test_half_turns (void)
{
  const guint n_half_turns = lab_test_is_brief () ? 300 : 1000;
  g_autofree char *most = g_strdup_printf ("%u", n_half_turns);
  g_autoptr (LabTestRun) one = lab_test_run (NULL, "--half-turns", most, "--seed", "4",
                                             "--jobs", "1", NULL);
  g_autoptr (LabTestRun) many = lab_test_run (NULL, "--half-turns", most, "--seed", "4",
                                              "--jobs", "4", NULL);
  g_autoptr (LabTestRun) either = lab_test_run (NULL, "--half-turns", most, "--games",
                                                "2", "--seed", "4", NULL);
  guint64 sums[7];
  g_autoptr (LabTestRun) games = NULL;
  g_autofree char *n_games = NULL;

  read_sums (one->out, sums);
  g_assert_cmpuint (sums[1], >=, n_half_turns);
  g_assert_cmpstr (one->out, ==, many->out);
  n_games = g_strdup_printf ("%" G_GUINT64_FORMAT, sums[0] - 1);
  games = lab_test_run (NULL, "--games", n_games, "--seed", "4", NULL);
  read_sums (games->out, sums);
  g_assert_cmpuint (sums[1], <, n_half_turns);
  read_sums (either->out, sums);
  g_assert_cmpuint (sums[0], ==, 2);
}

/* Many more half-turns are played by build-aux/check-windows.sh, with sanitizers. */
static void
test_long (void)
{
  const char *n_half_turns = lab_test_is_brief () ? "1500" : "10000";
  g_autoptr (LabTestRun) run = NULL;
  guint64 sums[7];

  run = lab_test_run (NULL, "--half-turns", n_half_turns, "--seed", "1", NULL);
  g_test_message ("%s", run->out);
  g_assert_cmpstr (run->err, ==, "");
  if (!g_str_has_suffix (run->out, CLEAN))
    g_error ("%s", run->out);
  g_assert_cmpint (run->status, ==, 0);
  read_sums (run->out, sums);
  g_assert_cmpuint (sums[1], >=, g_ascii_strtoull (n_half_turns, NULL, 10));
}

static void
test_refusals (void)
{
  static const char * const bad[][3] = {
    { "--games", "0", "“0” is not a valid value for --games" },
    { "--games", "x", "“x” is not a valid value for --games" },
    { "--half-turns", "-1", "“-1” is not a valid value for --half-turns" },
    { "--from", "0", "“0” is not a valid value for --from" },
    { "--jobs", "many", "“many” is not a valid value for --jobs" },
    { "--seed", "1.5", "“1.5” is not a seed" },
    { "--nodes", "1", "--nodes" },
    { "--games", "1", "Unexpected argument “more”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (NULL, bad[i][0], bad[i][1],
                                                 strstr (bad[i][2], "more") ? "more" : NULL, NULL);

      g_assert_cmpint (run->status, ==, 2);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_true (g_str_has_prefix (run->err, "labyrinthe-soak: "));
      lab_test_assert_contains (run->err, bad[i][2]);
    }
}

/* Ctrl-C prints what was done until then. On a terminal a bar shows that it has begun. */
static void
test_interrupt (void)
{
  int ours = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  GPollFD poll = { ours, G_IO_IN, 0 };
  guint64 sums[7];

  if (ours < 0)
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  g_assert_cmpint (grantpt (ours), ==, 0);
  g_assert_cmpint (unlockpt (ours), ==, 0);
  g_subprocess_launcher_setenv (launcher, "TERM", "xterm", TRUE);
  g_subprocess_launcher_take_stderr_fd (launcher,
                                        open (ptsname (ours), O_RDWR | O_NOCTTY | O_CLOEXEC));
  process = g_subprocess_launcher_spawn (launcher, &error, g_getenv ("LABYRINTHE_LAB"),
                                         "--games", "10000000", "--jobs", "2", NULL);
  g_assert_no_error (error);
  g_assert_cmpint (g_poll (&poll, 1, PATIENCE_MS), ==, 1);
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
  g_assert_true (g_str_has_suffix (out, "\nInterrupted. Until then every check passed.\n"));
  read_sums (out, sums);
  close (ours);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/soak/table", test_table);
  g_test_add_func ("/lab/soak/same", test_same);
  g_test_add_func ("/lab/soak/half-turns", test_half_turns);
  g_test_add_func ("/lab/soak/long", test_long);
  g_test_add_func ("/lab/soak/refusals", test_refusals);
  g_test_add_func ("/lab/soak/interrupt", test_interrupt);
  return g_test_run ();
}
