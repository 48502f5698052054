/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LAB_MAX_PERFT_DEPTH:
 *
 * The largest depth that lab_perft() can count without overflow. A turn has at most 11 arrows (12
 * at first), 4 rotations and 49 cells, and 2156 to the power of 5 is less than 2 to the power of
 * 56.
 */
#define LAB_MAX_PERFT_DEPTH 5

guint64 lab_perft (const LabPosition *position,
                   guint              depth);

G_END_DECLS
