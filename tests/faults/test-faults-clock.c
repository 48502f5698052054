/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-clock.h"
#include "lab-fault-run.h"
#include "lab-records.h"
#include "lab-storage.h"
#include "lab-test-saving.h"

/* Changes of the system clock, as after a journey: the game continues at its pace,
 * no saved file is lost, and later games come later in the list. This program runs
 * with a clock that it can set. */

#define YEAR (365 * 24 * 3600)

static int clock_file = -1;

/* Private helpers */

static void
set_clock (gint64 shift)
{
  g_assert_cmpint (pwrite (clock_file, &shift, sizeof shift, 0), ==, sizeof shift);
}

/* Returns whether the preloaded clock does not work. */
static gboolean
is_missing (void)
{
  gint64 now = g_get_real_time ();

  set_clock (-YEAR);
  if (g_get_real_time () < now - G_USEC_PER_SEC)
    {
      set_clock (0);
      return FALSE;
    }
  g_test_skip ("the clock cannot be set here");
  return TRUE;
}

/* Plays a game while the clock changes. Returns: (transfer full): its record */
static LabRecord *
play (guint64 seed,
      gint64  shift)
{
  const LabDeal deal = { seed, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) seed);

  set_clock (shift);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    g_assert_true (lab_test_play_half_turn (saved, random));
  return lab_record_new (game, NULL, lab_controller_get_began (controller),
                         g_get_real_time () / G_USEC_PER_SEC);
}

/* Tests */

/* A game continues while the clock goes back twenty years and forward forty. */
static void
test_game (void)
{
  static const gint64 shifts[] = { -20 * (gint64) YEAR, 20 * (gint64) YEAR, -3600, 0 };
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
  g_autoptr (LabFaultRun) run = NULL;
  g_autoptr (LabFaultRun) again = NULL;
  g_autofree char *told = NULL;

  if (is_missing ())
    return;
  lab_fault_set_settings (launcher, "speed='fast'\n");
  run = lab_fault_run_new (launcher, show);
  lab_fault_run_await_window (run);
  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      guint n = lab_fault_count_half_turns (kept);

      set_clock (shifts[i]);
      lab_fault_wait (!lab_fault_run_is_running (run)
                      || lab_fault_count_half_turns (kept) >= n + LAB_FAULT_ENOUGH);
    }
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, &told), ==, 0);
  g_assert_cmpstr (told, ==, "");

  /* By the clock, the game was now played in the future. */
  set_clock (-20 * (gint64) YEAR);
  again = lab_fault_run_new (launcher, NULL);
  lab_fault_run_await_window (again);
  g_assert_cmpint (lab_fault_run_end (again, SIGTERM, NULL), ==, 0);
  set_clock (0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* The game recorded last comes first in the list, whatever the clock showed, even if
 * it ended before it started. */
static void
test_records (void)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (LabRecords) again = lab_records_new (path);

  if (is_missing ())
    return;
  g_assert_true (lab_records_load (records, NULL));
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (LabRecord) game = play (i + 1, -(gint64) (i + 1) * YEAR);

      g_assert_cmpint (lab_record_get_ended (game), <, lab_record_get_began (game));
      g_assert_true (lab_records_add (records, game, NULL));
    }
  set_clock (0);
  g_assert_true (lab_records_load (again, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (again)), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (LabRecord) game = g_list_model_get_item (G_LIST_MODEL (again), i);

      g_assert_cmpuint (lab_record_get_number (game), ==, 3 - i);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The time of a time trial does not depend on the system clock. */
static void
test_time_trial (void)
{
  g_autoptr (LabClock) clock = lab_clock_new ();
  gint64 before;

  if (is_missing ())
    return;
  before = lab_clock_get_time (clock);
  set_clock (YEAR);
  g_assert_cmpint (lab_clock_get_time (clock) - before, <, 10 * G_TIME_SPAN_SECOND);
  set_clock (-YEAR);
  g_assert_cmpint (lab_clock_get_time (clock), >=, before);
  set_clock (0);
}

/* Restarts this program with the preloaded clock. */
static void
begin_anew (char **argv)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "clock-XXXXXX", NULL);
  int file = g_mkstemp (path);

  g_assert_cmpint (ftruncate (file, sizeof (gint64)), ==, 0);
  g_setenv ("LABYRINTHE_CLOCK", path, TRUE);
  g_setenv ("LD_PRELOAD", g_getenv ("LABYRINTHE_SHIFTED_CLOCK"), TRUE);
  execv (argv[0], argv);
  g_assert_not_reached ();
}

int
main (int    argc,
      char **argv)
{
  const char *path = g_getenv ("LABYRINTHE_CLOCK");
  int status;

  if (path == NULL)
    begin_anew (argv);
  clock_file = open (path, O_RDWR | O_CLOEXEC);
  g_assert_cmpint (clock_file, >=, 0);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faults/clock/game", test_game);
  g_test_add_func ("/faults/clock/records", test_records);
  g_test_add_func ("/faults/clock/time-trial", test_time_trial);
  status = g_test_run ();
  g_unlink (path);
  return status;
}
