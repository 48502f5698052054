/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabAxisTick:
 * @value: where it is on the axis
 * @label: the text beside it
 * @second_line: (nullable): a text below @label, such as the date of a time of day
 *
 * A mark on an axis.
 */
typedef struct
{
  double value;
  char  *label;
  char  *second_line;
} LabAxisTick;

/**
 * LabAxisFormat:
 * @value: a value on an axis
 *
 * Returns: (transfer full): the text for @value
 */
typedef char *(*LabAxisFormat) (double value);

guint64 lab_axis_get_step       (double        span,
                                 guint         max_steps);
GArray *lab_axis_choose_numbers (double        from,
                                 double        to,
                                 guint         max_steps,
                                 LabAxisFormat format);
GArray *lab_axis_choose_times   (gint64        from,
                                 gint64        to,
                                 guint         max_ticks);

G_END_DECLS
