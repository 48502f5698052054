/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "lab-shift-game.h"
#include "lab-shift-players.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_LAUREL (lab_shift_laurel_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftLaurel, lab_shift_laurel, LAB, SHIFT_LAUREL, AdwBin)

#define LAB_TYPE_SHIFT_RANKING_PAGE (lab_shift_ranking_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftRankingPage, lab_shift_ranking_page, LAB, SHIFT_RANKING_PAGE, AdwBin)

LabShiftSeat lab_shift_ranking_page_get_next (LabShiftGame             *game);
void         lab_shift_ranking_page_show     (LabShiftRankingPage      *self,
                                              LabShiftGame             *game);

G_END_DECLS
