/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-log.h"

#include <execinfo.h>
#include <glib.h>
#include <unistd.h>

#define MAX_DEPTH 64

/* Private helpers */

static const char *
find_field (const GLogField *fields,
            gsize            n_fields,
            const char      *key)
{
  for (gsize i = 0; i < n_fields; i++)
    {
      if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
        return fields[i].value;
    }
  return NULL;
}

/* Returns whether a warning comes from the toolkit itself, and not from our code.
 * All other warnings end the test. */
static gboolean
is_foreign (const char *domain,
            const char *message)
{
  static const struct
  {
    const char *domain;
    const char *begin;
  } foreign[] = {
    /* GDK 4.24 reports a submitted frame to its frame clock twice, if a popover
     * shares the clock of its window and there is no compositor. */
    { "Gdk", "gdk_frame_timings_submitted() called on submitted frame." },
    /* GTK looks for this portal in any Flatpak sandbox, and the build sandbox does
     * not have it. */
    { "Gtk", "Unable to retrieve the Flatpak portal version: " },
    /* GTK 4.8 queries the pointer's position in a window that is being closed, if
     * the machine is slow. Our code never queries it. */
    { "Gdk", "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      if (g_strcmp0 (domain, foreign[i].domain) == 0 && message != NULL
          && g_str_has_prefix (message, foreign[i].begin))
        return TRUE;
    }
  return FALSE;
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  if (is_foreign (find_field (fields, n_fields, "GLIB_DOMAIN"),
                  find_field (fields, n_fields, "MESSAGE")))
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* Ends the test after the message of a failed g_return_if_fail(), and prints the
 * callers, which are needed to find its cause. */
static gboolean
is_fatal (const char    *domain,
          GLogLevelFlags level G_GNUC_UNUSED,
          const char    *message,
          gpointer       data G_GNUC_UNUSED)
{
  void *frames[MAX_DEPTH];

  if (is_foreign (domain, message))
    return FALSE;
  backtrace_symbols_fd (frames, backtrace (frames, MAX_DEPTH), STDERR_FILENO);
  return TRUE;
}

/* Public functions */

/**
 * lab_test_log_watch: from now on, hides the toolkit's own warnings.
 */
void
lab_test_log_watch (void)
{
  static gsize once = 0;

  g_test_log_set_fatal_handler (is_fatal, NULL);
  if (g_once_init_enter (&once))
    {
      g_log_set_writer_func (write_log, NULL, NULL);
      g_once_init_leave (&once, 1);
    }
}
