/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabWorkersFunc:
 * @data: as given to lab_workers_new()
 * @state: (nullable): what the open function returned in this thread
 * @number: the number of a task, from 0
 * @cancellable: stops the task early
 *
 * Does a task. It is called in several threads at once, but once for each task.
 *
 * Returns: %TRUE if the task is finished, %FALSE if it was stopped
 */
typedef gboolean (*LabWorkersFunc) (gpointer      data,
                                    gpointer      state,
                                    guint         number,
                                    GCancellable *cancellable);

/**
 * LabWorkersOpenFunc:
 * @data: as given to lab_workers_new()
 *
 * Returns: (nullable): what a thread needs for all its tasks
 */
typedef gpointer (*LabWorkersOpenFunc) (gpointer data);

/**
 * LabWorkers:
 *
 * Threads that share the tasks 0, 1, 2, and so on.
 */
typedef struct _LabWorkers LabWorkers;

/* The threads share three words, which they only access atomically. */
struct _LabWorkers
{
  guint n_tasks;
  LabWorkersFunc work;
  LabWorkersOpenFunc open;
  GDestroyNotify close;
  gpointer data;
  GCancellable *cancellable;
  GPtrArray *threads;
  GSource *done;        /* attached when all threads have ended */

  guint next;           /* the first task that no thread has taken */
  guint n_finished;
  guint n_running;      /* threads */
};

LabWorkers *lab_workers_new            (guint               n_tasks,
                                        LabWorkersFunc      work,
                                        gpointer            data);
void        lab_workers_free           (LabWorkers         *self);
void        lab_workers_set_state      (LabWorkers         *self,
                                        LabWorkersOpenFunc  open,
                                        GDestroyNotify      close);
void        lab_workers_start          (LabWorkers         *self,
                                        guint               n_threads,
                                        GSourceFunc         done,
                                        gpointer            data);
void        lab_workers_wait           (LabWorkers         *self);
guint       lab_workers_count_finished (LabWorkers         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabWorkers, lab_workers_free)

G_END_DECLS
