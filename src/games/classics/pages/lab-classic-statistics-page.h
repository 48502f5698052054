/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-statistics-frame.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_STATISTICS_PAGE (lab_classic_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicStatisticsPage, lab_classic_statistics_page, LAB,
                      CLASSIC_STATISTICS_PAGE, LabStatisticsFrame)

void lab_classic_statistics_page_update (LabClassicStatisticsPage *self);

G_END_DECLS
