/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-compat-files.h"

G_BEGIN_DECLS

/**
 * LabStatisticsExportFunc:
 * @page: the page with the statistics
 * @text: a sentence for players
 *
 * Tells that the statistics were saved. It is called only while the page is shown.
 */
typedef void (*LabStatisticsExportFunc) (GtkWidget  *page,
                                         const char *text);

void lab_statistics_export_choose (GtkWidget               *page,
                                   const char              *name,
                                   LabFileFunc              chosen);
void lab_statistics_export_write  (GtkWidget               *page,
                                   GFile                   *file,
                                   char                    *csv,
                                   LabStatisticsExportFunc  told);

G_END_DECLS
