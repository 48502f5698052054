/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "storage/lab-duel-bests.h"

G_BEGIN_DECLS

char       *lab_duel_text_time     (gint64             microseconds);
char       *lab_duel_text_mark     (gint64             before,
                                    gint64             now);
char       *lab_duel_text_minutes  (guint              minutes);
char       *lab_duel_text_found    (guint              n_treasures);
char       *lab_duel_text_score    (guint              n_treasures,
                                    guint              n_turns,
                                    gint64             left);
char       *lab_duel_text_when     (const LabDuelBest *best);
const char *lab_duel_text_name     (const char        *name);

G_END_DECLS
