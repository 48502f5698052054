/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-records.h"

G_BEGIN_DECLS

#define LAB_TYPE_STATISTICS_PAGE (lab_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabStatisticsPage, lab_statistics_page, LAB, STATISTICS_PAGE, AdwBin)

void lab_statistics_page_show   (LabStatisticsPage *self,
                                 LabRecords        *records,
                                 const char        *warning);
void lab_statistics_page_export (LabStatisticsPage *self,
                                 GFile             *file);

G_END_DECLS
