/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "controller/lab-clock.h"
#include "lab-pastime.h"

G_BEGIN_DECLS

#define LAB_TYPE_DUEL_PAGE (lab_duel_page_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelPage, lab_duel_page, LAB, DUEL_PAGE, AdwBin)

void        lab_duel_page_set_clock (LabDuelPage *self,
                                     LabClock    *clock);
void        lab_duel_page_refresh   (LabDuelPage *self);
LabPastime *lab_duel_page_deal      (LabDuelPage *self);

G_END_DECLS
