/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-records.h"

G_BEGIN_DECLS

/**
 * LabRecordsFunc:
 * @records: (transfer none): the records; no other code uses this object
 * @damage: (nullable): what could not be read, for the player
 * @data: the data of lab_statistics_writer_read()
 *
 * Receives the records.
 */
typedef void (*LabRecordsFunc) (LabRecords   *records,
                                const GError *damage,
                                gpointer      data);

#define LAB_TYPE_STATISTICS_WRITER (lab_statistics_writer_get_type ())

G_DECLARE_FINAL_TYPE (LabStatisticsWriter, lab_statistics_writer, LAB, STATISTICS_WRITER, GObject)

LabStatisticsWriter *lab_statistics_writer_new   (const char          *path);
void                 lab_statistics_writer_note  (LabStatisticsWriter *self,
                                                  LabRecord           *record);
void                 lab_statistics_writer_read  (LabStatisticsWriter *self,
                                                  LabRecordsFunc       func,
                                                  gpointer             data);
void                 lab_statistics_writer_flush (LabStatisticsWriter *self);

G_END_DECLS
