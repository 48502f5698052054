/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"

G_BEGIN_DECLS

char          *lab_cheese_saved_race_to_text  (LabCheeseRace  *race);
LabCheeseRace *lab_cheese_saved_race_new      (const char     *text,
                                               gssize          length,
                                               GError        **error);

G_END_DECLS
