/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"

G_BEGIN_DECLS

char       *lab_cheese_telling_name        (LabCheeseRace           *race,
                                            guint                    rat);
char       *lab_cheese_telling_names       (LabCheeseRace           *race);
char       *lab_cheese_telling_score       (double                   score);
char       *lab_cheese_telling_turn_number (LabCheeseRace           *race,
                                            guint                    n_played);
char       *lab_cheese_telling_turn        (LabCheeseRace           *race,
                                            guint                    n_played,
                                            gboolean                 only_finds);
char       *lab_cheese_telling_state       (LabCheeseRace           *race,
                                            const LabCheesePosition *position,
                                            guint                    rat);
char       *lab_cheese_telling_openings    (LabCheeseRace           *race,
                                            guint                    rat);
char       *lab_cheese_telling_passage     (LabCheeseAction          action,
                                            guint                    weight);
char       *lab_cheese_telling_result      (LabCheeseRace           *race);
char       *lab_cheese_telling_reason      (LabCheeseRace           *race);
const char *lab_cheese_telling_direction   (LabCheeseAction          action);

G_END_DECLS
