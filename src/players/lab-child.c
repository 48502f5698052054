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
#include <time.h>
#include <unistd.h>

#include <glib-unix.h>

#include "lab-line-buffer.h"

/* A program that is not trusted: it may hang, flood its output, read nothing, or die
 * at any moment. So no read or write ever waits but in one poll with a deadline, and
 * what is kept of its output has a fixed size.
 *
 * It may also start others, and end before them. So it belongs to the process group of a guard,
 * a shell that does nothing but wait for the end of a pipe which we hold: as long as the guard
 * is there the number of the group is nobody else's, and all in it can be killed; and if we are
 * killed ourselves the pipe ends, and the guard kills the group. */

/* Kills its group, itself included, when nobody holds its input any more. */
#define GUARD "read line; kill -KILL 0"

/**
 * LabChild:
 *
 * A program that lines are exchanged with. It can be used in any thread, by one at a
 * time.
 */
struct _LabChild
{
  GSubprocess *guard;
  int lifeline;             /* while we hold this the guard lets all live */
  GSubprocess *process;
  int in;                   /* its standard input, which we write; -1 once it is closed */
  int out;                  /* its standard output, which we read */
  GString *unsent;
  gboolean is_dumb;         /* whether it closed its output */
  guint64 n_received;
  LabLineBuffer received;
};

/* Private helpers */

/* Runs in the new process: it joins the group of that number, or leads one of its own if that
 * is 0. What it starts will be in the same. */
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

/* Returns the number of the group, or 0 if there is none any more. Never 1, which as the group
 * of a signal would mean everybody. */
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
               gboolean              shows_stderr,
               GError              **error)
{
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (shows_stderr ? G_SUBPROCESS_FLAGS_NONE
                                            : G_SUBPROCESS_FLAGS_STDERR_SILENCE);
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
  self->process = g_subprocess_launcher_spawnv (launcher, argv, error);
  return self->process != NULL;
}

/* Writes what can be written without waiting. If nobody reads any more that is an
 * error like any other, not the signal that would end us. */
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
      self->is_dumb = TRUE;
    }
}

/* Waits for something to happen until @deadline; sends and receives what it can. */
static void
poll_once (LabChild     *self,
           gint64        deadline,
           GCancellable *cancellable)
{
  GPollFD fds[3] = { { .fd = self->out, .events = G_IO_IN } };
  gint64 left = MAX (deadline - g_get_monotonic_time (), 0);
  guint n_fds = 1;
  gboolean can_cancel = FALSE;

  if (self->unsent->len > 0)
    fds[n_fds++] = (GPollFD) { .fd = self->in, .events = G_IO_OUT };
  if (cancellable != NULL)
    can_cancel = g_cancellable_make_pollfd (cancellable, &fds[n_fds]);
  g_poll (fds, n_fds + (can_cancel ? 1 : 0), (int) MIN ((left + 999) / 1000, G_MAXINT));
  if (can_cancel)
    g_cancellable_release_fd (cancellable);

  if (fds[0].revents != 0)
    receive (self);
  if (n_fds > 1 && fds[1].revents != 0)
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

/* Kills all in the group. Once the guard has been waited for, its number may be another's: that
 * is only if somebody killed it. */
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
 * @shows_stderr: whether its standard error goes where ours does, or is dropped
 * @error: return location for a #GError
 *
 * Starts a program. It and all that it starts end with us, however we end.
 *
 * Returns: (transfer full) (nullable): the program
 */
LabChild *
lab_child_new (const char * const  *argv,
               gboolean             shows_stderr,
               GError             **error)
{
  g_autoptr (LabChild) self = NULL;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  self = g_new0 (LabChild, 1);
  self->in = self->out = self->lifeline = -1;
  self->unsent = g_string_new (NULL);
  if (!start_guard (self, error) || !start_process (self, argv, shows_stderr, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * lab_child_free:
 * @self: (transfer full): a program
 *
 * Kills the program, if it has not ended, and all that it has started and left behind.
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
  g_clear_object (&self->guard);
  g_clear_object (&self->process);
  stop_sending (self);
  if (self->out >= 0)
    close (self->out);
  if (self->lifeline >= 0)
    close (self->lifeline);
  g_string_free (self->unsent, TRUE);
  g_free (self);
}

/**
 * lab_child_end:
 * @self: (transfer full): a program that was told to end
 * @patience: how long to wait for that before it is killed, in microseconds
 *
 * Lets the program end by itself.
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
 * @line: a line with its end
 *
 * Sends a line to the program: now if it can take it, else while waiting for its
 * lines. If it has closed its input the line is lost.
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
 * @deadline: until when to wait, as a monotonic time in microseconds; once it is
 *   past, only what has come already is looked at
 * @cancellable: (nullable): to stop waiting
 * @line: (out) (transfer full): the line without its end, if there is one
 *
 * Waits for a line from the program.
 *
 * Returns: what came of it
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
      if (self->is_dumb)
        return LAB_CHILD_ENDED;
      if (is_late)
        return LAB_CHILD_TIMEOUT;
      is_late = g_get_monotonic_time () >= deadline;
      poll_once (self, deadline, cancellable);
    }
}

/** lab_child_get_n_received: how many bytes @self has ever written, as far as read. */
guint64
lab_child_get_n_received (LabChild *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_received;
}
