/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_RANKING_PAGE (lab_ranking_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRankingPage, lab_ranking_page, LAB, RANKING_PAGE, AdwBin)

LabSeat lab_ranking_page_get_next (LabGame        *game);
void    lab_ranking_page_show     (LabRankingPage      *self,
                                   LabGame             *game,
                                   const LabPlayerKind *kinds,
                                   gboolean             key_held);

G_END_DECLS
