/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shell.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_STATISTICS_PAGE (lab_classic_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicStatisticsPage, lab_classic_statistics_page, LAB,
                      CLASSIC_STATISTICS_PAGE, AdwBin)

GtkWidget *lab_classic_statistics_page_new    (LabShell                 *shell);
void       lab_classic_statistics_page_update (LabClassicStatisticsPage *self);
void       lab_classic_statistics_page_export (LabClassicStatisticsPage *self,
                                               GFile                    *file);

G_END_DECLS
