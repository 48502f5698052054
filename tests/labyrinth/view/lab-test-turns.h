/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-deal.h"

G_BEGIN_DECLS

guint   lab_test_choose_turn (const LabPosition *position,
                              LabTurn           *turn);
guint64 lab_test_find_seed   (guint              min_reach,
                              guint              max_reach);

G_END_DECLS
