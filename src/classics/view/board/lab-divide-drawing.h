/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"

G_BEGIN_DECLS

void lab_divide_drawing_draw_ground (const LabClassicScene *scene,
                                     cairo_t               *cr);
void lab_divide_drawing_draw        (const LabClassicScene *scene,
                                     cairo_t               *cr);

G_END_DECLS
