/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"
#include "lab-random.h"

G_BEGIN_DECLS

guint    lab_soak_get_number (const char        *variable,
                              guint              usual);
guint    lab_soak_draw       (LabRandom         *random,
                              guint              from,
                              guint              to);
gpointer lab_soak_open_again (const LabGameKind *kind,
                              gpointer           game,
                              LabClock          *clock);

G_END_DECLS
