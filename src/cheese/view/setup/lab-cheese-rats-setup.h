/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-race.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_RATS_SETUP (lab_cheese_rats_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseRatsSetup, lab_cheese_rats_setup, LAB, CHEESE_RATS_SETUP, AdwBin)

gboolean lab_cheese_rats_setup_get (LabCheeseRatsSetup     *self,
                                    LabCheeseRaceSettings  *settings,
                                    GError                **error);

G_END_DECLS
