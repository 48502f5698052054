/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabFileKind:
 * @name: the name of this kind of files, marked with N_()
 * @suffix: the file name extension, without the dot
 * @mime_type: (nullable): the MIME type
 *
 * A kind of files that a file dialog lists.
 */
typedef struct
{
  const char *name;
  const char *suffix;
  const char *mime_type;
} LabFileKind;

/**
 * LabFileFunc:
 * @file: (nullable): the chosen file; %NULL if the dialog was canceled
 * @data: the data that was passed with the function
 *
 * Handles the answer of a file dialog.
 */
typedef void (*LabFileFunc) (GFile    *file,
                             gpointer  data);

void lab_compat_choose_file (GtkWindow         *parent,
                             const char        *title,
                             const char        *name,
                             const LabFileKind *kind,
                             LabFileFunc        chosen,
                             gpointer           data);

G_END_DECLS
