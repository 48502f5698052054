/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"

G_BEGIN_DECLS

/** lab_shift_kind: the standard game of the shifting maze; its games are #LabShiftGame. */
extern const LabGameKind lab_shift_kind;

G_END_DECLS
