/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab/lab-drawing.h"
#include "model/lab-game.h"
#include "players/lab-agent.h"

G_BEGIN_DECLS

gboolean lab_session_run (LabGame          *game,
                          LabAgent * const *agents,
                          const LabLimits  *limits,
                          LabDrawingStyle   style,
                          GError          **error);

G_END_DECLS
