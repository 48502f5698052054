/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabChildEvent:
 * @LAB_CHILD_LINE: there is a line
 * @LAB_CHILD_TIMEOUT: there was no line before the deadline
 * @LAB_CHILD_CANCELLED: the waiting was cancelled
 * @LAB_CHILD_ENDED: there are no more lines: the program ended or closed its output
 * @LAB_CHILD_LONG_LINE: the line is longer than %LAB_LINE_BUFFER_MAX bytes
 *
 * The result of waiting for a line.
 */
typedef enum
{
  LAB_CHILD_LINE,
  LAB_CHILD_TIMEOUT,
  LAB_CHILD_CANCELLED,
  LAB_CHILD_ENDED,
  LAB_CHILD_LONG_LINE,
} LabChildEvent;

/**
 * LabChildErrors:
 * @LAB_CHILD_ERRORS_DROPPED: it is discarded
 * @LAB_CHILD_ERRORS_SHOWN: it goes to our standard error
 * @LAB_CHILD_ERRORS_READ: the function of lab_child_watch_errors() gets it
 *
 * Where the standard error of a program goes.
 */
typedef enum
{
  LAB_CHILD_ERRORS_DROPPED,
  LAB_CHILD_ERRORS_SHOWN,
  LAB_CHILD_ERRORS_READ,
} LabChildErrors;

/**
 * LabChildErrorFunc:
 * @line: a line without its line feed
 * @data: the data from lab_child_watch_errors()
 *
 * Called for each line of the standard error of a program.
 */
typedef void (*LabChildErrorFunc) (const char *line,
                                   gpointer    data);

typedef struct _LabChild LabChild;

LabChild      *lab_child_new            (const char * const  *argv,
                                         LabChildErrors       errors,
                                         GError             **error);
void           lab_child_watch_errors   (LabChild            *self,
                                         LabChildErrorFunc    func,
                                         gpointer             data);
gboolean       lab_child_has_unread     (LabChild            *self);
void           lab_child_free           (LabChild            *self);
gboolean       lab_child_end            (LabChild            *self,
                                         gint64               patience);
void           lab_child_send           (LabChild            *self,
                                         const char          *line);
LabChildEvent  lab_child_wait_for_line  (LabChild            *self,
                                         gint64               deadline,
                                         GCancellable        *cancellable,
                                         char               **line);
guint64        lab_child_get_n_received (LabChild            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabChild, lab_child_free)

G_END_DECLS
