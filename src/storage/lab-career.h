/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "players/lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_CAREER (lab_career_get_type ())

G_DECLARE_FINAL_TYPE (LabCareer, lab_career, LAB, CAREER, GObject)

GListModel    *lab_career_collect_persons   (GListModel *records);
GListModel    *lab_career_collect_computers (GListModel *records);

const char    *lab_career_get_name          (LabCareer  *self);
LabPlayerKind  lab_career_get_kind          (LabCareer  *self);
guint          lab_career_get_n_games       (LabCareer  *self);
guint          lab_career_get_n_wins        (LabCareer  *self);
guint          lab_career_get_best          (LabCareer  *self);
double         lab_career_get_median        (LabCareer  *self);
gint64         lab_career_get_first         (LabCareer  *self);
const gint64  *lab_career_get_wins          (LabCareer  *self);

G_END_DECLS
