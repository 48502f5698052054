/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/** LAB_CHEESE_PERSON: the text of a rat that a person moves; others have a text for LabRat. */
#define LAB_CHEESE_PERSON "person"

/**
 * LabCheeseRaceSettings:
 * @deal: what the race is dealt from
 * @maze: (nullable) (owned): a maze that was drawn by hand, used instead of a random one
 * @rats: (owned): for each rat %LAB_CHEESE_PERSON or the text of a #LabRat
 * @names: (owned) (nullable): for each rat its name; %NULL for the name of its kind
 *
 * What a race in the window is made from. Plain to copy with lab_cheese_race_settings_copy().
 */
typedef struct
{
  LabCheeseDealSettings deal;
  LabCheeseMaze        *maze;
  char                 *rats[LAB_CHEESE_MAX_RATS];
  char                 *names[LAB_CHEESE_MAX_RATS];
} LabCheeseRaceSettings;

LabCheeseRaceSettings *lab_cheese_race_settings_copy (const LabCheeseRaceSettings *self);
void                   lab_cheese_race_settings_free (LabCheeseRaceSettings       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseRaceSettings, lab_cheese_race_settings_free)

G_END_DECLS
