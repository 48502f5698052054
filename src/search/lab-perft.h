/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/**
 * LAB_MAX_PERFT_DEPTH:
 *
 * How deep lab_perft() can count without overflow: a turn has 11 arrows, 4
 * orientations and 49 cells at most (12 arrows the first time), and 2156 to the
 * power of 5 is less than 2 to the power of 56.
 */
#define LAB_MAX_PERFT_DEPTH 5

guint64 lab_perft (const LabPosition *position,
                   guint              depth);

G_END_DECLS
