/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabExportFunc:
 * @widget: the widget that has exported a file
 * @name: the name of the file, without its folder
 *
 * Tells the user that a file was written.
 */
typedef void (*LabExportFunc) (GtkWidget  *widget,
                               const char *name);

void lab_export_write        (GtkWidget     *widget,
                              GFile         *file,
                              GBytes        *bytes,
                              const char    *failure,
                              LabExportFunc  written);
void lab_export_tell_failure (GtkWidget     *widget,
                              GFile         *file,
                              const char    *failure,
                              const char    *text);

G_END_DECLS
