/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabTask:
 *
 * Work in a thread, which belongs to an owner in the main thread. The owner frees the task when it
 * does not want the answer any more, at the latest when it ends itself; after that it is never
 * called. Nobody waits for the thread: it ends soon after, and what it has made is freed.
 */
typedef struct _LabTask LabTask;

/**
 * LabTaskKind:
 * @work: does the work in the thread, and writes the answer into the job
 * @free_job: (nullable): frees the job, in the main thread
 * @done: (nullable): called in the main thread after @work, also if the task was cancelled; may
 *   take the answer out of the job, and may free the task
 * @goes_on: whether the work goes on when the owner has freed the task, and the program waits for
 *   it, as for a file that is written; @done is called without an owner then
 * @progress_size: the size of a report, in bytes; 0 if there are none
 * @on_progress: (nullable): called in the main thread when there is a new report; may free the task
 *
 * What is the same for all tasks of a kind. @done and @on_progress get the job and the owner; they
 * are not called after the owner has freed the task, except with @goes_on.
 */
typedef struct
{
  void           (*work)        (LabTask  *task,
                                 gpointer  job);
  GDestroyNotify free_job;
  void           (*done)        (gpointer  job,
                                 gpointer  owner);
  gboolean       goes_on;
  gsize          progress_size;
  void           (*on_progress) (gpointer  job,
                                 gpointer  owner);
} LabTaskKind;

/* References are held by the owner, by the GTask until its callback, and by a report that is on its
 * way. All of them are dropped in the main thread, so that jobs are freed there. */
struct _LabTask
{
  const LabTaskKind *kind;
  gpointer job;                 /* what the thread writes may only be read when it has ended */
  gpointer owner;               /* of the main thread */
  GCancellable *cancellable;    /* tells the thread to end; it still calls back then */
  gboolean is_freed;            /* of the main thread: there is no owner any more */
  gboolean is_running;          /* of the main thread: the task has not called back at its end */

  GMutex mutex;                 /* for all below */
  gpointer progress;            /* the latest report */
  gboolean has_progress;
  gboolean is_told;             /* a call of on_progress is on its way */
};

LabTask      *lab_task_start           (const LabTaskKind *kind,
                                        gpointer           job,
                                        gpointer           owner);
void          lab_task_free            (LabTask           *self);
gboolean      lab_task_get_progress    (LabTask           *self,
                                        gpointer           progress);
void          lab_task_report          (LabTask           *self,
                                        gconstpointer      progress);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTask, lab_task_free)

G_END_DECLS
