/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-records.h"

G_BEGIN_DECLS

/**
 * LabRecordsFunc:
 * @records: the records; ours to change, and nobody else's
 * @damage: (nullable): what could not be read, for the player
 * @data: of lab_recorder_read()
 */
typedef void (*LabRecordsFunc) (LabRecords   *records,
                                const GError *damage,
                                gpointer      data);

#define LAB_TYPE_RECORDER (lab_recorder_get_type ())

G_DECLARE_FINAL_TYPE (LabRecorder, lab_recorder, LAB, RECORDER, GObject)

LabRecorder *lab_recorder_new   (const char     *path);
void         lab_recorder_note  (LabRecorder    *self,
                                 LabRecord      *record);
void         lab_recorder_read  (LabRecorder    *self,
                                 LabRecordsFunc  func,
                                 gpointer        data);
void         lab_recorder_flush (LabRecorder    *self);

G_END_DECLS
