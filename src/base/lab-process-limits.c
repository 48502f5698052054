/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-process-limits.h"

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "lab-refuse.h"

/**
 * lab_descriptors_open_standard:
 *
 * Opens each of the descriptors 0 to 2 that is closed. Otherwise the next file that we open would
 * get its number, and messages would land in that file. Call it first of all.
 *
 * The standard input is opened for writing only, and the others for reading only, so that an
 * output that nobody can read is still an error.
 */
void
lab_descriptors_open_standard (void)
{
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++)
    {
      /* open() returns the lowest number that is free. */
      if (fcntl (number, F_GETFD) < 0 && errno == EBADF)
        (void) open ("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

/* Private helpers */

/* A thread of the check: lives until it gets a word. */
static gpointer
wait_for_word (gpointer data)
{
  return g_async_queue_pop (data);
}

static gboolean
can_start (guint n_threads)
{
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();
  g_autoptr (GAsyncQueue) words = g_async_queue_new ();

  for (guint i = 0; i < n_threads; i++)
    {
      GThread *thread = g_thread_try_new ("check", wait_for_word, words, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  for (guint i = 0; i < threads->len; i++)
    g_async_queue_push (words, words);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  return threads->len == n_threads;
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
