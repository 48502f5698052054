/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabTimeTick:
 * @time: when it is, in seconds since 1970, UTC
 * @label: how it is called where the user lives: a time of day, or a date
 * @date: (nullable): of a time of day, the date that it is the first of
 *
 * A mark on an axis of time.
 */
typedef struct
{
  gint64 time;
  char  *label;
  char  *date;
} LabTimeTick;

GArray *lab_time_axis_choose (gint64 from,
                              gint64 to,
                              guint  max_ticks);

G_END_DECLS
