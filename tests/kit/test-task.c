/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-task.h"

typedef struct
{
  guint limit;                  /* counts up to here, or until it is cancelled */
  guint answer;
  guint *n_freed;
} Job;

typedef struct
{
  LabTask *task;
  guint n_done;
  guint n_reports;
  guint answer;
  guint n_freed;
} Owner;

static void
count (LabTask  *task,
       gpointer  data)
{
  Job *job = data;

  while (job->answer < job->limit && !g_cancellable_is_cancelled (task->cancellable))
    {
      job->answer++;
      lab_task_report (task, &job->answer);
    }
}

static void
free_job (gpointer data)
{
  Job *job = data;

  (*job->n_freed)++;
  g_free (job);
}

static void
on_done (gpointer job,
         gpointer data)
{
  Owner *owner = data;

  owner->n_done++;
  owner->answer = ((Job *) job)->answer;
}

static void
on_progress (gpointer job G_GNUC_UNUSED,
             gpointer data)
{
  Owner *owner = data;

  owner->n_reports++;
}

static void
free_task (gpointer job G_GNUC_UNUSED,
           gpointer data)
{
  Owner *owner = data;

  owner->n_reports++;
  g_clear_pointer (&owner->task, lab_task_free);
}

static const LabTaskKind kind = {
  .work = count,
  .free_job = free_job,
  .done = on_done,
  .progress_size = sizeof (guint),
  .on_progress = on_progress,
};

static const LabTaskKind short_kind = {
  .work = count,
  .free_job = free_job,
  .done = on_done,
  .progress_size = sizeof (guint),
  .on_progress = free_task,
};

static void
start (Owner             *owner,
       const LabTaskKind *of,
       guint              limit)
{
  Job *job = g_new0 (Job, 1);

  job->limit = limit;
  job->n_freed = &owner->n_freed;
  owner->task = lab_task_start (of, job, owner);
}

static void
wait_until_freed (const Owner *owner)
{
  lab_test_wait (owner->n_freed > 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

LAB_TEST ("/task/answer", test_answer)
{
  Owner owner = { .n_done = 0 };
  guint progress;

  start (&owner, &kind, 1000);
  g_assert_true (owner.task->is_running);
  lab_test_wait (owner.n_done > 0);
  g_assert_false (owner.task->is_running);
  g_assert_cmpuint (owner.answer, ==, 1000);
  g_assert_cmpuint (owner.n_freed, ==, 0);
  g_assert_true (lab_task_get_progress (owner.task, &progress));
  g_assert_cmpuint (progress, ==, 1000);
  lab_task_free (owner.task);
  wait_until_freed (&owner);
  g_assert_cmpuint (owner.n_done, ==, 1);
}

/* A task that was only cancelled still calls back. */
LAB_TEST ("/task/cancel", test_cancel)
{
  Owner owner = { .n_done = 0 };

  start (&owner, &kind, G_MAXUINT);
  lab_test_wait (owner.n_reports > 0);
  g_cancellable_cancel (owner.task->cancellable);
  lab_test_wait (owner.n_done > 0);
  g_assert_cmpuint (owner.answer, >, 0);
  lab_task_free (owner.task);
  wait_until_freed (&owner);
}

/* A task that was freed does not, at any moment. */
LAB_TEST ("/task/free", test_free)
{
  for (guint i = 0; i < 100; i++)
    {
      Owner owner = { .n_done = 0 };

      start (&owner, &kind, i % 2 == 0 ? G_MAXUINT : 1);
      g_usleep (i % 10 * 50);
      lab_task_free (owner.task);
      wait_until_freed (&owner);
      g_assert_cmpuint (owner.n_done, ==, 0);
      g_assert_cmpuint (owner.n_reports, ==, 0);
    }
}

static void
check_answer (gpointer job,
              gpointer owner)
{
  const Job *counted = job;

  g_assert_null (owner);
  g_assert_cmpuint (counted->answer, ==, counted->limit);
}

static const LabTaskKind lasting_kind = {
  .work = count,
  .free_job = free_job,
  .done = check_answer,
  .goes_on = TRUE,
  .progress_size = sizeof (guint),
};

/* Work that goes on ends without its owner. */
LAB_TEST ("/task/goes-on", test_goes_on)
{
  Owner owner = { .n_done = 0 };

  start (&owner, &lasting_kind, 100000);
  lab_task_free (owner.task);
  wait_until_freed (&owner);
}

LAB_TEST ("/task/free-in-report", test_free_in_report)
{
  Owner owner = { .n_done = 0 };

  start (&owner, &short_kind, G_MAXUINT);
  wait_until_freed (&owner);
  g_assert_cmpuint (owner.n_reports, ==, 1);
  g_assert_cmpuint (owner.n_done, ==, 0);
}
