/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_PLAYER_STATISTICS (lab_player_statistics_get_type ())

G_DECLARE_FINAL_TYPE (LabPlayerStatistics, lab_player_statistics, LAB, PLAYER_STATISTICS, GObject)

GListModel    *lab_player_statistics_collect_persons   (GListModel *records);
GListModel    *lab_player_statistics_collect_computers (GListModel *records);

const char    *lab_player_statistics_get_name          (LabPlayerStatistics  *self);
LabPlayerKind  lab_player_statistics_get_kind          (LabPlayerStatistics  *self);
guint          lab_player_statistics_get_n_games       (LabPlayerStatistics  *self);
guint          lab_player_statistics_get_n_wins        (LabPlayerStatistics  *self);
guint          lab_player_statistics_get_best          (LabPlayerStatistics  *self);
double         lab_player_statistics_get_median        (LabPlayerStatistics  *self);
gint64         lab_player_statistics_get_first         (LabPlayerStatistics  *self);
const gint64  *lab_player_statistics_get_wins          (LabPlayerStatistics  *self);

G_END_DECLS
