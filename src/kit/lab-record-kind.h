/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-field.h"
#include "lab-game-kind.h"

G_BEGIN_DECLS

/**
 * LabRecordKind:
 * @heading: the first line of the file, up to the version, such as `Labyrinthe Classics`
 * @version: the newest version that can be read, and the one that is written
 * @file_name: its name in the folder of the program
 * @max_records: the number of records that are kept; older ones are removed
 * @size: the size of a record
 * @fields: (nullable): the words of a line
 * @check: (nullable): returns whether the words of a line fit together
 * @read: (nullable): reads the words of a line that has no @fields, into a record that is zero
 * @append: (nullable): writes them
 * @version_key: (nullable): of a file of groups, the key of the version in the group @heading;
 *   each other group is a record
 * @read_group: (nullable): reads a group of such a file, into a record that is zero
 * @write_group: (nullable): adds the group of a record
 * @free_record: frees a record
 * @is_same: (nullable): whether two records are ends of one game, of which the players have undone
 *   the first; a new record replaces the others then. Without it, a #LabGameEnd says what is
 *   replaced.
 *
 * A file of finished games that several windows and processes can change. It has a heading with its
 * version, then a line for each game, whose first word is when it ended; or it is a key file, with
 * a group for each. Each change reads the file and writes it again as a whole, under a lock, so
 * that none loses the games of another.
 */
typedef struct
{
  const char      *heading;
  guint            version;
  const char      *file_name;
  guint            max_records;
  gsize            size;
  const LabField  *fields;
  gboolean       (*check)       (gconstpointer  record);
  gboolean       (*read)        (const char    *line,
                                 gpointer       record);
  void           (*append)      (gconstpointer  record,
                                 GString       *line);
  const char      *version_key;
  gboolean       (*read_group)  (GKeyFile      *file,
                                 const char    *group,
                                 gpointer       record);
  void           (*write_group) (gconstpointer  record,
                                 GKeyFile      *file);
  GDestroyNotify   free_record;
  gboolean       (*is_same)     (gconstpointer  record,
                                 gconstpointer  other);
} LabRecordKind;

gint64     lab_record_kind_get_time   (void);
gpointer   lab_record_kind_parse      (const LabRecordKind  *self,
                                       const char           *line);
char      *lab_record_kind_format     (const LabRecordKind  *self,
                                       gconstpointer         record);
gboolean   lab_record_kind_read       (const LabRecordKind  *self,
                                       const char           *path,
                                       GPtrArray            *records,
                                       gboolean             *writable,
                                       GError              **error);
void       lab_record_kind_add_async  (const LabRecordKind  *self,
                                       gpointer              game,
                                       gpointer              record,
                                       const LabGameEnd     *end,
                                       GAsyncReadyCallback   done,
                                       gpointer              data);
gboolean   lab_record_kind_add_finish (gpointer              game,
                                       GAsyncResult         *result,
                                       GError              **error);
GPtrArray *lab_record_kind_load       (const LabRecordKind  *self,
                                       GError              **error);
void       lab_record_kind_load_async (const LabRecordKind  *self,
                                       gpointer              source,
                                       GAsyncReadyCallback   done,
                                       gpointer              data);
GPtrArray *lab_record_kind_load_finish
                                      (gpointer              source,
                                       GAsyncResult         *result,
                                       GError              **error);
gboolean   lab_record_kind_clear      (const LabRecordKind  *self,
                                       GError              **error);

G_END_DECLS
