/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-player-statistics.h"
#include "lab-record.h"

G_BEGIN_DECLS

GtkWidget *lab_record_row_new            (LabRecord           *record);
GtkWidget *lab_player_statistics_row_new (LabPlayerStatistics *statistics,
                                          GtkWidget           *sample);

G_END_DECLS
