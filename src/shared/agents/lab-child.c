/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include <glib-unix.h>

#include "lab-line-buffer.h"

/* The program is not trusted. It may hang, write too much, read nothing, or end at any moment. So
 * only one poll() with a deadline ever waits, and the buffers for its output have a fixed size.
 *
 * The program may also start other programs, and end before them. So it belongs to the process
 * group of a guard: a shell that only waits until a pipe from us is closed. While the guard
 * lives, no other group can get the same number, and we can kill the whole group. If we are
 * killed, the pipe is closed, and the guard kills the group. */

/* The command of the guard: it kills its own process group when its input is closed. */
#define GUARD "read line; kill -KILL 0"

/**
 * LabChild:
 *
 * A program that we exchange lines with. Any thread can use it, but only one thread at a time.
 */
struct _LabChild
{
  GSubprocess *guard;
  int lifeline;             /* the end of the pipe; when it is closed, the guard kills the group */
  GSubprocess *process;
  int in;                   /* the pipe to its standard input; -1 once it is closed */
  int out;                  /* the pipe from its standard output */
  int err;                  /* the pipe from its standard error, or -1 */
  GString *unsent;
  gboolean has_closed_output;
  guint64 n_received;
  LabLineBuffer received;
  LabLineBuffer errors;
  LabChildErrorFunc on_error;
  gpointer on_error_data;
};

/* Private helpers */

/* Runs in the new process: joins the process group with that number, or creates a group if it is
 * 0. All programs that the process starts are in the same group. */
static void
join_group (gpointer group)
{
  setpgid (0, GPOINTER_TO_INT (group));
}

static gboolean
start_guard (LabChild  *self,
             GError   **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE
                               | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  int ends[2];

  g_subprocess_launcher_set_child_setup (launcher, join_group, GINT_TO_POINTER (0), NULL);
  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    return FALSE;
  g_subprocess_launcher_take_stdin_fd (launcher, ends[0]);
  self->lifeline = ends[1];
  self->guard = g_subprocess_launcher_spawn (launcher, error, "/bin/sh", "-c", GUARD, NULL);
  return self->guard != NULL;
}

/* Returns the number of the group, or 0 if the group has ended. Never returns 1, because kill()
 * with -1 would send a signal to every process. */
static pid_t
get_group (LabChild *self)
{
  const char *identifier = g_subprocess_get_identifier (self->guard);
  gint64 group = 0;

  if (identifier != NULL)
    g_ascii_string_to_signed (identifier, 10, 2, G_MAXINT, &group, NULL);
  return (pid_t) group;
}

static gboolean
start_process (LabChild             *self,
               const char * const   *argv,
               LabChildErrors        errors,
               GError              **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (errors == LAB_CHILD_ERRORS_DROPPED
                                 ? G_SUBPROCESS_FLAGS_STDERR_SILENCE
                                 : G_SUBPROCESS_FLAGS_NONE);
  int ends[2];

  g_subprocess_launcher_set_child_setup (launcher, join_group, GINT_TO_POINTER (get_group (self)),
                                         NULL);
  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    return FALSE;
  g_subprocess_launcher_take_stdin_fd (launcher, ends[0]);
  self->in = ends[1];
  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    return FALSE;
  g_subprocess_launcher_take_stdout_fd (launcher, ends[1]);
  self->out = ends[0];
  if (!g_unix_set_fd_nonblocking (self->in, TRUE, error)
      || !g_unix_set_fd_nonblocking (self->out, TRUE, error))
    return FALSE;
  if (errors == LAB_CHILD_ERRORS_READ)
    {
      if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
        return FALSE;
      g_subprocess_launcher_take_stderr_fd (launcher, ends[1]);
      self->err = ends[0];
      if (!g_unix_set_fd_nonblocking (self->err, TRUE, error))
        return FALSE;
    }
  self->process = g_subprocess_launcher_spawnv (launcher, argv, error);
  return self->process != NULL;
}

/* Writes as much as possible without waiting. Blocks SIGPIPE, so that a closed pipe is an error
 * and does not end our program. */
static gssize
write_quietly (int         fd,
               const char *data,
               gsize       size)
{
  const struct timespec at_once = { 0 };
  sigset_t broken_pipe, pending, before;
  gssize n_written;
  int reason;

  sigemptyset (&broken_pipe);
  sigaddset (&broken_pipe, SIGPIPE);
  sigemptyset (&pending);
  sigpending (&pending);
  pthread_sigmask (SIG_BLOCK, &broken_pipe, &before);
  n_written = write (fd, data, size);
  reason = errno;
  if (n_written < 0 && reason == EPIPE && !sigismember (&pending, SIGPIPE))
    {
      while (sigtimedwait (&broken_pipe, NULL, &at_once) < 0 && errno == EINTR)
        ;
    }
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  errno = reason;
  return n_written;
}

static void
stop_sending (LabChild *self)
{
  g_string_truncate (self->unsent, 0);
  if (self->in >= 0)
    close (self->in);
  self->in = -1;
}

