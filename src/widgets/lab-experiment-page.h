/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-experiment.h"
#include "lab-family.h"

G_BEGIN_DECLS

/**
 * LabExperimentPageKind:
 * @width: the largest width of the page
 * @file_name: what new files are called at first
 * @is_strict: whether nothing is shown of an experiment that failed, or was stopped before its
 *   first sample
 * @make_intro: (nullable): makes what is above all
 * @get_setup_type: returns the type of the rows in which the user chooses; they have a signal
 *   `changed`
 * @get_results_type: returns the type of what shows the results, which is hidden before there are
 *   some
 * @add_more: (nullable): adds what is below all
 * @is_ready: whether there is anything to do
 * @make_experiment: makes what the user has chosen
 * @show: shows and tells the results; not any more if there is no experiment, before it is freed
 * @render: draws the results that are shown
 *
 * What is different between the pages of experiments.
 */
typedef struct
{
  int            width;
  const char    *file_name;
  gboolean       is_strict;
  GtkWidget     *(*make_intro)       (void);
  GType          (*get_setup_type)   (void);
  GType          (*get_results_type) (void);
  void           (*add_more)         (GtkBox               *page);
  gboolean       (*is_ready)         (GtkWidget            *setup);
  LabExperiment *(*make_experiment)  (GtkWidget            *setup,
                                      GError              **error);
  void           (*show)             (GtkWidget            *results,
                                      const LabExperiment  *experiment,
                                      LabAnnouncer         *announcer);
  GBytes        *(*render)           (GtkWidget            *results,
                                      const LabExperiment  *experiment,
                                      LabFigureFormat       format,
                                      GError              **error);
} LabExperimentPageKind;

#define LAB_TYPE_EXPERIMENT_PAGE (lab_experiment_page_get_type ())

/**
 * LabExperimentPage:
 *
 * A page on which something is compared by many samples. The user chooses what, runs the
 * experiment, sees its progress and its results, and saves them.
 */
G_DECLARE_FINAL_TYPE (LabExperimentPage, lab_experiment_page, LAB, EXPERIMENT_PAGE, AdwBin)

GtkWidget *lab_experiment_page_new    (const LabExperimentPageKind *kind,
                                       LabFamily                   *family);
void       lab_experiment_page_leave  (GtkWidget                   *page);
void       lab_experiment_page_export (LabExperimentPage           *self,
                                       GFile                       *file);

G_END_DECLS
