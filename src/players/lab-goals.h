/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-position.h"

G_BEGIN_DECLS

guint lab_goals_list (const LabPosition *position,
                      LabSeat            seat,
                      LabCell            goals[LAB_N_TREASURES]);

G_END_DECLS