static void
send_what_goes (LabChild *self)
{
  while (self->unsent->len > 0)
    {
      gssize n_written = write_quietly (self->in, self->unsent->str, self->unsent->len);

      if (n_written > 0)
        {
          g_string_erase (self->unsent, 0, n_written);
          continue;
        }
      if (n_written < 0 && errno == EINTR)
        continue;
      if (n_written < 0 && errno != EAGAIN)
        stop_sending (self);
      return;
    }
}

static void
receive (LabChild *self)
{
  gsize size;
  char *room = lab_line_buffer_get_room (&self->received, &size);
  gssize n_read = read (self->out, room, size);

  if (n_read > 0)
    {
      lab_line_buffer_add (&self->received, (gsize) n_read);
      self->n_received += (guint64) n_read;
    }
  else if (n_read == 0 || (errno != EAGAIN && errno != EINTR))
    {
      self->has_closed_output = TRUE;
    }
}

static void
tell_errors (LabChild *self)
{
  char *line;

  while ((line = lab_line_buffer_take (&self->errors)) != NULL)
    {
      if (self->on_error != NULL)
        self->on_error (line, self->on_error_data);
      g_free (line);
    }
}

/* Reads the standard error without waiting. A line that fills the buffer is cut there. */
static void
receive_errors (LabChild *self)
{
  gssize n_read = 0;

  while (self->err >= 0)
    {
      gsize size;
      char *room = lab_line_buffer_get_room (&self->errors, &size);

      if (size == 0)
        {
          self->errors.bytes[sizeof self->errors.bytes - 1] = '\n';
          tell_errors (self);
          continue;
        }
      n_read = read (self->err, room, size);
      if (n_read <= 0)
        break;
      lab_line_buffer_add (&self->errors, (gsize) n_read);
      tell_errors (self);
    }
  if (self->err >= 0 && (n_read == 0 || (errno != EAGAIN && errno != EINTR)))
    {
      gsize size;
      char *room = lab_line_buffer_get_room (&self->errors, &size);

      /* The last line may have no line feed. */
      if (size > 0 && size < sizeof self->errors.bytes)
        {
          *room = '\n';
          lab_line_buffer_add (&self->errors, 1);
        }
      tell_errors (self);
      close (self->err);
      self->err = -1;
    }
}

/* Waits for an event until @deadline, then sends and receives as much as possible. */
static void
poll_once (LabChild     *self,
           gint64        deadline,
           GCancellable *cancellable)
{
  GPollFD fds[4] = { { .fd = self->out, .events = G_IO_IN } };
  gint64 left = MAX (deadline - g_get_monotonic_time (), 0);
  guint n_fds = 1;
  guint err = 0;
  gboolean can_cancel = FALSE;

  if (self->unsent->len > 0)
    fds[n_fds++] = (GPollFD) { .fd = self->in, .events = G_IO_OUT };
  if (self->err >= 0)
    {
      err = n_fds;
      fds[n_fds++] = (GPollFD) { .fd = self->err, .events = G_IO_IN };
    }
  if (cancellable != NULL)
    can_cancel = g_cancellable_make_pollfd (cancellable, &fds[n_fds]);
  g_poll (fds, n_fds + (can_cancel ? 1 : 0), (int) MIN ((left + 999) / 1000, G_MAXINT));
  if (can_cancel)
    g_cancellable_release_fd (cancellable);

  if (err > 0 && fds[err].revents != 0)
    receive_errors (self);
  if (fds[0].revents != 0)
    receive (self);
  if (self->unsent->len > 0 && fds[1].revents != 0)
    send_what_goes (self);
}

/* Waiting for the end */

typedef struct
{
  GCancellable *cancellable;
  gboolean is_done;
  gboolean has_ended;
} Wait;

static void
on_ended (GObject      *process,
          GAsyncResult *result,
          gpointer      data)
{
  Wait *wait = data;

  wait->has_ended = g_subprocess_wait_finish (G_SUBPROCESS (process), result, NULL);
  wait->is_done = TRUE;
}

static gboolean
on_timeout (gpointer data)
{
  Wait *wait = data;

  g_cancellable_cancel (wait->cancellable);
  return G_SOURCE_REMOVE;
}

static gboolean
wait_for_end (LabChild *self,
              gint64    patience)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GSource) timeout = g_timeout_source_new ((guint) (patience / 1000));
  Wait wait = { .cancellable = cancellable };

  g_main_context_push_thread_default (context);
  g_source_set_callback (timeout, on_timeout, &wait, NULL);
  g_source_attach (timeout, context);
  g_subprocess_wait_async (self->process, cancellable, on_ended, &wait);
  while (!wait.is_done)
    g_main_context_iteration (context, TRUE);
  g_source_destroy (timeout);
  g_main_context_pop_thread_default (context);
  return wait.has_ended;
}

/* Kills all processes of the group. If the guard was killed from outside and has ended,
 * get_group() returns 0, because another process may have its number now. */
