/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-position.h"

G_BEGIN_DECLS

LabSeat  lab_card_visibility_get_first_viewer (LabSeatSet         persons);
gboolean lab_card_visibility_needs_cover      (const LabPosition *position,
                                               LabSeatSet         persons,
                                               LabSeat            viewer);
gboolean lab_card_visibility_hides_find       (const LabPosition *position,
                                               LabSeatSet         persons,
                                               LabSeat            finder);
LabSeat  lab_card_visibility_get_shown        (const LabPosition *position,
                                               LabSeatSet         persons,
                                               LabSeat            viewer);

G_END_DECLS
