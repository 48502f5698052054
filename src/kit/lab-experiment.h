/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-workers.h"

G_BEGIN_DECLS

typedef struct _LabExperimentKind LabExperimentKind;

/**
 * LabExperiment:
 * @kind: what is the same for all experiments of this kind
 * @workers: the threads that take the samples. The results are the same for any number of threads
 * @n_groups: how many groups of samples there are, such as one for each size of boards
 * @n_seeds: how many samples there are of each group, each from a seed of its own
 * @seed: the seed of the first sample of each group; each other one has the next seed
 * @finished: for each sample, those of a group together, whether it was taken; accessed atomically
 * @n_left: how many tasks are not finished, accessed atomically
 * @error: (nullable): the first error, which has stopped the work; accessed atomically
 *
 * Takes samples by seed in several threads: plays games, or generates and solves mazes and boards.
 * It is the first member of the struct of each kind, which has the results. A result is written by
 * one thread, and is only read after lab_experiment_has() has returned %TRUE for its sample.
 *
 * The arena of the board games is none: its matches depend on each other, since a test stops as
 * soon as it knows enough, and engines play in the processes of their own that it watches.
 */
typedef struct
{
  const LabExperimentKind *kind;
  LabWorkers              *workers;
  guint                    n_groups;
  guint                    n_seeds;
  guint64                  seed;
  gboolean                *finished;
  int                      n_left;
  GError                  *error;
} LabExperiment;

/**
 * LabExperimentKind:
 * @n_of_a_task: how many samples a thread takes at a time
 * @open: (nullable): makes what a thread needs, from the experiment
 * @close: (nullable): frees it
 * @run: takes a sample in a thread; returns %FALSE with an error if it failed, or without one or
 *   with %G_IO_ERROR_CANCELLED if it was stopped
 * @finish: (nullable): computes in the last thread what would take the main thread too long;
 *   returns %FALSE if it was stopped
 * @clear: frees the results, but not the struct
 * @format_progress: tells how many tasks are finished of how many and, if it is known, the time
 *   left, such as 1:23
 * @format_interruption: (nullable): tells that only so many samples of so many were taken
 * @format_table: the results for people, in several lines
 * @format_csv: single results as comma-separated values (RFC 4180)
 * @format_json: all results as JSON (RFC 8259); a missing number is `null`
 * @render: the results as a picture
 *
 * A kind of experiments. All texts are (transfer full). What only a page of its own shows has no
 * @format_interruption, and nothing that follows it.
 */
struct _LabExperimentKind
{
  guint              n_of_a_task;
  LabWorkersOpenFunc open;
  GDestroyNotify     close;
  gboolean           (*run)                 (LabExperiment       *self,
                                             gpointer             state,
                                             guint                sample,
                                             GCancellable        *cancellable,
                                             GError             **error);
  gboolean           (*finish)              (LabExperiment       *self,
                                             GCancellable        *cancellable);
  void               (*clear)               (LabExperiment       *self);
  char              *(*format_progress)     (guint                n_done,
                                             guint                n_tasks,
                                             const char          *left);
  char              *(*format_interruption) (guint                n_done,
                                             guint                n_samples);
  char              *(*format_table)        (const LabExperiment *self);
  char              *(*format_csv)          (const LabExperiment *self);
  char              *(*format_json)         (const LabExperiment *self);
  GBytes            *(*render)              (const LabExperiment *self,
                                             LabFigureFormat      format,
                                             GError             **error);
};

gpointer lab_experiment_new         (const LabExperimentKind  *kind,
                                     gsize                     size,
                                     guint                     n_groups,
                                     guint                     n_seeds,
                                     guint64                   seed);
void     lab_experiment_free        (gpointer                  experiment);
guint64  lab_experiment_get_seed    (const LabExperiment      *self,
                                     guint                     sample);
gboolean lab_experiment_has         (const LabExperiment      *self,
                                     guint                     sample);
guint    lab_experiment_count       (const LabExperiment      *self,
                                     guint                     group);
guint    lab_experiment_count_all   (const LabExperiment      *self);
gboolean lab_experiment_check       (const LabExperiment      *self,
                                     GError                  **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabExperiment, lab_experiment_free)

G_END_DECLS
