/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-level.h"
#include "lab-random.h"

G_BEGIN_DECLS

/* What is drawn at random in a level. */

gboolean lab_escape_plan_draw_maze  (LabEscapePlan        *plan,
                                     guint                 size,
                                     gboolean              corners,
                                     LabRandom            *random,
                                     GError              **error);
gboolean lab_escape_plan_draw_items (LabEscapePlan        *plan,
                                     LabRandom            *random,
                                     GError              **error);
double   lab_escape_plan_measure    (const LabEscapePlan  *plan);

G_END_DECLS
