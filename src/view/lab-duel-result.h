/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "controller/lab-time-duel.h"
#include "storage/lab-duel-bests.h"

G_BEGIN_DECLS

#define LAB_TYPE_DUEL_RESULT (lab_duel_result_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelResult, lab_duel_result, LAB, DUEL_RESULT, AdwBin)

GtkWidget *lab_duel_result_new      (LabTimeDuel   *duel,
                                     LabDuelBests  *bests,
                                     guint          place);
void       lab_duel_result_complain (LabDuelResult *self,
                                     const char    *reason);

G_END_DECLS
