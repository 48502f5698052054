/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-cheese-race.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_THOUGHTS (lab_cheese_thoughts_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseThoughts, lab_cheese_thoughts, LAB, CHEESE_THOUGHTS, AdwBin)

void                 lab_cheese_thoughts_set_race      (LabCheeseThoughts *self,
                                                        LabCheeseRace     *race,
                                                        LabAnnouncer      *announcer);
void                 lab_cheese_thoughts_set_turn      (LabCheeseThoughts *self,
                                                        guint              n_played);
const LabRatThought *lab_cheese_thoughts_get           (LabCheeseThoughts *self,
                                                        guint             *rat,
                                                        guint             *n_steps);
void                 lab_cheese_thoughts_turn          (LabCheeseThoughts *self,
                                                        int                by);

G_END_DECLS
