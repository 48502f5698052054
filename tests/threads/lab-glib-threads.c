/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Tells ThreadSanitizer how GLib passes data between threads. GLib as installed is
 * built without ThreadSanitizer, which therefore does not see GLib's own futexes and
 * atomic operations: everything that a GTask or a GAsyncQueue passes to another
 * thread would look like a race.
 *
 * This library is loaded before GLib when the threads are checked. It wraps the
 * functions with which our code passes data on, and tells the sanitizer that what
 * was done before happens before what follows. It does so only for the data passed;
 * a later write from the wrong thread is still detected. */

#define _GNU_SOURCE

#include <dlfcn.h>

#include <gio/gio.h>

/* The symbols exist only in programs that are built with the sanitizer. */
extern void __tsan_acquire (void *address) __attribute__ ((weak));
extern void __tsan_release (void *address) __attribute__ ((weak));

/* Private helpers */

static void
give (gpointer thing)
{
  if (__tsan_release != NULL && thing != NULL)
    __tsan_release (thing);
}

static void
take (gpointer thing)
{
  if (__tsan_acquire != NULL && thing != NULL)
    __tsan_acquire (thing);
}

/* Declares `next`, the GLib function that the current one wraps. */
#define NEXT(name) __typeof__ (&name) next = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name)

/* Objects: the thread that drops the last reference sees what all others did with
 * the object. */

static void
on_last (gpointer data G_GNUC_UNUSED,
         GObject *object)
{
  take (object);
}

static void
watch_end (GObject *object)
{
  static const char key[] = "lab-glib-threads";

  if (object == NULL || g_object_get_data (object, key) != NULL)
    return;
  g_object_set_data (object, key, object);
  g_object_weak_ref (object, on_last, NULL);
}

void
g_object_unref (gpointer object)
{
  NEXT (g_object_unref);

  give (object);
  next (object);
}

/* Tasks: from the caller to the task's thread, and from there to the receiver of the
 * result. */

static void
run (GTask        *task,
     gpointer      source,
     gpointer      data,
     GCancellable *cancellable)
{
  GTaskThreadFunc function = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "lab-function");

  take (task);
  function (task, source, data, cancellable);
  give (task);
  give (source);
}

void
g_task_set_task_data (GTask          *task,
                      gpointer        data,
                      GDestroyNotify  free_data)
{
  NEXT (g_task_set_task_data);

  /* Whichever thread is last frees the data. */
  watch_end (G_OBJECT (task));
  next (task, data, free_data);
}

void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  function)
{
  NEXT (g_task_run_in_thread);

  g_object_set_data (G_OBJECT (task), "lab-function", (gpointer) function);
  watch_end (g_task_get_source_object (task));
  give (task);
  next (task, run);
}

void
g_task_return_boolean (GTask    *task,
                       gboolean  result)
{
  NEXT (g_task_return_boolean);

  give (task);
  next (task, result);
}

void
g_task_return_int (GTask  *task,
                   gssize  result)
{
  NEXT (g_task_return_int);

  give (task);
  next (task, result);
}

gboolean
g_task_return_error_if_cancelled (GTask *task)
{
  NEXT (g_task_return_error_if_cancelled);

  give (task);
  return next (task);
}

void
g_task_return_error (GTask  *task,
                     GError *error)
{
  NEXT (g_task_return_error);

  give (task);
  next (task, error);
}

void
g_task_return_pointer (GTask          *task,
                       gpointer        result,
                       GDestroyNotify  free_result)
{
  NEXT (g_task_return_pointer);

  give (task);
  next (task, result, free_result);
}

gssize
g_task_propagate_int (GTask   *task,
                      GError **error)
{
  NEXT (g_task_propagate_int);

  take (task);
  return next (task, error);
}

gboolean
g_task_propagate_boolean (GTask   *task,
                          GError **error)
{
  NEXT (g_task_propagate_boolean);

  take (task);
  return next (task, error);
}

gpointer
g_task_propagate_pointer (GTask   *task,
                          GError **error)
{
  NEXT (g_task_propagate_pointer);

  take (task);
  return next (task, error);
}

/* Queues: from the thread that pushes an item to the one that pops it. */

void
g_async_queue_push (GAsyncQueue *queue,
                    gpointer     thing)
{
  NEXT (g_async_queue_push);

  give (thing);
  next (queue, thing);
}

gpointer
g_async_queue_pop (GAsyncQueue *queue)
{
  NEXT (g_async_queue_pop);
  gpointer thing = next (queue);

  take (thing);
  return thing;
}

/* Mutexes: from the thread that unlocks one to the thread that locks it next. */

void
g_mutex_lock (GMutex *mutex)
{
  NEXT (g_mutex_lock);

  next (mutex);
  take (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  NEXT (g_mutex_unlock);

  give (mutex);
  next (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  NEXT (g_cond_wait);

  give (mutex);
  next (cond, mutex);
  take (mutex);
}

gboolean
g_cond_wait_until (GCond  *cond,
                   GMutex *mutex,
                   gint64  end)
{
  NEXT (g_cond_wait_until);
  gboolean signaled;

  give (mutex);
  signaled = next (cond, mutex, end);
  take (mutex);
  return signaled;
}
