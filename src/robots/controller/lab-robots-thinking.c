/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-thinking.h"

/* A window shares the memory with other programs. It is enough for the hardest boards with four
 * robots. */
#define MAX_MEMORY (G_GUINT64_CONSTANT (512) << 20)

/* What the thread and the main loop share. */
typedef struct
{
  LabRobotsBoard board;
  LabRobotsPosition position;
  guint max_solutions;
  GCancellable *cancellable;
  LabRobotsThinking *owner;     /* only for the main loop; NULL when it is gone */
  LabRobotsSolution solution;   /* when the thread has ended */

  GMutex mutex;                 /* for all below */
  guint lower_bound;
  guint best;
  gboolean is_told;             /* a call in the main loop is on its way */
} Job;

struct _LabRobotsThinking
{
  LabRobotsThinkingFunc func;
  gpointer data;
  Job *job;                     /* (owned): a reference */
  guint lower_bound;
  guint best;
  gboolean is_done;
};

/* Private helpers */

static void
clear_job (gpointer data)
{
  Job *job = data;

  g_object_unref (job->cancellable);
  lab_robots_solution_clear (&job->solution);
  g_mutex_clear (&job->mutex);
}

static void
release_job (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_job);
}

static gboolean
tell (gpointer data)
{
  Job *job = data;
  LabRobotsThinking *self = job->owner;
  guint lower_bound, best;

  g_mutex_lock (&job->mutex);
  job->is_told = FALSE;
  lower_bound = job->lower_bound;
  best = job->best;
  g_mutex_unlock (&job->mutex);

  if (self == NULL || self->is_done)
    return G_SOURCE_REMOVE;
  if (lower_bound == self->lower_bound && best == self->best)
    return G_SOURCE_REMOVE;
  self->lower_bound = lower_bound;
  self->best = best;
  self->func (self->data);
  return G_SOURCE_REMOVE;
}

/* In the thread. */
static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  Job *job = data;
  gboolean is_news;

  g_mutex_lock (&job->mutex);
  is_news = job->lower_bound != progress->lower_bound || job->best != progress->best;
  job->lower_bound = progress->lower_bound;
  job->best = progress->best;
  if (is_news && !job->is_told)
    {
      job->is_told = TRUE;
      g_idle_add_full (G_PRIORITY_DEFAULT, tell, g_atomic_rc_box_acquire (job), release_job);
    }
  g_mutex_unlock (&job->mutex);
}

static void
solve_in_thread (GTask        *task,
                 gpointer      source G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Job *job = data;
  const LabRobotsOptions options = { .max_memory = MAX_MEMORY,
                                     .max_solutions = job->max_solutions,
                                     .cancellable = cancellable,
                                     .progress = on_progress,
                                     .data = job };

  if (!g_cancellable_is_cancelled (cancellable))
    lab_robots_solve_from (&job->board, &job->position, &options, &job->solution);
  g_task_return_boolean (task, TRUE);
}

static void
on_done (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  LabRobotsThinking *self = job->owner;

  if (!g_task_propagate_boolean (G_TASK (result), NULL) || self == NULL)
    return;
  self->is_done = TRUE;
  self->lower_bound = job->solution.lower_bound;
  self->best = job->solution.solutions->len > 0 ? job->solution.n_moves : 0;
  self->func (self->data);
}

/* Public functions */

/**
 * lab_robots_thinking_new: (constructor):
 * @board: a board
 * @position: where its robots are
 * @max_solutions: how many optimal solutions to list
 * @func: called when more is known, and when all is known; not after lab_robots_thinking_free()
 * @data: passed to @func
 *
 * Starts to solve a position.
 */
LabRobotsThinking *
lab_robots_thinking_new (const LabRobotsBoard    *board,
                         const LabRobotsPosition *position,
                         guint                    max_solutions,
                         LabRobotsThinkingFunc    func,
                         gpointer                 data)
{
  LabRobotsThinking *self = g_new0 (LabRobotsThinking, 1);
  Job *job = g_atomic_rc_box_new0 (Job);
  g_autoptr (GTask) task = NULL;

  job->board = *board;
  job->position = *position;
  job->max_solutions = max_solutions;
  job->cancellable = g_cancellable_new ();
  job->owner = self;
  g_mutex_init (&job->mutex);
  self->func = func;
  self->data = data;
  self->job = job;

  task = g_task_new (NULL, job->cancellable, on_done, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (job), release_job);
  g_task_run_in_thread (task, solve_in_thread);
  return self;
}

/** lab_robots_thinking_free: frees @self, and cancels what is not done. Does not wait for it. */
void
lab_robots_thinking_free (LabRobotsThinking *self)
{
  g_cancellable_cancel (self->job->cancellable);
  self->job->owner = NULL;
  release_job (self->job);
  g_free (self);
}

/** lab_robots_thinking_is_done: returns whether the search has ended, perhaps without a proof. */
gboolean
lab_robots_thinking_is_done (const LabRobotsThinking *self)
{
  return self->is_done;
}

/**
 * lab_robots_thinking_get_bounds:
 * @self: a search
 * @lower_bound: (out): no solution has fewer moves, as far as is known
 * @best: (out): the moves of the best solution known; 0 if none is known
 *
 * Tells how far the search has come.
 */
void
lab_robots_thinking_get_bounds (const LabRobotsThinking *self,
                                guint                   *lower_bound,
                                guint                   *best)
{
  *lower_bound = self->lower_bound;
  *best = self->best;
}

/**
 * lab_robots_thinking_get_solution:
 * @self: a search
 *
 * Returns: (nullable) (transfer none): the result; %NULL if the search has not ended
 */
const LabRobotsSolution *
lab_robots_thinking_get_solution (const LabRobotsThinking *self)
{
  return self->is_done ? &self->job->solution : NULL;
}
