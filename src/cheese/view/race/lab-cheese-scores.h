/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-race.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_SCORES (lab_cheese_scores_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseScores, lab_cheese_scores, LAB, CHEESE_SCORES, AdwBin)

void lab_cheese_scores_set_race (LabCheeseScores         *self,
                                 LabCheeseRace           *race);
void lab_cheese_scores_show     (LabCheeseScores         *self,
                                 const LabCheesePosition *position);

G_END_DECLS
