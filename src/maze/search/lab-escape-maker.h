/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-level.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_MIN_YEAR: the first year with daily levels. */
#define LAB_ESCAPE_MIN_YEAR 1970

/** LAB_ESCAPE_MAX_YEAR: the last year with daily levels. */
#define LAB_ESCAPE_MAX_YEAR 9999

LabEscapeLevel *lab_escape_maker_make           (guint64      number,
                                                 GError     **error);
LabEscapeLevel *lab_escape_maker_make_daily     (guint        year,
                                                 guint        month,
                                                 guint        day,
                                                 GError     **error);
LabEscapeLevel *lab_escape_maker_parse          (const char  *text,
                                                 GError     **error);
gboolean        lab_escape_maker_read           (const char  *text,
                                                 guint64     *number,
                                                 guint       *year,
                                                 guint       *month,
                                                 guint       *day);
double          lab_escape_maker_get_difficulty (guint64      number);

G_END_DECLS
