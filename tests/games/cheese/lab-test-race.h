/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"

G_BEGIN_DECLS

/* Races of people and rats, for tests. */

LabCheeseRace *lab_test_race_new     (guint            seed,
                                      const char      *rats);
void           lab_test_race_wait    (LabCheeseRace   *race);
void           lab_test_race_advance (LabCheeseRace   *race);
void           lab_test_race_finish  (LabCheeseRace   *race);
void           lab_test_race_choose  (LabCheeseRace   *race,
                                      guint            rat,
                                      LabCheeseAction  action);

G_END_DECLS
