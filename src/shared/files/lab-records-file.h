/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabRecordsFormat:
 * @heading: the first line of the file, up to the version, such as `Labyrinthe Classics`
 * @version: the newest version that can be read, and the one that is written
 * @parse: reads a line; %NULL if it is damaged
 * @format: writes a line
 *
 * What a file of finished games looks like. It has a heading with its version, then a line for each
 * game.
 */
typedef struct
{
  const char *heading;
  guint       version;
  gpointer  (*parse)  (const char    *line);
  char     *(*format) (gconstpointer  record);
} LabRecordsFormat;

gboolean lab_records_file_load (const LabRecordsFormat  *format,
                                const char              *path,
                                GPtrArray               *records,
                                gboolean                *writable,
                                GError                 **error);
gboolean lab_records_file_save (const LabRecordsFormat  *format,
                                const char              *path,
                                GPtrArray               *records,
                                GError                 **error);

G_END_DECLS
