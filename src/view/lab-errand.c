/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-errand.h"

#include <gio/gio.h>

/* What players want done before the program ends, though they may close it meanwhile: a file that
 * they chose is being written, which may be far away. */

/**
 * lab_errand_begin:
 *
 * Begins something that is to be done. Until lab_errand_end() is called as often the program goes
 * on, without a window if that is closed, and is busy.
 */
void
lab_errand_begin (void)
{
  GApplication *application = g_application_get_default ();

  g_return_if_fail (application != NULL);

  g_application_hold (application);
  g_application_mark_busy (application);
}

/** lab_errand_end: it is done. */
void
lab_errand_end (void)
{
  GApplication *application = g_application_get_default ();

  g_return_if_fail (application != NULL);

  g_application_unmark_busy (application);
  g_application_release (application);
}
