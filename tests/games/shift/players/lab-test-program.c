/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-program.h"

#include <string.h>

#include "lab-shift-deal.h"
#include "lab-shift-players.h"
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
  LabShiftThought thought;

  g_assert_false (lab_shift_agent_choose_finish (LAB_SHIFT_AGENT (agent), result, &thought,
                                                 &error));
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_ENDED);
  g_main_loop_quit (data);
}

/* Public functions */

/* Starts a test. GLib's threads keep some file descriptors open, which are not left behind. */
void
lab_test_program_init (void)
{
  lab_test_assert_ends_async ();
  g_usleep (SHORT);
  n_fds_of_ours = lab_test_left_count_fds ();
}

LabShiftObservation
lab_test_make_observation (guint64 seed)
{
  LabShiftDeal deal = { .seed = seed, .seats = lab_shift_seat_default_set (4), .cards_each = 3 };
  LabShiftObservation observation;
  LabShiftPosition position;

  lab_shift_deal_position (&deal, &position);
  lab_shift_position_insert (&position, (LabShiftArrow) (seed % LAB_SHIFT_N_ARROWS),
                             position.board.spare);
  lab_shift_position_move (&position, position.pawns[position.seat]);
  lab_shift_observation_init (&observation, &position, NULL);
  return observation;
}

LabShiftAgent *
lab_test_make_program (const char *path,
                       const char *mode,
                       gint64      start_time,
                       gint64      think_time,
                       gint64      grace)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s' %s", path, mode);
  g_autoptr (GError) error = NULL;
  LabShiftAgent *agent = lab_shift_players_make (words, &error);

  g_assert_no_error (error);
  g_assert_true (LAB_IS_SHIFT_PROGRAM (agent));
  g_assert_cmpstr (lab_shift_agent_get_name (agent), ==, words);
  lab_dialogue_set_patience (LAB_SHIFT_PROGRAM (agent)->dialogue, start_time, think_time, grace);
  return agent;
}

LabShiftAgent *
lab_test_make_rogue (const char *mode,
                     gint64      start_time,
                     gint64      think_time,
                     gint64      grace)
{
  return lab_test_make_program (g_getenv ("LABYRINTHE_ROGUE"), mode, start_time, think_time, grace);
}

gboolean
lab_test_ask_program (LabShiftAgent   *agent,
                      guint64          seed,
                      const LabLimits *limits,
                      LabShiftThought *thought,
                      GError         **error)
{
  LabShiftObservation observation = lab_test_make_observation (seed);
  gint64 start = g_get_monotonic_time ();
  gboolean answered = lab_shift_agent_choose (agent, &observation, limits, NULL, thought, error);

  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  return answered;
}

void
lab_test_assert_answers (LabShiftAgent   *agent,
                         guint64          seed,
                         const LabLimits *limits)
{
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  lab_test_ask_program (agent, seed, limits, &thought, &error);
  g_assert_no_error (error);
}

/* Asserts that the error is one sentence that names the program. */
void
lab_test_assert_fails (LabShiftAgent     *agent,
                       guint64            seed,
                       const LabLimits   *limits,
                       LabShiftAgentError code,
                       const char        *saying)
{
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  g_assert_false (lab_test_ask_program (agent, seed, limits, &thought, &error));
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, (int) code);
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
  g_autoptr (LabShiftAgent) agent = lab_test_make_rogue ("exit", LONG, LONG, LONG);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  LabShiftObservation observation = lab_test_make_observation (1);

  lab_shift_agent_choose_async (agent, &observation, &no_limits, NULL, on_chosen, loop);
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
