/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabProgress:
 * @shown: whether anybody can see it
 * @total: how much there is to do
 * @start: when it was begun, in microseconds of the monotonic clock
 *
 * A bar on the standard error that says how far something is, and how long it will
 * still take. Where that is no terminal, nothing is written.
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
void lab_progress_clear (LabProgress *self);

G_END_DECLS
