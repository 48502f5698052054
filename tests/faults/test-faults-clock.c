/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-clock.h"
#include "lab-fault-run.h"

/* Changes of the system clock, as after a journey: the game continues at its pace,
 * and no saved file is lost. This program runs with a clock that it can set. */

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

/* Tests */

/* A game continues while the clock goes back twenty years and forward forty. */
static void
test_game (LabFaultTest *self,
           gconstpointer data G_GNUC_UNUSED)
{
  static const gint64 shifts[] = { -20 * (gint64) YEAR, 20 * (gint64) YEAR, -3600, 0 };

  if (is_missing ())
    return;
  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  lab_fault_test_begin (self, self->show);
  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      guint n = lab_fault_count_half_turns (self->kept);

      set_clock (shifts[i]);
      lab_fault_wait (!lab_fault_run_is_running (self->run)
                      || lab_fault_count_half_turns (self->kept) >= n + LAB_FAULT_ENOUGH);
    }
  lab_fault_test_end (self);
  g_assert_cmpstr (self->told, ==, "");

  /* By the clock, the game was now played in the future. */
  set_clock (-20 * (gint64) YEAR);
  lab_fault_test_begin (self, NULL);
  lab_fault_test_end (self);
  set_clock (0);
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

  g_test_add ("/faults/clock/game", LabFaultTest, NULL, lab_fault_test_set_up, test_game,
              lab_fault_test_tear_down);
  g_test_add_func ("/faults/clock/time-trial", test_time_trial);
  status = g_test_run ();
  g_unlink (path);
  return status;
}
