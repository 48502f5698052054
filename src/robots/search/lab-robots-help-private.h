/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-field-private.h"

G_BEGIN_DECLS

/* How much help of others is certain to be needed. */
#define LAB_ROBOTS_MAX_HELP 2

guint lab_robots_count_help (const LabRobotsField  *field,
                             const LabRobotsPlaces *helpers,
                             guint                  place,
                             guint                  axes);

G_END_DECLS
