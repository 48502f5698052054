/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-position.h"

G_BEGIN_DECLS

char *lab_cheese_drawing_make (const LabCheeseMaze     *maze,
                               const LabCheesePosition *position,
                               gboolean                 ascii);

G_END_DECLS
