/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabFileKind:
 * @name: what such files are called, marked with N_()
 * @suffix: how their names end, without the point
 * @mime_type: (nullable): their MIME type
 *
 * The files among which one is chosen.
 */
typedef struct
{
  const char *name;
  const char *suffix;
  const char *mime_type;
} LabFileKind;

/**
 * LabFileFunc:
 * @file: (nullable): the file; %NULL if none was chosen
 * @data: as given to the function that asks
 */
typedef void (*LabFileFunc) (GFile    *file,
                             gpointer  data);

void lab_compat_choose_file_to_open (GtkWindow         *parent,
                                     const char        *title,
                                     const LabFileKind *kind,
                                     LabFileFunc        chosen,
                                     gpointer           data);
void lab_compat_choose_file_to_save (GtkWindow         *parent,
                                     const char        *title,
                                     const char        *name,
                                     const LabFileKind *kind,
                                     LabFileFunc        chosen,
                                     gpointer           data);

G_END_DECLS
