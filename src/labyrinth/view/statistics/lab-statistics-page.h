/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-records.h"
#include "lab-statistics-frame.h"

G_BEGIN_DECLS

#define LAB_TYPE_STATISTICS_PAGE (lab_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabStatisticsPage, lab_statistics_page, LAB, STATISTICS_PAGE,
                      LabStatisticsFrame)

void lab_statistics_page_show (LabStatisticsPage *self,
                               LabRecords        *records,
                               const char        *warning);

G_END_DECLS
