/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"
#include "lab-test-media.h"
#include "lab-test-stall.h"

/* Random input must not break the window. The environment variables
 * `LABYRINTHE_MONKEY_SEED` and `LABYRINTHE_MONKEY_SECONDS` set the random numbers
 * and the duration; without them the test is short, and the same each time. */

/* The number of actions in a short test, which takes a few seconds. */
#define N_ACTIONS 60

/* Private helpers */

static gint64
get_number (const char *variable,
            gint64      otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL && *text != '\0' ? g_ascii_strtoll (text, NULL, 10) : otherwise;
}

static void
act_for (LabTestWindow *test,
         guint64        seed,
         guint          n_actions,
         gint64         seconds)
{
  gint64 end = g_get_monotonic_time () + seconds * G_TIME_SPAN_SECOND;
  g_autoptr (LabMonkey) monkey = lab_monkey_new (test, seed);

  lab_test_media_take_over ();
  lab_test_stall_watch ();
  while (n_actions > 0 ? monkey->number < n_actions : g_get_monotonic_time () < end)
    lab_monkey_act (monkey);
  lab_test_driver_set_hasty (test->driver, FALSE);
  lab_test_stall_end ();
  g_test_message ("%u actions", monkey->number);
  if (lab_test_stall_get_number () > 0)
    g_test_fail ();
}

/* Tests */

static void
test_seed (LabTestWindow *test,
           gconstpointer  data)
{
  act_for (test, GPOINTER_TO_SIZE (data), N_ACTIONS, 0);
}

static void
test_long (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  act_for (test, (guint64) get_number ("LABYRINTHE_MONKEY_SEED", 1), 0,
           get_number ("LABYRINTHE_MONKEY_SECONDS", 20));
}

static gboolean
is_given (void)
{
  return g_getenv ("LABYRINTHE_MONKEY_SEED") != NULL
         || g_getenv ("LABYRINTHE_MONKEY_SECONDS") != NULL;
}

int
main (int    argc,
      char **argv)
{
  /* This must be set before threads start, because they may read the environment. */
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_init (&argc, &argv, NULL);
  /* GTK's file chooser warns about disks that it cannot examine, for example in a
   * container. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);

  if (is_given ())
    lab_test_window_add ("/window/monkey/long", NULL, test_long);
  else
    {
      lab_test_window_add ("/window/monkey/1", GSIZE_TO_POINTER (1), test_seed);
      lab_test_window_add ("/window/monkey/2", GSIZE_TO_POINTER (2), test_seed);
      lab_test_window_add ("/window/monkey/3", GSIZE_TO_POINTER (3), test_seed);
    }
  return g_test_run ();
}
