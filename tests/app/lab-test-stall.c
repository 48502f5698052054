/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-stall.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <time.h>

#include "lab-test-loop.h"

/* Finds iterations of the main loop in which the program takes too long.
 *
 * Only processor time counts, because other programs may use the processor, too. A
 * timer of the thread samples the call stack every few milliseconds. Samples with a
 * function of ours on the stack count as our time. The rest is the time of the
 * toolkit, for layout and drawing. */

/* When sampling starts, in milliseconds; most iterations end before. */
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
  gint64 time;                /* since the iteration started, in nanoseconds */
  int depth;
  void *frames[MAX_DEPTH];    /* the innermost function first */
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

/* Private helpers: whose functions they are */

static const void *
get_base (const void *address)
{
  Dl_info info;

  return dladdr (address, &info) != 0 ? info.dli_fbase : NULL;
}

/* Returns whether @name lays out, styles, or shows the contents of a widget. That
 * time belongs to the toolkit except for calls to our functions, because any program
 * would need it. A function whose last statement is a call may be missing from the
 * stack. */
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

/* Copies the program's own functions between the main loop and this handler to
 * @ours. Returns their number, or 0 if the time belongs to the toolkit. */
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

/* The names of static functions are not available at run time, so this prints their
 * offsets, too. */
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
 * From now on, prints the functions of each iteration of the main loop that takes
 * longer than %LAB_TEST_STALL_MS. Builds with sanitizers are too slow, so they are not
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
  /* The first call loads a library, which is not allowed in a signal handler. */
  backtrace (&frame, 1);
  event._sigev_un._tid = gettid ();
  g_assert_cmpint (sigaction (SIGNAL, &action, NULL), ==, 0);
  g_assert_cmpint (timer_create (CLOCK_THREAD_CPUTIME_ID, &event, &timer), ==, 0);
  watching = TRUE;
  lab_test_watch_turns (on_turn);
}

/**
 * lab_test_stall_end: stops watching.
 */
void
lab_test_stall_end (void)
{
  lab_test_watch_turns (NULL);
  if (watching)
    timer_delete (timer);
  watching = FALSE;
}

/**
 * lab_test_stall_get_number: returns the number of slow iterations.
 */
guint
lab_test_stall_get_number (void)
{
  return n_stalls;
}
