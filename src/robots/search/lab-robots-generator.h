/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-recipe.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

/* The longest boards that can be asked for: longer ones are too rare to be found. */
#define LAB_ROBOTS_MAX_EXACT 20

gboolean lab_robots_generate_exact (const LabRobotsRecipe *recipe,
                                    guint64                seed,
                                    guint                  n_moves,
                                    GCancellable          *cancellable,
                                    guint                 *n_tried,
                                    LabRobotsBoard        *board);

G_END_DECLS