static void
kill_group (LabChild *self)
{
  pid_t group = get_group (self);

  if (group != 0)
    kill (-group, SIGKILL);
  g_subprocess_force_exit (self->guard);
  g_subprocess_wait (self->guard, NULL, NULL);
}

/* Public functions */

/**
 * lab_child_new:
 * @argv: (array zero-terminated=1): the program and its arguments
 * @errors: where its standard error goes
 * @error: return location for a #GError
 *
 * Starts a program. When our program ends, even by a signal, this program and all that it has
 * started are killed.
 *
 * Returns: (transfer full) (nullable): the program
 */
LabChild *
lab_child_new (const char * const  *argv,
               LabChildErrors       errors,
               GError             **error)
{
  g_autoptr (LabChild) self = NULL;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  self = g_new0 (LabChild, 1);
  self->in = self->out = self->err = self->lifeline = -1;
  self->unsent = g_string_new (NULL);
  if (!start_guard (self, error) || !start_process (self, argv, errors, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * lab_child_watch_errors:
 * @self: a program that was started with %LAB_CHILD_ERRORS_READ
 * @func: (scope forever): called for each line of its standard error, in
 *   lab_child_wait_for_line() and when the program is freed
 * @data: for @func
 *
 * Sets the function that gets the lines of the standard error.
 */
void
lab_child_watch_errors (LabChild          *self,
                        LabChildErrorFunc  func,
                        gpointer           data)
{
  g_return_if_fail (self != NULL);

  self->on_error = func;
  self->on_error_data = data;
}

/**
 * lab_child_has_unread:
 * @self: a program
 *
 * Checks whether the program has read its input.
 *
 * Returns: whether the program has not read all that was sent; %FALSE if the system cannot tell
 */
gboolean
lab_child_has_unread (LabChild *self)
{
  int n_unread = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  return self->unsent->len > 0
         || (self->in >= 0 && ioctl (self->in, FIONREAD, &n_unread) == 0 && n_unread > 0);
}

/**
 * lab_child_free:
 * @self: (transfer full): a program
 *
 * Kills the program, if it still runs, and all programs that it has started, then frees @self.
 */
void
lab_child_free (LabChild *self)
{
  if (self->guard != NULL)
    kill_group (self);
  if (self->process != NULL)
    {
      g_subprocess_force_exit (self->process);
      g_subprocess_wait (self->process, NULL, NULL);
    }
  receive_errors (self);
  g_clear_object (&self->guard);
  g_clear_object (&self->process);
  stop_sending (self);
  if (self->out >= 0)
    close (self->out);
  if (self->err >= 0)
    close (self->err);
  if (self->lifeline >= 0)
    close (self->lifeline);
  g_string_free (self->unsent, TRUE);
  g_free (self);
}

/**
 * lab_child_end:
 * @self: (transfer full): a program that was told to end
 * @patience: how long to wait before the program is killed, in microseconds
 *
 * Waits for the program to end by itself, then frees @self.
 */
void
lab_child_end (LabChild *self,
               gint64    patience)
{
  send_what_goes (self);
  stop_sending (self);
  wait_for_end (self, patience);
  lab_child_free (self);
}

/**
 * lab_child_send:
 * @self: a program
 * @line: a line with its line feed
 *
 * Sends a line to the program without waiting. If the pipe is full, lab_child_wait_for_line()
 * sends the rest. If the program has closed its input, the line is lost.
 */
void
lab_child_send (LabChild   *self,
                const char *line)
{
  g_return_if_fail (self != NULL && line != NULL);

  if (self->in < 0)
    return;
  g_string_append (self->unsent, line);
  send_what_goes (self);
}

/**
 * lab_child_wait_for_line:
 * @self: a program
 * @deadline: how long to wait, as a monotonic time in microseconds; if it is past, the function
 *   does not wait
 * @cancellable: (nullable): to stop waiting
 * @line: (out) (transfer full): the line without its line feed, or %NULL
 *
 * Waits for a line from the program.
 *
 * Returns: whether there is a line, or why there is none
 */
LabChildEvent
lab_child_wait_for_line (LabChild      *self,
                         gint64         deadline,
                         GCancellable  *cancellable,
                         char         **line)
{
  gboolean is_late = FALSE;

  g_return_val_if_fail (self != NULL && line != NULL, LAB_CHILD_ENDED);

  *line = NULL;
  for (;;)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return LAB_CHILD_CANCELLED;
      *line = lab_line_buffer_take (&self->received);
      if (*line != NULL)
        return LAB_CHILD_LINE;
      if (lab_line_buffer_is_full (&self->received))
        return LAB_CHILD_LONG_LINE;
      if (self->has_closed_output)
        return LAB_CHILD_ENDED;
      if (is_late)
        return LAB_CHILD_TIMEOUT;
      is_late = g_get_monotonic_time () >= deadline;
      poll_once (self, deadline, cancellable);
    }
}

/** lab_child_get_n_received: returns how many bytes of its output we have read so far. */
guint64
lab_child_get_n_received (LabChild *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_received;
}
