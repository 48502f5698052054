/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

char *lab_robots_drawing_make (const LabRobotsBoard    *board,
                               const LabRobotsPosition *position,
                               gboolean                 ascii);

G_END_DECLS
