/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-process-limits.h"

#include <fcntl.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-refuse.h"

/* What the threads of the check wait for. */
typedef struct
{
  GMutex mutex;
  GCond cond;
  gboolean over;
} Gate;

/* Private helpers */

static gpointer
wait_at_gate (gpointer data)
{
  Gate *gate = data;

  g_mutex_lock (&gate->mutex);
  while (!gate->over)
    g_cond_wait (&gate->cond, &gate->mutex);
  g_mutex_unlock (&gate->mutex);
  return NULL;
}

static gboolean
can_start (guint n_threads)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  Gate gate = { .over = FALSE };
  gboolean all;

  g_mutex_init (&gate.mutex);
  g_cond_init (&gate.cond);
  for (guint i = 0; i < n_threads; i++)
    {
      GThread *thread = g_thread_try_new ("check", wait_at_gate, &gate, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  all = threads->len == n_threads;
  g_mutex_lock (&gate.mutex);
  gate.over = TRUE;
  g_cond_broadcast (&gate.cond);
  g_mutex_unlock (&gate.mutex);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  g_mutex_clear (&gate.mutex);
  g_cond_clear (&gate.cond);
  return all;
}

static gboolean
can_open (guint n_files)
{
  g_autoptr (GArray) files = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean all;

  for (guint i = 0; i < n_files; i++)
    {
      int file = g_open ("/dev/null", O_RDONLY | O_CLOEXEC, 0);

      if (file < 0)
        break;
      g_array_append_val (files, file);
    }
  all = files->len == n_files;
  for (guint i = 0; i < files->len; i++)
    close (g_array_index (files, int, i));
  return all;
}

/* Public functions */

/**
 * lab_process_limits_check:
 * @n_files: how many more files the program opens at the same time
 * @n_threads: how many more threads it starts
 * @error: return location for a #GIOErrorEnum, for the user
 *
 * Checks whether the system allows this many files and threads. If a library does not get a file
 * or a thread, it ends the program without saying what to do.
 *
 * Returns: %TRUE if it does
 */
gboolean
lab_process_limits_check (guint    n_files,
                          guint    n_threads,
                          GError **error)
{
  if (!can_open (n_files))
    return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_OPEN_FILES,
                       _("Too few files can be open at the same time. Raise the limit (ulimit -n), "
                         "or close other programs."));
  if (!can_start (n_threads))
    return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       _("Too few processes can run at the same time. Raise the limit (ulimit -u), "
                         "or close other programs."));
  return TRUE;
}
