/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-record-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_STATISTICS_FRAME (lab_statistics_frame_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabStatisticsFrame, lab_statistics_frame, LAB, STATISTICS_FRAME, AdwBin)

/**
 * LAB_STATISTICS_MAX_FILES: no page has finished games from more files.
 */
#define LAB_STATISTICS_MAX_FILES 2

/**
 * LabStatisticsFrameClass:
 * @file_name: the name that is suggested for the file with the statistics
 * @loss: what is lost if the statistics are cleared, in a sentence marked with N_()
 * @kinds: (nullable): the files of finished games; a page without them calls
 *   lab_statistics_frame_update() itself
 * @load: (nullable): reads the first file instead of lab_record_kind_load(), and adds it up
 * @show: (nullable): shows what was read from each file
 * @to_csv: (transfer full): returns what was read from each file as a table
 * @clear: deletes all recorded games, and shows what is left; returns %FALSE with @error set if
 *   that is not possible. The default clears the files of @kinds.
 *
 * What a page of statistics must define.
 */
struct _LabStatisticsFrameClass
{
  AdwBinClass parent_class;

  const char *file_name;
  const char *loss;
  const LabRecordKind *kinds[LAB_STATISTICS_MAX_FILES];

  GPtrArray *(*load)   (GError             **error);
  void       (*show)   (LabStatisticsFrame  *self,
                        GPtrArray * const   *games);
  char      *(*to_csv) (LabStatisticsFrame  *self,
                        GPtrArray * const   *games);
  gboolean   (*clear)  (LabStatisticsFrame  *self,
                        GError             **error);
};

void lab_statistics_frame_show          (LabFamily          *family,
                                         GtkWidget          *page);
void lab_statistics_frame_show_number   (GtkLabel           *label,
                                         guint64             number);
void lab_statistics_frame_update        (LabStatisticsFrame *self,
                                         gboolean            any);
void lab_statistics_frame_set_warning   (LabStatisticsFrame *self,
                                         const char         *warning);
void lab_statistics_frame_scroll_to_top (LabStatisticsFrame *self);
void lab_statistics_frame_export        (LabStatisticsFrame *self,
                                         GFile              *file);

G_END_DECLS
