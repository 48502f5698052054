/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-result-card.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

LabShiftSeat lab_shift_ranking_get_next (LabShiftGame  *game);
GtkWidget   *lab_shift_ranking_show     (LabShiftGame  *game,
                                         LabResultCard *card);

G_END_DECLS
