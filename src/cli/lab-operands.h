/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-command.h"
#include "lab-shift-observation.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

gboolean lab_operands_expect        (const LabCommand     *command,
                                     GStrv                 operands,
                                     guint                 min,
                                     guint                 max,
                                     GError              **error);
gboolean lab_operands_take_position (const LabCommand     *command,
                                     GStrv                 operands,
                                     guint                 min_more,
                                     guint                 max_more,
                                     LabShiftPosition     *position,
                                     GStrv                *more,
                                     GError              **error);
gboolean lab_operands_take_observation
                                    (const LabCommand     *command,
                                     GStrv                 operands,
                                     LabShiftObservation  *observation,
                                     GError              **error);
gboolean lab_operands_read_position (const char           *text,
                                     LabShiftPosition     *position,
                                     GError              **error);
char    *lab_operands_read_line     (const char           *text,
                                     GError              **error);
gboolean lab_operands_read_number   (const char           *option,
                                     const char           *text,
                                     guint                 max,
                                     guint                *number,
                                     GError              **error);

G_END_DECLS
