/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-experiment.h"

/* Private helpers */

/* Groups take turns, so that there are some samples of each after an interruption. */
static guint
choose_sample (const LabExperiment *self,
               guint                number)
{
  return number % self->n_groups * self->n_seeds + number / self->n_groups;
}

/* Stops all threads, because a sample failed; but not if it was only stopped. */
static void
fail (LabExperiment *self,
      GError        *error)
{
  if (error == NULL)
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || !g_atomic_pointer_compare_and_exchange (&self->error, NULL, error))
    g_error_free (error);
  else
    g_cancellable_cancel (self->workers->cancellable);
}

static gboolean
work (gpointer      data,
      gpointer      state,
      guint         task,
      GCancellable *cancellable)
{
  LabExperiment *self = data;
  guint end = MIN ((task + 1) * self->kind->n_of_a_task, self->n_groups * self->n_seeds);

  for (guint number = task * self->kind->n_of_a_task; number < end; number++)
    {
      guint sample = choose_sample (self, number);
      GError *error = NULL;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      if (!self->kind->run (self, state, sample, cancellable, &error))
        {
          fail (self, error);
          return FALSE;
        }
      g_atomic_int_set (&self->finished[sample], TRUE);
    }
  return !g_atomic_int_dec_and_test (&self->n_left) || self->kind->finish == NULL
         || self->kind->finish (self, cancellable);
}

/* Public functions */

/**
 * lab_experiment_new:
 * @kind: its kind
 * @size: the size of its struct, in bytes, with #LabExperiment as first member
 * @n_groups: the number of groups, at least 1
 * @n_seeds: the number of samples of each group
 * @seed: the seed of the first one
 *
 * Returns: (transfer full): an experiment that has not started yet. The results are all zero bytes
 */
gpointer
lab_experiment_new (const LabExperimentKind *kind,
                    gsize                    size,
                    guint                    n_groups,
                    guint                    n_seeds,
                    guint64                  seed)
{
  LabExperiment *self;
  guint n_tasks;

  g_return_val_if_fail (kind != NULL && size >= sizeof *self && n_groups > 0, NULL);

  self = g_malloc0 (size);
  n_tasks = (n_groups * n_seeds + kind->n_of_a_task - 1) / kind->n_of_a_task;
  self->kind = kind;
  self->n_groups = n_groups;
  self->n_seeds = n_seeds;
  self->seed = seed;
  self->finished = g_new0 (gboolean, MAX ((gsize) n_groups * n_seeds, 1));
  self->n_left = (int) n_tasks;
  self->workers = lab_workers_new (n_tasks, work, self);
  if (kind->open != NULL)
    lab_workers_set_state (self->workers, kind->open, kind->close);
  return self;
}

/** lab_experiment_free: stops the work, waits for its threads, and frees @experiment. */
void
lab_experiment_free (gpointer experiment)
{
  LabExperiment *self = experiment;

  g_return_if_fail (self != NULL);

  lab_workers_free (self->workers);
  self->kind->clear (self);
  g_clear_error (&self->error);
  g_free (self->finished);
  g_free (self);
}

/** lab_experiment_get_seed: returns the seed that a sample is made from. */
guint64
lab_experiment_get_seed (const LabExperiment *self,
                         guint                sample)
{
  return self->seed + sample % self->n_seeds;
}

/** lab_experiment_has: returns whether a sample was taken. Its result can then be read. */
gboolean
lab_experiment_has (const LabExperiment *self,
                    guint                sample)
{
  return g_atomic_int_get (&self->finished[sample]);
}

/** lab_experiment_count: returns how many samples of a group are finished. */
guint
lab_experiment_count (const LabExperiment *self,
                      guint                group)
{
  guint n = 0;

  for (guint i = 0; i < self->n_seeds; i++)
    n += lab_experiment_has (self, group * self->n_seeds + i) ? 1 : 0;
  return n;
}

/** lab_experiment_count_all: returns how many samples are finished. */
guint
lab_experiment_count_all (const LabExperiment *self)
{
  guint n = 0;

  for (guint group = 0; group < self->n_groups; group++)
    n += lab_experiment_count (self, group);
  return n;
}

/**
 * lab_experiment_check:
 * @self: an experiment whose threads have ended
 * @error: return location for the first error of a sample
 *
 * Returns: %TRUE if no sample failed
 */
gboolean
lab_experiment_check (const LabExperiment  *self,
                      GError              **error)
{
  if (self->error != NULL && error != NULL)
    *error = g_error_copy (self->error);
  return self->error == NULL;
}
