/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-results.h"

G_BEGIN_DECLS

GBytes *lab_arena_plot_draw (const LabResults *results,
                             LabFigureFormat   format);

G_END_DECLS
