/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_RESULTS_TABLE (lab_results_table_get_type ())

G_DECLARE_FINAL_TYPE (LabResultsTable, lab_results_table, LAB, RESULTS_TABLE, LabLayout)

void     lab_results_table_begin    (LabResultsTable *self,
                                     const char      *first,
                                     GStrv            headings);
void     lab_results_table_add      (LabResultsTable *self,
                                     const char      *name,
                                     GStrv            numbers,
                                     const char      *text);
gboolean lab_results_table_get_wide (LabResultsTable *self);

G_END_DECLS
