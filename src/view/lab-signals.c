/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-signals.h"

#include <signal.h>

#include <glib-unix.h>

/* The signals by which a desktop, a terminal or a shell tells a program to end. */
static const int signals[LAB_N_SIGNALS] = { SIGTERM, SIGHUP, SIGINT };

/* As nohup(1) has it for a program that is to outlive its terminal. */
static gboolean
is_ignored (int number)
{
  struct sigaction action;

  return sigaction (number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/**
 * lab_signals_watch:
 * @sources: (out caller-allocates): what lab_signals_unwatch() needs
 * @end: called by the main loop when the program is told to end by a signal that it was not started
 *   to ignore
 * @data: for @end
 */
void
lab_signals_watch (guint        sources[LAB_N_SIGNALS],
                   GSourceFunc  end,
                   gpointer     data)
{
  g_return_if_fail (sources != NULL && end != NULL);

  for (guint i = 0; i < LAB_N_SIGNALS; i++)
    sources[i] = is_ignored (signals[i]) ? 0 : g_unix_signal_add (signals[i], end, data);
}

/**
 * lab_signals_unwatch:
 * @sources: of lab_signals_watch()
 *
 * From now on signals end the program as they do any other. Nothing happens if nothing is watched.
 */
void
lab_signals_unwatch (guint sources[LAB_N_SIGNALS])
{
  g_return_if_fail (sources != NULL);

  for (guint i = 0; i < LAB_N_SIGNALS; i++)
    g_clear_handle_id (&sources[i], g_source_remove);
}
