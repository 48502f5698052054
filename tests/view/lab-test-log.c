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

/* Warnings of the toolkit's own, which are no affair of ours. Every other ends the test. */
static gboolean
is_foreign (const char *domain,
            const char *message)
{
  static const struct
  {
    const char *domain;
    const char *begin;
  } foreign[] = {
    /* GDK 4.24 tells its frame clock twice that a frame was submitted, when a popover
     * shares the clock of its window and nothing composes the screen. */
    { "Gdk", "gdk_frame_timings_submitted() called on submitted frame." },
    /* GTK asks for it in any sandbox of Flatpak, and in the one that builds there is none. */
    { "Gtk", "Unable to retrieve the Flatpak portal version: " },
    /* GTK 4.8, when a slow machine closes a window over which the pointer is, looks where in it.
     * Nothing of ours asks where the pointer is. */
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

/* What g_return_if_fail() says does not pass there. Whoever looks for what is behind it wants to
 * know who called. */
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

/** lab_test_log_watch: keeps to itself from now on what the toolkit says of itself. */
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
