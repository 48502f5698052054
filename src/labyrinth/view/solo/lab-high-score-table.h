/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-high-scores.h"

G_BEGIN_DECLS

#define LAB_TYPE_HIGH_SCORE_TABLE (lab_high_score_table_get_type ())

G_DECLARE_FINAL_TYPE (LabHighScoreTable, lab_high_score_table, LAB, HIGH_SCORE_TABLE, AdwBin)

void lab_high_score_table_show (LabHighScoreTable *self,
                                LabHighScores     *scores,
                                guint              minutes,
                                guint              place);

G_END_DECLS
