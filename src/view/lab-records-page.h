/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "storage/lab-records.h"

G_BEGIN_DECLS

#define LAB_TYPE_RECORDS_PAGE (lab_records_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRecordsPage, lab_records_page, LAB, RECORDS_PAGE, AdwBin)

GtkWidget *lab_records_page_new    (LabRecords     *records);
void       lab_records_page_warn   (LabRecordsPage *self,
                                    const char     *text);
void       lab_records_page_export (LabRecordsPage *self,
                                    GFile          *file);

G_END_DECLS
