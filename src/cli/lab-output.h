/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-dialogue-log.h"
#include "lab-replacement.h"

G_BEGIN_DECLS

/* Files for results, with errors in the words of the command line. */

LabReplacement *lab_output_open      (const char      *path,
                                      GError         **error);
gboolean        lab_output_write     (LabReplacement  *file,
                                      const void      *data,
                                      gsize            size,
                                      GError         **error);
LabDialogueLog *lab_output_open_log  (const char      *path,
                                      GError         **error);
gboolean        lab_output_close_log (LabDialogueLog  *log,
                                      const char      *path,
                                      GError         **error);

G_END_DECLS
