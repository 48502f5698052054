/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-record-kind.h"

G_BEGIN_DECLS

/**
 * LAB_STATISTICS_MAX_FILES: no family has finished games from more files.
 */
#define LAB_STATISTICS_MAX_FILES 2

/**
 * LabStatistics:
 * @file_name: the name that is suggested for a file with the statistics
 * @loss: what is lost if the statistics are cleared, in a sentence marked with N_()
 * @kinds: the files of finished games; those that are missing are %NULL
 * @show: adds what was read from each file to an empty box
 * @to_csv: (transfer full): returns what was read from each file as a table
 *
 * The statistics of a family.
 */
struct _LabStatistics
{
  const char *file_name;
  const char *loss;
  const LabRecordKind *kinds[LAB_STATISTICS_MAX_FILES];

  void  (*show)   (GtkBox            *box,
                   GPtrArray * const *games);
  char *(*to_csv) (GPtrArray * const *games);
};

typedef struct _LabStatistics LabStatistics;

#define LAB_TYPE_STATISTICS_SECTION (lab_statistics_section_get_type ())

G_DECLARE_FINAL_TYPE (LabStatisticsSection, lab_statistics_section, LAB, STATISTICS_SECTION, AdwBin)

GtkWidget *lab_statistics_section_new    (const LabStatistics  *statistics);
void       lab_statistics_section_load   (LabStatisticsSection *self);
void       lab_statistics_section_export (LabStatisticsSection *self,
                                          GFile                *file);
GtkWidget *lab_statistics_add_list       (GtkBox               *box,
                                          const char           *title);
void       lab_statistics_add_row        (GtkWidget            *list,
                                          const char           *title,
                                          const char           *format,
                                          ...) G_GNUC_PRINTF (3, 4);

G_END_DECLS
