/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-records.h"
#include "lab-statistics-frame.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_STATISTICS_PAGE (lab_classic_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicStatisticsPage, lab_classic_statistics_page, LAB,
                      CLASSIC_STATISTICS_PAGE, LabStatisticsFrame)

G_END_DECLS
