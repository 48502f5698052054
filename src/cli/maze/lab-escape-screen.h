/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-escape-game.h"

G_BEGIN_DECLS

char             *lab_escape_screen_list_items (LabEscapeGame  *game);
LabCommandStatus  lab_escape_screen_play       (LabEscapeGame  *game,
                                                gboolean        ascii,
                                                GError        **error);

G_END_DECLS
