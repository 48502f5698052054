/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-dialogue-log.h"

G_BEGIN_DECLS

/**
 * LabOutput:
 *
 * A file for results. It is opened before the work begins, so that an error shows up early. Its
 * contents stay the same until the work is done.
 */
typedef struct _LabOutput LabOutput;

LabOutput *lab_output_open  (const char  *path,
                             GError     **error);
LabDialogueLog *lab_output_open_log  (const char      *path,
                                      GError         **error);
gboolean        lab_output_close_log (LabDialogueLog  *log,
                                      const char      *path,
                                      GError         **error);

gboolean   lab_output_write (LabOutput   *self,
                             const void  *data,
                             gsize        size,
                             GError     **error);
gboolean   lab_output_equal (LabOutput   *self,
                             LabOutput   *other);
void       lab_output_close (LabOutput   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabOutput, lab_output_close)

G_END_DECLS
