/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-records-file.h"

G_BEGIN_DECLS

/**
 * LabRecordsStore:
 * @format: what the file looks like
 * @file_name: its name in the folder of the program
 * @free_record: frees a record
 * @max_records: the number of records that are kept; older ones are removed
 *
 * A file of finished games that several windows and processes can change. Each change reads the
 * file and writes it again as a whole, under a lock, so that none loses the games of another.
 */
typedef struct
{
  const LabRecordsFormat *format;
  const char             *file_name;
  GDestroyNotify          free_record;
  guint                   max_records;
} LabRecordsStore;

void       lab_records_store_add_async  (const LabRecordsStore  *self,
                                         gpointer                game,
                                         gpointer                record,
                                         GAsyncReadyCallback     done,
                                         gpointer                data);
gboolean   lab_records_store_add_finish (gpointer                game,
                                         GAsyncResult           *result,
                                         GError                **error);
GPtrArray *lab_records_store_load       (const LabRecordsStore  *self,
                                         GError                **error);
gboolean   lab_records_store_clear      (const LabRecordsStore  *self,
                                         GError                **error);

G_END_DECLS
