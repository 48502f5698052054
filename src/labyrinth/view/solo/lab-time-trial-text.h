/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-high-scores.h"

G_BEGIN_DECLS

char       *lab_time_trial_text_time    (gint64              microseconds);
char       *lab_time_trial_text_mark    (gint64              before,
                                         gint64              now);
char       *lab_time_trial_text_minutes (guint               minutes);
char       *lab_time_trial_text_found   (guint               n_treasures);
char       *lab_time_trial_text_score   (guint               n_treasures,
                                         guint               n_turns,
                                         gint64              left);
char       *lab_time_trial_text_when    (const LabHighScore *score);
const char *lab_time_trial_text_name    (const char         *name);

G_END_DECLS
