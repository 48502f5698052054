/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-log.h"

#include <glib.h>

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

/* Public functions */

/** lab_test_log_watch: keeps to itself from now on what the toolkit says of itself. */
void
lab_test_log_watch (void)
{
  static gsize once = 0;

  if (g_once_init_enter (&once))
    {
      g_log_set_writer_func (write_log, NULL, NULL);
      g_once_init_leave (&once, 1);
    }
}
