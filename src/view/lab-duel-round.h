/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "controller/lab-time-duel.h"
#include "lab-pastime.h"
#include "storage/lab-duel-bests.h"

G_BEGIN_DECLS

#define LAB_TYPE_DUEL_ROUND (lab_duel_round_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelRound, lab_duel_round, LAB, DUEL_ROUND, LabPastime)

LabPastime  *lab_duel_round_new      (LabDuelBests *bests,
                                      LabClock     *clock,
                                      guint         minutes,
                                      guint64       seed,
                                      const char   *name);
LabTimeDuel *lab_duel_round_get_duel (LabDuelRound *self);

G_END_DECLS
