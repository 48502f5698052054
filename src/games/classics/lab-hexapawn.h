/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"

G_BEGIN_DECLS

/**
 * LabHexapawn:
 *
 * A position of Hexapawn (Gardner, 1962), whose pieces are pawns: they move and capture as in
 * chess, without the double step. The first player to reach the other end wins; a player who cannot
 * move loses.
 */
typedef LabClassicCells LabHexapawn;

extern const LabZeroSum lab_hexapawn_rules;
extern const LabClassic lab_hexapawn;

G_END_DECLS
