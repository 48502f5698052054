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

#define LAB_TYPE_EXPORT_BUTTONS (lab_export_buttons_get_type ())

/**
 * LabExportButtons:
 *
 * Two buttons that save results: as a table, and as a picture.
 *
 * Signals:
 * - `chosen` (GFile *file): the user wants to save to this file; if its name ends in `.csv`, a
 *   table
 */
G_DECLARE_FINAL_TYPE (LabExportButtons, lab_export_buttons, LAB, EXPORT_BUTTONS, GtkBox)

struct _LabExportButtons
{
  GtkBox parent_instance;

  const char *name;             /* of a new file, without an ending */
};

void lab_export_write            (GtkWidget        *widget,
                                  GFile            *file,
                                  GBytes           *bytes,
                                  const char       *failure,
                                  LabExportFunc     written);
void lab_export_tell_failure     (GtkWidget        *widget,
                                  GFile            *file,
                                  const char       *failure,
                                  const char       *text);

G_END_DECLS
