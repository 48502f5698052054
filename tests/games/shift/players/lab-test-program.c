/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-program.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-test-games.h"
#include "lab-test-left.h"
#include "lab-test-thinking.h"

static guint n_fds_of_ours = G_MAXUINT;

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
  LabShiftPosition position = lab_test_deal (&deal);

  lab_shift_position_insert (&position, (LabShiftArrow) (seed % LAB_SHIFT_N_ARROWS),
                             position.board.spare);
  lab_shift_position_move (&position, position.pawns[position.seat]);
  return lab_test_see (&position, NULL);
}

LabShiftAgent *
lab_test_make_rogue (const char *mode,
                     gint64      start_time,
                     gint64      think_time,
                     gint64      grace)
{
  g_autofree char *words = g_strdup_printf ("program:'%s' %s", g_getenv ("LABYRINTHE_ROGUE"), mode);
  LabShiftAgent *agent = lab_test_make_player (words);

  lab_dialogue_set_patience (LAB_SHIFT_PROGRAM (agent)->dialogue, start_time, think_time, grace);
  return agent;
}

/* Opens a pipe that ends when all processes that a program has started are gone, in @folder or in
 * a new one. */
int
lab_test_open_pipe (const char *folder,
                    char      **path)
{
  g_autofree char *made = folder == NULL ? g_dir_make_tmp ("rogue-XXXXXX", NULL) : NULL;
  int end;

  *path = g_build_filename (folder != NULL ? folder : made, "pipe", NULL);
  g_assert_cmpint (mkfifo (*path, 0600), ==, 0);
  end = open (*path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  g_assert_cmpint (end, >=, 0);
  g_setenv ("LABYRINTHE_ROGUE_PIPE", *path, TRUE);
  return end;
}

gboolean
lab_test_pipe_is_held (int end)
{
  char byte;

  return read (end, &byte, 1) < 0 && errno == EAGAIN;
}

/* Asserts that the processes end long before they would end by themselves, and removes the pipe. */
void
lab_test_close_pipe (int   end,
                     char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gint64 start = g_get_monotonic_time ();

  while (lab_test_pipe_is_held (end))
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, LONG);
      g_usleep (1000);
    }
  g_unsetenv ("LABYRINTHE_ROGUE_PIPE");
  close (end);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_rmdir (folder); /* if nothing else is in it */
  g_free (path);
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
  LabShiftObservation observation = lab_test_make_observation (1);
  const LabLimits no_limits = { 0 };
  g_auto (LabTestAnswer) answer = { 0 };

  lab_test_ask_async (agent, &observation, &no_limits, NULL, &answer);
  lab_test_answer_wait (&answer);
  g_assert_false (answer.answered);
  g_assert_error (answer.error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_ENDED);
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
