/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-player-kind.h"

G_BEGIN_DECLS

guint lab_game_length_estimate (const LabPlayerKind *kinds,
                                guint                n_players,
                                guint                cards_each);

G_END_DECLS
