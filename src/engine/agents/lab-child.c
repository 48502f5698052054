/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <glib-unix.h>

#include "lab-line-buffer.h"

/* The program is not trusted. It may hang, write too much, read nothing, or end at any moment. So
 * only one poll() with a deadline ever waits, and the buffers for its output have a fixed size.
 *
 * The program may also start other programs, and end before them. So it leads a process
 * group of its own, and we kill the whole group. We wait for the program only after that: until
 * then, no other group can get the same number.
 *
 * A guard outside of the group does the same if we are killed. It is a shell that waits until a
 * pipe from us, the lifeline, is closed. The new process tells it its number before it becomes the
 * program.
 *
 * We may not kill a program that runs as another user. It gets some time to notice that its pipes
 * are closed; then we leave it alone. */

/* The command of the guard. Its input is the number of the group, and ends with us. */
#define GUARD "read -r group && read -r end; kill -s KILL -- \"-$group\""
/* How long to wait for a program that was killed, or that must not be killed, in microseconds. */
#define KILLED_TIME (5 * G_TIME_SPAN_SECOND)
#define REFUSED_TIME (G_TIME_SPAN_SECOND / 2)
/* The time between two looks whether a program has ended, in microseconds. */
#define POLL_TIME G_TIME_SPAN_MILLISECOND
/* The number of bytes of standard error to read at once, and after the end. */
#define ERRORS_AT_ONCE (LAB_LINE_BUFFER_MAX + 1)
#define ERRORS_AT_END (1 << 20)

/**
 * LabChild:
 *
 * A program that we exchange lines with. Any thread can use it, but only one thread at a time.
 */
