/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-unix-signals.h"

#include <signal.h>

#include <glib-unix.h>

/* The signals that a desktop, a terminal, or a shell sends to end a program. */
static const int signals[LAB_N_SIGNALS] = { SIGTERM, SIGHUP, SIGINT };

/* Returns whether the signal was ignored when the program started. For example, nohup(1) ignores
 * SIGHUP, so that the program outlives its terminal. */
static gboolean
is_ignored (int number)
{
  struct sigaction action;

  return sigaction (number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/**
 * lab_unix_signals_watch:
 * @sources: (out caller-allocates): the sources, for lab_unix_signals_unwatch()
 * @end: called in the main loop when a signal arrives; must return %G_SOURCE_CONTINUE
 * @data: for @end
 *
 * Watches the signals that end a program, except those that were ignored when the program started.
 */
void
lab_unix_signals_watch (guint       sources[LAB_N_SIGNALS],
                        GSourceFunc end,
                        gpointer    data)
{
  g_return_if_fail (sources != NULL && end != NULL);

  for (guint i = 0; i < LAB_N_SIGNALS; i++)
    sources[i] = is_ignored (signals[i]) ? 0 : g_unix_signal_add (signals[i], end, data);
}

/**
 * lab_unix_signals_unwatch:
 * @sources: the sources of lab_unix_signals_watch()
 *
 * Stops watching, so that signals end the program in the usual way. Does nothing if nothing is
 * watched.
 */
void
lab_unix_signals_unwatch (guint sources[LAB_N_SIGNALS])
{
  g_return_if_fail (sources != NULL);

  for (guint i = 0; i < LAB_N_SIGNALS; i++)
    g_clear_handle_id (&sources[i], g_source_remove);
}
