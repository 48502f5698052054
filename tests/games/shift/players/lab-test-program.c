/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-program.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-players.h"
#include "lab-test-left.h"

static const LabLimits no_limits = { 0 };

static guint n_fds_of_ours = G_MAXUINT;

/* Private helpers */

static void
on_chosen (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (lab_agent_choose_finish (LAB_AGENT (agent), result, &thought, &error));
  g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_ENDED);
  g_main_loop_quit (data);
}

/* Public functions */

/* Starts a test. GLib's threads keep some file descriptors open, which are not left behind. */
void
lab_test_program_init (int    *argc,
                       char ***argv)
{
  g_test_init (argc, argv, NULL);
  lab_test_assert_ends_async ();
  g_usleep (SHORT);
  n_fds_of_ours = lab_test_left_count_fds ();
}

LabObservation
lab_test_make_observation (guint64 seed)
{
  LabDeal deal = { .seed = seed, .seats = lab_seat_default_set (4), .cards_each = 3 };
  LabObservation observation;
  LabPosition position;

  lab_deal_position (&deal, &position);
  lab_position_insert (&position, (LabArrow) (seed % LAB_N_ARROWS), position.board.spare);
  lab_position_move (&position, position.pawns[position.seat]);
  lab_observation_init (&observation, &position, NULL);
  return observation;
}

LabAgent *
lab_test_make_program (const char *path,
                       const char *mode,
                       gint64      start_time,
                       gint64      think_time,
                       gint64      grace)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s' %s", path, mode);
  g_autoptr (GError) error = NULL;
  LabAgent *agent = lab_players_make (words, &error);

  g_assert_no_error (error);
  g_assert_true (LAB_IS_PROGRAM (agent));
  g_assert_cmpstr (lab_agent_get_name (agent), ==, words);
  lab_program_set_patience (LAB_PROGRAM (agent), start_time, think_time, grace);
  return agent;
}

LabAgent *
lab_test_make_rogue (const char *mode,
                     gint64      start_time,
                     gint64      think_time,
                     gint64      grace)
{
  return lab_test_make_program (g_getenv ("LABYRINTHE_ROGUE"), mode, start_time, think_time, grace);
}

gboolean
lab_test_ask (LabAgent         *agent,
              guint64           seed,
              const LabLimits  *limits,
              LabThought       *thought,
              GError          **error)
{
  LabObservation observation = lab_test_make_observation (seed);
  gint64 start = g_get_monotonic_time ();
  gboolean answered = lab_agent_choose (agent, &observation, limits, NULL, thought, error);

  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  return answered;
}

void
lab_test_assert_answers (LabAgent        *agent,
                         guint64          seed,
                         const LabLimits *limits)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  lab_test_ask (agent, seed, limits, &thought, &error);
  g_assert_no_error (error);
}

/* Asserts that the error is one sentence that names the program. */
void
lab_test_assert_fails (LabAgent        *agent,
                       guint64          seed,
                       const LabLimits *limits,
                       LabAgentError    code,
                       const char      *saying)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (lab_test_ask (agent, seed, limits, &thought, &error));
  g_assert_error (error, LAB_AGENT_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, saying));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\x1b"));
  g_assert_cmpuint (strlen (error->message), <, 400);
  g_assert_nonnull (strstr (error->message, "rogue"));
}

/* Asserts that a question that is asked in a thread fails if the program ends. */
void
lab_test_assert_ends_async (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("exit", LONG, LONG, LONG);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  LabObservation observation = lab_test_make_observation (1);

  lab_agent_choose_async (agent, &observation, &no_limits, NULL, on_chosen, loop);
  g_main_loop_run (loop);
  g_clear_object (&agent);
  lab_test_assert_nothing_left ();
}

/* Asserts that no process and no file descriptor remains. GLib's own thread may need
 * a moment to close its descriptors. */
void
lab_test_assert_nothing_left (void)
{
  gint64 start = g_get_monotonic_time ();

  g_assert_false (lab_test_left_has_child ());
  while (lab_test_left_count_fds () > n_fds_of_ours && g_get_monotonic_time () - start < LONG)
    g_usleep (1000);
  g_assert_cmpuint (lab_test_left_count_fds (), <=, n_fds_of_ours);
}
