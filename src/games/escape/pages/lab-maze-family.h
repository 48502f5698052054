/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-statistics-frame.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_STATISTICS_PAGE (lab_escape_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeStatisticsPage, lab_escape_statistics_page, LAB,
                      ESCAPE_STATISTICS_PAGE, LabStatisticsFrame)

GtkWidget *lab_escape_statistics_page_create (LabFamily *family);
void       lab_escape_statistics_page_show   (LabFamily *family,
                                              GtkWidget *page);

G_END_DECLS
