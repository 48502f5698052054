/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "storage/lab-duel-bests.h"

G_BEGIN_DECLS

#define LAB_TYPE_DUEL_TABLE (lab_duel_table_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelTable, lab_duel_table, LAB, DUEL_TABLE, AdwBin)

void lab_duel_table_show (LabDuelTable *self,
                          LabDuelBests *bests,
                          guint         minutes,
                          guint         place);

G_END_DECLS
