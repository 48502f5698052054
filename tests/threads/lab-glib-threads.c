/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What ThreadSanitizer cannot see: GLib as systems have it is built without it, so that
 * what GLib does by itself to let one thread have what another has written (futexes and
 * atomic operations in its own code) does not count, and all that goes from thread to
 * thread by a GTask or a GAsyncQueue would look like a race.
 *
 * This library is loaded before GLib when the threads are checked, takes the place of the
 * functions by which our code hands something over, and says so: what was done before
 * the one is done after the other. It says it for the things that are handed over, and
 * for nothing else; whoever writes to them later without handing them over is still caught. */

#define _GNU_SOURCE

#include <dlfcn.h>

#include <gio/gio.h>

/* Only in programs that are checked. */
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

/* Declares next as the function of GLib's that has the name of the one around it. */
#define NEXT(name) __typeof__ (&name) next = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name)

/* Objects: whoever lets go of one last has seen what all others did with it. */

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

/* Tasks: from whoever starts one to its thread, and from where it returns to whoever takes
 * what it returned. */

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

/* Queues: each thing goes from whoever pushes it to whoever pops it. */

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
