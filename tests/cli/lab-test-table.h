/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabTestTable:
 * @process: the program
 * @terminal: our side of its terminal
 * @seen: everything that was printed
 * @read: how much of it the test has already expected
 *
 * The program with a terminal of its own.
 */
typedef struct
{
  GSubprocess *process;
  int          terminal;
  GString     *seen;
  gsize        read;
} LabTestTable;

LabTestTable *lab_test_table_new              (const char    *word,
                                               ...) G_GNUC_NULL_TERMINATED;
LabTestTable *lab_test_table_new_for_progress (const char    *words);
void          lab_test_table_type             (LabTestTable  *self,
                                               const char    *line);
char         *lab_test_table_expect           (LabTestTable  *self,
                                               const char    *text);
void          lab_test_table_await            (LabTestTable  *self,
                                               const char    *text);
void          lab_test_table_leave            (LabTestTable  *self);
void          lab_test_table_leave_with       (LabTestTable  *self,
                                               int            status);
gboolean      lab_test_table_is_possible      (void);

G_END_DECLS
