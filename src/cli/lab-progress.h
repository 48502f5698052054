/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabProgress:
 * @shown: whether the standard error is a terminal
 * @total: the number of steps to do
 * @start: when the work began, in microseconds of the monotonic clock
 *
 * A progress bar with an estimate of the time left. It is drawn on the standard error, and only
 * if that is a terminal.
 */
typedef struct
{
  gboolean shown;
  guint    total;
  gint64   start;
} LabProgress;

void lab_progress_init  (LabProgress *self,
                         guint        total);
void lab_progress_show  (LabProgress *self,
                         guint        n_done);
void lab_progress_say   (LabProgress *self,
                         const char  *text);
void lab_progress_clear (LabProgress *self);

G_END_DECLS
