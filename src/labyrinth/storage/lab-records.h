/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record.h"

G_BEGIN_DECLS

/** LAB_MAX_RECORDS: the largest number of recorded games; older ones are removed. */
#define LAB_MAX_RECORDS 10000

#define LAB_TYPE_RECORDS (lab_records_get_type ())

G_DECLARE_FINAL_TYPE (LabRecords, lab_records, LAB, RECORDS, GObject)

LabRecords *lab_records_new   (const char  *path);
gboolean    lab_records_load  (LabRecords  *self,
                               GError     **error);
gboolean    lab_records_add   (LabRecords  *self,
                               LabRecord   *record,
                               GError     **error);
gboolean    lab_records_clear (LabRecords  *self,
                               GError     **error);

G_END_DECLS
