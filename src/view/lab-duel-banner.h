/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "controller/lab-time-duel.h"

G_BEGIN_DECLS

#define LAB_TYPE_DUEL_BANNER (lab_duel_banner_get_type ())

G_DECLARE_FINAL_TYPE (LabDuelBanner, lab_duel_banner, LAB, DUEL_BANNER, AdwBin)

GtkWidget *lab_duel_banner_new (LabTimeDuel *duel);

G_END_DECLS
