/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_PERFT_DEPTH: how deep lab_perft() can count without overflow. */
#define LAB_MAX_PERFT_DEPTH 6

guint64 lab_perft (const LabPosition *position,
                   guint              depth);

G_END_DECLS
