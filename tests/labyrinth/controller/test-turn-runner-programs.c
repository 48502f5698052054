/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-turn-runner.h"
#include "lab-player-kind.h"
#include "lab-players.h"
#include "lab-program.h"
#include "lab-test-left.h"

/* Program players misbehave in every way we can think of. Each game still ends,
 * players are told once which program failed and why, and nothing of the program
 * remains. */

#define SHORT (G_USEC_PER_SEC / 10)
#define LONG (10 * G_USEC_PER_SEC)

typedef struct
{
  guint n_failed;
  guint seat;
  char *reason;
} Told;

static guint n_fds_of_ours = G_MAXUINT;

/* Private helpers */

static void
on_failed (LabTurnRunner *runner G_GNUC_UNUSED,
           guint          seat,
           const char    *reason,
           Told          *told)
{
  told->n_failed++;
  told->seat = seat;
  g_free (told->reason);
  told->reason = g_strdup (reason);
}

static LabAgent *
make_program (const char *command,
              gboolean    answers)
{
  g_autofree char *words = g_strconcat ("cmd:", command, NULL);
  g_autoptr (GError) error = NULL;
  LabAgent *agent = lab_players_make (words, &error);

  g_assert_no_error (error);
  lab_program_set_patience (LAB_PROGRAM (agent), answers ? LONG : 5 * SHORT, SHORT,
                            answers ? LONG : SHORT);
  return agent;
}

/* Plays a short game between the program and a beginner. */
static Told
play (const char *command,
      gboolean    answers)
{
  const LabDeal deal = { 7, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabAgent) program = make_program (command, answers);
  g_autoptr (LabAgent) beginner = lab_player_kind_make (LAB_PLAYER_BEGINNER, "");
  LabAgent *agents[LAB_N_SEATS] = { program, beginner, beginner, beginner };
  g_autoptr (LabTurnRunner) runner = lab_turn_runner_new (controller, agents);
  const LabLimits limits = { .time = SHORT / 10 };
  Told told = { 0 };

  lab_turn_runner_set_limits (runner, limits);
  g_signal_connect (runner, "failed", G_CALLBACK (on_failed), &told);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    {
      lab_turn_runner_advance (runner);
      while (lab_turn_runner_get_stage (runner) == LAB_TURN_RUNNER_ASKED)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (lab_game_get_n_turns (game), <, 5000);
    }
  return told;
}

/* Asserts that no process and no descriptor remains; threads that end an agent may
 * need a moment. */
static void
assert_nothing_left (void)
{
  gint64 end = g_get_monotonic_time () + LONG;

  while (lab_test_left_has_child () || lab_test_left_count_fds () > n_fds_of_ours)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
assert_fails (const char *command,
              gboolean    answers,
              const char *name)
{
  Told told = play (command, answers);

  g_test_message ("%s", told.reason);
  g_assert_cmpuint (told.n_failed, ==, 1);
  g_assert_cmpuint (told.seat, ==, 0);
  g_assert_nonnull (strstr (told.reason, name));
  g_assert_null (strpbrk (told.reason, "\n\x1b"));
  g_free (told.reason);
  assert_nothing_left ();
}

/* Tests */

static void
test_rogue (gconstpointer data)
{
  g_autofree char *command = g_strdup_printf ("'%s' %s", g_getenv ("LABYRINTHE_ROGUE"),
                                              (const char *) data);

  assert_fails (command, FALSE, "rogue");
}

static void
test_honest (gconstpointer data)
{
  g_autofree char *command = g_strdup_printf ("'%s' %s", g_getenv ("LABYRINTHE_ROGUE"),
                                              (const char *) data);
  Told told = play (command, TRUE);

  g_assert_cmpstr (told.reason, ==, NULL);
  assert_nothing_left ();
}

/* These commands cannot be run. */
static void
test_none (void)
{
  assert_fails ("/no/such/program", FALSE, "/no/such/program");
  assert_fails ("/", FALSE, "“/”");
  assert_fails (g_getenv ("LABYRINTHE_NO_PROGRAM"), FALSE, "COPYING");
}

int
main (int    argc,
      char **argv)
{
  static const char * const rogues[] = {
    "exit-start", "refuse-start", "flood-start", "hang-start", "banner", "leave-start", "early",
    "exit", "exit-later", "crash", "words", "no-turn", "empty-turn", "two-turns", "error",
    "ready-again", "binary", "close", "close-input", "half-line", "forbidden", "unreachable",
    "flood", "flood-empty", "flood-bytes", "long-line", "hang", "drip", "drip-bytes", "too-late",
    "fork", "fork-hang", "deaf", "twice", "kill-group", "kill-leader",
  };
  static const char * const honest[] = { "", "when-stopped", "stubborn", "leave" };

  g_test_init (&argc, &argv, NULL);

  /* The first program starts GLib's thread, which keeps some descriptors open. */
  test_rogue ("exit");
  g_usleep (SHORT);
  n_fds_of_ours = lab_test_left_count_fds ();

  for (guint i = 0; i < G_N_ELEMENTS (rogues); i++)
    {
      g_autofree char *path = g_strconcat ("/turn-runner-programs/", rogues[i], NULL);

      g_test_add_data_func (path, rogues[i], test_rogue);
    }
  for (guint i = 0; i < G_N_ELEMENTS (honest); i++)
    {
      g_autofree char *path = g_strconcat ("/turn-runner-programs/honest/",
                                           *honest[i] != '\0' ? honest[i] : "plain", NULL);

      g_test_add_data_func (path, honest[i], test_honest);
    }
  g_test_add_func ("/turn-runner-programs/none", test_none);
  return g_test_run ();
}
