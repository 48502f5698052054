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
} LabResultFiles;

gboolean         lab_result_files_open       (LabResultFiles        *self,
                                              const LabOptions      *options,
                                              GError               **error);
void             lab_result_files_close      (LabResultFiles        *self);
gboolean         lab_result_files_write_text (LabReplacement        *file,
                                              char                  *text,
                                              GError               **error);
LabCommandStatus lab_result_files_fill       (const LabResultFiles  *self,
                                              LabExperiment         *experiment,
                                              GError               **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabResultFiles, lab_result_files_close)

G_END_DECLS
