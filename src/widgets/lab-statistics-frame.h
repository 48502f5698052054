/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_STATISTICS_FRAME (lab_statistics_frame_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabStatisticsFrame, lab_statistics_frame, LAB, STATISTICS_FRAME, AdwBin)

/**
 * LabStatisticsFrameClass:
 * @file_name: the name that is suggested for the file with the statistics
 * @loss: what is lost if the statistics are cleared, in a sentence marked with N_()
 * @to_csv: (transfer full): returns the statistics as a table
 * @clear: deletes all recorded games, and shows what is left; returns %FALSE with @error set if
 *   that is not possible
 *
 * What a page of statistics must define.
 */
struct _LabStatisticsFrameClass
{
  AdwBinClass parent_class;

  const char *file_name;
  const char *loss;

  char     *(*to_csv) (LabStatisticsFrame  *self);
  gboolean  (*clear)  (LabStatisticsFrame  *self,
                       GError             **error);
};

void lab_statistics_frame_update        (LabStatisticsFrame *self,
                                         gboolean            any);
void lab_statistics_frame_set_warning   (LabStatisticsFrame *self,
                                         const char         *warning);
void lab_statistics_frame_scroll_to_top (LabStatisticsFrame *self);
void lab_statistics_frame_export        (LabStatisticsFrame *self,
                                         GFile              *file);

G_END_DECLS
