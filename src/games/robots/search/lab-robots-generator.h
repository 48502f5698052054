/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

/* The longest boards that can be asked for: longer ones are too rare to be found. */
#define LAB_ROBOTS_MAX_EXACT 20

/**
 * LabRobotsRecipe:
 * @size: the number of rows, an even number
 * @n_robots: the number of robots
 * @density: how many walls there are, in percent of the usual number; 100 is usual, at most 300
 * @any_robot: whether any robot may stop on the target
 * @must_ricochet: whether a straight way does not count
 *
 * What a random board is made of. Walls stand in the usual shapes: corners of two walls inside the
 * board, and single walls at its edge.
 */
typedef struct
{
  guint    size;
  guint    n_robots;
  guint    density;
  gboolean any_robot;
  gboolean must_ricochet;
} LabRobotsRecipe;

#define LAB_ROBOTS_MAX_DENSITY 300

gboolean lab_robots_generate_exact (const LabRobotsRecipe *recipe,
                                    guint64                seed,
                                    guint                  n_moves,
                                    GCancellable          *cancellable,
                                    guint                 *n_tried,
                                    LabRobotsBoard        *board);
void     lab_robots_recipe_init    (LabRobotsRecipe       *self);
void     lab_robots_recipe_make    (const LabRobotsRecipe *self,
                                    guint64                seed,
                                    LabRobotsBoard        *board);

G_END_DECLS
