/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_RESULTS_TABLE (lab_results_table_get_type ())

G_DECLARE_FINAL_TYPE (LabResultsTable, lab_results_table, LAB, RESULTS_TABLE, LabLayout)

/**
 * LabResultsTable:
 *
 * Shows names with numbers, such as those of algorithms that are compared: as a table if there is
 * space for all columns, and otherwise as a card for each name. For screen readers, both have a
 * row for each name, with all its numbers.
 */
struct _LabResultsTable
{
  LabLayout parent_instance;

  GtkListBox *table;
  GtkListBox *cards;
  GPtrArray *columns;           /* of GtkSizeGroup */
  gboolean wide;                /* columns are shown, instead of cards */
};

void     lab_results_table_begin    (LabResultsTable *self,
                                     const char      *first,
                                     GStrv            headings);
void     lab_results_table_add      (LabResultsTable *self,
                                     const char      *name,
                                     GStrv            numbers,
                                     const char      *text);

G_END_DECLS
