/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"

G_BEGIN_DECLS

guint    lab_soak_get_number (const char        *variable,
                              guint              usual);
gpointer lab_soak_open_again (const LabGameKind *kind,
                              gpointer           game,
                              LabClock          *clock);

G_END_DECLS
