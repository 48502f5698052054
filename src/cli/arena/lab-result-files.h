/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-experiment.h"
#include "lab-figure.h"
#include "lab-options.h"
#include "lab-replacement.h"

G_BEGIN_DECLS

/**
 * LabResultFiles:
 * @csv: (nullable): the file for single results
 * @json: (nullable): the file for the tables
 * @plot: (nullable): the file for the drawing
 * @format: the format of the drawing
 * @n_jobs: how many threads work
 * @n_saved: how many results are in the file for single results
 * @next_save: when more are put there, in microseconds of the monotonic clock
 *
 * What the results of a study go to, and how many threads work for them. Clear it with
 * lab_result_files_close().
 */
typedef struct
{
  LabReplacement *csv;
  LabReplacement *json;
  LabReplacement *plot;
  LabFigureFormat format;
  guint n_jobs;
  guint n_saved;
  gint64 next_save;
} LabResultFiles;

/**
 * LabResultFormat:
 * @data: as given to lab_result_files_save()
 *
 * Returns: (transfer full): the single results so far, as comma-separated values
 */
typedef char *(*LabResultFormat) (gconstpointer data);

gboolean         lab_result_files_open       (LabResultFiles        *self,
                                              const LabOptions      *options,
                                              GError               **error);
void             lab_result_files_close      (LabResultFiles        *self);
gboolean         lab_result_files_write_text (LabReplacement        *file,
                                              char                  *text,
                                              GError               **error);
void             lab_result_files_save       (LabResultFiles        *self,
                                              guint                  n_results,
                                              LabResultFormat        format,
                                              gconstpointer          data);
LabCommandStatus lab_result_files_fill       (LabResultFiles        *self,
                                              LabExperiment         *experiment,
                                              GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabResultFiles, lab_result_files_close)

G_END_DECLS