struct _LabChild
{
  GPid guard;               /* 0 if it does not run */
  int lifeline;             /* the end of the pipe; when it is closed, the guard kills the group */
  GPid process;             /* also the number of its group; 0 if it does not run */
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

static void
close_pipe (int *end)
{
  if (*end >= 0)
    close (*end);
  *end = -1;
}

/* Runs in the new process, so that the guard does not get Ctrl-C from our terminal. */
static void
leave_group (gpointer data G_GNUC_UNUSED)
{
  setpgid (0, 0);
}

/* Runs in the new process, and can use only what is safe after fork(): makes a group of its own,
 * and tells its number to the guard. */
static void
lead_group (gpointer lifeline)
{
  char line[24];
  char *first = line + sizeof line;
  pid_t number = getpid ();

  setpgid (0, 0);
  *--first = '\n';
  for (; number > 0; number /= 10)
    *--first = (char) ('0' + number % 10);
  /* The line is shorter than a pipe. */
  if (write (GPOINTER_TO_INT (lifeline), first, (gsize) (line + sizeof line - first)) < 0)
    _exit (1);
}

static gboolean
start_guard (LabChild  *self,
             GError   **error)
{
  const char *argv[] = { "/bin/sh", "-c", GUARD, NULL };
  int ends[2];
  gboolean started;

  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    return FALSE;
  self->lifeline = ends[1];
  started = g_spawn_async_with_pipes_and_fds (NULL, argv, NULL,
                                              G_SPAWN_DO_NOT_REAP_CHILD
                                                  | G_SPAWN_STDOUT_TO_DEV_NULL
                                                  | G_SPAWN_STDERR_TO_DEV_NULL,
                                              leave_group, NULL, ends[0], -1, -1, NULL, NULL, 0,
                                              &self->guard, NULL, NULL, NULL, error);
  close (ends[0]);
  return started;
}

/* Opens the pipe to or from a program. Its end does not wait. */
static gboolean
open_pipe (int     *ours,
           int     *theirs,
           gboolean to_program,
           GError **error)
{
  int ends[2];

  if (!g_unix_open_pipe (ends, FD_CLOEXEC, error))
    return FALSE;
  *ours = ends[to_program ? 1 : 0];
  *theirs = ends[to_program ? 0 : 1];
  return g_unix_set_fd_nonblocking (*ours, TRUE, error);
}

static gboolean
start_process (LabChild             *self,
               const char * const   *argv,
               LabChildErrors        errors,
               GError              **error)
{
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD;
  int theirs[3] = { -1, -1, -1 };
  gboolean started;

  if (errors == LAB_CHILD_ERRORS_DROPPED)
    flags |= G_SPAWN_STDERR_TO_DEV_NULL;
  started = open_pipe (&self->in, &theirs[0], TRUE, error)
            && open_pipe (&self->out, &theirs[1], FALSE, error)
            && (errors != LAB_CHILD_ERRORS_READ
                || open_pipe (&self->err, &theirs[2], FALSE, error))
            && g_spawn_async_with_pipes_and_fds (NULL, argv, NULL, flags, lead_group,
                                                 GINT_TO_POINTER (self->lifeline), theirs[0],
                                                 theirs[1], theirs[2], NULL, NULL, 0,
                                                 &self->process, NULL, NULL, NULL, error);
  for (guint i = 0; i < G_N_ELEMENTS (theirs); i++)
    close_pipe (&theirs[i]);
  return started;
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
  close_pipe (&self->in);
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

/* The last line may have no line feed. */
static void
end_errors (LabChild *self)
{
  gsize size;
  char *room = lab_line_buffer_get_room (&self->errors, &size);

  if (size > 0 && size < sizeof self->errors.bytes)
    {
      *room = '\n';
      lab_line_buffer_add (&self->errors, 1);
    }
  tell_errors (self);
  close_pipe (&self->err);
}

/* Reads the standard error without waiting, about @max bytes of it: a program may write faster
 * than we read. A line that fills the buffer is cut there. */
static void
receive_errors (LabChild *self,
                gsize     max)
{
  gssize n_read = 1;

  for (gsize n = 0; self->err >= 0 && n < max && n_read > 0; n += (gsize) n_read)
    {
      gsize size;
      char *room = lab_line_buffer_get_room (&self->errors, &size);

      if (size == 0)
        {
          self->errors.bytes[sizeof self->errors.bytes - 1] = '\n';
          tell_errors (self);
          room = lab_line_buffer_get_room (&self->errors, &size);
        }
      n_read = read (self->err, room, size);
      if (n_read > 0)
        lab_line_buffer_add (&self->errors, (gsize) n_read);
      else if (n_read == 0 || (errno != EAGAIN && errno != EINTR))
        end_errors (self);
      tell_errors (self);
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
    receive_errors (self, ERRORS_AT_ONCE);
  if (fds[0].revents != 0)
    receive (self);
  if (self->unsent->len > 0 && fds[1].revents != 0)
    send_what_goes (self);
}

/* Waits until the process has ended, but leaves it to waitpid(), so that its number stays taken. */
static gboolean
wait_for_end (pid_t  process,
              gint64 patience)
{
  gint64 deadline = g_get_monotonic_time () + patience;

  for (;;)
    {
      siginfo_t info = { 0 };
      int result = waitid (P_PID, (id_t) process, &info, WEXITED | WNOHANG | WNOWAIT);

      /* If SIGCHLD is ignored, nothing is left of a process that has ended. */
      if (result == 0 ? info.si_pid == process : errno == ECHILD)
        return TRUE;
      if (g_get_monotonic_time () >= deadline)
        return FALSE;
      g_usleep (POLL_TIME);
    }
}

static void
reap (pid_t process)
{
  while (waitpid (process, NULL, 0) < 0 && errno == EINTR)
    ;
}

/* Kills all processes of the group. Returns: whether all have ended */
static gboolean
kill_group (LabChild *self)
{
  gboolean may_kill;

  kill (-self->process, SIGKILL);
  may_kill = kill (self->process, SIGKILL) == 0;
  receive_errors (self, ERRORS_AT_END);
  /* A program that we may not kill can still end when its pipes are closed. */
  close_pipe (&self->out);
  close_pipe (&self->err);
  return wait_for_end (self->process, may_kill ? KILLED_TIME : REFUSED_TIME);
}

static void
on_ended_late (GPid     process,
               int      status G_GNUC_UNUSED,
               gpointer data G_GNUC_UNUSED)
{
  g_spawn_close_pid (process);
}

/* Lets go of a process. Returns: whether nothing of its group runs that we may not kill */
static gboolean
leave_process (pid_t    process,
               gboolean has_ended)
{
  if (!has_ended)
    {
      g_child_watch_add (process, on_ended_late, NULL);
      return FALSE;
    }
  reap (process);
  return kill (-process, 0) == 0 || errno != EPERM;
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
  lab_child_end (self, 0);
}

/**
 * lab_child_end:
 * @self: (transfer full): a program
 * @patience: how long to wait before the program is killed, in microseconds
 *
 * Closes the input of the program and waits for it to end by itself. Then kills it and all programs
 * of its process group, and frees @self. Never waits long, even if we may not kill the program
 * because it runs as another user.
 *
 * Returns: %FALSE if something still runs that we may not kill
 */
gboolean
lab_child_end (LabChild *self,
               gint64    patience)
{
  gboolean has_ended = TRUE;

  send_what_goes (self);
  stop_sending (self);
  if (self->process != 0)
    {
      if (patience > 0)
        wait_for_end (self->process, patience);
      has_ended = kill_group (self);
    }
  if (self->guard != 0)
    {
      kill (self->guard, SIGKILL);
      reap (self->guard);
      close_pipe (&self->lifeline);
    }
  if (self->process != 0)
    has_ended = leave_process (self->process, has_ended);
  close_pipe (&self->out);
  close_pipe (&self->err);
  close_pipe (&self->lifeline);
  g_string_free (self->unsent, TRUE);
  g_free (self);
  return has_ended;
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
