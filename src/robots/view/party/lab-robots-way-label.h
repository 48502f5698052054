/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-robots-position.h"

G_BEGIN_DECLS

void lab_robots_way_label_show (GtkLabel                *label,
                                const LabRobotsBoard    *board,
                                const LabRobotsPosition *start,
                                const GArray            *way,
                                guint                    step);

G_END_DECLS
