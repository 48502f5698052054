/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For struct sigevent, dladdr() and gettid(). */
#define _GNU_SOURCE

#include "config.h"

#include "lab-test-stall.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "lab-test-loop.h"

/* Finds turns of the main loop in which the program takes too long.
 *
 * What counts is time of the processor, since others may want it as well. A timer of the
 * thread's own looks where it is every few milliseconds; those looks at which something of ours
 * had been called are the time that we have taken, or had taken for us. The rest is the
 * toolkit's, which lays out and draws. */

/* Looks from there on, in milliseconds: most turns are over before. */
#define FIRST_LOOK 8
#define EVERY_LOOK 4

#define MAX_LOOKS 256
#define N_SHOWN 8
#define MAX_DEPTH 128
#define SIGNAL SIGUSR2

#if defined __has_feature
#if __has_feature(address_sanitizer)
#define SLOWED_DOWN
#endif
#endif
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define SLOWED_DOWN
#endif

typedef struct
{
  gint64 time;                /* since the turn began, in nanoseconds */
  int depth;
  void *frames[MAX_DEPTH];    /* the innermost first */
} Look;

static Look looks[MAX_LOOKS];
static volatile int n_looks;
static gint64 begin;
static timer_t timer;
static gboolean watching;
static guint n_stalls;

/* Private helpers */

static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * 1000000000 + now.tv_nsec;
}

static void
set_timer (int first,
           int every)
{
  const struct itimerspec times = {
    .it_value = { 0, first * 1000000L },
    .it_interval = { 0, every * 1000000L },
  };

  timer_settime (timer, 0, &times, NULL);
}

static void
on_look (int number G_GNUC_UNUSED)
{
  Look *look = &looks[n_looks];

  if (n_looks == MAX_LOOKS)
    return;
  look->time = get_time () - begin;
  look->depth = backtrace (look->frames, MAX_DEPTH);
  n_looks++;
}

/* Private helpers: who it was */

static const void *
get_base (const void *address)
{
  Dl_info info;

  return dladdr (address, &info) != 0 ? info.dli_fbase : NULL;
}

/* Whether @name lays out, styles or shows what is within a widget: what that takes it would take
 * wherever the widget were, and is the toolkit's, but for what it calls of ours. Functions that end
 * with a call of another leave no trace but that one. */
static gboolean
is_toolkits (const char *name)
{
  static const char * const names[] = {
    "gtk_widget_allocate", "gtk_widget_measure",           "gtk_layout_manager_measure",
    "gtk_widget_map",      "gtk_widget_realize",           "gtk_widget_snapshot_child",
    "gtk_window_present",  "gtk_window_present_with_time", "gtk_window_destroy",
    "gtk_popover_popup",
  };

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (name, names[i]))
        return TRUE;
    }
  return FALSE;
}

/* Notes in @ours which of the functions that the main loop has called are the program's own. The
 * handler itself is the first, and no function. Returns how many there are, if it was their time. */
static int
find_ours (const Look *look,
           void      **ours)
{
  const void *base = get_base (looks);
  int n = 0;

  for (int i = 2; i < look->depth; i++)
    {
      Dl_info info;

      if (dladdr (look->frames[i], &info) == 0)
        continue;
      if (g_strcmp0 (info.dli_sname, "g_main_context_iteration") == 0)
        return n;
      if (n == 0 && is_toolkits (info.dli_sname))
        return 0;
      if (info.dli_fbase == base)
        ours[n++] = look->frames[i];
    }
  return 0;
}

/* The names of functions that are not to be seen from outside are known to debuggers alone. */
static void
print_functions (void **functions,
                 int    n_functions)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Dl_info info;

  dladdr (looks, &info);
  g_ptr_array_add (argv, g_strdup ("addr2line"));
  g_ptr_array_add (argv, g_strdup ("-pfse"));
  g_ptr_array_add (argv, g_strdup (info.dli_fname));
  for (int i = 0; i < n_functions; i++)
    g_ptr_array_add (argv, g_strdup_printf ("%#zx", (gsize) functions[i] - (gsize) info.dli_fbase
                                                        - 1));
  g_ptr_array_add (argv, NULL);
  if (!g_spawn_sync (NULL, (char **) argv->pdata, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text,
                     NULL, NULL, NULL))
    text = g_strjoinv ("\n", (char **) argv->pdata);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_test_message ("    %s", lines[i]);
}

static void
report (gint64 all,
        gint64 ours)
{
  n_stalls++;
  g_test_message ("the main loop was held for %d ms, %d of them by the program",
                  (int) (all / 1000000), (int) (ours / 1000000));
  for (int i = 0; i < n_looks; i += MAX (n_looks / N_SHOWN, 1))
    {
      void *functions[MAX_DEPTH];
      int n_functions = find_ours (&looks[i], functions);

      g_test_message ("  after %d ms:", (int) (looks[i].time / 1000000));
      if (n_functions > 0)
        print_functions (functions, n_functions);
    }
}

static void
judge (gint64 all)
{
  gint64 ours = 0, last = 0;
  void *functions[MAX_DEPTH];

  for (int i = 0; i < n_looks; i++)
    {
      if (find_ours (&looks[i], functions) > 0)
        ours += looks[i].time - last;
      last = looks[i].time;
    }
  if (ours > LAB_TEST_STALL_MS * 1000000)
    report (all, ours);
}

static void
on_turn (gboolean begins)
{
  if (begins)
    {
      n_looks = 0;
      begin = get_time ();
      set_timer (FIRST_LOOK, EVERY_LOOK);
    }
  else
    {
      gint64 all = get_time () - begin;

      set_timer (0, 0);
      if (all > LAB_TEST_STALL_MS * 1000000)
        judge (all);
    }
}

/* Public functions */

/**
 * lab_test_stall_watch:
 *
 * Watches the turns of the main loop from now on, and says of each that takes longer than
 * %LAB_TEST_STALL_MS who has taken so long. Sanitizers slow the program down: there nothing is
 * watched.
 */
void
lab_test_stall_watch (void)
{
  struct sigevent event = { .sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGNAL };
  struct sigaction action = { .sa_handler = on_look, .sa_flags = SA_RESTART };
  void *frame;

  n_stalls = 0;
#ifdef SLOWED_DOWN
  return;
#endif
  /* The first time it loads a library, which a signal must not. */
  backtrace (&frame, 1);
  event._sigev_un._tid = gettid ();
  g_assert_cmpint (sigaction (SIGNAL, &action, NULL), ==, 0);
  g_assert_cmpint (timer_create (CLOCK_THREAD_CPUTIME_ID, &event, &timer), ==, 0);
  watching = TRUE;
  lab_test_watch_turns (on_turn);
}

/** lab_test_stall_end: watches no longer. */
void
lab_test_stall_end (void)
{
  lab_test_watch_turns (NULL);
  if (watching)
    timer_delete (timer);
  watching = FALSE;
}

/** lab_test_stall_get_number: how many such turns there were. */
guint
lab_test_stall_get_number (void)
{
  return n_stalls;
}
