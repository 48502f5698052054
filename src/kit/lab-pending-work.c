/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pending-work.h"

#include <gio/gio.h>

/* Keeps the program running until a file is written. Players may close the window before that,
 * and the file may be on a slow network. */

/**
 * lab_pending_work_begin:
 *
 * Keeps the program running, and marks it as busy, until lab_pending_work_end() is called once for
 * each call of this function. The window may be closed before that. Without a #GApplication, the
 * caller must wait.
 */
void
lab_pending_work_begin (void)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;
  g_application_hold (application);
  /* Without a bus, nobody sees it, and GLib 2.74 emits a critical. */
  if (g_application_get_dbus_connection (application) != NULL)
    g_application_mark_busy (application);
}

/** lab_pending_work_end: ends work that lab_pending_work_begin() began. */
void
lab_pending_work_end (void)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;
  if (g_application_get_dbus_connection (application) != NULL)
    g_application_unmark_busy (application);
  g_application_release (application);
}
