/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-position.h"

G_BEGIN_DECLS

LabSeat  lab_secrecy_get_first_viewer (LabSeatSet         persons);
gboolean lab_secrecy_needs_cover      (const LabPosition *position,
                                       LabSeatSet         persons,
                                       LabSeat            viewer);
gboolean lab_secrecy_hides_find       (const LabPosition *position,
                                       LabSeatSet         persons,
                                       LabSeat            finder);
LabSeat  lab_secrecy_get_shown        (const LabPosition *position,
                                       LabSeatSet         persons,
                                       LabSeat            viewer);

G_END_DECLS
