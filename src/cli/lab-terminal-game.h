/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-board-text.h"
#include "lab-game.h"
#include "lab-agent.h"

G_BEGIN_DECLS

gboolean lab_terminal_game_run (LabGame            *game,
                                LabAgent * const   *agents,
                                const LabLimits    *limits,
                                LabBoardTextStyle   style,
                                GError            **error);

G_END_DECLS
