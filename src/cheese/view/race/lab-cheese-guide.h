/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-cheese-race.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_GUIDE (lab_cheese_guide_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseGuide, lab_cheese_guide, LAB, CHEESE_GUIDE, AdwBin)

void lab_cheese_guide_begin  (LabCheeseGuide *self,
                              LabCheeseRace  *race,
                              LabAnnouncer   *announcer);
void lab_cheese_guide_show   (LabCheeseGuide *self);
void lab_cheese_guide_follow (LabCheeseGuide *self);

G_END_DECLS
