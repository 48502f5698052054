/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabChildEvent:
 * @LAB_CHILD_LINE: there is a line
 * @LAB_CHILD_TIMEOUT: there was none before the deadline
 * @LAB_CHILD_CANCELLED: the waiting was cancelled
 * @LAB_CHILD_ENDED: there will be no more: the program ended or closed its output
 * @LAB_CHILD_LONG_LINE: the line is longer than any should be
 *
 * What waiting for a line can end with.
 */
typedef enum
{
  LAB_CHILD_LINE,
  LAB_CHILD_TIMEOUT,
  LAB_CHILD_CANCELLED,
  LAB_CHILD_ENDED,
  LAB_CHILD_LONG_LINE,
} LabChildEvent;

typedef struct _LabChild LabChild;

LabChild      *lab_child_new            (const char * const  *argv,
                                         gboolean             shows_stderr,
                                         GError             **error);
void           lab_child_free           (LabChild            *self);
void           lab_child_end            (LabChild            *self,
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
