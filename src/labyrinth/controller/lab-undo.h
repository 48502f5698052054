/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-controller.h"

G_BEGIN_DECLS

guint lab_undo_count (LabController *controller,
                      LabSeatSet     persons,
                      LabSeat        viewer);
guint lab_redo_count (LabController *controller,
                      LabSeatSet     persons);

G_END_DECLS
