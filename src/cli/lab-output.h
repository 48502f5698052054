/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-dialogue.h"
#include "lab-replacement.h"

G_BEGIN_DECLS

/**
 * LabProgressFormat:
 * @n_done: how many steps are done
 * @total: how many there are
 * @left: the time left, such as 1:23 for minutes and seconds
 *
 * Returns: (transfer full): how far the work is, shorter than 55 letters
 */
typedef char *(*LabProgressFormat) (guint       n_done,
                                    guint       total,
                                    const char *left);

/**
 * LabProgress:
 * @shown: whether the standard error is a terminal
 * @total: the number of steps to do
 * @format: (nullable): describes how far the work is; %NULL for games
 * @start: when the work began, in microseconds of the monotonic clock
 *
 * A progress bar with an estimate of the time left. It is drawn on the standard error, and only
 * if that is a terminal.
 */
typedef struct
{
  gboolean          shown;
  guint             total;
  LabProgressFormat format;
  gint64            start;
} LabProgress;

/* Files for results, with errors in the words of the command line. */

LabReplacement  *lab_output_open      (const char        *path,
                                       GError           **error);
gboolean         lab_output_write     (LabReplacement    *file,
                                       const void        *data,
                                       gsize              size,
                                       GError           **error);
gboolean         lab_output_open_log  (const LabOptions  *options,
                                       LabDialogueLog   **log,
                                       GError           **error);
LabCommandStatus lab_output_close_log (LabDialogueLog    *log,
                                       const LabOptions  *options,
                                       LabCommandStatus   status,
                                       GError           **error);
void             lab_progress_init    (LabProgress       *self,
                                       guint              total);
void             lab_progress_show    (LabProgress       *self,
                                       guint              n_done);
void             lab_progress_say     (LabProgress       *self,
                                       const char        *text);
void             lab_progress_clear   (LabProgress       *self);

G_END_DECLS
